import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, offered, vehicle } from '../../testing/heavy.ts';
import { act, arm } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import { armsAtHand } from '../queries/arms.ts';
import { reportOf } from '../report.ts';
import type { VehicleHit } from '../state/effects.ts';
import { burnOut } from './bail-out.ts';
import { explode } from './explosions.ts';
import { lightTankers } from './tankers.ts';
import { strikeVehicle } from './vehicle-hits.ts';
import { breakPart } from './vehicle-parts.ts';

const T72 = { id: 'tank', name: 'T-72', kind: 't-72', seat: 1, at: { x: 5, y: 5 }, heading: 0 } as const;
const CREW = ['driver', 'gunner', 'commander'] as const;
const tankers = CREW.map((place) => crewman('tank', place, { seat: 1 }));

const shell = (more: Partial<VehicleHit>): VehicleHit => ({
  ...{ vehicle: 'v1', by: 'p1', with: 'test', penetration: 65, dice: 2, from: { l: 0, x: 5, y: 1 }, how: 'exploding' },
  ...more,
});

describe('twilight/combat/damage-implementation', () => {
  it('E97: a minor turret hit goes on to major turret, minor hull, major hull: the engine', () => {
    // Place 1: turret, front 70; 65 and 2D6 of 8 are 3 over: one minor.
    const game = battle([{}, ...tankers], [T72], [1, 4, 4, 6, 6, 6, 1]);
    play(game, strikeVehicle(game, shell({})));
    expect(vehicle(game).damage.engine).toBe(true);
    expect(textsOf(game, 'damage-table')).toEqual([
      'The hit goes on to major turret.',
      'The hit goes on to minor hull.',
      'The hit goes on to major hull.',
      'Damage on major hull: the engine.',
    ]);
  });

  it('E95: twilight/combat/vehicle-armor, twilight/combat/explosive-penetration: the hull front of a T-72 stops an RPG-16', () => {
    const game = battle([{}, ...tankers], [T72], [3, 6, 6]);
    play(game, strikeVehicle(game, shell({})));
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 77 against armor 100 of T-72: no effect.']);
  });

  it('E94: twilight/combat/special-armor: spaced side of an M1, two major results', () => {
    const m1 = { ...T72, name: 'M1', kind: 'm1' } as const;
    const side = { l: 0, x: 12, y: 5 };
    // Side shot: 2 and 1 are 3, hull; 65 + 1D6 of 3 less 16; major hull 1 engine, 3 fuel with 90 of 100: no fire.
    const game = battle([{}, ...tankers], [m1], [2, 3, 1, 3, 90]);
    play(game, strikeVehicle(game, shell({ from: side })));
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 68 against armor 16 of M1: 52 through.']);
    expect(vehicle(game).damage.engine).toBe(true);
    expect(vehicle(game).fuel).toBe(48);
  });

  it('E99: twilight/combat/overhead-attacks: a 6 from above is the hull by its side armor', () => {
    const game = battle([{}, ...tankers], [T72], [6, 1, 1, 1, 1, 1]);
    play(game, strikeVehicle(game, shell({ how: 'overhead', penetration: 90 })));
    expect(textsOf(game, 'vehicle-hit')).toEqual(['T-72 is hit: hull, from above.']);
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 92 against armor 16 of T-72: 76 through.']);
  });
});

describe('twilight/combat/ammo-hit', () => {
  it('twilight/combat/vehicle-damage: E100: an excess of 23 goes off on 23 and kills the crew', () => {
    // Hull side 16: 30 + 2D6 of 9 are 23 over: one major. Major hull 5: ammunition.
    const game = battle([{}, ...tankers], [T72], [2, 4, 5, 5, 23]);
    play(game, strikeVehicle(game, shell({ penetration: 30, from: { l: 0, x: 12, y: 5 } })));
    expect(vehicle(game).condition).toBe('wreck');
    expect(game.state.people.slice(1).map(({ condition }) => condition)).toEqual(['dead', 'dead', 'dead']);
  });

  it('on 24 it holds, but 23 percent are gone', () => {
    const game = battle([{}, ...tankers], [T72], [2, 4, 5, 5, 24]);
    play(game, strikeVehicle(game, shell({ penetration: 30, from: { l: 0, x: 12, y: 5 } })));
    expect(vehicle(game).condition).not.toBe('wreck');
    expect(textsOf(game, 'vehicle-damage')[0]).toBe('T-72 loses 23 percent of its ammunition.');
  });
});

describe('twilight/combat/crew-hits', () => {
  it('one crewman of the turret: picked by a die, struck 1D6 times for 1D6', () => {
    // Turret front 70: 65 + 8 are 3 over; minor turret 1: a crewman, the second of two; two hits: place and points each.
    const game = battle([{}, ...tankers], [T72], [1, 4, 4, 1, 2, 2, 5, 3, 5, 4]);
    play(game, strikeVehicle(game, shell({})));
    expect(textsOf(game, 'crew-hit')).toHaveLength(1);
    expect(person(game, 4).total).toBe(7);
  });

  it('twilight/combat/vehicle-configuration: a hull without a turret; two passengers where none ride: nothing', () => {
    const m113 = { ...T72, name: 'M113', kind: 'm113' } as const;
    const game = battle([{}, crewman('tank', 'driver', { seat: 1 })], [m113], [3, 1, 1, 3]);
    play(game, strikeVehicle(game, shell({ penetration: 10 })));
    expect(textsOf(game, 'vehicle-damage')).toEqual(['No passengers are aboard M113.']);
  });

  it('the loader of a tank without one is its autoloader', () => {
    const game = battle([{}, ...tankers], [T72], [3, 1, 1, 2]);
    play(game, strikeVehicle(game, shell({ penetration: 100, how: 'kinetic' })));
    expect(vehicle(game).damage.loader).toBe(true);
  });
});

describe('twilight/combat/unarmored-vehicles', () => {
  const truck = { id: 'tank', kind: '2.5-ton', seat: 1, at: { x: 5, y: 5 } } as const;
  const bullet = shell({ penetration: 2, dice: 0, how: 'small-arm' });

  it('E91: through the metal, a minor result', () => {
    const game = battle([{}, crewman('tank', 'driver', { seat: 1 })], [truck], [3, 2, 5]);
    play(game, strikeVehicle(game, bullet));
    expect(vehicle(game).damage.radio).toBe(true);
  });

  it('through the canvas only people count', () => {
    const game = battle([{}, crewman('tank', 'driver', { seat: 1 })], [truck], [4, 5]);
    play(game, strikeVehicle(game, bullet));
    expect(vehicle(game).damage.radio).toBe(false);
    expect(textsOf(game, 'unharmed')).toHaveLength(1);
  });
});

describe('twilight/combat/vehicle-hit-location: bursts of small arms', () => {
  const gunner = { seat: 0, attributes: { STR: 20 }, items: [arm('mag', { rest: 'tripod' as const })] };

  it('one die says where all hits of a burst strike, another where those of the next do', () => {
    const btr = { id: 'tank', kind: 'btr-70', seat: 1, at: { x: 5, y: 0 } } as const;
    // Two bursts of ten dice: two sixes, then one; wheels by the first die, hull by the second, which is not pierced.
    const burst = (sixes: number) => [...new Array<number>(sixes).fill(6), ...new Array<number>(10 - sixes).fill(1)];
    const dice = [...burst(2), ...burst(1), 6, 3];
    const game = battle([gunner, crewman('tank', 'driver', { seat: 1 })], [{ ...btr, heading: 6 }], dice);
    act(game, `fire:${person(game).hands}:burst:v1`, { shots: 2 });
    expect(textsOf(game, 'vehicle-hit')).toEqual(['tank is hit: suspension, front.', 'tank is hit: hull, front.']);
    expect(textsOf(game, 'penetration')).toHaveLength(3);
  });

  it('at a soft vehicle each hit of a burst finds metal or a window of its own', () => {
    const truck = { id: 'tank', kind: '2.5-ton', seat: 1, at: { x: 5, y: 0 } } as const;
    const dice = [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 1, 6];
    const game = battle([gunner, crewman('tank', 'driver', { seat: 1 })], [truck], dice);
    act(game, `fire:${person(game).hands}:burst:v1`, { shots: 1 });
    expect(textsOf(game, 'soft-hit')).toHaveLength(2);
    expect(textsOf(game, 'vehicle-hit')).toHaveLength(1);
  });

  it('what a hit would do is shown, in metal and through the windows', () => {
    const truck = { id: 'tank', kind: '2.5-ton', seat: 1, at: { x: 5, y: 0 } } as const;
    const game = battle([gunner, crewman('tank', 'driver', { seat: 1 })], [truck], []);
    const [option] = kindOf('fire')
      .options(game, person(game), null)
      .filter(({ id }) => id.endsWith('burst:v1'));
    const chances = option?.preview({ shots: 1 }).chances ?? [];
    expect(chances.map(({ label }) => label)).toEqual([
      'hit',
      'a hit does damage',
      'a hit does major damage',
      'a hit strikes people inside',
    ]);
    // Half of the hits go through windows; four results of six name people.
    expect(chances[3]?.chance).toBeCloseTo(1 / 3);
  });
});

describe('twilight/combat/suspension-hits', () => {
  it('E98: wheels of 4: 2, 2 and 4', () => {
    const btr = { id: 'tank', kind: 'btr-70', seat: 1, at: { x: 5, y: 5 } } as const;
    const game = battle([{}, crewman('tank', 'driver', { seat: 1 })], [btr], [6, 6, 6]);
    for (const penetration of [2, 2]) play(game, hitAnd(game, penetration, [6]));
    expect(vehicle(game).crippled).toBe('halved');
    play(game, hitAnd(game, 4, [6]));
    expect(vehicle(game).crippled).toBe('stopped');
  });

  function hitAnd(game: ReturnType<typeof battle>, penetration: number, dice: readonly number[]) {
    game.diceLeft.splice(0, game.diceLeft.length, ...dice);
    return strikeVehicle(game, shell({ penetration, dice: 0, how: 'small-arm' }));
  }
});

describe('twilight/combat/fuel-hit', () => {
  it('fuel that burns is shouted out, and goes up at the end of the next phase', () => {
    const m113 = { ...T72, name: 'M113', kind: 'm113' } as const;
    const crew = [crewman('tank', 'driver', { seat: 1 }), crewman('tank', 'passenger', { seat: 1 })];
    // 34 + 2D6 of 2 less 6 are 30 over: a major; fuel, 30 burns; two panic rolls of 1 pass.
    const game = battle([{}, ...crew], [m113], [3, 1, 1, 3, 30, 1, 1]);
    play(game, strikeVehicle(game, shell({ penetration: 34 })));
    expect(vehicle(game).burningSince).not.toBeNull();
    act(game, 'dismount:out', {}, 2);
    expect(person(game, 2).at).toEqual({ l: 0, x: 5, y: 5 });
    game.state.phase--;
    // Who is still inside burns; who stands beside it is in the burst: no fragments of fuel strike him on a 10.
    game.diceLeft.push(10, 10);
    play(game, burnOut(game));
    expect(vehicle(game).condition).toBe('wreck');
    expect(person(game, 3).burns.length).toBeGreaterThan(0);
    expect(game.state.things.some(({ kind }) => kind === 'fire')).toBe(true);
  });
});

describe('twilight/combat/equipment-hits', () => {
  it('a jammed turret cannot fire, and is freed from outside', () => {
    const gunner = crewman('tank', 'gunner', { seat: 0 });
    const own = { ...T72, seat: 0 } as const;
    const game = battle([{ at: { x: 5, y: 6 } }, gunner, { seat: 1, at: { x: 5, y: 0 } }], [own], []);
    expect(offered(game, 'heavy', 2).length).toBeGreaterThan(0);
    vehicle(game).damage.traverse = true;
    expect(offered(game, 'heavy', 2)).toEqual([]);
    // The coaxial gun turns with it, the one on the hatch does not.
    const arms = armsAtHand(game, person(game, 2)).map(({ what }) => what);
    expect(arms).toEqual(['dshk']);
    expect(offered(game, 'work', 1)).toEqual(['work:repair/v1']);
    act(game, 'work:repair/v1');
    expect(person(game).task).toMatchObject({ kind: 'repair', left: 360 });
  });
});

describe('twilight/combat/equipment-hits: weapons', () => {
  it('a secondary hit takes one machinegun, not the others, and a main armament may be one itself', () => {
    const game = battle([{}, crewman('tank', 'gunner', { seat: 1 })], [T72], []);
    const guns = () => armsAtHand(game, person(game, 2)).map(({ what }) => what);
    expect(guns()).toEqual(['dshk', 'pk']);
    play(game, breakPart(game, vehicle(game), 'secondary', 0, true));
    expect(guns()).toEqual(['pk']);
    const apc = battle([{}, crewman('tank', 'gunner', { seat: 1 })], [{ ...T72, kind: 'm113' }], []);
    expect(armsAtHand(apc, person(apc, 2))).toHaveLength(1);
    play(apc, breakPart(apc, vehicle(apc), 'main-armament', 0, false));
    expect(armsAtHand(apc, person(apc, 2))).toEqual([]);
  });
});

describe('twilight/combat/action-drive', () => {
  const hmmwv = { id: 'car', name: 'HMMWV', kind: 'hmmwv', seat: 0, at: { x: 10, y: 18 } } as const;
  const road = {
    levels: [
      {
        id: 'field',
        width: 20,
        height: 20,
        areas: [{ kind: 'road' as const, rect: [10, 0, 1, 20] as [number, number, number, number] }],
      },
    ],
  };

  it('70 m on a road, 25 off it, and only one safe speed more in each phase', () => {
    const game = battle([crewman('car', 'driver'), { at: { x: 0, y: 0 } }], [hmmwv], [], road);
    const offers = offered(game, 'drive');
    expect(offers).toContain('drive:0,10,10');
    expect(offers).not.toContain('drive:0,10,9');
    expect(offers).toContain('drive:0,13,18');
    expect(offers).not.toContain('drive:0,14,18');
    act(game, 'drive:0,10,10');
    expect(vehicle(game)).toMatchObject({ at: { x: 10, y: 10 }, speed: 64, moved: 64, heading: 0 });
    const drive = game.events.find(({ kind }) => kind === 'drive');
    expect(drive?.motion?.path).toHaveLength(9);
  });

  it('faster than is safe the driver rolls; a failure stops it half way', () => {
    const game = battle([crewman('car', 'driver'), { at: { x: 0, y: 0 } }], [{ ...hmmwv, speed: 64 }], [41], road);
    expect(offered(game, 'drive')).toContain('drive:0,10,4');
    act(game, 'drive:0,10,4');
    expect(textsOf(game, 'driving')).toEqual(['HMMWV has to brake.']);
    expect(vehicle(game)).toMatchObject({ at: { x: 10, y: 11 }, speed: 0 });
  });
});

describe('twilight/combat/first-edition-rules', () => {
  it('twilight/combat/vehicle-descriptions: people get in and out, and change places', () => {
    const game = battle([{ at: { x: 5, y: 6 } }, { at: { x: 0, y: 0 } }], [{ ...T72, kind: 'm113', seat: 0 }], []);
    expect(offered(game, 'mount')).toEqual(['mount:v1:driver', 'mount:v1:gunner', 'mount:v1:passenger']);
    act(game, 'mount:v1:passenger');
    expect(person(game).aboard).toEqual({ vehicle: 'v1', place: 'passenger' });
    act(game, 'dismount:v1:driver');
    expect(person(game).aboard?.place).toBe('driver');
    act(game, 'dismount:out');
    expect(person(game)).toMatchObject({ aboard: null, at: { x: 5, y: 5 }, posture: 'kneeling' });
  });

  it('an enemy’s vehicle is taken if nobody in it is on his feet; in the fog its doors are tried, and it says so', () => {
    const carrier = { ...T72, kind: 'm113', seat: 1 } as const;
    const crew = [crewman('tank', 'driver', { seat: 1 }), { at: { x: 0, y: 0 }, seat: 1 }];
    const open = battle([{ at: { x: 5, y: 6 } }, ...crew], [carrier], []);
    expect(offered(open, 'mount')).toEqual([]);
    person(open, 2).condition = 'dead';
    expect(offered(open, 'mount')).toContain('mount:v1:driver');
    const fog = battle([{ at: { x: 5, y: 6 } }, ...crew], [carrier], [], { hidden: true });
    expect(offered(fog, 'mount')).toEqual(['mount:v1:try']);
    act(fog, 'mount:v1:try');
    expect([person(fog).aboard, textsOf(fog, 'mount')]).toEqual([
      null,
      ['P1 does not get into T-72: it is held from inside.'],
    ]);
    person(fog, 2).condition = 'out';
    expect(offered(fog, 'mount')).toEqual(['mount:v1:try']);
    act(fog, 'mount:v1:try');
    expect(person(fog).aboard).toEqual({ vehicle: 'v1', place: 'gunner' });
    person(fog, 2).condition = 'dead';
    act(fog, 'dismount:v1:driver');
    expect([vehicle(fog).side, vehicle(fog).seat]).toEqual([0, 0]);
  });

  it('a boat whose waterline is shot through twice over sinks', () => {
    const boat = { id: 'tank', kind: 'boat', seat: 1, at: { x: 5, y: 5 } } as const;
    const game = battle([{}, crewman('tank', 'driver', { seat: 1 })], [boat], [1, 6, 6, 6, 1]);
    play(game, strikeVehicle(game, shell({ penetration: 22 })));
    expect(vehicle(game).condition).toBe('sunk');
    expect(person(game, 2).at).toEqual({ l: 0, x: 5, y: 5 });
  });
});

describe('twilight/adventures/tanker-fires', () => {
  const tanker = (id: string, x: number) =>
    ({ id, name: id, kind: '5-ton-tanker', seat: 1, at: { x, y: 15 }, tanker: true }) as const;
  it('a tanker that goes up sets fire to those beside it on 1 to 4, and they burn in their turn', () => {
    const row = [tanker('first', 10), tanker('second', 11), tanker('third', 9), tanker('fourth', 13)];
    const game = battle([{}, { at: { x: 1, y: 1 } }], row, [4, 5]);
    vehicle(game).burningSince = 0;
    play(game, burnOut(game));
    expect(vehicle(game).condition).toBe('wreck');
    expect([2, 3, 4].map((n) => vehicle(game, n).burningSince !== null)).toEqual([true, false, false]);
    expect(textsOf(game, 'fire-spreads')).toEqual(['The fire spreads to second.', 'third does not catch fire.']);
  });
});

describe('twilight/adventures/tanker-fires: what lights them', () => {
  const fuel = { id: 'fuel', kind: '5-ton-tanker', seat: 1, at: { x: 10, y: 15 }, tanker: true } as const;
  const blast = { at: { l: 0, x: 10, y: 15 }, by: null, with: 'grenade', concussion: 0, burst: null } as const;
  const burns = (game: ReturnType<typeof battle>): boolean => vehicle(game).burningSince !== null;

  it('phosphorus and thermite in its square, and not in the next', () => {
    for (const agent of ['phosphorus', 'thermite'] as const) {
      const game = battle([{}, { at: { x: 1, y: 1 } }], [fuel], []);
      play(game, explode(game, { ...blast, agent, contact: null, penetration: null, at: { l: 0, x: 11, y: 15 } }));
      expect(burns(game)).toBe(false);
      play(game, explode(game, { ...blast, agent, contact: null, penetration: null }));
      expect(burns(game)).toBe(true);
    }
  });

  it.each([
    [19, true],
    [20, false],
  ])('a blast in contact by the excess of its penetration: %d of 19', (face, isLit) => {
    const game = battle([{}, { at: { x: 1, y: 1 } }], [fuel], []);
    play(game, lightTankers({ ...game, dice: { take: () => [face] } }, { ...blast, agent: null, contact: 'v1', penetration: 20 })); // biome-ignore format: one line
    expect(burns(game)).toBe(isLit);
    expect(textsOf(game, 'load-burns')).toHaveLength(1);
  });

  it('not a blast beside it, nor one that has no penetration', () => {
    const game = battle([{}, { at: { x: 1, y: 1 } }], [fuel], []);
    play(game, lightTankers(game, { ...blast, agent: null, contact: null, penetration: 20 }));
    play(game, lightTankers(game, { ...blast, agent: null, contact: 'v1', penetration: null }));
    expect(burns(game)).toBe(false);
  });
});

describe('twilight/combat/action-move: off the map in a vehicle', () => {
  const levels = [
    {
      id: 'field',
      width: 20,
      height: 20,
      places: [{ id: 'home', rect: [0, 0, 2, 20] as [number, number, number, number], exit: [0] }],
    },
  ];
  const foe = { seat: 1, at: { x: 19, y: 19 } };
  const jeep = { id: 'jeep', name: 'Jeep', kind: 'hmmwv', seat: 0, at: { x: 1, y: 5 } } as const;
  const aboard = [
    crewman('jeep', 'driver'),
    crewman('jeep', 'passenger', { seat: 0 }),
    crewman('jeep', 'passenger', { seat: 0 }),
  ];

  it('the driver takes everybody along; who is unconscious stays so, and the report has the vehicle', () => {
    const game = battle([...aboard, foe], [jeep], [], { levels });
    person(game, 3).condition = 'out';
    expect(offered(game, 'leave', 2)).toEqual([]);
    act(game, 'leave');
    expect([1, 2, 3].map((n) => person(game, n).condition)).toEqual(['gone', 'gone', 'out']);
    expect([vehicle(game).condition, vehicle(game).at]).toEqual(['gone', null]);
    expect(textsOf(game, 'leave')).toEqual(['Jeep leaves the field.']);
    expect(reportOf(game.setup, game.state).entries.find(({ piece }) => piece === 'v1')?.fate).toBe('whole');
  });

  it('not from elsewhere, nor in what will not drive', () => {
    const far = battle([...aboard, foe], [{ ...jeep, at: { x: 5, y: 5 } }], [], { levels });
    expect(offered(far, 'leave')).toEqual([]);
    const broken = battle([...aboard, foe], [jeep], [], { levels });
    vehicle(broken).damage.engine = true;
    expect(offered(broken, 'leave')).toEqual([]);
  });
});
