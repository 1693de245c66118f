// An amendment as the journal tells it: what was changed, how, and why if anybody said so.

import { partWords } from '../rolls/part-words.ts';

const DONE = { reroll: 'rolled again', mandate: 'set by the referee', alter: 'written over' } as const;

interface Amended {
  readonly action: keyof typeof DONE;
  readonly part: string;
  readonly reason: string;
}

/** `Attitude of Warta Mill rolled again: they remember us.` */
export function amendmentWords(
  { action, part, reason }: Amended,
  nameOfPlace: (id: string) => string | undefined,
): string {
  const what = `${partWords(part, nameOfPlace)} ${DONE[action]}`;
  return reason === '' ? `${what}.` : `${what}: ${reason}`;
}
