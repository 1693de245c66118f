import type { Journal, Problem, Result, Seat } from '@hardtop/kernel';
import { gameOf } from '../base/my-games.ts';
import { isRecord } from '../base/storage.ts';
import { isHere } from '../here/here-id.ts';
import { api } from '../net/api.ts';

/** One's own, or what stands in the link of a replay that is not everybody's. */
export function keyTo(id: string, seat: Seat | null = null): string | null {
  const { keys = [], referee } = gameOf(id) ?? {};
  const own = keys.find((one) => one.seat === seat) ?? keys[0];
  return own?.key ?? referee ?? /^#([\w-]{20,100})$/.exec(window.location.hash)?.[1] ?? null;
}

/** The journal, with the key that opens it where one is needed. */
export async function journalTo(id: string): Promise<Result<Journal, readonly Problem[]>> {
  const key = isHere(id) ? null : keyTo(id);
  if (key === null) {
    const reply = await api.journal(id);
    return reply.ok ? reply : { ok: false, error: reply.error.problems };
  }
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`/api/games/${encodeURIComponent(id)}/journal`, { headers }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok === true) return { ok: true, value: body as Journal };
  const told = isRecord(body) && Array.isArray(body.problems) ? (body.problems as readonly Problem[]) : [];
  return { ok: false, error: told };
}
