// Campaigns as a page and a server keep them: a journal opened, acted on, amended and shown.

import {
  type CampaignResult,
  type Campaigns,
  countedRows,
  type DeskNow,
  type DiceSource,
  dropRow,
  type FormField,
  type FormValues,
  formValues,
  makeCampaignRow,
  type OpenCampaign,
  upgradeRow,
  versionAfter,
} from '@hardtop/campaign';
import {
  branchesOf,
  err,
  type Row as JournalRow,
  ok,
  type Problem,
  type Result,
  type StreamKind,
} from '@hardtop/kernel';
import { addRow, type Campaign, openCampaign } from '../campaign/campaign.ts';
import { beginCampaign, CAMPAIGN_VERSION, type CampaignJournal, readCampaign, readRows } from '../campaign/journal.ts';
import { type Row, undigested } from '../campaign/rows.ts';
import type { Entry } from '../campaign/state.ts';
import { aftermathOf } from './desk-aftermath.ts';
import { battlesOf } from './desk-battle.ts';
import { deskEntryOf, stopOf } from './desk-entry.ts';
import { nowOf, offersOf } from './desk-now.ts';
import { atField, openingFields, openingOf } from './desk-opening.ts';
import { nextActivity } from './desk-period.ts';
import { quickRolls } from './desk-quick.ts';
import { seenView } from './desk-seen.ts';
import { settableAt } from './desk-settable.ts';
import { stuckText } from './desk-stuck.ts';
import { placeCard } from './entry-cards.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { seenBy } from './seen.ts';
import { entrySheets, partySheets } from './sheets.ts';

/** Campaigns whose dice come from where `diceFor` says, for each seed. */
export function campaignsOver(diceFor: (seed: string, stream?: StreamKind) => DiceSource): Campaigns {
  const carriedOut = (journal: CampaignJournal, rows: readonly JournalRow[]) => {
    const dice = diceFor(journal.opening.seed, journal.opening.stream);
    return opened({ campaign: openCampaign(journal, dice), dice, rows });
  };
  const begin = (values: FormValues): CampaignResult => {
    const begun = beginCampaign(openingOf(values));
    return begun.ok ? ok(carriedOut(begun.value, [])) : err(begun.error.map(atField));
  };
  return {
    version: CAMPAIGN_VERSION,
    opening: openingFields,
    begin,
    quick: quickRolls({ opening: openingFields, begin }),
    open: (file) => {
      const read = readCampaign(file);
      return read.ok ? ok(carriedOut(read.value.journal, read.value.rows)) : read;
    },
    readRows: (rows) => {
      const read = readRows(rows);
      return read.ok ? ok(read.value.map(({ row }) => row)) : read;
    },
  };
}

export const TWILIGHT_CAMPAIGNS: Campaigns = campaignsOver(branchesOf);

const WRITERS = { text: makeText, markdown: makeMarkdown, json: makeJson } as const;

/** What lies on the desk: a campaign, the dice it goes on with, and all of its rows, also those that were taken back. */
interface Desk {
  readonly campaign: Campaign;
  readonly dice: DiceSource;
  readonly rows: readonly JournalRow[];
}

function opened(desk: Desk): OpenCampaign {
  const { campaign, rows } = desk;
  const { journal, problems, entries, state } = campaign;
  return {
    file: { ...journal, rows },
    problems,
    entries: entries.length,
    now: () => withVersion(nowOf(campaign), journal),
    entry: (index) => deskEntryOf(campaign, entryAt(campaign, index)),
    place: (id) => {
      const known = state.settlements[id];
      return known === undefined ? null : placeCard(campaign, known);
    },
    isQuiet: (index) => isQuiet(entryAt(campaign, index)),
    isAside: (index) => isAside(entryAt(campaign, index)),
    act: (action, values) => shown(acted(desk, action, values)),
    onward: () => shown(onward(desk)),
    battles: () => battlesOf(campaign),
    aftermath: (fought) => ({ action: 'aftermath', values: aftermathOf(state, fought) }),
    settable: (part) => settableAt(campaign, desk.dice, part),
    amend: (amendment) => shown(added(desk, { kind: 'amend', ...amendment })),
    takeBack: () => (journal.rows.length === 0 ? null : opened(withoutRow(desk, journal.rows.length - 1))),
    undoAmendment: () => undoAmendment(desk),
    seen: () => seenView(seenBy(campaign)),
    sheets: (entry) => (entry === undefined ? partySheets(state.party) : entrySheets(entryAt(campaign, entry))),
    export: (form) => WRITERS[form](campaign, rows),
  };
}

/** All rows so far; before the first thing that is done under later rules a row says so. */
function rowsToGoOn({ campaign: { journal }, rows }: Desk): readonly JournalRow[] {
  const isPresent = versionAfter(journal.version, rows) === CAMPAIGN_VERSION;
  return isPresent ? rows : [...rows, upgradeRow(rows, CAMPAIGN_VERSION)];
}

/** The referee is told when the rules are not those that the campaign began under. */
function withVersion(now: DeskNow, { version }: CampaignJournal): DeskNow {
  if (version === CAMPAIGN_VERSION) return now;
  const text = `Begun under version ${version} of the rules, it goes on under version ${CAMPAIGN_VERSION}: what they roll besides stands in old entries too.`;
  return { ...now, around: [...now.around, { text, secret: true }] };
}

function entryAt({ entries }: Campaign, index: number) {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`there is no entry ${index}`);
  return entry;
}

type DeskResult = Result<Desk, readonly Problem[]>;

function shown(desk: DeskResult): CampaignResult {
  return desk.ok ? ok(opened(desk.value)) : desk;
}

function added(desk: Desk, draft: unknown): DeskResult {
  const { campaign, dice } = desk;
  const result = addRow(campaign, draft, dice);
  if (!result.ok) return result;
  const rows = rowsToGoOn(desk);
  const fresh = result.value.journal.rows.slice(campaign.journal.rows.length);
  const written = fresh.map((row, i) => ({ ...makeCampaignRow(row), n: rows.length + i + 1 }));
  return ok({ campaign: result.value, dice, rows: [...rows, ...written] });
}

/** Without one of the rows that count: those after it move up by one, and what their digests covered has changed. */
function withoutRow(desk: Desk, index: number): Desk {
  const { journal } = desk.campaign;
  const { dice } = desk;
  const rows = rowsToGoOn(desk);
  const after = undigested(journal.rows.slice(index + 1)).map(movedUp);
  const left = { ...journal, rows: [...journal.rows.slice(0, index), ...after] };
  const undo = dropRow(rows, countedRows(rows)[index]?.row.n ?? 0);
  return { campaign: openCampaign(left, dice), dice, rows: [...rows, undo] };
}

function acted(desk: Desk, id: string, values: FormValues): DeskResult {
  const offers = offersOf(desk.campaign);
  const found = offers.find(({ action }) => action.id === id);
  if (found !== undefined) {
    const done = added(desk, found.draft(values));
    return done.ok ? done : err(done.error.map(atField));
  }
  const legal = offers.map(({ action }) => action.id);
  return err([{ code: 'action', message: `"${id}" is not to be done now.`, legal }]);
}

/** Ten days of nothing are enough to look up. */
const MOST_PERIODS = 60;

/** As usual days go, until something happens; where the party cannot go on, to the end of the day. */
function onward(begun: Desk): DeskResult {
  let desk = begun;
  for (let n = 0; n < MOST_PERIODS; n++) {
    const next = acted(desk, nextActivity(desk.campaign.state), formValues(usualFields(desk)));
    if (!next.ok) return next;
    desk = next.value;
    const { entries, state } = desk.campaign;
    const last = entries.at(-1);
    const isDayOver = state.clock.period === 1;
    if ((last !== undefined && !isQuiet(last)) || (isDayOver && stuckText(state) !== null)) break;
  }
  return ok(desk);
}

function usualFields({ campaign }: Desk): readonly FormField[] {
  const next = nextActivity(campaign.state);
  return offersOf(campaign).find(({ action }) => action.id === next)?.action.fields ?? [];
}

function isAside({ kind }: Entry): boolean {
  return kind === 'show' || kind === 'amend';
}

function isQuiet(entry: Entry): boolean {
  return isAside(entry) || (entry.kind === 'period' && stopOf(entry) === null);
}

/** Should the rows after it contradict each other then, the amendment stays. */
function undoAmendment(desk: Desk): CampaignResult {
  const { journal, problems } = desk.campaign;
  const last = journal.rows.findLastIndex(({ kind }) => kind === 'amend');
  if (last < 0) return err([{ code: 'amend', message: 'Nothing was amended.' }]);
  const without = withoutRow(desk, last);
  if (without.campaign.problems.length <= problems.length) return ok(opened(without));
  return err([
    { code: 'amend', message: 'What was done later hangs on that amendment; take that back first.' },
    ...without.campaign.problems,
  ]);
}

function movedUp(row: Row): Row {
  return { ...row, n: row.n - 1 };
}
