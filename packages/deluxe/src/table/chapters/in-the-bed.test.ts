import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type CarChanges, facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { blowsFor } from '../queries/blows.ts';
import { stuntsFor } from '../queries/boarding.ts';
import { type Actor, isActor } from '../queries/on-foot.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { goersBySeat, setOut } from './on-foot.ts';
import { carryRiders } from './riders.ts';
import { walkQuestion } from './walk-question.ts';
import { walkOn } from './walking.ts';

const OWN = combatCar('v1', facing(-15, -15, 0));
const GUNS = [gun('MG'), gun('MG', 'left'), gun('MG', 'back'), gun('VMG', 'turret')];

const pickup = (speed: number, changes: CarChanges = {}): Vehicle =>
  combatCar('v2', facing(0.125, 1, 0), { speed, body: 'pickup', weapons: GUNS, ...changes });

function scene(car: Vehicle, dice: readonly number[] = [], at: readonly [number, number] = [0.125, 0.375]) {
  const man = actor(at[0], at[1], { model: { hands: handsWith('HP') } });
  const game = combatGame({ vehicles: [OWN, car], walkers: [man] }, dice);
  game.state.at = 'speeds';
  return game;
}

function manIn({ state }: DeluxeGame): Actor {
  const [first] = state.pedestrians;
  if (first === undefined || !isActor(first)) throw new Error('nobody acts');
  return first;
}

/** In a square of the bed already, and on his feet. */
function inBed(car: Vehicle, bed: number | undefined, dice: readonly number[] = []) {
  const game = scene(car, dice);
  Object.assign(manIn(game), { riding: 'v2', level: 1, bed });
  carryRiders(game, car);
  return game;
}

/** Where he is through the phases of a turn in which he makes for a square. */
function through(game: ReturnType<typeof inBed>, option: string): readonly (number | undefined)[] {
  setOut(game, [new Map([['p1', option]])]);
  const at: (number | undefined)[] = [];
  function* turn(): DeluxePlay {
    for (game.state.phase = 1; game.state.phase <= 10; game.state.phase++) {
      yield* walkOn(game);
      at.push(manIn(game).bed);
    }
  }
  run(game, turn());
  return at;
}

const firstPhaseIn = (square: number, at: readonly (number | undefined)[]): number => at.indexOf(square) + 1;
const prying = (game: DeluxeGame): readonly string[] =>
  stuntsFor(game, 0, []).flatMap((stunt) => (stunt.kind === 'pry' ? [stunt.side ?? ''] : []));

describe('deluxe/VI.3/on-top: the bed of a pickup', () => {
  it('who climbs on is in the square of it nearest to him', () => {
    const behind = scene(pickup(5));
    run(behind, fireWindow(behind, null), inTurn('board:p1>v2'));
    expect([manIn(behind).bed, manIn(behind).pose.x, manIn(behind).pose.y]).toEqual([2, 0, 0.625]);
    const right = scene(pickup(0), [], [0.625, 0.875]);
    run(right, fireWindow(right, null), inTurn('board:p1>v2'));
    expect([manIn(right).bed, textsOf(right, 'noticed')]).toEqual([1, ['V2: somebody is in the bed.']]);
  });

  it('he goes with it, turned as it is', () => {
    const car = pickup(20);
    const game = inBed(car, 3);
    car.pose = facing(4, 4, 90);
    carryRiders(game, car);
    const { x, y } = manIn(game).pose;
    expect([x, y]).toEqual([4.375, 4.125]);
  });

  it('there he is asked where to go, on a roof nobody is', () => {
    const asked = (body: 'pickup' | 'luxury') => goersBySeat(inBed(pickup(20, { body }), 2)).has(0);
    expect([asked('pickup'), asked('luxury')]).toEqual([true, false]);
    const ids = (speed: number) => {
      const game = inBed(pickup(speed), 2);
      return walkQuestion(game, manIn(game))
        .options()
        .map(({ id }) => id);
    };
    expect(ids(0)).toEqual(['stay', 'bed:0:1', 'bed:1:1', 'bed:3:1']);
    expect(ids(20)).toHaveLength(1 + 3 * 3);
  });

  it('a square a turn in phase 10 is safe; two begin in phase 5 and need 4, three in phase 3 and need 6', () => {
    expect(firstPhaseIn(0, through(inBed(pickup(20), 2), 'bed:0:1'))).toBe(10);
    expect(firstPhaseIn(0, through(inBed(pickup(20), 2, [2, 2]), 'bed:0:2'))).toBe(5);
    expect(firstPhaseIn(0, through(inBed(pickup(20), 2, [3, 3]), 'bed:0:3'))).toBe(3);
    const game = inBed(pickup(20), 2);
    const shown = walkQuestion(game, manIn(game))
      .options()
      .map((option) => option.preview({}));
    expect(shown.map(({ target }) => (target?.kind === 'need' ? target.need : null))).toEqual([
      ...[null, null, null, null],
      ...[4, 4, 4],
      ...[6, 6, 6],
    ]);
  });

  it('who fails comes off as one who jumps', () => {
    const game = inBed(pickup(30), 2, [1, 2, 4]);
    through(game, 'bed:1:2');
    expect([manIn(game).riding, manIn(game).bed, manIn(game).person.hits > 0]).toEqual([undefined, undefined, true]);
    expect(textsOf(game, 'stunt')).toEqual([
      'Ann hurries: needed 4, rolled 3.',
      'Ann loses his feet, and comes off V2.',
    ]);
  });

  it('on what stands he goes with his first step, and nothing is rolled', () => {
    expect(firstPhaseIn(1, through(inBed(pickup(0), 2), 'bed:1:1'))).toBe(1);
  });

  it('not after he has fired, nor to where somebody else stands', () => {
    const fired = inBed(pickup(20), 2);
    manIn(fired).person.actedTurn = 2;
    expect(through(fired, 'bed:1:1').at(-1)).toBe(2);
    const crowded = inBed(pickup(20), 2);
    const other = { ...manIn(crowded), bed: 1, person: { ...manIn(crowded).person, id: 'p2' } };
    crowded.state.pedestrians.push(other);
    const ids = walkQuestion(crowded, manIn(crowded)).options();
    expect(ids.some(({ id }) => id.startsWith('bed:1'))).toBe(false);
  });

  it('deluxe/VI.2/hand-to-hand: all in one bed are next to each other, however it is turned', () => {
    const car = pickup(20, { pose: facing(0.125, 1, 45) });
    const game = inBed(car, 0);
    const foe = { ...manIn(game), bed: 3, person: { ...manIn(game).person, id: 'p2', seat: 1 } };
    game.state.pedestrians.push(foe);
    carryRiders(game, car);
    expect(blowsFor(game, 0, []).map(({ id }) => id)).toEqual(['strike:p1>p2']);
  });

  it('gets at the weapons beside his square, and from the bed at none in front', () => {
    expect([0, 1, 2, 3].map((bed) => prying(inBed(pickup(20), bed)))).toEqual([
      ['left', 'top'],
      ['top'],
      ['left', 'back'],
      ['back'],
    ]);
    expect(prying(inBed(pickup(20, { body: 'luxury' }), undefined))).toEqual(['front', 'left', 'back', 'top']);
  });
});

describe('deluxe/VI.3/on-top: what is mounted on the roof', () => {
  it('is gone for as well: past the top armor or into it', () => {
    const after = (die: number) => {
      const car = pickup(20, { weapons: [gun('VMG', 'turret')] });
      const game = inBed(car, 0, [die]);
      run(game, lastFireWindow(game), inTurn('pry:p1>v2:top'));
      return [car.armor.top, car.parts.find(({ kind }) => kind === 'weapon')?.dp];
    };
    expect([after(3), after(4)]).toEqual([
      [5, 2],
      [4, 3],
    ]);
  });

  it('not while its turret hides inside', () => {
    const moving = (out: boolean) => [{ id: 'turret' as const, out, due: null }];
    const weapons = [gun('VMG', 'turret')];
    expect(prying(inBed(pickup(20, { weapons, moving: moving(false) }), 0))).toEqual([]);
    expect(prying(inBed(pickup(20, { weapons, moving: moving(true) }), 0))).toEqual(['top']);
  });
});
