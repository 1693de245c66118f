import { describe, expect, it } from 'vitest';
import { randomAnswer } from './answer.ts';
import type { Decision, Seat } from './decision.ts';
import { canonicalJson } from './digest.ts';
import { isVisible } from './event.ts';
import { Match } from './match.ts';
import { makeQuestion } from './question.ts';
import { type Random, streamOf } from './random.ts';
import { expectOk } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import type { Sketch } from './sketch.ts';

export { describeRecordings } from './recorded.ts';

export interface ContractOptions<State> {
  /** Scenario files to play. */
  readonly files: readonly unknown[];
  readonly games: number;
  /** Answers after which a game counts as endless. */
  readonly limit: number;
  /** The same state with something changed that this seat may not know, nor learns in some dozens of answers; null if nothing is hidden from it. */
  readonly disguise?: (state: State, seat: Seat) => State | null;
}

/** What must hold for every ruleset. */
export function describeContract<Setup, State>(ruleset: Ruleset<Setup, State>, options: ContractOptions<State>): void {
  const seeds = Array.from({ length: options.games }, (_, i) => `contract-${i}`);
  const fileOf = (seed: string) => options.files[Number(seed.split('-')[1]) % options.files.length];
  const start = (seed: string) => {
    const started = Match.start(ruleset, fileOf(seed), { seed });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    return started.value;
  };

  describe(`${ruleset.id}: the contract of every ruleset`, () => {
    it.each(seeds)('plays at random to an end, every offered option being accepted (%s)', (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'contract');
      expect(playAtRandom(match, random, options.limit)).toBeLessThan(options.limit);
      expect(match.outcome).not.toBeNull();
    });

    it.each(seeds)('refuses whatever is not offered and changes nothing (%s)', (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'refusals');
      for (let i = 0; i < 40; i++) {
        const decision = match.decisions()[0];
        if (decision === undefined) break;
        const before = pictureOf(match);
        for (const bad of badInputs(decision)) expect(match.choose(bad).ok).toBe(false);
        expect(pictureOf(match)).toBe(before);
        answerAtRandom(match, decision, random);
      }
    });

    it.each(seeds)('a twin restored through JSON after every input stays equal (%s)', (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'twin');
      for (let i = 0; i < 120; i++) {
        const decision = random.pick(match.decisions());
        if (decision === undefined) break;
        answerAtRandom(match, decision, random);
        const twin = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
        expect(twin.ok && pictureOf(twin.value)).toBe(pictureOf(match));
      }
    });

    it.each(seeds)('replay equals live: state, events and questions, byte for byte (%s)', (seed) => {
      const match = start(seed);
      playAtRandom(match, streamOf(seed, 'replay'), options.limit);
      const replayed = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
      expect(replayed.ok && pictureOf(replayed.value)).toBe(pictureOf(match));
    });

    it.each(seeds.slice(0, 2))('the same seed gives the same digest (%s)', (seed) => {
      const digests = [1, 2].map(() => {
        const match = start(seed);
        playAtRandom(match, streamOf(seed, 'digest'), options.limit);
        return match.digest();
      });
      expect(digests[0]).toBe(digests[1]);
    });

    it.each(seeds.slice(0, 3))(
      'a journal shown while the game lives holds no seed, no sealed answer, and plays (%s)',
      (seed) => {
        const match = start(seed);
        const random = streamOf(seed, 'public');
        for (let i = 0; i < 30; i++) {
          const decision = random.pick(match.decisions());
          if (decision === undefined) break;
          answerAtRandom(match, decision, random);
          if (match.outcome !== null) break;
          const shown = match.publicJournal();
          expect(shown.seed).toBeUndefined();
          expect(Match.restore(ruleset, JSON.parse(JSON.stringify(shown)), 'fresh').ok).toBe(true);
        }
      },
    );

    it.each(seeds.slice(0, 3))('a game imagined from a sketch asks the seat the same question (%s)', (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'sketch');
      for (let i = 0; i < 150; i++) {
        const decision = random.pick(match.decisions());
        if (decision === undefined) break;
        if (i % 10 === 0) {
          const imagined = Match.imagine(ruleset, JSON.parse(JSON.stringify(match.sketch(decision.seat))), 'imagined');
          const same = imagined.decisions().find((open) => open.seat === decision.seat);
          expect(same === undefined ? null : canonicalJson(makeQuestion(same))).toBe(
            canonicalJson(makeQuestion(decision)),
          );
        }
        answerAtRandom(match, decision, random);
      }
    });

    it('two states that differ only in what a seat may not know give that seat the same bytes', () => {
      const match = start('contract-0');
      const random = streamOf('contract-0', 'hidden');
      for (let i = 0; i < 60 && match.outcome === null; i++) {
        for (const { seat } of match.seats) expectNoLeak(match, seat, options.disguise);
        const decision = match.decisions()[0];
        if (decision === undefined) break;
        answerAtRandom(match, decision, random);
      }
    });

    it.each(seeds.slice(0, 3))(
      'and so do two games played on from them, in all that is asked and told (%s)',
      (seed) => {
        const { setup, seats } = start(seed);
        const file = fileOf(seed);
        for (const { seat } of seats) {
          const other = options.disguise?.(ruleset.begin(setup), seat) ?? null;
          if (other !== null) expect(firstLeak(ruleset, file, [ruleset.begin(setup), other], seat, seed)).toBeNull();
        }
      },
    );
  });
}

/** Plays two games alike from two beginnings, and gives the first thing that tells a seat which of them it is in. */
export function firstLeak<Setup, State>(
  ruleset: Ruleset<Setup, State>,
  file: unknown,
  beginnings: readonly [State, State],
  seat: Seat,
  seed: string,
): { readonly answers: number; readonly seen: readonly [string, string] } | null {
  const gameFrom = (state: State) => Match.imagine(ruleset, beginningSketch(file, state), seed);
  const [one, other] = [gameFrom(beginnings[0]), gameFrom(beginnings[1])];
  const random = streamOf(seed, 'leaks');
  for (let answers = 0; answers < 80; answers++) {
    const seen = [seenBy(one, seat), seenBy(other, seat)] as const;
    if (seen[0] !== seen[1]) return { answers, seen };
    const open = one.decisions();
    if (open.length === 0) return null;
    const decision = random.pick(open);
    const input = { ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) };
    for (const match of [one, other]) expectOk(match.choose(input));
  }
  return null;
}

function beginningSketch(file: unknown, state: unknown): Sketch {
  const dice = { used: 0, stream: null };
  const nothing = { row: 0, serial: 0, events: 0, reveals: 0, rolled: [], resigned: [] };
  return { setup: file, checkpoint: { ...nothing, dice, state: JSON.stringify(state) }, script: [], rows: [] };
}

/** All that reaches a seat, its bot included. */
function seenBy<Setup, State>(match: Match<Setup, State>, seat: Seat): string {
  return canonicalJson({
    known: match.known(seat),
    board: match.view(seat),
    questions: match
      .decisions()
      .filter((decision) => decision.seat === seat)
      .map(makeQuestion),
    waiting: match.decisions().map(({ id, topic }) => [id, topic]),
    events: match.events.filter((event) => isVisible(event, seat)),
    sketch: match.sketch(seat),
    outcome: match.outcome,
  });
}

function expectNoLeak<Setup, State>(
  match: Match<Setup, State>,
  seat: Seat,
  disguise: ContractOptions<State>['disguise'],
): void {
  const { ruleset, setup } = match;
  const known = canonicalJson(ruleset.known(match.state, seat));
  // Knowing is knowing: redacting twice adds nothing.
  expect(canonicalJson(ruleset.known(ruleset.known(match.state, seat), seat))).toBe(known);
  const other = disguise?.(JSON.parse(JSON.stringify(match.state)) as State, seat) ?? null;
  if (other === null) return;
  expect(canonicalJson(ruleset.known(other, seat))).toBe(known);
  const drawn = (state: State) => canonicalJson(ruleset.view(setup, ruleset.known(state, seat), seat));
  expect(drawn(other)).toBe(drawn(match.state));
}

/** All that can be seen of a match, as bytes. */
function pictureOf<Setup, State>(match: Match<Setup, State>): string {
  const views = [null, ...match.seats.map(({ seat }) => seat)].map((seat) => ({
    board: match.view(seat),
    events: match.events.filter((event) => isVisible(event, seat)).length,
  }));
  const questions = [...match.decisions()].sort((a, b) => a.seat - b.seat).map(makeQuestion);
  return canonicalJson({ state: match.state, events: match.events, questions, views, outcome: match.outcome });
}

function playAtRandom<Setup, State>(match: Match<Setup, State>, random: Random, limit: number): number {
  for (let i = 0; i < limit; i++) {
    const open = match.decisions();
    if (open.length === 0) return i;
    answerAtRandom(match, random.pick(open), random);
  }
  return limit;
}

function answerAtRandom<Setup, State>(match: Match<Setup, State>, decision: Decision, random: Random): void {
  const answer = randomAnswer(decision, random);
  expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }));
}

function badInputs(decision: Decision) {
  const { id, seat } = decision;
  const all = decision.options();
  const first = all[0]?.id ?? '';
  const withParams = all.find((option) => option.params !== undefined && option.params.length > 0);
  const param = withParams?.params?.[0];
  const base = { ask: id, seat, option: first };
  const beyond =
    withParams === undefined || param === undefined
      ? []
      : [param.max + param.step, param.min - 1, param.min + 0.5, Number.NaN];
  return [
    { ...base, option: 'no-such-option' },
    { ...base, ask: 'no-such-ask' },
    { ...base, ask: '0' },
    { ...base, seat: seat + 1 },
    { ...base, params: { nonsense: 1 } },
    { ...base, params: [1, 2] },
    ...beyond.map((value) => ({ ...base, option: withParams?.id ?? first, params: { [param?.name ?? '']: value } })),
  ];
}
