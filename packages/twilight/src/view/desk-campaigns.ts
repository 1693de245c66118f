// Campaigns as a page and a server keep them: a journal opened, acted on, amended and shown.

import type { Amendment, Campaigns, FormValues, OpenCampaign, Took } from '@hardtop/campaign';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { addRow, type Campaign, openCampaign } from '../encounters/campaign.ts';
import { beginCampaign, CAMPAIGN_VERSION, parseCampaign } from '../encounters/campaign-journal.ts';
import { type Row, rowSchema } from '../encounters/campaign-rows.ts';
import { deskEntryOf, placeCard } from './desk-entry.ts';
import { nowOf, offersOf } from './desk-now.ts';
import { atField, openingFields, openingOf } from './desk-opening.ts';
import { seenView } from './desk-seen.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { seenBy } from './seen.ts';
import { entrySheets, partySheets } from './sheets.ts';

const rowsSchema = z.array(rowSchema);

export const TWILIGHT_CAMPAIGNS: Campaigns = {
  version: CAMPAIGN_VERSION,
  opening: openingFields,
  begin: (values) => {
    const begun = beginCampaign(openingOf(values));
    return begun.ok ? ok(opened(openCampaign(begun.value))) : err(begun.error.map(atField));
  },
  open: (file) => {
    const read = parseCampaign(file);
    return read.ok ? ok(opened(openCampaign(read.value))) : read;
  },
  readRows: (rows) => readBy(rowsSchema, rows),
};

const WRITERS = { text: makeText, markdown: makeMarkdown, json: makeJson } as const;

function opened(campaign: Campaign): OpenCampaign {
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
    act: (action, values) => act(campaign, action, values),
    amend: (amendment) => amend(campaign, amendment),
    takeBack: () => {
      const rows = journal.rows.slice(0, -1);
      return rows.length === journal.rows.length ? null : opened(openCampaign({ ...journal, rows }));
    },
    undoAmendment: () => undoAmendment(campaign),
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

function took(result: Result<Campaign, readonly Problem[]>): Took {
  return result.ok ? ok(opened(result.value)) : result;
}

function act(campaign: Campaign, id: string, values: FormValues): Took {
  const offers = offersOf(campaign.state);
  const found = offers.find(({ action }) => action.id === id);
  if (found !== undefined) {
    const done = took(addRow(campaign, found.draft(values)));
    return done.ok ? done : err(done.error.map(atField));
  }
  const legal = offers.map(({ action }) => action.id);
  return err([{ code: 'action', message: `"${id}" is not to be done now.`, legal }]);
}

function amend(campaign: Campaign, amendment: Amendment): Took {
  return took(addRow(campaign, { kind: 'amend', ...amendment }));
}

/** The rows after it move up by one; should they contradict each other then, the amendment stays. */
function undoAmendment(campaign: Campaign): Took {
  const { journal, problems } = campaign;
  const last = journal.rows.findLastIndex(({ kind }) => kind === 'amend');
  if (last < 0) return err([{ code: 'amend', message: 'Nothing was amended.' }]);
  const rows = [...journal.rows.slice(0, last), ...journal.rows.slice(last + 1).map(movedUp)];
  const without = openCampaign({ ...journal, rows });
  if (without.problems.length <= problems.length) return ok(opened(without));
  return err([
    { code: 'amend', message: 'What was done later hangs on that amendment; take that back first.' },
    ...without.problems,
  ]);
}

function movedUp(row: Row): Row {
  return { ...row, n: row.n - 1 };
}
