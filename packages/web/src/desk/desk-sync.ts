import type { CampaignCard, CampaignEntry } from '@hardtop/server/wire';
import { useEffect } from 'react';
import { create } from 'zustand';
import { newId } from '../garage/kept-design.ts';
import { deskApi } from './desk-api.ts';
import { keptCampaign, loadDesk, useDesk } from './desk-store.ts';
import { isDirty, type KeptCampaign, type OnServer, sameRows } from './kept-campaign.ts';

type SyncState = 'local' | 'working' | 'synced' | 'away' | 'refused';

const WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Kept in this browser.',
  working: 'Kept in this browser; talking to the server…',
  synced: 'Kept in this browser, and on the server under its secret.',
  away: 'Kept in this browser. The server is away; it gets the rest when it is back.',
  refused: 'Kept in this browser. The server did not take all of it.',
};

const useSyncState = create<{ readonly state: SyncState }>(() => ({ state: 'local' }));

const failure = (status: number): SyncState => (status === 0 || status >= 500 ? 'away' : 'refused');

const serverOf = ({ version, rows, deleted }: CampaignCard, same: number): OnServer => ({
  version,
  rows,
  same,
  deleted: deleted !== null,
});

/** What the server has, over what is here; what was done here and there at once is kept beside it. */
export function settle(ours: KeptCampaign | undefined, entry: CampaignEntry): readonly KeptCampaign[] {
  const { id, journal, updated, deleted } = entry;
  const secret = ours?.secret === undefined || !entry.shared ? {} : { secret: ours.secret };
  const theirs: KeptCampaign = {
    id,
    journal,
    updated: Date.parse(updated),
    deleted: deleted !== null,
    server: serverOf(entry, journal.rows.length),
    ...secret,
  };
  if (ours === undefined || !isDirty(ours) || ours.deleted) return [theirs];
  // Rows that only go on from what the server has are simply sent next.
  const same = sameRows(ours.journal.rows, journal.rows);
  if (same === journal.rows.length && deleted === null) return [{ ...ours, ...secret, server: serverOf(entry, same) }];
  const { server: _, secret: __, ...rest } = ours;
  return [theirs, { ...rest, id: newId(), isCopy: true }];
}

async function pull(): Promise<SyncState> {
  const { status, body } = await deskApi.list();
  if (body === null) return failure(status);
  for (const card of body.campaigns) {
    const ours = keptCampaign(card.id);
    if (ours?.server?.version === card.version) continue;
    const entry = await deskApi.read(card.id);
    if (entry.body === null) return failure(entry.status);
    useDesk.getState().keepAll(settle(keptCampaign(card.id), entry.body));
  }
  // A server that lost its campaigns gets again what it does not have.
  const there = new Set(body.campaigns.map(({ id }) => id));
  const lost = useDesk.getState().campaigns.filter(({ id, server }) => server !== undefined && !there.has(id));
  useDesk.getState().keepAll(lost.map(({ server: _, ...kept }) => kept));
  return 'synced';
}

function send({ id, journal, deleted, server }: KeptCampaign) {
  if (server === undefined) return deskApi.create(id, journal);
  if (deleted) return deskApi.remove(id, server.version);
  if (server.deleted) return deskApi.restore(id);
  return deskApi.putRows(id, { version: server.version, keep: server.same, rows: journal.rows.slice(server.same) });
}

async function push(kept: KeptCampaign): Promise<SyncState> {
  const { status, body, entry } = await send(kept);
  const now = keptCampaign(kept.id) ?? kept;
  if (body !== null) {
    const isRestored = kept.server?.deleted === true && !kept.deleted;
    const sent = isRestored ? kept.journal.rows.slice(0, kept.server?.same) : kept.journal.rows;
    const same = kept.deleted ? (kept.server?.same ?? 0) : sameRows(sent, now.journal.rows);
    useDesk.getState().keepAll([{ ...now, server: serverOf(body, same) }]);
    return isRestored && isDirty(now) ? 'working' : 'synced';
  }
  if (status !== 409 || entry === null) return failure(status);
  useDesk.getState().keepAll(settle(now, entry));
  return 'working';
}

/** Rounds before it is left for later: each settles what the one before found changed. */
const ROUNDS = 4;

async function round(): Promise<SyncState> {
  let state = await pull();
  if (state === 'away') return state;
  for (const kept of useDesk.getState().campaigns.filter(isDirty)) {
    const sent = await push(kept);
    if (sent === 'away') return sent;
    if (sent !== 'synced') state = sent;
  }
  return state;
}

async function syncOnce(): Promise<void> {
  await loadDesk();
  let state: SyncState = 'working';
  useSyncState.setState({ state });
  for (let i = 0; i < ROUNDS && state === 'working'; i++) state = await round();
  useSyncState.setState({ state: state === 'working' ? 'refused' : state });
}

let running: Promise<void> | null = null;

/** One at a time; a call during one waits for it and is content. */
export function syncDesk(): Promise<void> {
  running ??= syncOnce().finally(() => {
    running = null;
  });
  return running;
}

const REST_MILLIS = 250;

/** Keeps the campaigns on the server too; the words say where they live. */
export function useDeskSync(): string {
  const found = useSyncState((sync) => sync.state);
  const isFull = useDesk((desk) => desk.isFull);
  const dirty = useDesk((desk) =>
    desk.campaigns
      .filter(isDirty)
      .map(({ id, updated }) => `${id} ${updated}`)
      .join(),
  );
  useEffect(() => {
    const timer = setTimeout(() => void syncDesk(), dirty === '' ? 0 : REST_MILLIS);
    const again = () => void syncDesk();
    // Back from a tunnel, or from the other device.
    for (const event of ['online', 'focus']) window.addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of ['online', 'focus']) window.removeEventListener(event, again);
    };
  }, [dirty]);
  if (isFull) return 'This browser has no room left to keep what you did last: export the campaign.';
  // What has just been done is on its way.
  return WORDS[found === 'synced' && dirty !== '' ? 'working' : found];
}
