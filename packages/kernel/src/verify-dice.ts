import { CountedRows, straightRows } from './counted-rows.ts';
import { canonicalJson } from './digest.ts';
import { type ForkedDice, isInput, type Journal, type Row } from './journal.ts';
import { Match } from './match.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import { setDieIn } from './set-dice.ts';
import { commitmentTo, isFair } from './shares.ts';

interface VerifiedDice {
  /** How many fell. */
  readonly dice: number;
  /** What had to be promised before the first of them. */
  readonly commitment: string;
  /** Seats that added to them. What seats added to the game that a fork comes from was known when its own seed was made: it does not count here. */
  readonly shares: readonly number[];
  /** Of a fork: after which row of the old game it began, and how many dice had fallen there; these are not among `dice`. */
  readonly forked?: { readonly row: number; readonly dice: number };
  /** Those that the referee set, with the reason: they follow from nothing, and are not among `dice`. */
  readonly set: readonly {
    readonly ask: string;
    readonly die: number;
    readonly face: number;
    readonly reason: string;
  }[];
}

/** What the dice of a finished game are held against. */
interface Witnesses {
  /** A journal of the same game from while it lived: it holds the promise and what had fallen by then. */
  readonly shown?: Journal | undefined;
  /** Of a fork: the whole journal of the game that it comes from. */
  readonly origin?: Journal | undefined;
}

/** Proves that the dice of a game that is over were those of the seed that was promised, with what the seats added; of a fork all that fell since. */
export function verifyDice<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  journal: Journal,
  { shown, origin }: Witnesses = {},
): Result<VerifiedDice, readonly Problem[]> {
  const { seed, dice } = journal;
  if (seed === undefined) return err([NO_SEED]);
  const unfair = unfairOf(journal);
  if (unfair !== null) return err([unfair]);
  const match = Match.restore(ruleset, journal);
  if (!match.ok) return match;
  const commitment = commitmentTo(seed);
  const broken = [journal, ...(shown === undefined ? [] : [shown])].flatMap((one) => brokenIn(one, commitment));
  if (shown !== undefined) {
    const upTo = fallenBeforeSet(ruleset, journal, shown);
    broken.push(...differences(match.value.dice.slice(0, upTo), journal, shown, upTo));
  }
  if (dice.forked !== undefined) broken.push(...scriptedIn(ruleset, journal, dice.forked));
  if (origin !== undefined) broken.push(...strangeTo(ruleset, journal, origin));
  if (broken.length > 0) return err(broken);
  const set = setIn(journal.rows);
  const fallen = match.value.dice.length - dice.script.length - set.length;
  if (dice.forked !== undefined) {
    const forked = { row: dice.forked.row, dice: dice.script.length };
    return ok({ dice: fallen, commitment, shares: [], forked, set });
  }
  const shares = journal.rows.flatMap((row) => (isShare(row) && row.seat !== null ? [row.seat] : []));
  return ok({ dice: fallen, commitment, shares, set });
}

/** The dice that a referee set and that still count. */
function setIn(rows: readonly Row[]): VerifiedDice['set'] {
  const counted = new CountedRows();
  for (const row of rows) counted.add(row);
  return counted.all.flatMap((row) => {
    const set = setDieIn(row);
    return set === null ? [] : [{ ...set, reason: row.note ?? '' }];
  });
}

/** How many dice had fallen before the first that was set after a journal was shown: from there on they need not be those. */
function fallenBeforeSet<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  journal: Journal,
  shown: Journal,
): number | undefined {
  const known = new Set(setIn(shown.rows).map((set) => canonicalJson(set)));
  const later = setIn(journal.rows).find((set) => !known.has(canonicalJson(set)));
  const at = later === undefined ? -1 : journal.rows.findIndex((row) => isInput(row) && row.ask === later.ask);
  if (at < 0) return undefined;
  const before = Match.restore(ruleset, { ...journal, rows: journal.rows.slice(0, at) });
  return before.ok ? before.value.dice.length : undefined;
}

/** Where a fork began, the dice that it was given must have fallen, all of them: one more would be a die that somebody chose. */
function scriptedIn<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  journal: Journal,
  { rows }: ForkedDice,
): readonly Problem[] {
  const { audience: _, ...whole } = journal;
  const before = Match.restore(ruleset, { ...whole, rows: journal.rows.slice(0, rows) });
  if (!before.ok) return before.error;
  const [given, fallen] = [journal.dice.script.length, before.value.dice.length];
  if (given === fallen && rows <= journal.rows.length) return [];
  const message = `The fork was given ${given} dice, and ${fallen} had fallen after the ${rows} rows that it began with: somebody chose the difference.`;
  return [{ code: 'scripted', field: 'dice.script', message, legal: [`${fallen} dice`] }];
}

/** Rows and dice of a fork that are not those of the game that it is said to come from. */
function strangeTo<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  { dice, rows }: Journal,
  origin: Journal,
): readonly Problem[] {
  const { forked } = dice;
  if (forked === undefined) return [NO_FORK];
  const { commitment: _promise, audience: _shown, ...whole } = origin;
  const before = Match.restore(ruleset, { ...whole, rows: origin.rows.slice(0, forked.row) });
  if (!before.ok) return before.error;
  const { script } = before.value.fallenPlan();
  const die = dice.script.findIndex((value, i) => script[i] !== value);
  const problems: Problem[] = [];
  if (die >= 0 || script.length !== dice.script.length) {
    const at = die < 0 ? Math.min(script.length, dice.script.length) : die;
    const message = `Die ${at + 1} of those that stood at the fork is ${dice.script[at] ?? 'none'}; in the old game it fell as ${script[at] ?? 'none'}.`;
    problems.push({ code: 'other-dice', field: `dice.script.${at}`, message });
  }
  const old = straightRows(before.value.rows).map(plainRow);
  const own = rows.slice(0, forked.rows).map(plainRow);
  const row = old.findIndex((text, i) => own[i] !== text);
  if (row >= 0 || old.length !== own.length) {
    const at = row < 0 ? Math.min(old.length, own.length) : row;
    problems.push({ code: 'other-rows', field: `rows.${at}`, message: `Row ${at + 1} is not the old game's.` });
  }
  return problems;
}

const plainRow = ({ digest: _, ...row }: Row): string => canonicalJson(row);

const NO_FORK: Problem = {
  code: 'no-fork',
  field: 'dice.forked',
  message: 'This game is no fork: there is no game that it comes from.',
};

const NO_SEED: Problem = {
  code: 'no-seed',
  field: 'seed',
  message: 'This journal has no seed: it was shown while the game lived. Take the journal of the finished game.',
};

function unfairOf({ dice }: Journal): Problem | null {
  if (isFair(dice)) return null;
  const code = 'foretold';
  if (dice.after !== 'seed' || (dice.script.length > 0 && dice.forked === undefined))
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

function differences(
  fallen: readonly number[],
  journal: Journal,
  shown: Journal,
  upTo: number | undefined,
): readonly Problem[] {
  const problems: Problem[] = [];
  const die = shown.dice.script.slice(0, upTo).findIndex((value, i) => fallen[i] !== value);
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
