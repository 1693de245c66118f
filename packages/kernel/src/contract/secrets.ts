import { expect, inject, it } from 'vitest';
import { randomAnswer } from '../answer.ts';
import type { Decision, Seat } from '../decision.ts';
import { type Json, jsonOf } from '../delta.ts';
import { canonicalJson } from '../digest.ts';
import type { DicePlan } from '../journal.ts';
import { Match } from '../match.ts';
import { BY_HAND, type Position, SEEDED } from '../match-terms.ts';
import { makeQuestion } from '../question.ts';
import { type Random, streamOf } from '../random.ts';
import { expectOk } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Viewer } from '../viewer.ts';
import { answerAtRandom, type ContractOptions, isAlike, startedOf } from './playing.ts';
import { isUndoTelling } from './taking-back.ts';

/** How far two games are played side by side, and from how many points of a game. */
const ANSWERS_AHEAD = 60;
const POINTS = 4;
const ANSWERS_BETWEEN = 12;

/** Two truths that differ only in what a seat may not know give that seat the same bytes, everywhere. */
export function describeSecrets<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  options: ContractOptions<State>,
): void {
  it('hides nothing where the scenario says so: everybody gets the truth itself', () => {
    for (const file of options.files) {
      const match = startedOf(ruleset, file, 'open');
      if (match.hides) continue;
      expect(match.known(0)).toBe(match.state);
      expect(match.knownSetup(null)).toBe(match.setup);
    }
  });

  it.each(options.hiding.map((file, i) => [i, file] as const))(
    'knowing is knowing: to hide twice hides no more (%i)',
    (i, file) => {
      const match = startedOf(ruleset, file, `twice-${i}`);
      expect(match.hides).toBe(true);
      for (const point of pointsOf(match, `twice-${i}`)) {
        for (const viewer of viewersOf(match)) {
          const known = ruleset.known(match.setup, point.state, viewer);
          expect(canonicalJson(ruleset.known(match.setup, jsonOf(known) as State, viewer))).toBe(canonicalJson(known));
        }
      }
    },
  );

  it.each(options.hiding.map((file, i) => [i, file] as const))(
    'a disguise differs in every hidden field (%i)',
    (i, file) => {
      const match = startedOf(ruleset, file, `fields-${i}`);
      for (const point of pointsOf(match, `fields-${i}`)) {
        for (const { seat } of match.seats)
          expect(undisguised(ruleset, point, options.disguise(point, seat), seat)).toEqual([]);
      }
    },
  );

  it.each(options.hiding.flatMap((file, i) => [SEEDED, BY_HAND].map((plan) => ({ i, file, plan }))))(
    'nothing that a viewer gets tells one truth from the other ($i, dice by $plan.after)',
    ({ i, file, plan }) => {
      const seed = `leaks-${inject('seed')}-${i}`;
      const match = startedOf(ruleset, file, seed);
      let compared = 0;
      for (const point of pointsOf(match, seed)) {
        for (const { seat } of match.seats) {
          const truths = [point, options.disguise(point, seat)] as const;
          const found = firstLeak(ruleset, truths, seat, `${seed}/${compared}`, plan);
          expect(found.leak, `what reaches seat ${seat} after ${found.answers} answers`).toBeNull();
          compared += found.answers;
        }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it.each(options.hiding.map((file, i) => [i, file] as const))(
    'how an answer can be taken back tells nothing of dice that its seat may not know of (%i)',
    (i, file) => {
      expect(isUndoTelling(ruleset, file, `back-${inject('seed')}-${i}`)).toBe(false);
    },
  );
}

/** Rest points along a game that is played at random. */
function* pointsOf<Setup, State, View>(match: Match<Setup, State, View>, seed: string): Generator<Position<State>> {
  const kept = Match.restore(match.ruleset, match.journal(), { keep: true });
  if (!kept.ok) throw new Error(JSON.stringify(kept.error));
  const playing = kept.value;
  const random = streamOf(seed, 'points');
  for (let i = 0; i < POINTS && playing.outcome === null; i++) {
    const { file } = { file: playing.journal().setup };
    const state =
      playing.checkpoint === null ? match.ruleset.begin(match.setup) : (JSON.parse(playing.checkpoint.state) as State);
    yield { file, state };
    for (let answers = 0; answers < ANSWERS_BETWEEN && playing.outcome === null; answers++)
      answerAtRandom(playing, random.pick(playing.decisions()), random);
  }
}

function viewersOf<Setup, State, View>(match: Match<Setup, State, View>): readonly Viewer[] {
  return [null, ...match.seats.map(({ seat }) => seat)];
}

/** Hidden fields of set-up and state in which a disguise is no other than the truth. */
export function undisguised<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  truth: Position<State>,
  other: Position<State>,
  seat: Seat,
): readonly string[] {
  const setup = ruleset.parseSetup(truth.file);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const knownFile = ruleset.knownFile(truth.file, setup.value, seat);
  const known = ruleset.known(setup.value, truth.state, seat);
  return [
    ...sameWhereHidden(jsonOf(truth.file), jsonOf(knownFile), jsonOf(other.file), 'setup'),
    ...sameWhereHidden(jsonOf(truth.state), jsonOf(known), jsonOf(other.state), 'state'),
  ];
}

/** Paths of values that are not what is known of them, and yet the same in the other truth. */
function sameWhereHidden(truth: Json, known: Json, other: Json, path: string): readonly string[] {
  if (canonicalJson(truth) === canonicalJson(known)) return [];
  if (!isBranch(truth) || !isBranch(known) || !isBranch(other))
    return canonicalJson(truth) === canonicalJson(other) ? [path] : [];
  const shown = leftIn(truth, known);
  return Object.keys(truth)
    .filter((key) => !shown.has(canonicalJson(at(truth, key))))
    .flatMap((key) => sameWhereHidden(at(truth, key), at(known, key), at(other, key), `${path}.${key}`));
}

/** Where something is left out of a list: what is in it all the same, for that has moved up. */
function leftIn(truth: Json, known: Json): ReadonlySet<string> {
  const isShortened = Array.isArray(truth) && Array.isArray(known) && truth.length !== known.length;
  return new Set(isShortened ? known.map((one: Json) => canonicalJson(one)) : []);
}

function isBranch(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

const at = (branch: { readonly [key: string]: Json }, key: string): Json => branch[key] ?? null;

interface Leak {
  readonly seen: readonly [string, string];
}

/**
 * Plays two games alike from two truths, with other secret dice, until the seat is told something privately; gives the first
 * thing that tells the seat which of the two it is in.
 */
export function firstLeak<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  truths: readonly [Position<State>, Position<State>],
  seat: Seat,
  seed: string,
  plan: DicePlan = SEEDED,
): { readonly answers: number; readonly leak: Leak | null } {
  const one = Match.at(ruleset, truths[0], { seed, secretSeed: 'one', plan, keep: true });
  const other = Match.at(ruleset, truths[1], { seed, secretSeed: 'other', plan, keep: true });
  const random = streamOf(seed, 'leaks');
  for (let answers = 0; answers < ANSWERS_AHEAD; answers++) {
    if (one.events.some((event) => event.to?.includes(seat) === true)) return { answers, leak: null };
    const seen = [seenBy(one, seat), seenBy(other, seat)] as const;
    if (!isAlike(...seen)) return { answers, leak: { seen } };
    const outside = [seenBy(one, null), seenBy(other, null)] as const;
    if (!isAlike(...outside)) return { answers, leak: { seen: outside } };
    if (!answerAlike(one, other, random)) return { answers, leak: null };
  }
  return { answers: ANSWERS_AHEAD, leak: null };
}

/** The same answer in both games, by whoever is asked in both; false where nobody can give one. */
function answerAlike<Setup, State, View>(
  one: Match<Setup, State, View>,
  other: Match<Setup, State, View>,
  random: Random,
): boolean {
  const open = one.decisions();
  if (open.length === 0) return false;
  const decision = random.pick(open);
  const twin = other.decisions().find(({ id }) => id === decision.id);
  if (twin === undefined) return false;
  const input = { ask: decision.id, seat: decision.seat, ...commonAnswer(decision, twin, random) };
  if (!other.choose(input).ok) return false;
  expectOk(one.choose(input));
  return true;
}

function commonAnswer(decision: Decision, twin: Decision, random: Random) {
  const common = decision.options().filter(({ id }) => twin.options().some((option) => option.id === id));
  if (common.length === 0) return { option: '' };
  return randomAnswer({ options: () => common }, random);
}

/** All that reaches a viewer, its bot included. */
function seenBy<Setup, State, View>(match: Match<Setup, State, View>, viewer: Seat | null): string {
  const own = match.decisions().filter((decision) => decision.seat === viewer);
  return JSON.stringify({
    known: match.known(viewer),
    board: match.view(viewer),
    questions: own.map((decision) => makeQuestion(decision)),
    situations: own.filter(({ topic }) => topic !== 'dice').map((decision) => match.situation(decision)),
    waiting: match.decisions().map(({ seat }) => seat),
    events: match.eventsFor(viewer),
    journal: match.outcome === null ? match.journalFor(viewer) : null,
    sketch: viewer === null ? null : match.sketch(viewer),
    undo: viewer === null ? null : match.undoable(viewer),
    outcome: match.outcome,
  });
}
