import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, gun, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { testCycle } from '../../testing/saddle-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { canLeave, wantsOut } from '../queries/leaving.ts';
import { legalSpeeds } from '../queries/legal-speeds.ts';
import { type Actor, actorOf, canAct, isActor } from '../queries/on-foot.ts';
import { outcomeOf } from '../queries/outcome.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { startEngine } from './leaving.ts';
import { setOut, settlePeople } from './on-foot.ts';
import { walkQuestion } from './walk-question.ts';

/** Somebody far off, so that people fight on foot here. */
const AFAR = actor(-18.125, -18.125, { id: 'p9', seat: 0 });
const FOE = combatCar('v2', facing(0, 8, 180), { weapons: [gun('MG')] });

function duelWith(car: Vehicle, dice: readonly number[] = [], walkers = [AFAR]) {
  return combatGame({ vehicles: [car, FOE], walkers }, dice);
}

function onFoot({ state }: DeluxeGame, id: string): Actor {
  const found = actorOf(state, id);
  if (found === null) throw new Error(`${id} is not on foot`);
  return found;
}

/** What is on offer beside shots to the first seat. */
function offers(game: ReturnType<typeof duelWith>): readonly string[] {
  let ids: readonly string[] = [];
  run(game, lastFireWindow(game), (question) => {
    if (question.seat === 0) ids = question.options().map(({ id }) => id);
    return question.suggested ?? { option: 'hold', params: {} };
  });
  return ids.filter((id) => id.startsWith('leave'));
}

/** The end of a turn, as far as people and engines go. */
function endTurn(game: ReturnType<typeof duelWith>): void {
  for (const vehicle of game.state.vehicles) startEngine(game, vehicle);
  settlePeople(game);
  game.state.turn++;
}

describe('deluxe/VI.3/mounting', () => {
  it('out of a car at rest: beside it through the next turn, then free to run', () => {
    const car = combatCar('v1', facing(0, 0, 0), { burning: true });
    const game = duelWith(car);
    run(game, lastFireWindow(game), inTurn('leave:v1.1:left'));
    const driver = onFoot(game, 'v1.1');
    expect([car.crew, driver.pose.x, driver.pose.y]).toEqual([[], -0.375, 0.125]);
    expect(textsOf(game, 'leave')).toEqual(['Driver of V1 gets out.']);
    settlePeople(game);
    game.state.turn++;
    expect(canAct(driver)).toBe(false);
    settlePeople(game);
    game.state.turn++;
    expect(canAct(driver)).toBe(true);
  });

  it('nobody is asked for it in a car that can fight on, but once he is asked he may', () => {
    const sound = { weapons: [gun('MG', 'back')] };
    expect(offers(duelWith(combatCar('v1', facing(0, 0, 0), sound)))).toEqual([]);
    expect(offers(duelWith(combatCar('v1', facing(0, 0, 0), { ...sound, burning: true })))).toEqual([
      'leave:v1.1:left',
      'leave:v1.1:right',
    ]);
    const armed = { weapons: [gun('MG')] };
    expect(offers(duelWith(combatCar('v1', facing(0, 0, 0), armed)))).toHaveLength(2);
  });

  it('in a car that can fire but will never drive again they are asked as each turn ends (H-275)', () => {
    const stuck = { weapons: [gun('MG', 'back')], plant: 0 };
    expect(offers(duelWith(combatCar('v1', facing(0, 0, 0), stuck)))).toHaveLength(2);
    expect(offers(duelWith(combatCar('v1', facing(0, 0, 0), { ...stuck, speed: 20 })))).toEqual([]);
    const earlier = duelWith(combatCar('v1', facing(0, 0, 0), stuck));
    run(earlier, fireWindow(earlier, null), ({ seat, suggested }) => {
      if (seat === 0) throw new Error('asked before the turn ends');
      return suggested ?? { option: 'hold', params: {} };
    });
  });

  it('where sheets are hidden nobody learns from it whose plant is dead', () => {
    const hidden = (changes: Parameters<typeof combatCar>[2]) =>
      wantsOut(
        combatGame({ vehicles: [combatCar('v1', facing(0, 0, 0), changes), FOE], walkers: [AFAR], hidden: true }),
        0,
        [],
        true,
      );
    expect([hidden({ plant: 0 }), hidden({ down: 'left' })]).toEqual([false, true]);
  });

  it('only by a side where there is room, and not where nobody fights on foot', () => {
    const car = () => combatCar('v1', facing(0, 0, 0), { burning: true });
    const beside = [-0.9, 0, 0.9].map((y, i) => combatCar(`v${i + 3}`, facing(-0.6, y, 0), { seat: 0, crew: [] }));
    const game = combatGame({ vehicles: [car(), FOE, ...beside], walkers: [AFAR] });
    expect(offers(game)).toEqual(['leave:v1.1:right']);
    expect(offers(duelWith(car(), [], []))).toEqual([]);
  });
});

describe('deluxe/VI.3/jumping', () => {
  it('off a moving car: hit as by one ten miles slower, whatever he wears, and up again next turn', () => {
    const car = combatCar('v1', facing(0, 0, 0), { speed: 30, burning: true, crew: [person('driver', { armor: 3 })] });
    const game = duelWith(car, [1]);
    run(game, lastFireWindow(game), inTurn('leave:v1.1:right'));
    const driver = onFoot(game, 'v1.1');
    expect(textsOf(game, 'leave')).toEqual(['Driver of V1 jumps off at 30 mph.']);
    expect([driver.person.hits, driver.person.armor]).toEqual([1, 3]);
    expect(canAct(driver)).toBe(false);
    settlePeople(game);
    expect(canAct(driver)).toBe(true);
  });

  it('beside it or behind it, as he likes; out of what stands by its sides alone', () => {
    const where = (speed: number) => offers(duelWith(combatCar('v1', facing(0, 0, 0), { speed, burning: true })));
    expect([where(30), where(0)]).toEqual([
      ['leave:v1.1:left', 'leave:v1.1:right', 'leave:v1.1:behind'],
      ['leave:v1.1:left', 'leave:v1.1:right'],
    ]);
    const landed = (speed: number) => {
      const game = duelWith(combatCar('v1', facing(0, 0, 0), { speed, burning: true }), [1]);
      run(game, lastFireWindow(game), inTurn('leave:v1.1:behind'));
      return onFoot(game, 'v1.1').pose.y;
    };
    expect([landed(20), landed(-20)]).toEqual([-0.625, 0.625]);
  });

  it('deluxe/XIV.5/jumping-out: what is shown is what soft ground does', () => {
    const car = combatCar('v1', facing(0, 0, 0), { speed: 30, burning: true });
    const shown = (ground: 'road' | 'off-road') => {
      const game = combatGame({ vehicles: [car, FOE], walkers: [AFAR], ground });
      let text = '';
      run(game, lastFireWindow(game), (question) => {
        const option = question.options().find(({ id }) => id === 'leave:v1.1:left');
        if (option !== undefined) text = option.preview({}).text ?? '';
        return question.suggested ?? { option: 'hold', params: {} };
      });
      return text.split(',')[0];
    };
    expect([shown('road'), shown('off-road')]).toEqual([
      'He lands with 1d hits that no body armor stops',
      'He lands unhurt',
    ]);
  });

  it('a cycle without its rider falls', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 20, burning: true });
    const game = combatGame({ vehicles: [cycle, FOE], walkers: [AFAR] }, [1, 3]);
    run(game, lastFireWindow(game), inTurn('leave:v1.1:left'));
    expect(cycle.pending).not.toBeNull();
  });
});

describe('deluxe/IV.7/roll', () => {
  it('who is inside may jump out of it, and is asked as each turn ends', () => {
    const rolling = { heading: 0, quarter: 1, endOverEnd: false, leading: 'left' } as const;
    const car = combatCar('v1', facing(0, 0, 90), { speed: 20, rolling, down: 'left' });
    const game = duelWith(car, [3]);
    run(game, lastFireWindow(game), inTurn('leave:v1.1:right'));
    expect([car.crew, onFoot(game, 'v1.1').person.hits > 0]).toEqual([[], true]);
    expect(textsOf(game, 'leave')).toEqual(['Driver of V1 jumps off at 20 mph.']);
    const flying = { ...car, crew: [person()], rolling: null, flight: { heading: 0, left: 1, feet: 15 } };
    expect(canLeave(flying, person(), 2)).toBe(false);
  });
});

describe('deluxe/V.4/uncontrolled', () => {
  it('with the rider out whoever sits behind him is asked at once, before it falls; alone he is not asked', () => {
    const pillion = () => person('passenger', { place: 'saddle' });
    const asked = (hits: number): readonly string[] => {
      const crew = [person('driver', { place: 'saddle', hits }), pillion()];
      const cycle = testCycle('v1', facing(0, 0, 0), { speed: 30, crew });
      const game = combatGame({ vehicles: [cycle, FOE], walkers: [AFAR] });
      let ids: readonly string[] = [];
      run(game, fireWindow(game, null), (question) => {
        if (question.seat === 0) ids = question.options().map(({ id }) => id);
        return question.suggested ?? { option: 'hold', params: {} };
      });
      return ids.filter((id) => id.startsWith('leave'));
    };
    expect([asked(2), asked(0)]).toEqual([['leave:v1.2:left', 'leave:v1.2:right', 'leave:v1.2:behind'], []]);
  });

  it('as he jumps it does not crash once more', () => {
    const crew = [person('driver', { place: 'saddle', hits: 2 }), person('passenger', { place: 'saddle' })];
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 15, crew });
    const game = combatGame({ vehicles: [cycle, FOE], walkers: [AFAR] }, [1]);
    run(game, fireWindow(game, null), inTurn('leave:v1.2:left'));
    expect([cycle.crew.map(({ post }) => post), textsOf(game, 'crash')]).toEqual([['driver'], []]);
  });
});

describe('deluxe/VI.3/entering', () => {
  const empty = () => combatCar('v1', facing(0, 0, 0), { crew: [person()] });

  /** A car that its driver has left, and somebody beside it. */
  function abandoned(changes: Parameters<typeof actor>[2] = {}) {
    const car = empty();
    const game = duelWith(car, [], [actor(-0.375, 0.125, { id: 'p1', ...changes })]);
    car.crew = [];
    car.starting = 3;
    game.state.at = 'speeds';
    return { car, game };
  }

  it('a turn at the door, three more to start it, and it drives in the fourth', () => {
    const { car, game } = abandoned();
    const [first] = game.state.pedestrians;
    if (first === undefined || !isActor(first)) throw new Error('nobody');
    const ids = walkQuestion(game, first)
      .options()
      .map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('enter'))).toEqual(['enter:v1']);
    setOut(game, [new Map([['p1', 'enter:v1']])]);
    expect([canAct(first), car.crew.length]).toEqual([false, 0]);
    endTurn(game);
    expect([game.state.pedestrians, car.crew.map(({ id, post }) => [id, post])]).toEqual([[], [['p1', 'driver']]]);
    const fastest = [0, 1, 2, 3].map(() => {
      const most = Math.max(...legalSpeeds(game.setup, car));
      endTurn(game);
      return most;
    });
    expect(fastest).toEqual([0, 0, 0, 10]);
  });

  it('its weapons work at once, and a hand weapon out of the window of the seat that he found', () => {
    const { car, game } = abandoned({ model: { hands: handsWith('SMG') } });
    setOut(game, [new Map([['p1', 'enter:v1']])]);
    endTurn(game);
    FOE.pose = facing(-4, 0, 0);
    let ids: readonly string[] = [];
    run(game, fireWindow(game, null), (question) => {
      if (question.seat === 0) ids = question.options().map(({ id }) => id);
      return question.suggested ?? { option: 'hold', params: {} };
    });
    FOE.pose = facing(0, 8, 180);
    expect([car.crew[0]?.post, ids.some((id) => id.startsWith('p1:SMG>v2'))]).toEqual(['driver', true]);
  });

  it("not into an enemy's, a moving or a full one, and not if it drives off meanwhile", () => {
    const enters = (change: (game: DeluxeGame, car: Vehicle) => void, seat = 0): boolean => {
      const { car, game } = abandoned({ seat });
      change(game, car);
      const [first] = game.state.pedestrians;
      if (first === undefined || !isActor(first)) throw new Error('nobody');
      return walkQuestion(game, first)
        .options()
        .some(({ id }) => id === 'enter:v1');
    };
    expect(enters(() => undefined)).toBe(true);
    expect(enters(() => undefined, 1)).toBe(false);
    expect(enters((_, car) => Object.assign(car, { speed: 5 }))).toBe(false);
    expect(enters((_, car) => Object.assign(car, { crew: empty().crew }))).toBe(false);
    const { car, game } = abandoned();
    setOut(game, [new Map([['p1', 'enter:v1']])]);
    car.speed = 10;
    endTurn(game);
    expect([car.crew.length, game.state.pedestrians.length]).toEqual([0, 1]);
  });
});

describe('deluxe/VI.3/fallen-cycle', () => {
  it('whoever stands beside it has it up and running after thirty turns, if nothing happens to him', () => {
    const lying = () => testCycle('v1', facing(0, 0, 0), { down: 'left' });
    const begin = (cycle: Vehicle) => {
      const game = combatGame({ vehicles: [cycle, FOE], walkers: [actor(-0.375, 0.125, { id: 'p1' })] });
      cycle.crew = [];
      game.state.at = 'speeds';
      setOut(game, [new Map([['p1', 'right:v1']])]);
      return game;
    };
    const cycle = lying();
    const game = begin(cycle);
    for (let turn = 0; turn < 29; turn++) endTurn(game);
    expect(cycle.down).toBe('left');
    endTurn(game);
    expect([cycle.down, textsOf(game, 'righting')]).toEqual(['underbody', ['Ann has V1 up and running.']]);
    const other = lying();
    const broken = begin(other);
    const lifter = onFoot(broken, 'p1');
    lifter.person.hits = 2;
    for (let turn = 0; turn < 30; turn++) endTurn(broken);
    expect([other.down, lifter.acts.task]).toEqual(['left', undefined]);
  });
});

describe('deluxe/hardtop/victory', () => {
  it('where people fight on foot a side lasts while somebody of it is awake, in a wreck too', () => {
    const car = combatCar('v1', facing(0, 0, 0), { plant: 0 });
    const game = duelWith(car, [], [actor(-9.125, 0.125, { id: 'p1', seat: 0 })]);
    game.state.at = 'speeds';
    const walker = onFoot(game, 'p1');
    walker.person.hits = 3;
    expect(outcomeOf(game.setup, game.state)).toBeNull();
    car.crew = [];
    expect(outcomeOf(game.setup, game.state)).toMatchObject({ kind: 'win', winners: [1] });
    walker.person.hits = 1;
    expect(outcomeOf(game.setup, game.state)).toBeNull();
  });
});
