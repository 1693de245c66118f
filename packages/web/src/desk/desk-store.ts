import type { CampaignFile } from '@hardtop/campaign';
import { newId } from '../kept/new-id.ts';
import { createShelf, type Shelf } from '../kept/shelf.ts';
import { isKept, type KeptCampaign, withJournal } from './kept-campaign.ts';

export const desk: Shelf<KeptCampaign> = createShelf({
  database: 'hardtop-campaigns',
  store: 'campaigns',
  plain: 'hardtop.campaigns',
  // A long journal has no place in plain storage.
  mostPending: 0,
  isKept,
});

export const useDesk: Shelf<KeptCampaign>['useShelf'] = desk.useShelf;

export const keptCampaign = desk.find;

/** A new one; returns its id. */
export function addCampaign(journal: CampaignFile): string {
  const id = newId();
  useDesk.getState().keepAll([{ id, journal, updated: Date.now(), deleted: false }]);
  return id;
}

export function setJournal(id: string, journal: CampaignFile): void {
  const kept = keptCampaign(id);
  if (kept !== undefined) useDesk.getState().keepAll([withJournal(kept, journal, Date.now())]);
}
