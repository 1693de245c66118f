// Campaigns as a page and a server keep them: a journal opened, acted on, amended and shown.

import {
  type CampaignResult,
  type Campaigns,
  countedRows,
  type DeskNow,
  type DiceSource,
  dropRow,
  type FormValues,
  makeCampaignRow,
  type OpenCampaign,
  upgradeRow,
  versionAfter,
} from '@hardtop/campaign';
import { branchesOf, err, type Row as JournalRow, ok, type StreamKind } from '@hardtop/kernel';
import { addRow, type Campaign, openCampaign } from '../campaign/campaign.ts';
import { beginCampaign, CAMPAIGN_VERSION, type CampaignJournal, readCampaign, readRows } from '../campaign/journal.ts';
import { type Row, undigested } from '../campaign/rows.ts';
import { deskEntryOf, placeCard } from './desk-entry.ts';
import { nowOf, offersOf } from './desk-now.ts';
import { atField, openingFields, openingOf } from './desk-opening.ts';
import { seenView } from './desk-seen.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { seenBy } from './seen.ts';
import { entrySheets, partySheets } from './sheets.ts';

/** Campaigns whose dice come from where `diceFor` says, for each seed. */
export function campaignsOver(diceFor: (seed: string, stream?: StreamKind) => DiceSource): Campaigns {
  const carriedOut = (journal: CampaignJournal, rows: readonly JournalRow[]) => {
    const dice = diceFor(journal.opening.seed, journal.opening.stream);
    return opened({ campaign: openCampaign(journal, dice), dice, rows });
  };
  return {
    version: CAMPAIGN_VERSION,
    opening: openingFields,
    begin: (values) => {
      const begun = beginCampaign(openingOf(values));
      return begun.ok ? ok(carriedOut(begun.value, [])) : err(begun.error.map(atField));
    },
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
    act: (action, values) => act(desk, action, values),
    amend: (amendment) => added(desk, { kind: 'amend', ...amendment }),
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

function added(desk: Desk, draft: unknown): CampaignResult {
  const { campaign, dice } = desk;
  const result = addRow(campaign, draft, dice);
  if (!result.ok) return result;
  const rows = rowsToGoOn(desk);
  const fresh = result.value.journal.rows.slice(campaign.journal.rows.length);
  const written = fresh.map((row, i) => ({ ...makeCampaignRow(row), n: rows.length + i + 1 }));
  return ok(opened({ campaign: result.value, dice, rows: [...rows, ...written] }));
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

function act(desk: Desk, id: string, values: FormValues): CampaignResult {
  const offers = offersOf(desk.campaign.state);
  const found = offers.find(({ action }) => action.id === id);
  if (found !== undefined) {
    const done = added(desk, found.draft(values));
    return done.ok ? done : err(done.error.map(atField));
  }
  const legal = offers.map(({ action }) => action.id);
  return err([{ code: 'action', message: `"${id}" is not to be done now.`, legal }]);
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
