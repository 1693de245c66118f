import { canonicalJson } from './digest.ts';
import type { Journal, Row } from './journal.ts';
import { Match } from './match.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import { commitmentTo, isFair } from './shares.ts';

interface VerifiedDice {
  /** How many fell. */
  readonly dice: number;
  /** What had to be promised before the first of them. */
  readonly commitment: string;
  /** Seats that added to them. */
  readonly shares: readonly number[];
}

/**
 * Proves that the dice of a game that is over were those of the seed that was promised, with what the seats added. `shown` is a journal
 * of the same game from while it lived: it holds the promise and what had fallen by then.
 */
export function verifyDice<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  journal: Journal,
  shown?: Journal,
): Result<VerifiedDice, readonly Problem[]> {
  const { seed } = journal;
  if (seed === undefined) return err([NO_SEED]);
  const unfair = unfairOf(journal);
  if (unfair !== null) return err([unfair]);
  const match = Match.restore(ruleset, journal);
  if (!match.ok) return match;
  const commitment = commitmentTo(seed);
  const broken = [journal, ...(shown === undefined ? [] : [shown])].flatMap((one) => brokenIn(one, commitment));
  if (shown !== undefined) broken.push(...differences(match.value.dice, journal, shown));
  if (broken.length > 0) return err(broken);
  const shares = journal.rows.flatMap((row) => (isShare(row) && row.seat !== null ? [row.seat] : []));
  return ok({ dice: match.value.dice.length, commitment, shares });
}

const NO_SEED: Problem = {
  code: 'no-seed',
  field: 'seed',
  message: 'This journal has no seed: it was shown while the game lived. Take the journal of the finished game.',
};

function unfairOf({ dice }: Journal): Problem | null {
  if (isFair(dice)) return null;
  const code = 'foretold';
  if (dice.after !== 'seed' || dice.script.length > 0)
    return { code, field: 'dice', message: 'These dice were scripted or typed in: there is nothing to prove.' };
  if (dice.chosen === true)
    return { code, field: 'dice.chosen', message: 'The seed was chosen by somebody, who could know what would fall.' };
  const message = 'These dice come from a stream that can be foretold from what has fallen.';
  return { code, field: 'dice.stream', message, legal: ['sha256'] };
}

function brokenIn({ commitment }: Journal, own: string): readonly Problem[] {
  if (commitment === undefined || commitment === own) return [];
  const message = `Promised was ${commitment}; the seed that was told gives ${own}.`;
  return [{ code: 'broken-promise', field: 'commitment', message }];
}

function differences(fallen: readonly number[], journal: Journal, shown: Journal): readonly Problem[] {
  const problems: Problem[] = [];
  const die = shown.dice.script.findIndex((value, i) => fallen[i] !== value);
  if (die >= 0) {
    const message = `Die ${die + 1} fell as ${shown.dice.script[die]}; by the seed it is ${fallen[die] ?? 'none'}.`;
    problems.push({ code: 'other-dice', field: `dice.script.${die}`, message });
  }
  const kept = new Set(journal.rows.filter(isShare).map(shareOf));
  for (const row of shown.rows.filter(isShare)) {
    if (kept.has(shareOf(row))) continue;
    problems.push({
      code: 'lost-share',
      field: `rows.${row.n - 1}`,
      message: `The share of seat ${row.seat} is gone.`,
    });
  }
  if (shown.commitment === undefined) {
    const message = 'The journal to compare with holds no promise: it is not of a game whose dice were promised.';
    problems.push({ code: 'no-promise', field: 'commitment', message });
  }
  return problems;
}

function isShare({ kind, option }: Row): boolean {
  return kind === 'share' && option === 'add';
}

function shareOf({ seat, note }: Row): string {
  return canonicalJson([seat, note]);
}
