// Tables of the words people use for one thing. They are compared without spaces, hyphens and dots.

import type { Token } from './lexer.ts';

/** What a table gave at one place. */
export interface Taken<T> {
  readonly value: T | null;
  readonly length: number;
}

const BITS = 32;

/** How many tables there are. */
let tables = 0;

/** Beginnings of names, with a bit for each table that has one. */
const tablesByBeginning = new Map<string, number[]>();

const NO_TABLES: readonly number[] = [];

/** The tables in which a name may begin with this word or with its singular; some more do no harm. */
function tablesFor(word: string): readonly number[] {
  const own = tablesByBeginning.get(word) ?? NO_TABLES;
  if (!word.endsWith('s')) return own;
  const singular = tablesByBeginning.get(word.slice(0, -1)) ?? NO_TABLES;
  const shorter = word.endsWith('es') ? (tablesByBeginning.get(word.slice(0, -2)) ?? NO_TABLES) : NO_TABLES;
  if (singular === NO_TABLES && shorter === NO_TABLES) return own;
  return Array.from(
    { length: Math.ceil(tables / BITS) },
    (_, i) => (own[i] ?? 0) | (singular[i] ?? 0) | (shorter[i] ?? 0),
  );
}

let lastLine: readonly Token[] = [];
let lastTables: readonly (readonly number[])[] = [];

/** The same for every word of a line: readers ask a hundred tables at every place, and nearly all say no. */
export function tablesOn(line: readonly Token[]): readonly (readonly number[])[] {
  if (lastLine !== line) {
    lastLine = line;
    lastTables = line.map(({ text }) => tablesFor(text));
  }
  return lastTables;
}

/** Names without their spaces, and the beginnings of them: most tables have none for a given word, and it saves the search. */
export class Words<T> extends Map<string, T> {
  readonly beginnings = new Set<string>();
  readonly slot = Math.floor(tables / BITS);
  readonly bit = 1 << (tables % BITS);
  private line: readonly Token[] = [];
  private kept: (Taken<T> | undefined)[] = [];

  constructor(names: Iterable<readonly [string, T]>) {
    super();
    for (const [name, value] of names) {
      this.set(name, value);
      for (let end = 1; end < name.length; end += 1) this.beginnings.add(name.slice(0, end));
    }
    tables += 1;
    for (const beginning of [...this.beginnings, ...this.keys()]) {
      const bits = tablesByBeginning.get(beginning) ?? [];
      bits[this.slot] = (bits[this.slot] ?? 0) | this.bit;
      tablesByBeginning.set(beginning, bits);
    }
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

/** All with which a phrase may begin: one look says whether a reader need try. */
export const beginningsOf = (literals: string, ...all: readonly Words<unknown>[]): Words<true> =>
  new Words(
    [...literals.split(' '), ...all.flatMap((table) => [...table.keys()])].map((name) => [name, true] as const),
  );

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
