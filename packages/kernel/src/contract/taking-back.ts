import type { Seat } from '../decision.ts';
import type { DiceSource, Game } from '../play.ts';
import { streamOf } from '../random.ts';
import type { Ruleset } from '../ruleset.ts';
import { answerAtRandom, startedOf } from './playing.ts';

const ANSWERS = 150;

/** Who could see some dice fall; everybody if absent. */
type Audience = readonly Seat[] | undefined;

/**
 * Whether how an answer can be taken back tells its seat that dice fell which it may not know of, in a game that is played at random: by
 * consent after such dice, freely where none fell. Answers to sealed rounds are none of these.
 */
export function isUndoTelling<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  file: unknown,
  seed: string,
): boolean {
  const fallen: Audience[] = [];
  const match = startedOf(overheard(ruleset, fallen), file, seed);
  const random = streamOf(seed, 'back');
  const ways = { quiet: new Set<string>(), unseen: new Set<string>() };
  for (let i = 0; i < ANSWERS && match.outcome === null; i++) {
    const decision = random.pick(match.decisions());
    const { id, seat } = decision;
    fallen.length = 0;
    answerAtRandom(match, decision, random);
    if (id.includes('.') || match.outcome !== null) continue;
    if (fallen.some((to) => to === undefined || to.includes(seat))) continue;
    ways[fallen.length === 0 ? 'quiet' : 'unseen'].add(match.undoable(seat));
  }
  return ways.unseen.has('consent') && ways.quiet.has('free');
}

/** A ruleset that notes for whom its dice fall. */
function overheard<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  fallen: Audience[],
): Ruleset<Setup, State, View> {
  const noting = (dice: DiceSource): DiceSource => ({
    take(count, sides, to, of) {
      fallen.push(of?.openly === true ? undefined : to);
      return dice.take(count, sides, to, of);
    },
  });
  return { ...ruleset, segment: (game: Game<Setup, State>) => ruleset.segment({ ...game, dice: noting(game.dice) }) };
}
