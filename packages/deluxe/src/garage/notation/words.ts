// Tables of the words people use for one thing. They are compared without spaces, hyphens and dots.

import type { Token } from './lexer.ts';

/** What a table gave at one place. */
export interface Taken<T> {
  readonly value: T | null;
  readonly length: number;
}

/** Names of vehicles bring ever new words. */
export const MOST_REMEMBERED = 5000;

/** Names without their spaces, and the beginnings of them: most tables have none for a given word, and it saves the search. */
export class Words<T> extends Map<string, T> {
  readonly beginnings = new Set<string>();
  private line: readonly Token[] = [];
  private kept: (Taken<T> | undefined)[] = [];
  private readonly starts = new Map<string, boolean>();

  constructor(names: Iterable<readonly [string, T]>) {
    super();
    for (const [name, value] of names) {
      this.set(name, value);
      for (let end = 1; end < name.length; end += 1) this.beginnings.add(name.slice(0, end));
    }
  }

  /** Whether any name begins with this word: asked for every word of every line, so it is remembered. */
  canStart(word: string): boolean {
    const known = this.starts.get(word);
    if (known !== undefined) return known;
    const can = this.beginnings.has(word) || lookUp(this, word) !== undefined;
    if (this.starts.size < MOST_REMEMBERED) this.starts.set(word, can);
    return can;
  }

  /** What it gave, place by place, on this line: readers try the same table at the same place again and again. */
  takenOn(line: readonly Token[]): (Taken<T> | undefined)[] {
    if (this.line !== line) {
      this.line = line;
      this.kept = [];
    }
    return this.kept;
  }
}

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9à-ɏ]/g, '');

/** `{ MG: 'mg, machine gun' }`. */
export function wordsFor<Id extends string>(table: Readonly<Record<Id, string>>): Words<Id> {
  const all: [string, Id][] = [];
  for (const [id, names] of Object.entries<string>(table))
    for (const name of names.split(',')) all.push([squashed(name), id as Id]);
  return new Words(all);
}

/** The single words in a table, for the spelling check. */
export function wordsIn(table: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(table).flatMap((names) => names.split(/[\s,-]+/));
}

/** A word, or its plural. */
export function lookUp<T>(words: Words<T>, text: string): T | undefined {
  return (
    words.get(text) ??
    (text.length > 2 && text.endsWith('s') ? words.get(text.slice(0, -1)) : undefined) ??
    (text.length > 4 && text.endsWith('es') ? words.get(text.slice(0, -2)) : undefined)
  );
}

/** Whether any name of the table goes on after this. */
export const goesOn = (words: Words<unknown>, text: string): boolean => words.beginnings.has(text);
