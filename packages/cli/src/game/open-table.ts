import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { TableMatch, TableRuleset } from '@hardtop/board';
import { canonicalJson, type DicePlan, type Journal, Match, type Seat } from '@hardtop/kernel';
import { type CliFailure, failed, problemsText, usageError } from '../input/failure.ts';
import { readJournal, writeJournal } from '../input/files.ts';
import { type Scenario, scenarioCalled, tableCalled } from '../input/lookup.ts';
import { parseDicePlan } from './dice-plan.ts';
import { type Player, Table } from './table.ts';

export interface TableFlags {
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly journal?: string;
}

export interface OpenTable {
  readonly ruleset: TableRuleset;
  readonly scenario: Scenario;
  readonly table: Table;
  /** Rows found in the journal file. */
  readonly takenUp: number;
}

interface Seating {
  /** Who plays which of the seats. */
  readonly playersOf: (ruleset: TableRuleset, seats: readonly Seat[]) => ReadonlyMap<Seat, Player>;
  readonly personRolls: boolean;
  readonly isRefereed: boolean;
  /** What follows a list of dice: another player's hand, or the end. */
  readonly afterScript: DicePlan['after'];
}

/** Starts a game, or goes on with the one in the journal file. */
export async function openTable(flags: TableFlags, seating: Seating): Promise<OpenTable> {
  const old = flags.journal !== undefined && existsSync(flags.journal) ? readJournal(flags.journal) : null;
  const started = await (old === null ? startNew(flags, seating) : takeUp(flags, seating, old));
  const { match, ruleset, scenario, seed } = started;
  const save = () => {
    if (flags.journal !== undefined) writeJournal(flags.journal, match.journal());
  };
  const players = seating.playersOf(
    ruleset,
    match.seats.map(({ seat }) => seat),
  );
  // People are spared what hardly matters; a program is asked everything.
  if (old === null && seating.personRolls)
    match.giveUsualOrders([...players].filter(([, { kind }]) => kind === 'person').map(([seat]) => seat));
  // A folder that cannot be written to shows now, not after the first answer.
  if (old === null) save();
  const { personRolls, isRefereed } = seating;
  const table = new Table({ match, players, seed, personRolls, isRefereed, save });
  return { ruleset, scenario, table, takenUp: old?.rows.length ?? 0 };
}

interface Started {
  readonly match: TableMatch;
  readonly ruleset: TableRuleset;
  readonly scenario: Scenario;
  readonly seed: string;
}

async function startNew(flags: TableFlags, seating: Seating): Promise<Started> {
  const ruleset = await tableCalled(flags.ruleset);
  const scenario = scenarioCalled(ruleset, flags.scenario);
  const seed = flags.seed ?? newSeed();
  const dice = parseDicePlan(flags.dice, seating.afterScript);
  const started = Match.start(ruleset, scenario.file, { seed, dice });
  if (!started.ok) throw failed(`The scenario ${scenario.title} cannot be played.\n${problemsText(started.error)}`);
  return { match: started.value, ruleset, scenario, seed };
}

function newSeed(): string {
  return randomUUID().slice(0, 8);
}

async function takeUp(flags: TableFlags, seating: Seating, journal: Journal): Promise<Started> {
  const ruleset = await tableCalled(journal.ruleset);
  refuseContradictions(flags, seating, journal, ruleset);
  // A journal shown while its game lived has no seed: the dice that fell stand in it, those to come are new.
  const seed = journal.seed ?? flags.seed ?? newSeed();
  const restored = Match.restore(ruleset, journal, seed === undefined ? {} : { seed });
  if (!restored.ok) throw failed(`${flags.journal} cannot be taken up.\n${problemsText(restored.error)}`);
  const same = ruleset.scenarios.find((info) => canonicalJson(info.file) === canonicalJson(journal.setup));
  const scenario = { id: same?.id ?? null, title: same?.title ?? 'from the journal', file: journal.setup };
  return { match: restored.value, ruleset, scenario, seed };
}

function isSamePlan(one: DicePlan, other: DicePlan): boolean {
  return one.after === other.after && canonicalJson(one.script) === canonicalJson(other.script);
}

/** The same command typed again takes the game up; another game must not be mistaken for it. */
function refuseContradictions(flags: TableFlags, seating: Seating, journal: Journal, ruleset: TableRuleset): void {
  const clash = (flag: string, has: string): CliFailure =>
    usageError(
      `${flags.journal} holds a game with ${has}; ${flag} says otherwise. Leave it out, or name another file.`,
    );
  if (flags.ruleset !== undefined && flags.ruleset !== journal.ruleset)
    throw clash('--ruleset', `the ruleset ${journal.ruleset}`);
  if (flags.seed !== undefined && journal.seed !== undefined && flags.seed !== journal.seed)
    throw clash('--seed', `the seed "${journal.seed}"`);
  if (flags.dice !== undefined && !isSamePlan(parseDicePlan(flags.dice, seating.afterScript), journal.dice))
    throw clash('--dice', 'other dice');
  if (flags.scenario === undefined) return;
  const wanted = scenarioCalled(ruleset, flags.scenario);
  if (canonicalJson(wanted.file) !== canonicalJson(journal.setup)) throw clash('--scenario', 'another scenario');
}
