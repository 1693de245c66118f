import type { Campaigns } from '@hardtop/campaign';
import { type CreateGame, type PlanTable, type TablePlan, type UploadJournal, uploadJournal } from '@hardtop/host/wire';
import { type Bookmark, err, type Journal, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { loadTables, type RulesetEntry, rulesetsWith } from '@hardtop/rulesets';
import { type NewCampaign, newCampaign } from '../campaigns/new-campaign.ts';
import { noCampaigns } from '../campaigns/problems.ts';
import { type Fork, prepareFork } from '../games/fork.ts';
import { prepareFromJournal } from '../games/from-journal.ts';
import { type PreparedGame, planGame, prepareGame } from '../games/new-game.ts';
import { type PreparedRematch, prepareRematch, type Rematch } from '../games/rematch.ts';
import { bookmarkOf } from '../games/stored-journal.ts';
import { putCampaign } from '../wire/campaigns.ts';

type Problems = readonly Problem[];
type ExportForm = 'text' | 'markdown' | 'json';

/** A body that is too long to be sent otherwise than it came: as text. Whoever sends it on has read it and found it well-formed. */
interface LongBody {
  readonly body: string;
}

/** What may take long, as plain JSON: by whom it was sent is nobody's business here. */
export interface ClerkTasks {
  /** A game is laid out by a scenario that is long, or that somebody wrote. */
  readonly create: CreateGame;
  /** What such a scenario would be laid out as. */
  readonly plan: PlanTable;
  /** A journal that somebody brought along becomes a game. */
  readonly upload: UploadJournal | LongBody;
  /** A game is laid out once more, with seats changed. */
  readonly rematch: Rematch;
  /** A new game begins where another one stood. */
  readonly fork: Fork;
  /** A stored game is played again up to where it stands. */
  readonly restore: Journal;
  /** A campaign's journal is carried out. */
  readonly openCampaign: { readonly journal: { readonly ruleset: string } } | LongBody;
  /** A journal that is stored is a text. */
  readonly exportCampaign: { readonly journal: string; readonly form: ExportForm };
  readonly showCampaign: { readonly journal: string };
}

export interface ClerkAnswers {
  readonly create: Result<PreparedGame, Problems>;
  readonly plan: Result<TablePlan, Problems>;
  readonly upload: Result<PreparedGame, Problems>;
  readonly rematch: Result<PreparedRematch, Problems>;
  readonly fork: Result<PreparedGame, Problems>;
  readonly restore: Result<Bookmark, Problems>;
  readonly openCampaign: Result<NewCampaign, Problems>;
  /** As it is sent. */
  readonly exportCampaign: Result<Uint8Array<ArrayBuffer>, Problems>;
  /** A `SeenCampaign` as JSON, as it is sent. */
  readonly showCampaign: Result<Uint8Array<ArrayBuffer>, Problems>;
}

export type ClerkJob = keyof ClerkTasks;

type Work = { readonly [Job in ClerkJob]: (task: ClerkTasks[Job]) => Promise<ClerkAnswers[Job]> };

const bytes = new TextEncoder();

/** How each task is done, wherever that is. */
export function deskWork(house: readonly RulesetEntry[]): Work {
  const open = async (journal: { readonly ruleset: string }) => {
    const campaigns = await campaignsOf(house, journal.ruleset);
    return campaigns.ok ? campaigns.value.open(journal) : err([campaigns.error]);
  };
  return {
    create: async (asked) => prepareGame(await loadTables(house), asked),
    plan: async (asked) => planGame(await loadTables(house), asked),
    upload: async (given) => {
      const read = 'body' in given ? readBy(uploadJournal, JSON.parse(given.body)) : ok(given);
      return read.ok ? prepareFromJournal(await loadTables(house), read.value) : read;
    },
    rematch: async (asked) => prepareRematch(await loadTables(house), asked),
    fork: async (asked) => prepareFork(await loadTables(house), asked),
    restore: async (journal) => bookmarkOf(await loadTables(house), journal),
    openCampaign: async (given) => {
      const read = 'body' in given ? readBy(putCampaign, JSON.parse(given.body)) : ok(given);
      const opened = read.ok ? await open(read.value.journal) : read;
      return opened.ok ? ok(newCampaign(opened.value.now().name, opened.value.file)) : opened;
    },
    exportCampaign: async ({ journal, form }) => {
      const opened = await open(JSON.parse(journal));
      return opened.ok ? ok(bytes.encode(opened.value.export(form))) : opened;
    },
    showCampaign: async ({ journal }) => {
      const opened = await open(JSON.parse(journal));
      return opened.ok ? ok(bytes.encode(JSON.stringify(opened.value.seen()))) : opened;
    },
  };
}

/** What the house has for referees of a ruleset. */
export async function campaignsOf(
  house: readonly RulesetEntry[],
  ruleset: string,
): Promise<Result<Campaigns, Problem>> {
  const all = rulesetsWith('campaign', house);
  const found = all.find(({ id }) => id === ruleset);
  if (found !== undefined) return ok((await found.campaign()).campaigns);
  const legal = all.map(({ id }) => id);
  return err(noCampaigns(ruleset, legal));
}
