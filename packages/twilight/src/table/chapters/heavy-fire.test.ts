import { type AskData, answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, gun, offered, vehicle } from '../../testing/heavy.ts';
import { act } from '../../testing/shooting.ts';
import { gunShiftOptions } from '../actions/heavy.ts';
import { kindOf } from '../actions/list.ts';
import type { TwilightAsked } from '../queries/asked.ts';
import { isSteady, servedBy } from '../queries/guns.ts';
import { questionOf } from '../questions.ts';
import { endPhaseOfHeavyThings } from './arrivals.ts';
import { crossLanes } from './lanes.ts';
import { wound } from './wounds.ts';

const BTR = { id: 'btr', name: 'BTR-70', kind: 'btr-70', seat: 1, at: { x: 5, y: 0 }, heading: 6 } as const;
const DRIVER = crewman('btr', 'driver', { seat: 1 });
const itemOf = (game: ReturnType<typeof battle>, number = 1): string => person(game, number).hands ?? '';

/** Somebody is asked where the fire goes on. */
const asking = (game: ReturnType<typeof battle>): ReturnType<typeof battle> => {
  const question = (asked: AskData) =>
    questionOf({ setup: game.setup, state: game.state, seat: 0 }, asked as TwilightAsked);
  return Object.assign(game, { question });
};

const previewOf = (game: ReturnType<typeof battle>, option: string, number = 1) =>
  kindOf(option)
    .options(game, person(game, number), null)
    .find(({ id }) => id === option)
    ?.preview({});

describe('twilight/combat/rocket-launchers', () => {
  const rpg = gun('rpg-16', { magazines: 2 });

  it('a quick rocket at 40 m: half the skill; a hit goes through the front, two majors', () => {
    // Hit on 20; place 3: hull, front 3; 65 + 2D6 of 2 are 64 over: three majors, all engine; the burst: nobody near.
    const game = battle([{ type: 'veteran', items: [rpg] }, DRIVER], [BTR], [30, 3, 1, 1, 1, 1, 1]);
    const option = `heavy:${itemOf(game)}:flat:v1`;
    expect(previewOf(game, option)?.target).toMatchObject({ base: 60, need: 30 });
    act(game, option);
    expect(vehicle(game).damage.engine).toBe(true);
    expect(person(game).carries[0]?.loaded).toBe(0);
    expect(game.events.find(({ kind }) => kind === 'heavy-fire')?.shot).toMatchObject({
      by: 'p1',
      style: 'rocket',
      hit: true,
    });
  });

  it('a miss goes off beside the target', () => {
    const game = battle([{ type: 'veteran', items: [rpg] }, DRIVER], [BTR], [31, 4, 5]);
    act(game, `heavy:${itemOf(game)}:flat:v1`);
    expect(textsOf(game, 'stray')).toEqual(['It goes off 4 m beside it.']);
    expect(textsOf(game, 'explosion')).toHaveLength(1);
  });

  it('twilight/combat/reloading: two actions, and the rocket is out of the pack', () => {
    const game = battle([{ items: [gun('rpg-16', { loaded: 0, magazines: 2 })] }, DRIVER], [BTR], []);
    const option = `load:${itemOf(game)}:HEAT`;
    act(game, option);
    expect(person(game).carries[0]).toMatchObject({ loaded: 0, reloading: 1 });
    act(game, option);
    expect(person(game).carries[0]).toMatchObject({ loaded: 1, reloading: 0, spares: [{ round: 'HEAT', rounds: 1 }] });
  });

  it('an Armbrust is thrown away', () => {
    const game = battle([{ items: [gun('armbrust', { loaded: 0, magazines: 1 })] }, DRIVER], [BTR], []);
    expect(offered(game, 'load')).toEqual([]);
  });

  it('the shown chance of damage is that of all dice', () => {
    const game = battle([{ items: [rpg] }, DRIVER], [BTR], []);
    const shown = previewOf(game, `heavy:${itemOf(game)}:flat:v1`);
    expect(shown?.chances?.map(({ label }) => label)).toEqual([
      'a hit',
      'a hit does damage',
      'a hit does major damage',
    ]);
    expect(shown?.chances?.[1]?.chance).toBeCloseTo(1);
    expect(shown?.spread?.map(({ label, chance }) => [label, Math.round(chance * 6)])).toEqual([
      ['turret', 1],
      ['hull', 4],
      ['suspension', 1],
    ]);
  });
});

describe('twilight/combat/antitank-missiles', () => {
  const tow = gun('at-4', {});

  it('must be aimed, then flies; guided to the end it hits', () => {
    const game = battle([{ type: 'experienced', items: [tow] }, DRIVER], [BTR], []);
    const item = itemOf(game);
    expect(offered(game, 'heavy')).toEqual([]);
    act(game, `lay:${item}:v1`);
    act(game, `heavy:${item}:flat:v1`);
    expect(game.state.things).toMatchObject([{ kind: 'flying', what: 'missile', chance: 80 }]);
    // 80 hits; place 3: hull front 3; three majors, all engine.
    game.diceLeft.push(80, 3, 1, 1, 1, 1, 1);
    play(game, endPhaseOfHeavyThings(game));
    expect(vehicle(game).damage.engine).toBe(true);
    expect(game.state.things).toEqual([]);
  });

  it.each([
    ['by a bullet', { points: 1, burns: false }],
    ['by fire', { points: 1, burns: true }],
    ['by what his armor stops', { points: 0, burns: false }],
  ])('a gunner who is hit %s while it flies loses it; what struck him before does not matter', (_, damage) => {
    const launched = () => {
      const game = battle([{ type: 'experienced', items: [tow] }, DRIVER], [BTR], []);
      play(game, wound(game, person(game), 'chest', { points: 1, burns: false }));
      act(game, `lay:${itemOf(game)}:v1`);
      act(game, `heavy:${itemOf(game)}:flat:v1`);
      return game;
    };
    const game = launched();
    play(game, wound(game, person(game), 'chest', damage));
    expect(person(game).aim).toBeNull();
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'astray')).toHaveLength(1);
    const other = launched();
    other.diceLeft.push(80, 3, 1, 1, 1, 1, 1);
    play(other, endPhaseOfHeavyThings(other));
    expect(vehicle(other).damage.engine).toBe(true);
  });

  it('twilight/combat/tank-breaker: finds its way alone, from above if wished', () => {
    const game = battle([{ items: [gun('tank-breaker')] }, DRIVER], [BTR], []);
    const item = itemOf(game);
    act(game, `lay:${item}:v1`);
    expect(offered(game, 'heavy')).toEqual([`heavy:${item}:flat:v1`, `heavy:${item}:top:v1`]);
    act(game, `heavy:${item}:top:v1`);
    person(game).aim = null;
    game.diceLeft.push(10, 6, 1, 1, 1, 1, 1);
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'vehicle-hit')).toEqual(['BTR-70 is hit: hull, from above.']);
  });
});

describe('twilight/combat/autocannon', () => {
  const zsu = { id: 'zsu', name: 'ZSU', kind: 'zsu-30-6', seat: 0, at: { x: 0, y: 0 } } as const;

  it('E55: twilight/combat/multiple-barrels: two sixes of a ZSU-30-6 are twelve hits at one place', () => {
    const penetrations = new Array<number>(24).fill(1);
    const game = battle([crewman('zsu', 'gunner'), DRIVER], [zsu, { ...BTR, at: { x: 10, y: 0 } }], []);
    const item = vehicle(game).weapons[0]?.id ?? '';
    // Five dice, two sixes; the place: suspension. Twelve penetrations of 6 + 2 on wheels of 4.
    game.diceLeft.push(6, 6, 1, 1, 1, 6, ...penetrations);
    act(game, `heavy:${item}:flat:v2`, { bursts: 1 });
    expect(textsOf(game, 'heavy-fire')[0]).toContain('12 hits');
    expect(textsOf(game, 'penetration')).toHaveLength(12);
    expect(vehicle(game, 2).crippled).toBe('stopped');
    expect(vehicle(game).weapons[0]?.loaded).toBe(95);
  });

  it('twilight/combat/danger-zone: half of the misses are rolled for others beside the line, the rest stay there, each six of every barrel', () => {
    const bystander = { seat: 1, at: { x: 11, y: 0 } };
    const game = battle([crewman('zsu', 'gunner'), DRIVER, bystander], [zsu, { ...BTR, at: { x: 10, y: 0 } }], []);
    const item = vehicle(game).weapons[0]?.id ?? '';
    // Two bursts of five dice without a six: five strays, one of them a six; where the first of its hits strikes, its dice, and that he dies of it.
    const strike = new Array<number>(18).fill(1);
    game.diceLeft.push(...new Array<number>(10).fill(1), 6, 1, 1, 1, 1, ...strike);
    act(game, `heavy:${item}:flat:v2`, { bursts: 2 });
    expect(textsOf(game, 'strays')).toEqual(['Stray bullets: 1 of 5 dice hit others in the danger zone.']);
    expect(person(game, 3).condition).not.toBe('fit');
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 4, hitsEach: 6, weapon: '30mm' }]);
    expect(vehicle(game).weapons[0]?.loaded).toBe(90);
  });

  it('twilight/combat/danger-zone: whoever comes into the lane of a gun is struck by its rounds', () => {
    const walker = { seat: 1, at: { x: 11, y: 8 } };
    const game = battle([crewman('zsu', 'gunner'), DRIVER, walker], [zsu, { ...BTR, at: { x: 10, y: 0 } }], []);
    const item = vehicle(game).weapons[0]?.id ?? '';
    game.diceLeft.push(1, 1, 1, 1, 1);
    act(game, `heavy:${item}:flat:v2`, { bursts: 1 });
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 2 }]);
    const one = person(game, 3);
    one.at = { l: 0, x: 11, y: 0 };
    game.diceLeft.push(6, 1, ...new Array<number>(18).fill(1));
    play(game, crossLanes(game, one, { l: 0, x: 11, y: 8 }));
    expect(textsOf(game, 'lane-attack')).toHaveLength(1);
    expect(one.condition).not.toBe('fit');
  });

  it('twilight/combat/rate-of-fire: bursts may be split among targets, each change costs one', () => {
    const second = { ...BTR, id: 'two', name: 'Second', at: { x: 10, y: 2 } };
    const driver = crewman('two', 'driver', { seat: 1 });
    const vehicles = [zsu, { ...BTR, at: { x: 10, y: 0 } }, second];
    const game = asking(battle([crewman('zsu', 'gunner'), DRIVER, driver], vehicles, []));
    const weapon = vehicle(game).weapons[0];
    const option = (target: string): string => `heavy:${weapon?.id}:flat:${target}`;
    // Two bursts of five dice at the first, then at most two more at the other: five less two fired and one for the change.
    game.diceLeft.push(...new Array<number>(10).fill(1), ...new Array<number>(10).fill(1));
    // What missed at the first strikes nobody else: two lanes of five dice each, that of the second without anybody in it.
    const piece = kindOf('heavy').perform(
      game,
      person(game),
      answerOf(option('v2'), { bursts: 2, rounds: 1, next: 1 }),
    );
    play(game, piece, [option('v3'), { bursts: 2 }]);
    expect(textsOf(game, 'heavy-fire')).toHaveLength(4);
    expect(weapon?.loaded).toBe(80);
  });

  it('twilight/combat/rate-of-fire: single rounds of a gun are split too, the last one without anything to choose', () => {
    const second = { ...BTR, id: 'two', name: 'Second', at: { x: 10, y: 2 } };
    const driver = crewman('two', 'driver', { seat: 1 });
    const vehicles = [zsu, { ...BTR, at: { x: 10, y: 0 } }, second];
    const game = asking(battle([crewman('zsu', 'gunner'), DRIVER, driver], vehicles, [95, 96, 97, 98]));
    const weapon = vehicle(game).weapons[0];
    const option = (target: string): string => `heavy:${weapon?.id}:flat:${target}`;
    const shift = { item: weapon?.id ?? '', mode: 'single', last: 'v2', before: 3, switches: 1 } as const;
    const rest = gunShiftOptions(game, person(game), shift);
    expect(rest.map(({ id, params }) => [id, params.length])).toEqual([[option('v3'), 0]]);
    expect(rest[0]?.preview({}).text).toMatch(/^One round/);
    expect(gunShiftOptions(game, person(game), { ...shift, before: 4 })).toEqual([]);
    const fired = answerOf(option('v2'), { bursts: 0, rounds: 3, next: 1 });
    play(game, kindOf('heavy').perform(game, person(game), fired), option('v3'));
    expect(textsOf(game, 'heavy-fire')).toHaveLength(4);
    expect(weapon?.loaded).toBe(96);
  });

  it('twilight/combat/danger-zone: a vehicle in the lane is struck like anybody there, in one place for every die', () => {
    const truck = { ...BTR, id: 'truck', name: 'Truck', kind: 'hmmwv', at: { x: 11, y: 0 } } as const;
    const driver = crewman('truck', 'driver', { seat: 1 });
    const game = battle([crewman('zsu', 'gunner'), DRIVER, driver], [zsu, { ...BTR, at: { x: 10, y: 0 } }, truck], []);
    const item = vehicle(game).weapons[0]?.id ?? '';
    // One burst without a six: two strays, one of them a six, six hits of it, all of them through metal, on the wheels.
    game.diceLeft.push(1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6, ...new Array<number>(12).fill(1));
    act(game, `heavy:${item}:flat:v2`, { bursts: 1 });
    expect(textsOf(game, 'strays')).toEqual(['Stray bullets: 1 of 2 dice hit others in the danger zone.']);
    expect(vehicle(game, 3).crippled).not.toBe('no');
  });

  it('twilight/combat/rate-of-fire: up to five single rounds instead, the first of them aimed; no burst of less than its rounds', () => {
    const game = battle([crewman('zsu', 'gunner'), DRIVER], [zsu, { ...BTR, at: { x: 10, y: 0 } }], []);
    const weapon = vehicle(game).weapons[0];
    const option = `heavy:${weapon?.id}:flat:v2`;
    act(game, `lay:${weapon?.id}:v2`);
    game.diceLeft.push(95, 96, 97);
    act(game, option, { bursts: 0, rounds: 3 });
    const needs = game.events.filter(({ kind }) => kind === 'heavy-fire').map(({ target }) => target);
    expect(needs).toMatchObject([{ need: 40 }, { need: 20 }, { need: 20 }]);
    expect(weapon?.loaded).toBe(97);
    if (weapon !== undefined) weapon.loaded = 4;
    const offer = kindOf('heavy').options(game, person(game), null)[0];
    expect(offer?.params).toMatchObject([
      { name: 'bursts', max: 0 },
      { name: 'rounds', max: 4 },
    ]);
    expect(offer?.preview({ bursts: 0, rounds: 2 }).chances?.[0]?.chance).toBeCloseTo(1 - 0.8 ** 2);
  });

  it('on the move it fires as if a band farther, and aims no more', () => {
    const game = battle([crewman('zsu', 'gunner'), DRIVER], [zsu, { ...BTR, at: { x: 10, y: 0 } }], []);
    vehicle(game).moved = 16;
    expect(offered(game, 'lay')).toEqual([]);
    const item = vehicle(game).weapons[0]?.id ?? '';
    expect(previewOf(game, `heavy:${item}:flat:v2`)?.target).toMatchObject({ need: 10 });
  });
});

describe('twilight/combat/large-caliber-guns', () => {
  it('a tank gun needs its loader; without him it takes longer', () => {
    const m1 = { id: 'm1', name: 'M1', kind: 'm1', seat: 0, at: { x: 0, y: 0 } } as const;
    const game = battle(
      [crewman('m1', 'gunner'), crewman('m1', 'loader', { seat: 0 }), { seat: 1, at: { x: 9, y: 0 } }],
      [m1],
      [],
    );
    const main = vehicle(game).weapons[0];
    if (main === undefined) throw new Error('no gun');
    main.loaded = 0;
    expect(previewOf(game, `load:${main.id}:APFSDS`, 2)?.text).toBe('It is ready to fire after this.');
    person(game, 2).condition = 'dead';
    expect(previewOf(game, `load:${main.id}:APFSDS`, 1)?.text).toBe('1 more action of the crew after this one.');
  });

  it('a penetrator strikes a man whatever he wears', () => {
    const m1 = { id: 'm1', name: 'M1', kind: 'm1', seat: 0, at: { x: 0, y: 0 } } as const;
    const game = battle([crewman('m1', 'gunner'), { seat: 1, at: { x: 9, y: 0 }, armor: ['kevlar-vest'] }], [m1], []);
    const main = vehicle(game).weapons[0]?.id ?? '';
    game.diceLeft.push(1, 5, ...new Array<number>(26).fill(1), 1);
    act(game, `heavy:${main}:flat:p2`);
    expect(person(game, 2).condition).not.toBe('fit');
  });
});

describe('twilight/combat/mortars', () => {
  const mortar = gun('60mm-mortar', { magazines: 5, rest: 'tripod' });

  it('the first round by a task, then corrected; each comes down a phase later', () => {
    const game = battle([{ items: [mortar] }, { at: { x: 15, y: 0 } }], [], []);
    const item = itemOf(game);
    const option = `indirect:${item}:0,15,0`;
    expect(previewOf(game, option)?.chances?.[0]).toMatchObject({ label: 'on target', chance: 0.4 });
    // 41 misses: 7 tens of meters to the south.
    game.diceLeft.push(41, 7, 5);
    act(game, option);
    expect(textsOf(game, 'laid')).toEqual(['The first round is laid 70 m off.']);
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'impact')).toEqual([]);
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'impact')).toHaveLength(1);
    const weapon = person(game).carries[0];
    if (weapon !== undefined) weapon.loaded = 1;
    act(game, option);
    expect(textsOf(game, 'corrected')).toEqual(['P1 corrects the fire: 35 m off.']);
  });

  it('nobody is shelled who is too near, and nobody without somebody who sees him', () => {
    expect(offered(battle([{ items: [mortar] }, { at: { x: 5, y: 0 } }], [], []), 'indirect')).toEqual([]);
  });
});

describe('twilight/combat/icm', () => {
  it('E88: a 155 ICMDP over a man and a BTR in one square: the man is missed, the BTR struck from above', () => {
    const howitzer = gun('155mm', { round: 'ICMDP', rest: 'tripod' });
    const game = battle(
      [{ items: [howitzer] }, { at: { x: 15, y: 0 }, seat: 1 }, { ...DRIVER }],
      [{ ...BTR, at: { x: 15, y: 0 } }],
      [],
    );
    game.diceLeft.push(40);
    act(game, `indirect:${itemOf(game)}:0,15,0`);
    game.state.phase--;
    // Bomblet on 4 of 10; direct hit: man 2 no, vehicle 5 yes; overhead place 2 hull, pen 4 + 2 less side 1: 5 over, minor hull 5 radio.
    // Then its blast: the man in the same square takes one die of concussion and no fragment.
    game.diceLeft.push(4, 2, 5, 2, 1, 1, 5, 1, 10);
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'bomblet')).toHaveLength(1);
    expect(vehicle(game).damage.radio).toBe(true);
  });
});

describe('twilight/combat/grenade-launchers', () => {
  it('light hangs over the field, gas drives people out', () => {
    const m203 = gun('m203', { round: 'ILLUM' });
    const game = battle([{ items: [m203] }, { at: { x: 15, y: 0 } }], [], [1]);
    act(game, `indirect:${itemOf(game)}:0,15,0`);
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(game.state.things.some((thing) => thing.kind === 'glow' && thing.full === 100)).toBe(true);
  });

  it('twilight/combat/first-edition-rules: chemical rounds', () => {
    const game = battle([{ items: [gun('m203', { round: 'CHEM' })] }, { at: { x: 15, y: 0 } }], [], [1]);
    act(game, `indirect:${itemOf(game)}:0,15,0`);
    game.state.phase--;
    // Concussion 1 is nothing in the square, gas has no fragments; it stays for 3 turns, and 51 of 50 breaks down.
    game.diceLeft.push(3, 51);
    play(game, endPhaseOfHeavyThings(game));
    expect(person(game, 2).condition).toBe('out');
  });
});

describe('twilight/combat/moving-vehicles: stabilized guns', () => {
  it.each([
    ['t-72', true, false],
    ['t-72', false, true],
    ['m1', true, true],
    ['lav-75', false, false],
  ] as const)('%s, faster than is safe: %s, is aimed: %s', (kind, reckless, aimed) => {
    const tank = { id: 'tank', name: 'Tank', kind, seat: 0, at: { x: 2, y: 2 }, heading: 2 } as const;
    const game = battle([crewman('tank', 'gunner', { seat: 0 }), DRIVER], [tank, BTR], []);
    // As slow as would be safe on a road: what counts is the ground it is on.
    Object.assign(vehicle(game), { moved: 30, reckless });
    const [main] = servedBy(game.state, person(game));
    if (main === undefined) throw new Error('no gun');
    expect(isSteady(main)).toBe(aimed);
  });
});
