import type { SeenCampaign } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import type { CampaignCard, CampaignEntry, CampaignList, PutRows, SharedCampaign } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';
import { libraryToken } from '../garage/library-api.ts';

/** Status 0: nobody answered. */
interface DeskReply<T> {
  readonly status: number;
  readonly body: T | null;
  /** What is in the way of a 409. */
  readonly entry: CampaignEntry | null;
  readonly problems: readonly Problem[];
}

async function ask<T>(path: string, method = 'GET', body?: unknown, secret = libraryToken()): Promise<DeskReply<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { status: response.status, body: answer as T, entry: null, problems: [] };
    return { status: response.status, body: null, ...refusalIn(answer) };
  } catch {
    return { status: 0, body: null, entry: null, problems: [] };
  }
}

function refusalIn(answer: unknown): Pick<DeskReply<never>, 'entry' | 'problems'> {
  if (!isRecord(answer)) return { entry: null, problems: [] };
  return {
    entry: isEntry(answer.entry) ? answer.entry : null,
    problems: Array.isArray(answer.problems) ? answer.problems : [],
  };
}

function isEntry(value: unknown): value is CampaignEntry {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.journal);
}

const one = (id: string) => `campaigns/${encodeURIComponent(id)}`;

export const deskApi = {
  list: () => ask<CampaignList>('campaigns'),
  read: (id: string) => ask<CampaignEntry>(one(id)),
  create: (id: string, journal: unknown) => ask<CampaignEntry>(one(id), 'PUT', { journal }),
  putRows: (id: string, body: PutRows) => ask<CampaignCard>(`${one(id)}/rows`, 'POST', body),
  /** Only what was seen last: somebody may have gone on since. */
  remove: (id: string, version: number) => ask<CampaignCard>(`${one(id)}?version=${version}`, 'DELETE'),
  restore: (id: string) => ask<CampaignCard>(`${one(id)}/restore`, 'POST'),
  share: (id: string) => ask<SharedCampaign>(`${one(id)}/share`, 'POST'),
  unshare: (id: string) => ask<CampaignCard>(`${one(id)}/share`, 'DELETE'),
  seen: (secret: string) => ask<SeenCampaign>('shared-campaign', 'GET', undefined, secret),
} as const;
