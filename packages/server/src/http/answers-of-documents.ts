import * as z from 'zod';
import type { CampaignCard, CampaignEntry, CampaignList, SeenCampaign, SharedCampaign } from '../wire/campaigns.ts';
import {
  backupDesign,
  type LibraryBackup,
  type LibraryEntry,
  type LibraryPage,
  libraryEntry,
  MERGE_OUTCOMES,
  type MergedLibrary,
  type StaleDesign,
} from '../wire/library.ts';
import { answerOf } from './answer-schema.ts';
import { errorBody, problem } from './answers-of-games.ts';

const count = z.int().min(0);

export const design = answerOf<LibraryEntry>()(libraryEntry);

/** What is there instead; null: nothing. */
export const staleDesign = answerOf<StaleDesign>()(errorBody.extend({ entry: design.nullable().optional() }));

export const libraryPage = answerOf<LibraryPage>()(
  z.object({ since: count, next: count, more: z.boolean(), entries: z.array(libraryEntry) }),
);

export const libraryBackup = answerOf<LibraryBackup>()(
  z.object({
    format: z.literal('hardtop-library'),
    version: z.literal(1),
    made: z.string(),
    part: z.int().optional(),
    parts: z.int().optional(),
    designs: z.array(backupDesign),
  }),
);

export const mergedLibrary = answerOf<MergedLibrary>()(
  z.object({
    counts: z.record(z.enum(MERGE_OUTCOMES), count),
    results: z.array(
      z.object({
        index: count,
        outcome: z.enum(MERGE_OUTCOMES),
        id: z.string().optional(),
        name: z.string().optional(),
        was: z.string().optional(),
        problems: z.array(problem).optional(),
      }),
    ),
  }),
);

const card = {
  id: z.string(),
  ruleset: z.string(),
  name: z.string(),
  rows: count,
  version: z.int().min(1),
  shared: z.boolean(),
  created: z.string(),
  updated: z.string(),
  deleted: z.string().nullable(),
};

export const campaignCard = answerOf<CampaignCard>()(z.object(card));

const campaignJournal = z.object({
  ruleset: z.string(),
  version: z.string(),
  opening: z.unknown(),
  rows: z.array(z.unknown()),
});

/** The journal, and what came of it, which only its ruleset can say more of. */
export const campaignExport = campaignJournal.loose();

export const campaignEntry = answerOf<CampaignEntry>()(
  z.object({
    ...card,
    journal: campaignJournal,
  }),
);

export const staleCampaign = errorBody.extend({ entry: campaignEntry.nullable().optional() });

export const campaignList = answerOf<CampaignList>()(z.object({ campaigns: z.array(campaignCard) }));

export const sharedCampaign = answerOf<SharedCampaign>()(z.object({ card: campaignCard, secret: z.string() }));

export const seenCampaign = answerOf<SeenCampaign>()(
  z.object({
    name: z.string(),
    date: z.string(),
    clock: z.string(),
    where: z.string(),
    party: z.string(),
    rosters: z.array(z.looseObject({})),
    places: z.array(z.string()),
    entries: z.array(z.object({ row: z.int(), when: z.string(), where: z.string(), lines: z.array(z.string()) })),
  }),
);
