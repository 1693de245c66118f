import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type CarChanges, facing } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { actor, walker } from '../../testing/walkers.ts';
import { handAimsFor, handToHit } from '../queries/hand-shots.ts';
import { type Actor, isActor } from '../queries/on-foot.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { fireWindow } from './fire-window.ts';
import { setOut } from './on-foot.ts';
import { walkOn } from './walking.ts';

const own = combatCar('v1', facing(-15, -15, 0));
const foe = (x: number, y: number, changes: CarChanges = {}): Vehicle => combatCar('v2', facing(x, y, 0), changes);

/** A rifleman of the first seat at the middle of the map. */
const rifleman = (changes: Parameters<typeof actor>[2] = {}) =>
  actor(0.125, 0.125, { model: { hands: handsWith('rifle') }, ...changes });

function reasons(board: CombatBoard, id: string): readonly (readonly [string, number])[] {
  const game = combatGame(board);
  const aim = handAimsFor(game, 0, []).find(({ shot }) => shot.id === id);
  if (aim === undefined) throw new Error(`no ${id}`);
  const target = handToHit(game, aim.shot, aim.person);
  if (target.kind !== 'need') throw new Error(target.kind);
  expect(aim.need).toBe(target.need);
  return target.modifiers.map(({ label, value }) => [label, value]);
}

function actorIn({ state }: DeluxeGame): Actor {
  const [first] = state.pedestrians;
  if (first === undefined || !isActor(first)) throw new Error('nobody acts');
  return first;
}

describe('deluxe/VI.2/combat', () => {
  it('a person on foot fires at the listed values, all round, at vehicles and people of other sides', () => {
    const ids = (board: CombatBoard) => handAimsFor(combatGame(board), 0, []).map(({ shot }) => shot.id);
    const at = [foe(0, 4), foe(4, 0), foe(0, -4)].map((car) => ids({ vehicles: [own, car], walkers: [rifleman()] }));
    expect(at.map((all) => all.some((id) => id.startsWith('p1:rifle>v2:tire')))).toEqual([true, true, true]);
    const people = [rifleman(), actor(2.125, 0.125, { id: 'p2', seat: 1 }), actor(0.125, 2.125, { id: 'p3' })];
    expect(ids({ vehicles: [own, foe(9, 9)], walkers: people })).toContain('p1:rifle>p2');
    expect(ids({ vehicles: [own, foe(9, 9)], walkers: people })).not.toContain('p1:rifle>p3');
  });

  it('what speaks for and against a shot: range, the target, a brace, and no stationary firer', () => {
    const moving = { vehicles: [own, foe(5.25, 0.125, { speed: 30 })], walkers: [rifleman()] };
    expect(reasons(moving, 'p1:rifle>v2:tire-front-left')).toEqual([
      ['Range 4 inches', -1],
      ['Target at 30 mph', -1],
      ['Tire', -3],
    ]);
    const wall = combatCar('v3', facing(-0.375, 0.125, 0), { seat: 0 });
    const braced = { vehicles: [own, foe(5.25, 0.125, { speed: 30 }), wall], walkers: [rifleman()] };
    expect(reasons(braced, 'p1:rifle>v2:tire-front-left').at(-1)).toEqual(['Pedestrian braced', 1]);
  });

  it('he fires once a turn, and then takes no step more', () => {
    const board = { vehicles: [own, foe(0, 4)], walkers: [rifleman()] };
    const game = combatGame(board, [6, 6]);
    setOut(game, [new Map([['p1', 'go:-5,0']])]);
    run(game, fireWindow(game, null), inTurn('p1:rifle>v2:tire-back-left'));
    expect(game.state.vehicles[1]?.tires.map(({ dp }) => dp)).toEqual([9, 9, 6, 9]);
    expect(actorIn(game).person.arms?.[0]).toMatchObject({ shots: 19, firedTurn: 2, row: 1 });
    expect([run(game, walkOn(game)), handAimsFor(game, 0, [])]).toEqual([false, []]);
    expect(game.state.story.people.p1).toEqual({ onFoot: true });
  });

  it('nobody fires at a sprint, out cold or out of breath', () => {
    const board = { vehicles: [own, foe(0, 4)], walkers: [rifleman()] };
    const left = (change: (actor: Actor) => void): number => {
      const game = combatGame(board);
      change(actorIn(game));
      return handAimsFor(game, 0, []).length;
    };
    expect(left(() => undefined)).toBeGreaterThan(0);
    expect(left(({ acts }) => Object.assign(acts, { sprints: true }))).toBe(0);
    expect(left(({ person }) => Object.assign(person, { hits: 2 }))).toBe(0);
    expect(left(({ acts }) => Object.assign(acts, { breath: { sprinted: 4, since: 10, rested: 0 } }))).toBe(0);
  });

  it('somebody in the way hides what is behind him, and who stands at the muzzle is himself', () => {
    const target = actor(0.125, 4.125, { id: 'p2', seat: 1 });
    const ids = (other: readonly ReturnType<typeof walker>[]) =>
      handAimsFor(combatGame({ vehicles: [own, foe(9, 9)], walkers: [rifleman(), target, ...other] }), 0, []).map(
        ({ shot }) => shot.id,
      );
    expect(ids([])).toContain('p1:rifle>p2');
    expect(ids([walker(0.125, 2.125, { id: 'p3' })])).not.toContain('p1:rifle>p2');
  });
});
