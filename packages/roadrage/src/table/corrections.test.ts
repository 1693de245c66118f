import { type Correction, expectOk, Match, type Params, type Random, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { HIDDEN_SCENARIOS } from '../testing/hidden-scenarios.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { gameIn } from './state/looked-at.ts';

const ANSWERS = 150;

function started(file: unknown, seed: string) {
  const match = Match.start(roadrage, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function anyParams({ params }: Correction, random: Random): Params {
  return Object.fromEntries(
    params.map(({ name, min, max, step }) => [name, min + step * random.int(0, Math.floor((max - min) / step))]),
  );
}

/** Random answers with a random correction before every few of them; what is broken at a rest point. */
function play(file: unknown, seed: string): readonly string[] {
  const match = started(file, seed);
  const random = streamOf(seed, 'corrections');
  for (let i = 0; i < ANSWERS && match.outcome === null; i++) {
    const broken = brokenInvariants(gameIn(match));
    if (broken.length > 0) return broken.map((text) => `answer ${i}: ${text}`);
    const offered = match.corrections().filter(({ id }) => i % 20 === 0 || !id.endsWith('remove'));
    const correction = random.pick(offered);
    if (i % 5 === 0) expectOk(match.amend(correction.id, anyParams(correction, random), 'Random.'));
    const decision = random.pick(match.decisions());
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }));
  }
  return [];
}

describe('roadrage/hardtop/correction', () => {
  it.each([...SCENARIOS, ...HIDDEN_SCENARIOS].map((file) => [file.id, file] as const))(
    '%s: whatever is corrected, the game plays on and stays sound',
    (id, file) => {
      for (let game = 0; game < 3; game++) expect(play(file, `${id}-${game}`)).toEqual([]);
    },
  );

  it('roadrage/hardtop/correction: a vehicle is placed where there is room, and nowhere else', () => {
    const match = started(SCENARIOS[0], 'place');
    const [first, second] = match.state.vehicles;
    const there = { x: second?.pose.x ?? 0, y: second?.pose.y ?? 0, heading: 0 };
    const before = first?.pose;
    expect(roadrage.amend(gameIn(match), 'v1 place', there).text).toMatch(/no room/);
    expect(first?.pose).toBe(before);
    const free = { x: there.x, y: there.y + 3, heading: 45 };
    expect(roadrage.amend(gameIn(match), 'v1 place', free).text).toMatch(/stands at/);
    expect(first?.pose).toEqual({ x: free.x, y: free.y, h: 450 });
  });

  it('roadrage/hardtop/correction: hit points bring their rows with them, down to a cripple and up again', () => {
    const match = started(SCENARIOS[0], 'points');
    const [vehicle] = match.state.vehicles;
    roadrage.amend(gameIn(match), 'v1 points', { to: 20 });
    expect(vehicle).toMatchObject({ damage: 25, rowsChecked: 1, crippled: false });
    roadrage.amend(gameIn(match), 'v1 points', { to: 0 });
    expect(vehicle).toMatchObject({ damage: 45, rowsChecked: 3, crippled: true });
    roadrage.amend(gameIn(match), 'v1 points', { to: 45 });
    expect(vehicle).toMatchObject({ damage: 0, rowsChecked: 0, crippled: false });
  });

  it('roadrage/hardtop/correction: what stands on a hidden sheet is told to its side alone', () => {
    const match = started(HIDDEN_SCENARIOS[1], 'secret');
    expect(roadrage.amend(gameIn(match), 'v1 points', { to: 50 }).to).toEqual([0, 1]);
    expect(roadrage.amend(gameIn(match), 'v1 smokescreen-back shots', { to: 3 }).to).toEqual([0, 1]);
    expect(roadrage.amend(gameIn(match), 'v1 tires', { to: 3 }).to).toBeUndefined();
    expect(roadrage.amend(gameIn(match), 'p1 hp', { to: 2 }).to).toBeUndefined();
  });

  it('roadrage/hardtop/correction: counters are laid and taken away, and obstacles are taken away', () => {
    const file = SCENARIOS.find((one) => (started(one, 'map').setup.obstacles.length ?? 0) > 0);
    const match = started(file, 'things');
    const game = gameIn(match);
    roadrage.amend(game, 'new oil', { x: 3, y: 4 });
    expect(match.state.counters).toEqual([{ id: 'c1', kind: 'oil', pose: { x: 3, y: 4, h: 0 }, by: 0 }]);
    roadrage.amend(game, 'c1 remove', {});
    expect(match.state.counters).toEqual([]);
    const standing = match.setup.obstacles.find(({ kind }) => kind !== 'building');
    roadrage.amend(game, `${standing?.id} remove`, {});
    expect(match.state.smashed).toEqual([standing?.id]);
    expect(match.corrections().map(({ id }) => id)).not.toContain(`${standing?.id} remove`);
  });
});
