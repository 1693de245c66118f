import { expect, inject, it } from 'vitest';
import type { Decision } from '../decision.ts';
import { canonicalJson, partingRow } from '../digest.ts';
import { isVisible } from '../event.ts';
import { Match } from '../match.ts';
import { makeQuestion } from '../question.ts';
import { streamOf } from '../random.ts';
import { expectOk } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { openSituation } from '../sketch.ts';
import { answerAtRandom, type ContractOptions, expectAlike, playAtRandom, startedOf } from './playing.ts';

/** How long a game is played with a twin at its side, and how often the twin is a new one. */
const PIECED_ANSWERS = 60;
const TWIN_ANSWERS = 80;
const TWIN_EVERY = 40;
const DRAWN_ANSWERS = 20;
const REFUSING_ANSWERS = 24;

interface Cases<Setup, State, View> {
  readonly ruleset: Ruleset<Setup, State, View>;
  readonly limit: number;
  readonly files: readonly unknown[];
  readonly seeds: readonly string[];
  start(seed: string): Match<Setup, State, View>;
}

/** Play, refusals, replay, and what programs start from. */
export function describeBasics<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  options: ContractOptions<State>,
): void {
  const files = [...options.files, ...options.hiding];
  const seeds = Array.from({ length: Math.max(options.games, files.length) }, (_, i) => `${inject('seed')}-${i}`);
  const start = (seed: string) => startedOf(ruleset, files[Number(seed.split('-')[1]) % files.length], seed);
  const cases = { ruleset, limit: options.limit, files, seeds, start };
  describePlay(cases);
  describeReplay(cases);
  describeSigned(cases);
  describePieces(cases);
  describeShown(cases);
  describeKnown(cases);
  describeResigned(cases);
}

function describePlay<Setup, State, View>({ ruleset, limit, seeds, start }: Cases<Setup, State, View>): void {
  it.each(seeds)(
    'plays at random to an end, every offered option being accepted; replay equals live, byte for byte (%s)',
    (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'contract');
      expect(playAtRandom(match, random, limit)).toBeLessThan(limit);
      expect(match.outcome).not.toBeNull();
      const replayed = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
      expectAlike(replayed.ok ? pictureOf(replayed.value) : 'null', pictureOf(match));
    },
  );

  it.each(seeds)(
    'draws what there is, whatever it drew before: the same board for all where it says so, and another one only when the rules have gone on (%s)',
    (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'drawn');
      const viewers = [null, 'referee' as const, ...match.seats.map(({ seat }) => seat)];
      const draw = () => viewers.map((viewer) => canonicalJson(match.view(viewer)));
      const drawAnew = (viewer: (typeof viewers)[number]) => {
        const known = JSON.parse(JSON.stringify(match.known(viewer))) as State;
        return canonicalJson(match.ruleset.view(match.knownSetup(viewer), known, viewer));
      };
      for (let i = 0; i < DRAWN_ANSWERS && match.outcome === null; i++) {
        const { standing } = match;
        const before = draw();
        if (match.drawsAlike) expect(new Set(before).size).toBe(1);
        for (const [at, viewer] of viewers.entries()) expect(before[at]).toBe(drawAnew(viewer));
        const decision = match.decisions()[0];
        if (decision !== undefined) answerAtRandom(match, decision, random);
        if (match.standing === standing) expect(draw()).toEqual(before);
      }
    },
  );
}

function describeReplay<Setup, State, View>({ ruleset, limit, seeds, start }: Cases<Setup, State, View>): void {
  it.each(seeds)(
    'what is not offered is refused and changes nothing; a twin restored through JSON after every input stays equal (%s)',
    (seed) => {
      const match = start(seed);
      const random = streamOf(seed, 'twin');
      const pictures = [pictureOf(match)];
      for (let i = 0; i < TWIN_ANSWERS; i++) {
        const decision = random.pick(match.decisions());
        if (decision === undefined) break;
        if (i < REFUSING_ANSWERS) {
          for (const bad of badInputs(decision)) expect(match.choose(bad).ok).toBe(false);
          expectAlike(pictureOf(match), pictures.at(-1));
        }
        answerAtRandom(match, decision, random);
        pictures[match.rows.length] = pictureOf(match);
        // Whole restores cost the square of the game's length; between them one twin is watched row by row, below.
        if (i % TWIN_EVERY !== 0) continue;
        const twin = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
        expectAlike(twin.ok ? pictureOf(twin.value) : 'null', pictures.at(-1));
      }
      let seen = 0;
      const watched = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())), {
        watch: (twin) => {
          const picture = pictures[twin.rows.length];
          if (picture === undefined) return;
          expectAlike(pictureOf(twin), picture);
          seen += 1;
        },
      });
      expect(watched.ok).toBe(true);
      expect(seen).toBe(pictures.filter((picture) => picture !== undefined).length);
    },
  );

  it.each(seeds.slice(0, 2))('the same seed gives the same digest (%s)', (seed) => {
    const digests = [1, 2].map(() => {
      const match = start(seed);
      playAtRandom(match, streamOf(seed, 'digest'), limit);
      return match.digest();
    });
    expect(digests[0]).toBe(digests[1]);
  });
}

function describeSigned<Setup, State, View>({ ruleset, files, seeds }: Cases<Setup, State, View>): void {
  it.each(seeds.slice(0, 2))(
    'a kept game is signed at its rest points, and says where another one departs (%s)',
    (seed) => {
      const kept = startedOf(ruleset, files[0], seed, true);
      playAtRandom(kept, streamOf(seed, 'kept'), 60);
      const journal = kept.journal();
      const signed = journal.rows.filter(({ digest }) => digest !== undefined);
      expect(signed.length).toBeGreaterThan(0);
      expect(Match.restore(ruleset, journal).ok).toBe(true);
      const at = signed[Math.floor(signed.length / 2)]?.n ?? 0;
      const rows = journal.rows.map((row) => (row.n === at ? { ...row, digest: 'another' } : row));
      const other = Match.restore(ruleset, { ...journal, rows });
      expect(!other.ok && other.error[0]).toMatchObject({ code: 'departed', field: `rows.${at - 1}` });
    },
  );
}

function describePieces<Setup, State, View>({ ruleset, files, seeds }: Cases<Setup, State, View>): void {
  it.each(seeds.slice(0, 2))(
    'a game that is played piece by piece is the same, and asks nothing between two pieces (%s)',
    (seed) => {
      const [whole, pieces] = [startedOf(ruleset, files[0], seed, true), startedOf(ruleset, files[0], seed, true)];
      const random = [streamOf(seed, 'pieces'), streamOf(seed, 'pieces')] as const;
      for (let i = 0; i < PIECED_ANSWERS && whole.outcome === null; i++) {
        const [decision, same] = [whole.decisions()[0], pieces.decisions()[0]];
        if (decision === undefined || same === undefined) throw new Error('one of two games asks nothing');
        answerAtRandom(whole, decision, random[0]);
        const { rest } = pieces.inPieces(() => answerAtRandom(pieces, same, random[1]));
        for (const _ of rest) expect(pieces.decisions().some(({ id }) => id === same.id)).toBe(false);
        expectAlike(pictureOf(pieces), pictureOf(whole));
      }
      expect(pieces.journal()).toEqual(whole.journal());
      expect(pieces.checkpoint).toEqual(whole.checkpoint);
    },
  );
}

function describeShown<Setup, State, View>({ ruleset, seeds, start }: Cases<Setup, State, View>): void {
  it.each(seeds.slice(0, 3))(
    'a journal shown while the game lives holds no seed, no sealed answer, and digests for its audience alone (%s)',
    (seed) => {
      const kept = Match.restore(ruleset, start(seed).journal(), { keep: true });
      if (!kept.ok) throw new Error(JSON.stringify(kept.error));
      const match = kept.value;
      const random = streamOf(seed, 'public');
      for (let i = 0; i < 30; i++) {
        const decision = random.pick(match.decisions());
        if (decision === undefined) break;
        answerAtRandom(match, decision, random);
        if (match.outcome !== null) break;
        const shown = match.journalFor(null);
        expect(shown.seed).toBeUndefined();
        expect(shown.audience).toBeNull();
        const own = new Set(match.journal().rows.flatMap(({ digest }) => digest ?? []));
        expect(shown.rows.some(({ digest }) => digest !== undefined && own.has(digest))).toBe(false);
        const again = Match.restore(ruleset, JSON.parse(JSON.stringify(shown)), { seed: 'fresh' });
        // Where something is hidden it is to be read only, and says so.
        expect(again.ok || again.error[0]?.code).toBe(match.hides ? 'partial' : true);
      }
    },
  );

  it.each(seeds.slice(0, 3))('a shown journal that was tampered with says at which row (%s)', (seed) => {
    const match = start(seed);
    playAtRandom(match, streamOf(seed, 'shown'), 40);
    if (match.outcome !== null) return;
    const shown = match.journalFor(0);
    const signed = shown.rows.filter(({ digest }) => digest !== undefined);
    const at = signed[Math.floor(signed.length / 2)]?.n ?? 0;
    expect(at).toBeGreaterThan(0);
    const rows = shown.rows.map((row) => (row.n === at ? { ...row, digest: 'another' } : row));
    expect(partingRow(shown, { ...shown, rows })).toBe(at);
    if (match.hides) return;
    const again = Match.restore(ruleset, { ...shown, rows }, { seed: 'fresh' });
    expect(!again.ok && again.error[0]).toMatchObject({ code: 'departed', field: `rows.${at - 1}` });
  });
}

function describeKnown<Setup, State, View>({ ruleset, limit, seeds, start }: Cases<Setup, State, View>): void {
  it.each(seeds.slice(0, 3))('a situation, through JSON, is the same question again (%s)', (seed) => {
    const match = start(seed);
    const random = streamOf(seed, 'situation');
    for (let i = 0; i < 150; i++) {
      const decision = random.pick(match.decisions());
      if (decision === undefined) break;
      if (i % 5 === 0 && decision.topic !== 'dice') {
        const again = openSituation(ruleset, JSON.parse(JSON.stringify(match.situation(decision)))).decision;
        expect(canonicalJson(makeQuestion(again))).toBe(canonicalJson(makeQuestion(decision)));
      }
      answerAtRandom(match, decision, random);
    }
  });

  it.each(seeds.slice(0, 3))('a game imagined from a sketch can be played to its end (%s)', (seed) => {
    const match = start(seed);
    const random = streamOf(seed, 'sketch');
    for (let i = 0; i < 120; i++) {
      const decision = random.pick(match.decisions());
      if (decision === undefined) break;
      if (i % 40 === 0) {
        const sketch = JSON.parse(JSON.stringify(match.sketch(decision.seat)));
        const imagined = Match.imagine(ruleset, sketch, streamOf(seed, `imagined/${i}`));
        expect(playAtRandom(imagined, random, limit)).toBeLessThan(limit);
      }
      answerAtRandom(match, decision, random);
    }
  });
}

function describeResigned<Setup, State, View>({ ruleset, files }: Cases<Setup, State, View>): void {
  it('answers given for a seat that has resigned are rows', () => {
    const file = files.find((candidate) => startedOf(ruleset, candidate, 'resign').seats.length > 2);
    if (file === undefined) return;
    const match = startedOf(ruleset, file, 'resign');
    playAtRandom(match, streamOf('resign', 'play'), 10);
    if (match.outcome !== null) return;
    expectOk(match.resign(1));
    playAtRandom(match, streamOf('resign', 'on'), 60);
    const asked = match.rows.filter((row) => row.seat === 1 && row.by === 'clock');
    const twin = Match.restore(ruleset, JSON.parse(JSON.stringify(match.journal())));
    expectAlike(twin.ok ? pictureOf(twin.value) : 'null', pictureOf(match));
    expect(asked.every(({ ask }) => ask !== '')).toBe(true);
  });
}

/** All that can be seen of a match. */
function pictureOf<Setup, State, View>(match: Match<Setup, State, View>): string {
  const views = [null, ...match.seats.map(({ seat }) => seat)].map((seat) => ({
    board: match.view(seat),
    events: match.events.filter((event) => isVisible(event, seat)).length,
  }));
  const questions = [...match.decisions()].sort((a, b) => a.seat - b.seat).map((decision) => makeQuestion(decision));
  return JSON.stringify({ state: match.state, events: match.events, questions, views, outcome: match.outcome });
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
