// A campaign: its journal carried out, row by row. The same journal gives the same campaign, whether it is played or read.

import type { DiceSource } from '@hardtop/campaign';
import { branchesOf, err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { partName } from '../rolls/part-words.ts';
import { clockText, DAWN, periodsAt } from '../travel/clock.ts';
import { isKnownPart, lostAmendments, type Overlay, overlayOf } from './amendments.ts';
import { carryOut } from './carry-out.ts';
import { digestProblem, withDigest } from './digests.ts';
import type { CampaignJournal } from './journal.ts';
import { type AmendRow, type Row, rowSchema } from './rows.ts';
import type { CampaignState, Entry } from './state.ts';
import { beginStep } from './step.ts';

export interface Campaign {
  readonly journal: CampaignJournal;
  readonly state: CampaignState;
  readonly entries: readonly Entry[];
  /** Rows that contradict the rest, explained. They stay in the journal. */
  readonly problems: readonly Problem[];
}

function openingState({ opening }: CampaignJournal): CampaignState {
  const { party, route } = opening;
  return {
    clock: DAWN,
    route,
    place: { leg: 0, km: 0 },
    party,
    territories: {},
    settlements: {},
    inside: null,
    quarters: 0,
    pins: [],
    fights: [],
    adventure: null,
    today: { travelled: false, halted: 0 },
    haltedDays: 0,
    serial: 0,
  };
}

/** Carries the whole journal out, with the dice of its seed unless others are given. A row that cannot be is skipped and explained; all others count. */
export function openCampaign(journal: CampaignJournal, dice: DiceSource = diceOf({ journal })): Campaign {
  const overlay = overlayOf(journal.rows);
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  let state = openingState(journal);
  const stamps = stampReader();
  for (const [i, row] of journal.rows.entries()) {
    const wrong = stamps(row, i + 1, state);
    if (wrong !== null) problems.push(wrong);
    const stepped = applyRow({ journal, dice, overlay }, state, row);
    problems.push(...stepped.problems);
    if (stepped.entry !== null) entries.push(stepped.entry);
    state = stepped.state;
  }
  const explained = new Set(problems.map(({ field }) => field));
  problems.push(...lostParts(journal.rows, entries, state).filter(({ field }) => !explained.has(field)));
  const departed = digestProblem(journal.rows, entries);
  if (departed !== null) problems.push(departed);
  return { journal, state, entries, problems };
}

/** The streams of its seed. */
function diceOf({ journal }: Pick<Campaign, 'journal'>): DiceSource {
  return branchesOf(journal.opening.seed, journal.opening.stream);
}

/** Adds a row, given without number and time. What cannot be is explained, and the campaign stays as it was. */
export function addRow(
  campaign: Campaign,
  draft: unknown,
  dice: DiceSource = diceOf(campaign),
): Result<Campaign, readonly Problem[]> {
  const { journal, entries, problems } = campaign;
  const read = stamped(draft, journal.rows.length + 1, campaign.state);
  if (!read.ok) return read;
  const row = read.value;
  const longer = { ...journal, rows: [...journal.rows, row] };
  if (row.kind === 'amend') return amendWith(campaign, longer, row, dice);
  const {
    state,
    entry,
    problems: fresh,
  } = applyRow({ journal: longer, dice, overlay: overlayOf(longer.rows) }, campaign.state, row);
  if (entry === null) return err(fresh);
  const told = [...entries, entry];
  const rows = [...journal.rows, withDigest(row, journal.rows, told)];
  return ok({ journal: { ...journal, rows }, state, entries: told, problems: [...problems, ...fresh] });
}

function stamped(draft: unknown, n: number, { clock }: CampaignState): Result<Row, readonly Problem[]> {
  if (typeof draft !== 'object' || draft === null) return readBy(rowSchema, draft);
  // Nobody but the journal says what came of a row.
  const { digest: _, ...row } = { digest: null, ...draft };
  return readBy(rowSchema, { ...row, n, at: clock });
}

/** Many rows in a row without a copy of all that went before: for journeys that play themselves. No amendments. */
export interface Recorder {
  state(): CampaignState;
  add(draft: unknown): Result<CampaignState, readonly Problem[]>;
  campaign(): Campaign;
}

export function recorderOf(begun: Campaign): Recorder {
  const dice = diceOf(begun);
  const overlay = overlayOf(begun.journal.rows);
  const rows = [...begun.journal.rows];
  const entries = [...begun.entries];
  const problems = [...begun.problems];
  let state = begun.state;
  return {
    state: () => state,
    add(draft) {
      const read = stamped(draft, rows.length + 1, state);
      if (!read.ok) return read;
      const applied = applyRow({ journal: begun.journal, dice, overlay }, state, read.value);
      if (applied.entry === null) return err(applied.problems);
      rows.push(read.value);
      entries.push(applied.entry);
      problems.push(...applied.problems);
      state = applied.state;
      return ok(state);
    },
    campaign() {
      const journal = { ...begun.journal, rows: [...rows] };
      return { journal, state, entries: [...entries], problems: [...problems] };
    },
  };
}

/** An amendment reaches back, so everything is carried out anew; it must not bring contradictions. */
function amendWith(
  campaign: Campaign,
  journal: CampaignJournal,
  row: AmendRow,
  dice: DiceSource,
): Result<Campaign, readonly Problem[]> {
  if (!isKnownPart(campaign.entries, row.part)) return err([unknownPart(row)]);
  const amended = openCampaign(journal, dice);
  const known = new Set(campaign.problems.map(({ message }) => message));
  const fresh = amended.problems.filter(({ message }) => !known.has(message));
  return fresh.length > 0 ? err(fresh) : ok(amended);
}

interface RowOutcome {
  readonly state: CampaignState;
  readonly entry: Entry | null;
  readonly problems: readonly Problem[];
}

/** What all rows are carried out with. */
interface RowSetting {
  readonly journal: CampaignJournal;
  readonly dice: DiceSource;
  readonly overlay: Overlay;
}

function applyRow({ journal, dice, overlay }: RowSetting, state: CampaignState, row: Row): RowOutcome {
  const step = beginStep(journal.opening, dice, overlay, row);
  const done = carryOut(step, state, row);
  if (!done.ok) return { state, entry: null, problems: [atRow(row.n, done.error)] };
  const mandates = step.problems.map((problem) => atRow(amendmentOf(journal.rows, problem) ?? row.n, problem));
  return { ...done.value, problems: mandates };
}

/** A mandate that cannot be was brought in by the row that amended its path. */
function amendmentOf(rows: readonly Row[], { field }: Problem): number | undefined {
  return rows.findLast((row) => row.kind === 'amend' && row.part === field)?.n;
}

/** An alteration that does not fit names its own row. */
function atRow(n: number, problem: Problem): Problem {
  const own = /^Row (\d+): /.exec(problem.message);
  const message = own === null ? `Row ${n}: ${problem.message}` : problem.message;
  return { ...problem, field: `rows.${Number(own?.[1] ?? n) - 1}`, message };
}

function unknownPart(row: AmendRow): Problem {
  return atRow(row.n, { code: 'amend', message: `Nothing before this row was rolled for ${partName(row.part)}.` });
}

function lostParts(rows: readonly Row[], entries: readonly Entry[], state: CampaignState): readonly Problem[] {
  return lostAmendments(rows, entries, state).map(([row, problem]) =>
    problem === 'unknown' ? unknownPart(row) : atRow(row.n, problem),
  );
}

/** Numbers and times that do not follow from the rows before are told once, not for every row after. */
function stampReader(): (row: Row, n: number, state: CampaignState) => Problem | null {
  let numbersOff = 0;
  let periodsOff = 0;
  return (row, n, { clock }) => {
    const offByNumber = row.n - n;
    const offByTime = periodsAt(row.at) - periodsAt(clock);
    const words: string[] = [];
    // A stamp that is right again needs no words.
    if (offByNumber !== numbersOff && offByNumber !== 0) words.push(`it is row ${n} of the journal, not ${row.n}`);
    if (offByTime !== periodsOff && offByTime !== 0)
      words.push(`it is stamped ${clockText(row.at)}, but the journal has come to ${clockText(clock)}`);
    numbersOff = offByNumber;
    periodsOff = offByTime;
    return words.length === 0 ? null : atRow(n, { code: 'journal', message: `${words.join('; ')}.` });
  };
}
