import { isRecord } from '../base/storage.ts';

/** A design of one's own. What is in it only its ruleset knows. */
export interface KeptDesign {
  readonly id: string;
  readonly ruleset: string;
  readonly design: unknown;
  readonly tags: readonly string[];
  /** When it last changed, in milliseconds. */
  readonly updated: number;
  /** Thrown away, and kept for a change of mind. */
  readonly deleted?: boolean;
  /** The server's count when it last had this; absent: it never had. */
  readonly version?: number;
  /** What `updated` was then; another now means that there is something to send. */
  readonly synced?: number;
}

export function isKept(value: unknown): value is KeptDesign {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.ruleset === 'string' &&
    typeof value.updated === 'number' &&
    Array.isArray(value.tags) &&
    value.tags.every((tag) => typeof tag === 'string') &&
    isRecord(value.design)
  );
}

export const isDirty = (kept: KeptDesign): boolean => kept.updated !== kept.synced;
