import type { Fairness } from '@hardtop/server/wire';
import { isRecord, readStored, writeStored } from '../base/storage.ts';

const KEY = 'hardtop.dice-promises';
/** Promises of games that were played long ago are of no use to anybody. */
const MOST = 50;

type Promises = Readonly<Record<string, string>>;

const isPromises = (value: unknown): value is Promises =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

const all = (): Promises => readStored(KEY, isPromises) ?? {};

/** Keeps what was promised of a game's dice when it was first seen; what is said later changes nothing. */
export function keepPromise(game: string, fairness: Fairness): void {
  const known = all();
  if (fairness.kind !== 'promised' || Object.hasOwn(known, game)) return;
  const kept = Object.entries(known).slice(1 - MOST);
  writeStored(KEY, Object.fromEntries([...kept, [game, fairness.commitment]]));
}

export function promiseOf(game: string): string | null {
  const known = all();
  return Object.hasOwn(known, game) ? (known[game] ?? null) : null;
}

/** The promise that belongs to a seed, as the kernel's `commitmentTo` makes it; null where the browser gives no digests. */
async function promiseFor(seed: string): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`hardtop dice ${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the seed that a finished game tells is the one that was promised; null where that cannot be said here. */
export async function isKept(game: string, seed: string | undefined): Promise<boolean | null> {
  const promised = promiseOf(game);
  const told = seed === undefined ? null : await promiseFor(seed);
  return promised === null || told === null ? null : promised === told;
}

/** A share of the dice: 96 bits that nobody else knows. */
export function makeShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
