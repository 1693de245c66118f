import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Journal, Row } from './journal.ts';

/** Keys in order, so that equal values give equal bytes. Every mark of a game is made of it: it is written for speed. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return leafJson(value);
  if (Array.isArray(value)) return listJson(value);
  const branch = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of keysInOrder(branch)) {
    const item = branch[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

/** The same few keys come again and again. */
const quotedKeys = new Map<string, string>();
const MOST_KEYS = 1_000;

function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (quotedKeys.size < MOST_KEYS) quotedKeys.set(key, text);
  return text;
}

function listJson(items: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < items.length; i++) text += `${i === 0 ? '' : ','}${canonicalJson(items[i] ?? null)}`;
  return `[${text}]`;
}

function leafJson(leaf: unknown): string {
  if (typeof leaf === 'number') return Number.isFinite(leaf) ? `${leaf}` : 'null';
  return JSON.stringify(leaf) ?? 'null';
}

/** Above so many keys insertion would cost more than it saves. */
const FEW_KEYS = 24;

/** Keys are few and mostly in order as they come, which insertion makes the most of. */
function keysInOrder(branch: object): readonly string[] {
  const keys = Object.keys(branch);
  if (keys.length > FEW_KEYS) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let at = i;
    for (; at > 0 && (keys[at - 1] ?? '') > key; at--) keys[at] = keys[at - 1] ?? '';
    keys[at] = key;
  }
  return keys;
}

export function hashOf(text: string): string {
  return bytesToHex(sha256(bytesOf(text)));
}

/** Most texts are short: no bytes of their own are made for them. */
const scratch = new Uint8Array(8 * 1024);

/** As UTF-8; good until the next call. */
function bytesOf(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) return utf8ToBytes(text);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Half a character, which another follows.
    if (code >= 0xd800 && code < 0xe000) return utf8ToBytes(text);
    if (code >= 0x800) {
      scratch[at++] = 0xe0 | (code >> 12);
      scratch[at++] = 0x80 | ((code >> 6) & 0x3f);
    } else if (code >= 0x80) scratch[at++] = 0xc0 | (code >> 6);
    scratch[at++] = code < 0x80 ? code : 0x80 | (code & 0x3f);
  }
  return scratch.subarray(0, at);
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
