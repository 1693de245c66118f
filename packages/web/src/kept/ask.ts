import type { Problem } from '@hardtop/kernel';
import { isRecord } from '../base/storage.ts';
import { libraryToken } from './token.ts';

/** Status 0: nobody answered. */
export interface Reply<T, Entry> {
  readonly status: number;
  readonly body: T | null;
  /** What is in the way of a 409. */
  readonly entry: Entry | null;
  readonly problems: readonly Problem[];
}

export interface Asking<Entry> {
  readonly method?: string;
  readonly body?: unknown;
  readonly secret?: string;
  isEntry(value: unknown): value is Entry;
}

/** Asks the server for something that belongs to a secret. */
export async function ask<T, Entry>(
  path: string,
  { method = 'GET', body, secret = libraryToken(), isEntry }: Asking<Entry>,
): Promise<Reply<T, Entry>> {
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
    const refusal = isRecord(answer) ? answer : {};
    return {
      status: response.status,
      body: null,
      entry: isEntry(refusal.entry) ? refusal.entry : null,
      problems: Array.isArray(refusal.problems) ? refusal.problems : [],
    };
  } catch {
    return { status: 0, body: null, entry: null, problems: [] };
  }
}
