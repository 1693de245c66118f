import type { Reading } from '@hardtop/workshop';
import { GARAGES, garagesOf, type OpenGarage } from './garage-context.ts';

/** A design as found in a text, and the rules that understood it best. */
export interface AnyReading extends Reading {
  readonly ruleset: string;
}

/** What is left of a text that a reader did not understand, in characters; more than any text if it is none of its designs. */
function lossOf({ design, notUnderstood }: Reading): number {
  if (design === null) return Number.POSITIVE_INFINITY;
  return notUnderstood.reduce((sum, { words }) => sum + words.length, 0);
}

/** Readings of one garage, asked for by number; nothing is read before it is asked for. */
function numbered(readings: Iterable<Reading>): (n: number) => Reading | undefined {
  const iterator = readings[Symbol.iterator]();
  let at = -1;
  let last: Reading | undefined;
  return (n) => {
    for (; at < n; at++) last = iterator.next().value;
    return last;
  };
}

interface OtherReader {
  readonly ruleset: string;
  reading(n: number): Reading | undefined;
}

async function otherReaders(open: OpenGarage, text: string): Promise<readonly OtherReader[]> {
  const others = await garagesOf(GARAGES.map(({ id }) => id).filter((id) => id !== open.ruleset.id));
  return Promise.all(
    [...others].map(async ([ruleset, { notation }]) => ({
      ruleset,
      reading: numbered((await notation()).read(text)),
    })),
  );
}

/** Every design in a text, each by the rules that make most of it; others than these are loaded if these leave anything over. */
export async function* readAny(open: OpenGarage, text: string): AsyncGenerator<AnyReading> {
  let others: readonly OtherReader[] | null = null;
  let n = 0;
  for (const reading of (await open.notation()).read(text)) {
    let best: AnyReading = { ...reading, ruleset: open.ruleset.id };
    if (lossOf(best) > 0) {
      others ??= await otherReaders(open, text);
      for (const other of others) {
        // A text falls into the same pieces whoever reads it.
        const theirs = other.reading(n);
        if (theirs !== undefined && lossOf(theirs) < lossOf(best)) best = { ...theirs, ruleset: other.ruleset };
      }
    }
    yield best;
    n += 1;
  }
}
