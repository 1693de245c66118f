// Campaigns as a page and a server keep them: a journal opened, acted on, amended and shown.

import type { CampaignResult, Campaigns, DiceSource, FormValues, OpenCampaign } from '@hardtop/campaign';
import { branchesOf, err, ok, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { addRow, type Campaign, openCampaign } from '../campaign/campaign.ts';
import { undigested } from '../campaign/digests.ts';
import { beginCampaign, CAMPAIGN_VERSION, type CampaignJournal, parseCampaign } from '../campaign/journal.ts';
import { type Row, rowSchema } from '../campaign/rows.ts';
import { deskEntryOf, placeCard } from './desk-entry.ts';
import { nowOf, offersOf } from './desk-now.ts';
import { atField, openingFields, openingOf } from './desk-opening.ts';
import { seenView } from './desk-seen.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { seenBy } from './seen.ts';
import { entrySheets, partySheets } from './sheets.ts';

const rowsSchema = z.array(rowSchema);

/** Campaigns whose dice come from where `diceFor` says, for each seed. */
export function campaignsOver(diceFor: (seed: string) => DiceSource): Campaigns {
  const carriedOut = (journal: CampaignJournal) => {
    const dice = diceFor(journal.opening.seed);
    return opened({ campaign: openCampaign(journal, dice), dice });
  };
  return {
    version: CAMPAIGN_VERSION,
    opening: openingFields,
    begin: (values) => {
      const begun = beginCampaign(openingOf(values));
      return begun.ok ? ok(carriedOut(begun.value)) : err(begun.error.map(atField));
    },
    open: (file) => {
      const read = parseCampaign(file);
      return read.ok ? ok(carriedOut(read.value)) : read;
    },
    readRows: (rows) => readBy(rowsSchema, rows),
  };
}

export const TWILIGHT_CAMPAIGNS: Campaigns = campaignsOver(branchesOf);

const WRITERS = { text: makeText, markdown: makeMarkdown, json: makeJson } as const;

/** What lies on the desk: a campaign, and the dice it goes on with. */
interface Desk {
  readonly campaign: Campaign;
  readonly dice: DiceSource;
}

function opened(desk: Desk): OpenCampaign {
  const { campaign, dice } = desk;
  const { journal, problems, entries, state } = campaign;
  return {
    file: journal,
    problems,
    entries: entries.length,
    now: () => nowOf(campaign),
    entry: (index) => deskEntryOf(campaign, entryAt(campaign, index)),
    place: (id) => {
      const known = state.settlements[id];
      return known === undefined ? null : placeCard(campaign, known);
    },
    act: (action, values) => act(desk, action, values),
    amend: (amendment) => added(desk, { kind: 'amend', ...amendment }),
    takeBack: () => {
      const rows = journal.rows.slice(0, -1);
      if (rows.length === journal.rows.length) return null;
      return opened({ campaign: openCampaign({ ...journal, rows }, dice), dice });
    },
    undoAmendment: () => undoAmendment(desk),
    seen: () => seenView(seenBy(campaign)),
    sheets: (entry) => (entry === undefined ? partySheets(state.party) : entrySheets(entryAt(campaign, entry))),
    export: (form) => WRITERS[form](campaign),
  };
}

function entryAt({ entries }: Campaign, index: number) {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`there is no entry ${index}`);
  return entry;
}

function added({ campaign, dice }: Desk, draft: unknown): CampaignResult {
  const result = addRow(campaign, draft, dice);
  return result.ok ? ok(opened({ campaign: result.value, dice })) : result;
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

/** The rows after it move up by one; should they contradict each other then, the amendment stays. */
function undoAmendment({ campaign, dice }: Desk): CampaignResult {
  const { journal, problems } = campaign;
  const last = journal.rows.findLastIndex(({ kind }) => kind === 'amend');
  if (last < 0) return err([{ code: 'amend', message: 'Nothing was amended.' }]);
  const rows = [...journal.rows.slice(0, last), ...undigested(journal.rows.slice(last + 1)).map(movedUp)];
  const without = openCampaign({ ...journal, rows }, dice);
  if (without.problems.length <= problems.length) return ok(opened({ campaign: without, dice }));
  return err([
    { code: 'amend', message: 'What was done later hangs on that amendment; take that back first.' },
    ...without.problems,
  ]);
}

function movedUp(row: Row): Row {
  return { ...row, n: row.n - 1 };
}
