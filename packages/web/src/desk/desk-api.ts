import type { SeenCampaign } from '@hardtop/campaign';
import type { CampaignCard, CampaignEntry, CampaignList, PutRows, SharedCampaign } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';
import { type Asking, ask } from '../kept/ask.ts';

const isEntry = (value: unknown): value is CampaignEntry =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.journal);

const askDesk = <T>(path: string, asking: Omit<Asking<CampaignEntry>, 'isEntry'> = {}) =>
  ask<T, CampaignEntry>(path, { ...asking, isEntry });

const one = (id: string) => `campaigns/${encodeURIComponent(id)}`;

export const deskApi = {
  list: () => askDesk<CampaignList>('campaigns'),
  read: (id: string) => askDesk<CampaignEntry>(one(id)),
  create: (id: string, journal: unknown) => askDesk<CampaignEntry>(one(id), { method: 'PUT', body: { journal } }),
  putRows: (id: string, body: PutRows) => askDesk<CampaignCard>(`${one(id)}/rows`, { method: 'POST', body }),
  /** Only what was seen last: somebody may have gone on since. */
  remove: (id: string, version: number) => askDesk<CampaignCard>(`${one(id)}?version=${version}`, { method: 'DELETE' }),
  restore: (id: string) => askDesk<CampaignCard>(`${one(id)}/restore`, { method: 'POST' }),
  share: (id: string) => askDesk<SharedCampaign>(`${one(id)}/share`, { method: 'POST' }),
  unshare: (id: string) => askDesk<CampaignCard>(`${one(id)}/share`, { method: 'DELETE' }),
  seen: (secret: string) => askDesk<SeenCampaign>('shared-campaign', { secret }),
} as const;
