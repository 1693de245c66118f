import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Journal, Row } from './journal.ts';

/** Keys in order, so that equal values give equal bytes. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Tells two tellings of a game apart; in a journal it stands on many rows. */
export function signatureOf(text: string): string {
  return hashOf(text).slice(0, 16);
}

/** The round a sealed answer belongs to; other rows stand alone. */
function roundOf(row: Row): string | null {
  const dot = row.ask.indexOf('.');
  return dot < 0 ? null : row.ask.slice(0, dot);
}

/** Sealed answers may come in any order; the digest sorts each round by seat. */
function sortedRows(rows: readonly Row[]): readonly Row[] {
  const sorted: Row[] = [];
  for (let i = 0; i < rows.length; ) {
    const first = rows[i];
    if (first === undefined) break;
    const round = roundOf(first);
    let end = i + 1;
    while (round !== null && end < rows.length && roundOf(rows[end] ?? first) === round) end++;
    sorted.push(...rows.slice(i, end).sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || (a.ask < b.ask ? -1 : 1)));
    i = end;
  }
  return sorted;
}

/** Names a game: equal games, equal digests, on any machine. */
export function digestOf(journal: Journal): string {
  const rows = sortedRows(journal.rows).map(({ kind, ask, seat, by, option, params, note }) =>
    note === undefined ? [kind, ask, seat, by, option, params] : [kind, ask, seat, by, option, params, note],
  );
  const { ruleset, version, setup, seed, dice } = journal;
  return hashOf(canonicalJson({ ruleset, version, setup, seed, dice, rows }));
}

/**
 * The row at which two journals of one game part; null where one is the beginning of the other. Digests are compared where both were
 * made for the same audience.
 */
export function partingRow(one: Journal, other: Journal): number | null {
  const isAlike = one.audience === other.audience;
  const plain = ({ digest, ...row }: Row) => canonicalJson(isAlike ? { ...row, digest } : row);
  const most = Math.min(one.rows.length, other.rows.length);
  for (let i = 0; i < most; i++) {
    const [a, b] = [one.rows[i], other.rows[i]];
    if (a !== undefined && b !== undefined && plain(a) !== plain(b)) return i + 1;
  }
  return null;
}
