import type { Seat } from '@hardtop/kernel';

/** What a link brings: the table's own secret, or that of one seat which is handed over. */
export type DoorSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'invite'; readonly invite: string }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly claim: string };

/** Reads the fragment of a link to a table: `secret`, or `2.secret` for a seat. */
export function parseDoorSecret(text: string): DoorSecret {
  const [, seat, claim] = /^(\d{1,2})\.(.+)$/.exec(text) ?? [];
  if (seat !== undefined && claim !== undefined) return { kind: 'claim', seat: Number(seat), claim };
  return text === '' ? { kind: 'none' } : { kind: 'invite', invite: text };
}
