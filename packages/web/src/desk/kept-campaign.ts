import type { CampaignFile } from '@hardtop/campaign';
import { isRecord } from '../base/storage.ts';

/** A campaign of one's own, as this browser keeps it. */
export interface KeptCampaign {
  readonly id: string;
  readonly journal: CampaignFile;
  /** When it last changed, in milliseconds. */
  readonly updated: number;
  /** Thrown away, and kept for a change of mind. */
  readonly deleted: boolean;
  /** It went on in two places at once: this is what this browser had. */
  readonly isCopy?: true;
  /** What the server has of it; absent: nothing yet. */
  readonly server?: OnServer;
  /** Of the players' link, where this browser made it. */
  readonly secret?: string;
}

export interface OnServer {
  readonly version: number;
  /** How many rows it has, and how many of them are as they are here. */
  readonly rows: number;
  readonly same: number;
  readonly deleted: boolean;
}

function isJournal(value: unknown): value is CampaignFile {
  return isRecord(value) && typeof value.ruleset === 'string' && Array.isArray(value.rows);
}

export function isKept(value: unknown): value is KeptCampaign {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.updated === 'number' &&
    typeof value.deleted === 'boolean' &&
    isJournal(value.journal)
  );
}

/** Is there anything the server does not have? */
export function isDirty({ journal, deleted, server }: KeptCampaign): boolean {
  if (server === undefined) return !deleted;
  const { rows, same } = server;
  return deleted !== server.deleted || same !== journal.rows.length || rows !== journal.rows.length;
}

/** How many rows both begin with. */
export function sameRows(a: readonly unknown[], b: readonly unknown[]): number {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i++) {
    if (a[i] !== b[i] && JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  }
  return most;
}

/** The campaign after something was done: what the server has of it shrinks with what was taken back. */
export function withJournal(kept: KeptCampaign, journal: CampaignFile, updated: number): KeptCampaign {
  const { server } = kept;
  if (server === undefined) return { ...kept, journal, updated };
  const same = Math.min(server.same, sameRows(kept.journal.rows, journal.rows));
  return { ...kept, journal, updated, server: { ...server, same } };
}
