import { type Correction, expectOk, Match, type Params, type Random, randomAnswer, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { SCENARIOS } from '../scenarios/arena.ts';
import { HIDDEN_DUEL } from '../testing/disguise.ts';
import { brokenInvariants } from '../testing/invariants.ts';

const ANSWERS = 150;

function started(file: unknown, seed: string) {
  const match = Match.start(deluxe, file, { seed });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function anyParams({ params }: Correction, random: Random): Params {
  return Object.fromEntries(
    params.map(({ name, min, max, step }) => [name, min + step * random.int(0, Math.floor((max - min) / step))]),
  );
}

/** Random answers with a random correction before every few of them, everything checked after each. */
function play(file: unknown, seed: string): readonly string[] {
  const match = started(file, seed);
  const random = streamOf(seed, 'corrections');
  let seen = 0;
  for (let i = 0; i < ANSWERS && match.outcome === null; i++) {
    const decisions = match.decisions();
    const { setup, state, events } = match;
    const broken = brokenInvariants({ setup, state, decisions, events: events.slice(seen) });
    seen = events.length;
    if (broken.length > 0) return broken.map((text) => `answer ${i}: ${text}`);
    const correction = random.pick(match.corrections().filter(({ id }) => !id.endsWith('remove')));
    if (i % 5 === 0) expectOk(match.amend(correction.id, anyParams(correction, random), 'Random.'));
    // A die that is set takes back what was answered after it.
    seen = Math.min(seen, match.events.length);
    if (match.outcome !== null) break;
    const decision = random.pick(match.decisions());
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }));
  }
  return [];
}

/** Answers with what is suggested until the correction has been told. */
function settle(match: ReturnType<typeof started>): void {
  for (let i = 0; i < 50 && !match.events.some(({ kind }) => kind === 'amend'); i++) {
    const [decision] = match.decisions();
    if (decision === undefined) return;
    expectOk(
      match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, streamOf('s', String(i))) }),
    );
  }
}

describe('deluxe/hardtop/correction', () => {
  it.each(SCENARIOS.map((file) => [file.id, file] as const))(
    '%s: whatever is corrected, the game plays on',
    (id, file) => {
      expect(play(file, `${id}-0`)).toEqual([]);
    },
  );

  it('deluxe/XIV/referee: he settles damage, places and fame; without him nothing is missing', () => {
    const match = started(SCENARIOS[0], 'referee');
    const kinds = new Set(
      match.corrections().map(({ id }) =>
        id
          .split('/')
          .at(-1)
          ?.replace(/[:.-].*/, ''),
      ),
    );
    expect(kinds.size).toBeGreaterThan(3);
    const voted = match.corrections().find(({ id }) => id.endsWith('voted'));
    if (voted === undefined) throw new Error('no vote to set');
    const [param] = voted.params;
    expectOk(match.amend(voted.id, { [param?.name ?? 'to']: 2 }, 'The crowd loved it.'));
    settle(match);
    expect(Object.values(match.state.story.people).map((did) => did.voted)).toEqual([2]);
  });

  it('deluxe/hardtop/correction: a vehicle is placed where there is room, and nowhere else', () => {
    const match = started(SCENARIOS[0], 'place');
    const [first, second] = match.state.vehicles;
    const there = { x: (second?.pose.x ?? 0) * 4, y: (second?.pose.y ?? 0) * 4, heading: 0 };
    expect(deluxe.amend({ ...gameOf(match) }, 'v1 place', there).text).toMatch(/no room/);
    expect(deluxe.amend(gameOf(match), 'v1 place', { x: 20, y: 20, heading: 45 }).text).toMatch(/stands at 5, 5/);
    expect(first?.pose).toEqual({ x: 5, y: 5, h: 450 });
  });

  it('deluxe/hardtop/correction: who is taken off is out of the duel', () => {
    const match = started(SCENARIOS[0], 'remove');
    expectOk(match.amend('v2 remove', {}, 'He went home.'));
    settle(match);
    expect(match.outcome).toMatchObject({ kind: 'win', winners: [0] });
  });

  it('deluxe/hardtop/correction: what stands on a hidden sheet is told to those aboard alone', () => {
    const match = started(HIDDEN_DUEL, 'secret');
    expect(deluxe.amend(gameOf(match), 'v1 armor front', { to: 3 }).to).toEqual([0]);
    expect(deluxe.amend(gameOf(match), 'v1 speed', { to: 20 }).to).toBeUndefined();
    expect(match.state.vehicles[0]).toMatchObject({ armor: { front: 3 }, speed: 20, setSpeed: 20 });
  });
});

/** The match's own state, to be changed at once. */
function gameOf({ setup, state }: ReturnType<typeof started>): Parameters<typeof deluxe.amend>[0] {
  const nobody = (): never => {
    throw new Error('nobody is asked');
  };
  return { setup, state, dice: { take: () => null }, hides: setup.hidden, emit: () => {}, question: nobody };
}

it('deluxe/IV.9/pedestrians: a referee may hurt, mend, place and remove somebody on foot', () => {
  const file = { ...SCENARIOS[0], people: [{ x: 4, y: 4, name: 'Rosa', armor: 'bodyarmor' }] };
  const amend = (id: string, params: Params) => {
    const match = started(file, id);
    expectOk(match.amend(id, params, 'He was there.'));
    settle(match);
    return match.state.pedestrians[0];
  };
  const ids = started(file, 'people')
    .corrections()
    .filter(({ id }) => id.startsWith('p1'));
  expect(ids.map(({ id }) => id)).toEqual(['p1 hits', 'p1 armor', 'p1 place', 'p1 remove']);
  expect(amend('p1 hits', { to: 2 })?.person.hits).toBe(2);
  expect(amend('p1 place', { x: 8, y: 12 })?.pose).toMatchObject({ x: 2.125, y: 3.125 });
  expect(amend('p1 remove', {})).toBeUndefined();
});

it('deluxe/hardtop/correction: a referee lays a counter where he taps, and takes one away; what lies under water is told to nobody', () => {
  const match = started(SCENARIOS[0], 'counters');
  const laying = match.corrections().find(({ id }) => id === 'new mines');
  expect(laying?.map).toEqual({
    does: 'place',
    what: { length: 0.5, width: 0.5 },
    x: { zero: 0, step: 0.25 },
    y: { zero: 0, step: 0.25 },
  });
  expectOk(match.amend('new mines', { x: 10, y: 14, heading: 45 }, 'They were forgotten.'));
  settle(match);
  const [mines] = match.state.counters;
  expect(mines).toMatchObject({ kind: 'mines', pose: { x: 2.5, y: 3.5, h: 450 }, laid: null });
  const id = mines?.id ?? '';
  expect(match.view(null).areas.find((area) => area.id === id)?.points).toHaveLength(4);
  expect(match.corrections().find((one) => one.id === `${id} remove`)?.map).toEqual({ does: 'remove', of: id });
  const game = gameOf(match);
  if (mines !== undefined) mines.sunk = true;
  expect(deluxe.amend(game, `${id} remove`, {})).toMatchObject({ to: [] });
  expect(match.state.counters).toEqual([]);
});
