import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, offered, vehicle } from '../../testing/heavy.ts';
import { act } from '../../testing/shooting.ts';
import { momentOf } from '../state/state.ts';
import { endPhaseOfHeavyThings, endTurnOfHeavyThings } from './arrivals.ts';
import { shakeRoof } from './cave-ins.ts';
import { workOn } from './work.ts';

const SAPPER = {
  type: 'elite',
  at: { x: 5, y: 5 },
  items: [
    { kind: 'charge', what: 'plastique', count: 12 },
    { kind: 'gear', what: 'tools' },
  ],
} as const;
const FAR = { at: { x: 19, y: 19 } };
const WALL = {
  levels: [
    {
      id: 'field',
      width: 20,
      height: 20,
      barriers: [
        {
          id: 'wall',
          kind: 'wall' as const,
          x: 5,
          y: 5,
          edge: 'north' as const,
          cover: 'reinforced-concrete' as const,
          av: 20,
        },
      ],
    },
  ],
};
const TURN = 6;

describe('twilight/combat/setting-charges', () => {
  const sapper = { ...SAPPER, items: [...SAPPER.items] };

  it('twilight/referee/demolition-table: E78: nine blocks, thirty turns, tamped in ten more, blow a way through half a meter of reinforced concrete', () => {
    const game = battle([sapper, FAR], [], [], WALL);
    act(game, 'charge:set:wall', { pieces: 9 });
    expect(person(game).task).toMatchObject({ kind: 'set-charge', left: 30 * TURN, note: 54 });
    expect(person(game).carries[0]?.count).toBe(3);
    game.diceLeft.push(99);
    play(game, workOn(game, person(game), 30 * TURN));
    act(game, `charge:tamp:${game.state.things[0]?.id}`);
    expect(person(game).task?.left).toBe(10 * TURN);
    play(game, workOn(game, person(game), 10 * TURN));
    person(game).at = { l: 0, x: 19, y: 0 };
    act(game, `charge:fire:${game.state.things[0]?.id}`);
    expect(textsOf(game, 'breach')).toEqual(['A hole of 750 mm.']);
    expect(game.events.find(({ kind }) => kind === 'charge')?.rule).toBe('twilight/referee/demolition-table');
    expect(game.state.barriers[0]?.broken).toBe(true);
  });

  it('twilight/combat/demolitions: sticks with a lit fuse may be thrown, and lie loose against what they were thrown at', () => {
    const thrower = { ...SAPPER, type: 'veteran', items: [{ kind: 'charge', what: 'dynamite', count: 9 }] } as const;
    const game = battle(
      [{ ...thrower, items: [...thrower.items] }, FAR],
      [{ id: 'car', kind: 'uaz-469', seat: 1, at: { x: 6, y: 5 } }],
      [60],
    );
    const offers = offered(game, 'hurl');
    expect(offers).toEqual(['hurl:dynamite:v1', 'hurl:dynamite:way']);
    act(game, 'hurl:dynamite:v1', { pieces: 8, fuse: 2 });
    expect(game.state.things).toMatchObject([
      { kind: 'charge', points: 8, against: 'v1', tamped: false, fuse: momentOf(game.state) + 2, at: { x: 6, y: 5 } },
    ]);
    expect(person(game).carries[0]?.count).toBe(1);
    // A bad throw lies somewhere near, against nothing.
    game.diceLeft.push(100, 5, 1);
    act(game, 'hurl:dynamite:v1', { pieces: 1, fuse: 2 });
    expect(game.state.things[1]).toMatchObject({ points: 1, against: null });
    const walled = battle([{ ...thrower, at: { x: 5, y: 7 }, items: [...thrower.items] }, FAR], [], [15], WALL);
    act(walled, 'hurl:dynamite:way', { direction: 0, squares: 2, pieces: 1, fuse: 1 });
    expect(walled.state.things).toMatchObject([{ kind: 'charge', at: { x: 5, y: 5 }, against: 'wall' }]);
  });

  it('twilight/combat/demolitions: a block may be broken and joined with dynamite, up to ten kilograms', () => {
    const both = { ...SAPPER, items: [...SAPPER.items, { kind: 'charge', what: 'dynamite', count: 20 }] } as const;
    const game = battle([{ ...both, items: [...both.items] }, FAR], [], [], WALL);
    const counts = () =>
      person(game).carries.flatMap(({ kind, count, loaded }) => (kind === 'charge' ? [[count, loaded]] : []));
    act(game, 'charge:drop:wall', { pieces: 1, points: 2, sticks: 3, fuse: 9 });
    expect(counts()).toEqual([
      [10, 4],
      [17, 0],
    ]);
    // Nine blocks leave room for four sticks.
    act(game, 'charge:drop:wall', { pieces: 9, points: 0, sticks: 17, fuse: 9 });
    expect(counts()).toEqual([
      [1, 4],
      [13, 0],
    ]);
    // Of the last block and what was left of the broken one, all but a point; then that.
    act(game, 'charge:drop:wall', { pieces: 1, points: 3, sticks: 0, fuse: 9 });
    expect(counts()).toEqual([
      [0, 1],
      [13, 0],
    ]);
    act(game, 'charge:drop:wall', { pieces: 0, points: 1, sticks: 0, fuse: 9 });
    expect(game.state.things.map((thing) => thing.kind === 'charge' && thing.points)).toEqual([11, 58, 9, 1]);
  });

  it('twilight/combat/tamping: ten turns double the penetration', () => {
    const game = battle([sapper, FAR], [], [], WALL);
    act(game, 'charge:set:wall', { pieces: 1 });
    game.diceLeft.push(99);
    play(game, workOn(game, person(game), 30 * TURN));
    act(game, `charge:tamp:${game.state.things[0]?.id}`);
    play(game, workOn(game, person(game), 10 * TURN));
    expect(game.state.things).toMatchObject([{ kind: 'charge', points: 6, tamped: true }]);
  });

  it('twilight/referee/armor-equivalents: a block lying at the wall makes no hole; twilight/referee/penetration-formulas where wished', () => {
    const game = battle([sapper, FAR], [], [], { ...WALL, variants: { charges: 'precise' } });
    act(game, 'charge:drop:wall', { pieces: 1, fuse: 1 });
    person(game).at = { l: 0, x: 19, y: 19 };
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'breach')).toEqual(['It is not breached.']);
    expect(game.events.filter(({ kind }) => kind === 'charge').at(-1)?.rule).toBe(
      'twilight/referee/penetration-formulas',
    );
    expect(game.events.find(({ kind }) => kind === 'breach')?.rule).toBe('twilight/referee/armor-equivalents');
  });

  it('a failed task is a dud, seen only when it is fired', () => {
    const game = battle([{ ...sapper, type: 'experienced' }, FAR], [], [], WALL);
    act(game, 'charge:set:wall', { pieces: 1 });
    game.diceLeft.push(81);
    play(game, workOn(game, person(game), 30 * TURN));
    expect(textsOf(game, 'work').at(-1)).toContain('has set a charge');
    act(game, `charge:fire:${game.state.things[0]?.id}`);
    expect(textsOf(game, 'dud')).toHaveLength(1);
  });

  it('a catastrophe goes off in his hands', () => {
    const game = battle([{ ...sapper, type: 'experienced' }, FAR], [], [], WALL);
    act(game, 'charge:set:', { pieces: 1 });
    // 99 and 100 of 80 are the last tenth; concussion 8 in contact.
    game.diceLeft.push(99, ...new Array<number>(8).fill(3), 1);
    play(game, workOn(game, person(game), 30 * TURN));
    expect(person(game).condition).not.toBe('fit');
  });

  it('left in peace, a whole turn of work passes at once', () => {
    const game = battle([sapper, FAR], [], [], WALL);
    act(game, 'charge:set:wall', { pieces: 1 });
    game.state.contact = false;
    play(game, endTurnOfHeavyThings(game));
    expect(person(game).task?.left).toBe(29 * TURN);
  });

  it('twilight/combat/demolition-penetration: dropped with a fuse against a vehicle, half', () => {
    const btr = { id: 'btr', name: 'BTR-70', kind: 'btr-70', seat: 1, at: { x: 6, y: 5 }, heading: 0 } as const;
    const game = battle([sapper, crewman('btr', 'driver', { seat: 1 })], [btr], []);
    act(game, 'charge:drop:v1', { pieces: 9, fuse: 1 });
    person(game).at = { l: 0, x: 19, y: 19 };
    game.state.phase--;
    // Penetration 12, no dice, at the hull side of 1: 11 over, two minors: radio twice.
    game.diceLeft.push(2, 5, 5);
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 12 against armor 1 of BTR-70: 11 through.']);
    expect(vehicle(game).damage.radio).toBe(true);
  });

  it('twilight/combat/demolitions: under ground the roof may come down', () => {
    const mine = { levels: [{ id: 'shaft', width: 20, height: 20, elevation: -10 }] };
    const game = battle([sapper, FAR], [], [], mine);
    act(game, 'charge:drop:', { pieces: 9, fuse: 1 });
    person(game).at = { l: 0, x: 19, y: 19 };
    game.state.phase--;
    game.diceLeft.push(25);
    play(game, endPhaseOfHeavyThings(game));
    expect(textsOf(game, 'cave-in')).toEqual(['The roof comes down.']);
    expect(game.state.things).toMatchObject([{ kind: 'crater', blocks: true }]);
  });

  it('a grenade in the tunnels of a mine brings it down on 1 or 2 of ten, and 2D6 upon who is there', () => {
    const mine = { levels: [{ id: 'mine', width: 20, height: 20, grid: 2 as const, elevation: -10, ricochets: true }] };
    const game = battle([{ at: { x: 1, y: 1 } }, { at: { x: 9, y: 9 } }], [], [2, 4, 3, 3], mine);
    const at = { l: 0, x: 9, y: 9 };
    const blast = { at, by: null, with: 'grenade', concussion: 1, burst: null, contact: null } as const;
    play(game, shakeRoof(game, { ...blast, agent: null, penetration: null }));
    expect(game.state.things).toMatchObject([{ kind: 'crater', at, blocks: true }]);
    expect(person(game, 2).total).toBe(6);
    game.diceLeft.push(3);
    play(game, shakeRoof(game, { ...blast, at: { l: 0, x: 8, y: 8 }, agent: null, penetration: null }));
    expect(game.state.things).toHaveLength(1);
    play(game, shakeRoof(game, { ...blast, agent: 'smoke', penetration: null }));
  });
});

describe('twilight/combat/mine-detonation', () => {
  const mines = {
    kind: 'antipersonnel' as const,
    rect: [5, 0, 5, 20] as [number, number, number, number],
    density: 0.4,
  };
  const field = { minefields: [mines] };
  const level = { levels: [{ id: 'field', width: 20, height: 20, ...field }] };

  it('who runs sees nothing; one roll for all squares of his way, and a leg is torn', () => {
    const game = battle([{ at: { x: 4, y: 4 }, kind: 'character', coolness: 1 }, FAR], [], [], level);
    // Four squares at 0.04 are 16, rounded to 20: 20 treads on it, in the second of four; right leg 3 dice; concussion 1 die, its point to the head does not stun, no fragment.
    game.diceLeft.push(20, 2, 1, 1, 1, 1, 6, 1, 10);
    act(game, 'move:run:0,8,4');
    expect(person(game).at).toEqual({ l: 0, x: 6, y: 4 });
    expect(textsOf(game, 'mine')).toHaveLength(1);
    expect(person(game).wounds['right-leg']).toBeGreaterThanOrEqual(3);
    expect(game.state.minefields[0]?.known).not.toBe(0);
  });

  it('twilight/combat/mine-detection: who walks may see it and stops', () => {
    const game = battle([{ at: { x: 4, y: 4 } }, FAR], [], [40], level);
    act(game, 'move:walk:0,5,4');
    expect(person(game).at).toEqual({ l: 0, x: 4, y: 4 });
    expect(textsOf(game, 'mines-found')).toHaveLength(1);
  });

  it('E85: twilight/combat/standard-minefields, twilight/combat/mine-damage: an antitank mine strikes running gear, then the hull by its rear armor', () => {
    const tank = {
      levels: [
        {
          id: 'field',
          width: 20,
          height: 20,
          minefields: [{ ...mines, kind: 'antitank' as const, density: 0.1 }],
        },
      ],
    };
    const t72 = { id: 't', name: 'T-72', kind: 't-72', seat: 0, at: { x: 4, y: 4 }, heading: 2 } as const;
    const game = battle([crewman('t', 'driver'), FAR], [t72], [], tank);
    // One square: 5 percent, rounded to 10. Tracks 6: 24 + 7 are 25 over, a major. Hull rear 10: 24 + 7 are 21 over: engine.
    game.diceLeft.push(10, 3, 4, 3, 4, 1);
    act(game, 'drive:0,5,4');
    expect(vehicle(game)).toMatchObject({ crippled: 'stopped', damage: { engine: true } });
  });

  it('twilight/combat/mines: people do not set off antitank mines', () => {
    const at = {
      levels: [
        {
          id: 'field',
          width: 20,
          height: 20,
          minefields: [{ ...mines, kind: 'antitank' as const }],
        },
      ],
    };
    const game = battle([{ at: { x: 4, y: 4 } }, FAR], [], [], at);
    act(game, 'move:run:0,8,4');
    expect(person(game).at).toEqual({ l: 0, x: 8, y: 4 });
  });
});

describe('twilight/combat/mine-clearing', () => {
  const level = {
    levels: [
      {
        id: 'field',
        width: 20,
        height: 20,
        minefields: [
          {
            kind: 'antipersonnel' as const,
            rect: [5, 0, 5, 20] as [number, number, number, number],
            density: 1,
          },
        ],
      },
    ],
  };

  it('ten turns to probe a square, twenty to lift a mine', () => {
    const game = battle([{ at: { x: 5, y: 4 } }, FAR], [], [], level);
    const state = game.state.minefields[0];
    if (state !== undefined) state.known = 0xff;
    act(game, 'mine:probe:field/0');
    expect(person(game).task).toMatchObject({ kind: 'probe', left: 10 * TURN });
    game.diceLeft.push(80);
    play(game, workOn(game, person(game), 10 * TURN));
    expect(state?.cleared).toEqual(['0,5,4']);
    act(game, 'mine:lift-mine:field/0');
    expect(person(game).task?.left).toBe(20 * TURN);
    // A complication: as long again.
    game.diceLeft.push(41);
    play(game, workOn(game, person(game), 20 * TURN));
    expect(person(game).task?.left).toBe(20 * TURN);
    game.diceLeft.push(1);
    play(game, workOn(game, person(game), 20 * TURN));
    expect(state).toMatchObject({ cleared: ['0,5,4'], lifted: ['0,5,4'] });
    expect(offered(game, 'mine')).toEqual([]);
  });

  it('no mine is lifted that has not been marked, and of a scattered field one square at a time', () => {
    const game = battle([{ at: { x: 5, y: 4 } }, FAR], [], []);
    const field = { id: 't1', kind: 'mine', known: 0xff, at: { l: 0, x: 5, y: 5 }, side: 1, facing: 0 } as const;
    const size = { tripwire: false, width: 30, height: 30, density: 0.02, cleared: [], lifted: [] };
    game.state.things.push({ ...field, what: 'antipersonnel', ...size });
    expect(offered(game, 'mine')).toEqual(['mine:probe:t1']);
    act(game, 'mine:probe:t1');
    game.diceLeft.push(1);
    play(game, workOn(game, person(game), 10 * TURN));
    expect(offered(game, 'mine')).toEqual(['mine:lift-mine:t1']);
    act(game, 'mine:lift-mine:t1');
    game.diceLeft.push(1);
    play(game, workOn(game, person(game), 20 * TURN));
    expect(offered(game, 'mine')).toEqual([]);
    person(game).at = { l: 0, x: 6, y: 4 };
    expect(offered(game, 'mine')).toEqual(['mine:probe:t1']);
  });
});

describe('twilight/combat/claymores', () => {
  it('E86: set up in a turn, fired by hand: the cone only, concussion all round', () => {
    const people = [
      { at: { x: 5, y: 10 }, items: [{ kind: 'mine' as const, what: 'claymore' as const }] },
      { at: { x: 5, y: 5 }, seat: 1 },
      { at: { x: 9, y: 5 }, seat: 1 },
    ];
    const game = battle(people, [], []);
    act(game, `mine:lay:${person(game).carries[0]?.id}`, { facing: 0, wire: 0 });
    person(game).at = { l: 0, x: 0, y: 19 };
    // Only the second man is in the cone: one fragment, in the chest, two dice.
    game.diceLeft.push(4, 5, 2, 2);
    act(game, `mine:fire:${game.state.things[0]?.id}`);
    expect(person(game, 2).total).toBe(4);
    expect(person(game, 3).total).toBe(0);
  });

  it('a trip wire is pulled on 60', () => {
    const people = [
      { at: { x: 5, y: 10 }, items: [{ kind: 'mine' as const, what: 'claymore' as const }] },
      { at: { x: 6, y: 8 }, seat: 1 },
    ];
    const game = battle(people, [], []);
    act(game, `mine:lay:${person(game).carries[0]?.id}`, { facing: 0, wire: 1 });
    person(game).at = { l: 0, x: 0, y: 19 };
    // Two squares off nothing of the concussion is left; a 10 is no fragment.
    game.diceLeft.push(60, 10);
    act(game, 'move:walk:0,5,8', {}, 2);
    expect(textsOf(game, 'claymore')).toHaveLength(1);
  });
});

describe('twilight/combat/fascam', () => {
  it('twilight/combat/fascam-density: a round strews a block of thirty squares', () => {
    const howitzer = { kind: 'heavy' as const, what: '155mm' as const, round: 'FASCAM', rest: 'tripod' as const };
    const game = battle([{ items: [howitzer] }, { at: { x: 15, y: 0 } }], [], [1]);
    const [option = ''] = offered(game, 'indirect');
    act(game, option, { mines: 1 });
    game.state.phase--;
    play(game, endPhaseOfHeavyThings(game));
    expect(game.state.things).toContainEqual(
      expect.objectContaining({ kind: 'mine', what: 'antipersonnel', density: 0.04, width: 30 }),
    );
  });
});
