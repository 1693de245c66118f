import { expect, inject, it } from 'vitest';
import { canonicalJson } from '../digest.ts';
import { Match } from '../match.ts';
import { type Random, streamOf } from '../random.ts';
import { HURRIED_LETTERS } from '../rest-points.ts';
import type { Ruleset } from '../ruleset.ts';
import { answerAtRandom, type ContractOptions } from './playing.ts';

const ANSWERS = 50;
const TAKEN_UP_EVERY = 9;
const TAKEN_BACK_EVERY = 7;

/** Whoever has a bookmark of a game has the game, without playing it again; and playing one again has a price that is told. */
export function describeBookmarks<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { files, hiding }: ContractOptions<State>,
): void {
  const [open, hidden] = [files[0], hiding[0]];
  it.each([open, hidden].filter((file) => file !== undefined).map((file, i) => [i, file] as const))(
    'a game taken up by its bookmark, through JSON, stays equal and goes on alike (%i)',
    (i, file) => {
      const random = streamOf(`${inject('seed')}-${i}`, 'bookmark');
      let match = kept(ruleset, file, `${i}`);
      for (let n = 1; n < ANSWERS && match.outcome === null; n++) {
        playOn(match, random, n);
        if (n % TAKEN_UP_EVERY !== 0) continue;
        const twin = takenUp(ruleset, match);
        expect(pictureOf(twin)).toBe(pictureOf(match));
        // From here on the twin is the game, so that a bookmark of a bookmark is tried as well.
        const line = random.position().join('/');
        const [mine, its] = [match, twin].map((one) => {
          playOn(one, streamOf(line, 'alike'), TAKEN_BACK_EVERY);
          return pictureOf(one);
        });
        expect(its).toBe(mine);
        match = twin;
      }
      expect(Match.restore(ruleset, match.journal(), { keep: true }).ok).toBe(true);
    },
  );

  it('a game of which not every rest point is kept at once has the same, and goes back to the same', () => {
    const file = open ?? hidden;
    const random = streamOf(`${inject('seed')}`, 'hurried');
    const [slow, fast] = [kept(ruleset, file, 'hurried'), kept(ruleset, file, 'hurried')];
    let [wasBehind, isSmall] = [false, true];
    for (let n = 1; n < ANSWERS && slow.outcome === null; n++) {
      const line = random.position().join('/');
      fast.rests.isHurried = true;
      for (const one of [slow, fast]) playOn(one, streamOf(line, 'alike'), n);
      random.int(1, 6);
      wasBehind ||= fast.rests.last?.row !== slow.rests.last?.row;
      isSmall &&= (slow.checkpoint?.state.length ?? 0) <= HURRIED_LETTERS;
      if (n % TAKEN_UP_EVERY === 0) expect(pictureOf(fast)).toBe(pictureOf(slow));
    }
    expect(pictureOf(fast)).toBe(pictureOf(slow));
    // Those of a large game are kept all the same.
    if (isSmall) expect(wasBehind).toBe(true);
  });

  it('a game that takes more steps than it is given to be played again is refused, and says so', () => {
    const match = kept(ruleset, open ?? hidden, 'steps');
    for (let n = 1; n < ANSWERS; n++) playOn(match, streamOf(`${n}`, 'steps'), n);
    const again = (steps: number) => Match.restore(ruleset, match.journal(), { keep: true, steps });
    const few = again(match.rows.length);
    expect(!few.ok && few.error[0]).toMatchObject({ code: 'too-long' });
    const many = again(1_000 * match.rows.length);
    expect(many.ok && pictureOf(many.value)).toBe(pictureOf(match));
  });
}

function kept<Setup, State, View>(ruleset: Ruleset<Setup, State, View>, file: unknown, seed: string) {
  const started = Match.start(ruleset, file, { seed, keep: true });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

function takenUp<Setup, State, View>(ruleset: Ruleset<Setup, State, View>, match: Match<Setup, State, View>) {
  const { rows: _, ...journal } = match.journal();
  const twin = Match.takeUp(ruleset, journal, JSON.parse(JSON.stringify(match.bookmark())));
  if (!twin.ok) throw new Error(JSON.stringify(twin.error));
  return twin.value;
}

/** An answer, and now and then one that is taken back, all others consenting. */
function playOn<Setup, State, View>(match: Match<Setup, State, View>, random: Random, n: number): void {
  const [first] = match.decisions();
  if (first === undefined) return;
  answerAtRandom(match, random.pick(match.decisions()), random);
  const seat = match.rows.at(-1)?.seat ?? 0;
  if (n % TAKEN_BACK_EVERY !== 0 || match.undoable(seat) === 'no') return;
  match.undo(seat);
  for (const other of match.seats)
    if (match.undoRequest !== null && other.seat !== seat) match.answerUndo(other.seat, true);
}

/** All that can be told of a match, as bytes. */
function pictureOf<Setup, State, View>(match: Match<Setup, State, View>): string {
  const { state, events, outcome, orders, drawOffers, undoRequest, rows, dice, checkpoint } = match;
  const seats = match.seats.map(({ seat }) => ({
    undo: match.undoable(seat),
    ordered: match.ordered(seat, seat),
    rows: match.rowsFor(seat),
  }));
  const asks = match.decisions().map(({ id, seat, topic }) => ({ id, seat, topic }));
  const told = { state, events, outcome, orders, drawOffers, undoRequest, rows, dice, checkpoint, seats, asks };
  return canonicalJson(told);
}
