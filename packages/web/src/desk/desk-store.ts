import type { CampaignFile } from '@hardtop/campaign';
import { create } from 'zustand';
import { newId } from '../garage/kept-design.ts';
import { loadKept, saveKept } from './desk-disk.ts';
import { isKept, type KeptCampaign, withJournal } from './kept-campaign.ts';

interface Desk {
  /** Youngest change first; deleted ones too. */
  readonly campaigns: readonly KeptCampaign[];
  readonly isLoaded: boolean;
  /** The browser refused to store what was changed last. */
  readonly isFull: boolean;
  /** Each over whatever has its id. */
  keepAll(changed: readonly KeptCampaign[]): void;
  /** A new one; returns its id. */
  add(journal: CampaignFile): string;
  setJournal(id: string, journal: CampaignFile): void;
  setDeleted(id: string, deleted: boolean): void;
}

/** Other windows of this browser show the same desk. */
const channel =
  'BroadcastChannel' in globalThis && 'indexedDB' in globalThis ? new BroadcastChannel('hardtop.campaigns') : null;

function over(all: readonly KeptCampaign[], changed: readonly KeptCampaign[]): readonly KeptCampaign[] {
  const byId = new Map(all.map((kept) => [kept.id, kept]));
  for (const kept of changed) byId.set(kept.id, kept);
  return [...byId.values()].sort((a, b) => b.updated - a.updated);
}

export const useDesk = create<Desk>((set, get) => {
  const keepAll = (changed: readonly KeptCampaign[]) => {
    if (changed.length === 0) return;
    const campaigns = over(get().campaigns, changed);
    set({ campaigns });
    channel?.postMessage(changed);
    void saveKept(changed, campaigns).then((isSafe) => isSafe === get().isFull && set({ isFull: !isSafe }));
  };
  const change = (id: string, how: (kept: KeptCampaign) => KeptCampaign) => {
    const kept = keptCampaign(id);
    if (kept !== undefined) keepAll([how(kept)]);
  };
  return {
    campaigns: [],
    isLoaded: false,
    isFull: false,
    keepAll,
    add: (journal) => {
      const id = newId();
      keepAll([{ id, journal, updated: Date.now(), deleted: false }]);
      return id;
    },
    setJournal: (id, journal) => change(id, (kept) => withJournal(kept, journal, Date.now())),
    setDeleted: (id, deleted) => change(id, (kept) => ({ ...kept, deleted, updated: Date.now() })),
  };
});

export const keptCampaign = (id: string): KeptCampaign | undefined =>
  useDesk.getState().campaigns.find((kept) => kept.id === id);

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!Array.isArray(data)) return;
  const heard = data.filter(isKept);
  useDesk.setState(({ campaigns }) => ({ campaigns: over(campaigns, heard) }));
});

let loading: Promise<void> | null = null;

/** Before anything of one's own can be shown. */
export function loadDesk(): Promise<void> {
  loading ??= loadKept().then((kept) =>
    // What was changed while it loaded is younger.
    useDesk.setState(({ campaigns }) => ({ campaigns: over(kept, campaigns), isLoaded: true })),
  );
  return loading;
}
