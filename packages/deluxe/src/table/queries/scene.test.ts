import { Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../../play/ruleset.ts';
import { SCENARIOS } from '../../scenarios/arena.ts';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, gun, person, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import type { Setup } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { aimsOf } from './arsenal.ts';
import { handAimsFor } from './hand-shots.ts';
import { sceneOf } from './scene.ts';

/** Every shot of every seat, with who fires it and what it needs. */
function shotsOf(setup: Setup, state: State): string {
  const shots = setup.seats.map((_, seat) =>
    [...aimsOf({ setup, state }, seat, []), ...handAimsFor({ setup, state }, seat, [])].map(
      ({ shot, person, need }) => [shot.id, person.id, need],
    ),
  );
  return JSON.stringify(shots);
}

type Path = readonly (string | number)[];

/** What never changes while it is there: names of things, and what is remembered of the fire window itself. */
const FIXED = new Set(['id', 'counter', 'kind', 'corner', 'aimed', 'laid', 'passedAt']);

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => (FIXED.has(key) ? [] : leavesOf(item, [...path, key])));
}

/** Other values a field may take; of a word or nothing those that its key knows. */
const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
  down: ['underbody', 'left', 'top'],
  post: ['driver', 'gunner', 'passenger'],
  aimedFire: [-3, 'none'],
  rolling: [{ heading: 450, quarter: 1, endOverEnd: false, leading: 'left' }],
  lastTarget: [{ kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'left' } }],
};

function othersOf(key: string | number | undefined, value: unknown): readonly unknown[] {
  const known = OTHERS[String(key)] ?? [];
  if (typeof value === 'boolean') return [!value];
  return typeof value === 'number' ? [value + 1, value - 1, value + 5, 0, ...known] : known;
}

function withValue(state: State, path: Path, value: unknown): State {
  const copy: State = structuredClone(state);
  let at: unknown = copy;
  for (const key of path.slice(0, -1)) at = (at as Record<string, unknown>)[key];
  (at as Record<string, unknown>)[String(path.at(-1))] = value;
  return copy;
}

function valueAt(state: State, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], state);
}

/** Changes of one field that give other shots in the same scene: there must be none. */
function unnoticed(setup: Setup, state: State): readonly string[] {
  const [shots, scene] = [shotsOf(setup, state), sceneOf(state)];
  return leavesOf(state).flatMap((path) =>
    othersOf(path.at(-1), valueAt(state, path))
      .map((value) => withValue(state, path, value))
      .filter((changed) => sceneOf(changed) === scene && shotsOf(setup, changed) !== shots)
      .map(() => path.join('.')),
  );
}

/** A state in which somebody is asked to fire, of random games one after the other. */
function* momentsOf(file: unknown, seed: string): Generator<{ readonly setup: Setup; readonly state: State }> {
  const chance = streamOf('scene', seed);
  for (let game = 0; ; game++) {
    const started = Match.start(deluxe, file, { seed: `${seed} ${game}` });
    if (!started.ok) throw new Error(started.error[0]?.message);
    const match = started.value;
    for (let decision = match.decisions()[0]; decision !== undefined; decision = match.decisions()[0]) {
      if (decision.topic === 'fire') yield match;
      match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, chance) });
    }
  }
}

describe('deluxe/V.1/procedure: the scene of a fire window', () => {
  const lively = SCENARIOS.filter(({ id }) => ['the-pit', 'heavyweights', 'free-for-all'].includes(id));

  it.each(lively.map((file) => [file.id, file] as const))(
    '%s: whatever changes a shot changes the scene',
    (id, file) => {
      let asked = 0;
      for (const { setup, state } of momentsOf(file, id)) {
        if (++asked % 8 === 0) expect(unnoticed(setup, state)).toEqual([]);
        if (asked === 16) break;
      }
    },
  );

  it('deluxe/V.6/hand-weapons: so is what people have in their hands', () => {
    const hands = handsWith('SMG', { side: 'right' });
    const cars = [
      testVehicle('v1', facing(0, 0, 0), 20, { crew: [person(), person('passenger', { hands })] }),
      testVehicle('v2', facing(3, 0, 0), 20, {
        crew: [person('driver', { hands: handsWith('rifle', { side: 'left' }) })],
      }),
    ];
    const { setup, state } = testGame({ vehicles: cars });
    state.turn = 2;
    expect(unnoticed(setup, state)).toEqual([]);
  });

  it('sustained fire and several gunners are seen too', () => {
    const lastTarget = { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'left' } } as const;
    const weapons = [gun('MG', 'front', { row: 1, firedTurn: 1, lastTarget }), gun('L', 'turret')];
    const crew = [person(), person('gunner', { gunnerSkill: 1 })];
    const cars = [
      testVehicle('v1', facing(0, 0, 0), 20, { weapons, crew }),
      testVehicle('v2', facing(0, 4, 90), 20, { weapons: [gun('MG', 'left')] }),
      testVehicle('v3', facing(3, 3, 45), 0),
    ];
    const { setup, state } = testGame({ vehicles: cars });
    state.turn = 2;
    expect(unnoticed(setup, state)).toEqual([]);
  });
});
