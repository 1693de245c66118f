import { settle as settleKept } from '@hardtop/keep';
import type { CampaignCard, CampaignEntry } from '@hardtop/server/wire';
import { newId } from '../kept/new-id.ts';
import { type News, Sync, type SyncKind, type SyncState } from '../kept/sync.ts';
import { useSync } from '../kept/use-sync.ts';
import { deskApi } from './desk-api.ts';
import { desk, keptCampaign } from './desk-store.ts';
import { isDirty, type KeptCampaign, type OnServer, sameRows } from './kept-campaign.ts';

const serverOf = ({ version, rows, deleted }: CampaignCard, same: number): OnServer => ({
  version,
  rows,
  same,
  deleted: deleted !== null,
});

function fromServer(entry: CampaignEntry, ours: KeptCampaign | undefined): KeptCampaign {
  const { id, journal, updated, deleted } = entry;
  return {
    id,
    journal,
    updated: Date.parse(updated),
    deleted: deleted !== null,
    server: serverOf(entry, journal.rows.length),
    ...(ours?.secret === undefined || !entry.shared ? {} : { secret: ours.secret }),
  };
}

/** Rows that only go on from what the server has are simply sent next; else both are kept, ours under an id of its own. */
function join(ours: KeptCampaign, theirs: KeptCampaign): readonly KeptCampaign[] {
  const { server: _, secret: __, ...mine } = ours;
  const goesOn = sameRows(ours.journal.rows, theirs.journal.rows) === theirs.journal.rows.length;
  if (goesOn && !theirs.deleted && theirs.server !== undefined) return [{ ...ours, server: theirs.server }];
  return [theirs, { ...mine, id: newId(), isCopy: true }];
}

/** What the server has, over what is here; what was done here and there at once is kept beside it. */
export function settle(ours: KeptCampaign | undefined, entry: CampaignEntry): readonly KeptCampaign[] {
  const versionOf = ({ server }: KeptCampaign) => server?.version;
  return settleKept({ versionOf, isDirty, showsForeignDeleted: true, join }, ours, fromServer(entry, ours));
}

async function* news(): AsyncGenerator<News<CampaignEntry> | number> {
  const { status, body } = await deskApi.list();
  if (body === null) return yield status;
  yield { entries: [], there: body.campaigns.map(({ id }) => id) };
  for (const card of body.campaigns) {
    if (keptCampaign(card.id)?.server?.version === card.version) continue;
    const entry = await deskApi.read(card.id);
    if (entry.body === null) return yield entry.status;
    yield { entries: [entry.body], there: [] };
  }
}

function send({ id, journal, deleted, server }: KeptCampaign) {
  if (server === undefined) return deskApi.create(id, journal);
  if (deleted) return deskApi.remove(id, server.version);
  if (server.deleted) return deskApi.restore(id);
  return deskApi.putRows(id, { version: server.version, keep: server.same, rows: journal.rows.slice(server.same) });
}

function noted(now: KeptCampaign, sent: KeptCampaign, answer: CampaignCard): KeptCampaign {
  const { deleted, server, journal } = sent;
  if (deleted) return { ...now, server: serverOf(answer, server?.same ?? 0) };
  // Restoring it sends no rows.
  const rows = server?.deleted === true ? journal.rows.slice(0, server.same) : journal.rows;
  return { ...now, server: serverOf(answer, sameRows(rows, now.journal.rows)) };
}

const kind: SyncKind<KeptCampaign, CampaignEntry, CampaignCard> = {
  shelf: desk,
  isDirty,
  isKnown: ({ server }) => server !== undefined,
  unknown: ({ server: _, ...kept }) => kept,
  news,
  settlingOf: async () => settle,
  send,
  noted,
};

const sync = new Sync(kind);

export const syncDesk = (): Promise<void> => sync.run();

const REST_MILLIS = 250;

const WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Kept in this browser.',
  working: 'Kept in this browser; talking to the server…',
  synced: 'Kept in this browser, and on the server under its secret.',
  away: 'Kept in this browser. The server is away; it gets the rest when it is back.',
  refused: 'Kept in this browser. The server did not take all of it.',
};

/** Keeps the campaigns on the server too; the words say where they live. */
export function useDeskSync(): string {
  const { state, isFull } = useSync(sync, REST_MILLIS);
  return isFull ? 'This browser has no room left to keep what you did last: export the campaign.' : WORDS[state];
}
