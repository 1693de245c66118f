// Tables of the words people use for one thing. They are compared without spaces, hyphens and dots.

export type Words<T> = ReadonlyMap<string, T>;

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9à-ɏ]/g, '');

/** `{ MG: 'mg, machine gun' }`. */
export function wordsFor<Id extends string>(table: Readonly<Record<Id, string>>): Words<Id> {
  const all = new Map<string, Id>();
  for (const [id, names] of Object.entries<string>(table))
    for (const name of names.split(',')) all.set(squashed(name), id as Id);
  return all;
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

const PREFIXES = new WeakMap<object, ReadonlySet<string>>();

/** Whether any name of the table goes on after this; most tables have none for a given word, and it saves the search. */
export function goesOn(words: Words<unknown>, text: string): boolean {
  let prefixes = PREFIXES.get(words);
  if (prefixes === undefined) {
    prefixes = new Set([...words.keys()].flatMap((key) => Array.from(key.slice(1), (_, i) => key.slice(0, i + 1))));
    PREFIXES.set(words, prefixes);
  }
  return prefixes.has(text);
}
