// A table of words, ready to be looked up, and slips of the pen mended by it.

import type { Token } from './line-tokens.ts';

/**
 * What people call things, by the kind of thing and its id: names with commas between. Spaces, hyphens and dots do not count, nor does a
 * plural. The kinds `count` and `figure` hold numbers in words, with the number as id.
 */
export type WordTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What stands at one place: so many tokens name this thing. */
export interface Meaning {
  readonly id: string;
  readonly length: number;
}

const squashed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9à-ɏ]/g, '');

/** A word, or what it is the plural of. */
const formsOf = (text: string): readonly string[] => [
  text,
  ...(text.length > 2 && text.endsWith('s') ? [text.slice(0, -1)] : []),
  ...(text.length > 4 && text.endsWith('es') ? [text.slice(0, -2)] : []),
];

/** One letter more, less, other, or two changed about. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [endA - start, endB - start];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** No name is of more words. */
const LONGEST_NAME = 8;

/** Shorter words have too many neighbours; in those shorter by one only two letters may have changed places. */
const SHORTEST = 6;

export class Lexicon<Words extends WordTable> {
  readonly words: Words;
  /** Patterns that others are made of, by their names. */
  readonly rules: Readonly<Record<string, string>>;
  /** Names without their spaces, with what they mean in each category. */
  private readonly names = new Map<string, Map<string, string>>();
  /** A name goes on after these. */
  private readonly beginnings = new Set<string>();
  private readonly known = new Set<string>();
  private readonly byLength = new Map<number, string[]>();

  /** Words of the categories in `spelled` may be misspelt. */
  constructor(words: Words, spelled: RegExp, rules: Readonly<Record<string, string>> = {}) {
    this.words = words;
    this.rules = rules;
    for (const [category, things] of Object.entries(words))
      for (const [id, names] of Object.entries(things)) {
        for (const name of names.split(',').map(squashed)) this.learn(name, category, id);
        if (spelled.test(category)) for (const word of names.split(/[\s,-]+/)) this.spell(word);
      }
  }

  private spell(word: string): void {
    if (word.length < SHORTEST - 1 || this.known.has(word)) return;
    this.known.add(word);
    this.byLength.set(word.length, [...(this.byLength.get(word.length) ?? []), word]);
  }

  private learn(name: string, category: string, id: string): void {
    const known = this.names.get(name) ?? new Map<string, string>();
    this.names.set(name, known.set(category, id));
    for (let end = 1; end < name.length; end += 1) this.beginnings.add(name.slice(0, end));
  }

  /** Whether this very word names something of the kind, not as a plural. */
  isNameOf(category: keyof Words & string, word: string): boolean {
    return this.names.get(word)?.has(category) === true;
  }

  /** The longest name in each category that begins at a token. */
  meaningsAt(tokens: readonly Token[], from: number): ReadonlyMap<string, Meaning> {
    const found = new Map<string, Meaning>();
    let text = '';
    for (let i = from; i < from + LONGEST_NAME; i += 1) {
      const token = tokens[i];
      if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) break;
      // "L L" is a laser to the left, not a light laser.
      if (i > from && token.text.length === 1 && tokens[i - 1]?.text.length === 1 && !token.isGlued) break;
      text += token.text;
      const length = i - from + 1;
      for (const form of formsOf(text))
        for (const [category, id] of this.names.get(form) ?? [])
          if (found.get(category)?.length !== length) found.set(category, { id, length });
      if (!this.beginnings.has(text)) break;
    }
    return found;
  }

  private near(word: string, ...lengths: readonly number[]): readonly string[] {
    return lengths.flatMap((length) => this.byLength.get(length) ?? []).filter((known) => isNear(known, word));
  }

  /** Those that a word may be a slip of: a letter in a long one, a swap or a missing letter in one of five. */
  private slipsOf(word: string): readonly string[] {
    const { length } = word;
    if (length < SHORTEST) {
      const letters = [...word].sort().join('');
      const swapped = this.near(word, length).filter((known) => [...known].sort().join('') === letters);
      return swapped.length > 0 ? swapped : this.near(word, SHORTEST).filter((known) => known !== `${word}s`);
    }
    const long = [length - 2, length - 1, length, length + 1].filter((each) => each >= SHORTEST);
    const singular = word.endsWith('s') ? this.near(word.slice(0, -1), ...long) : [];
    const near = new Set([...this.near(word, ...long), ...singular]);
    // "heavey": a letter too many in a word of five.
    return near.size === 0 && length === SHORTEST ? this.near(word, SHORTEST - 1) : [...near];
  }

  private corrected(word: string): string {
    if (this.known.has(word) || (word.endsWith('s') && this.known.has(word.slice(0, -1)))) return word;
    const [only, ...others] = this.slipsOf(word);
    return only === undefined || others.length > 0 ? word : only;
  }

  /** A long word that differs by one letter from exactly one that we know is that word. */
  spelled(tokens: readonly Token[]): readonly Token[] {
    return tokens.map((token) => {
      if (token.kind !== 'word' || token.text.length < SHORTEST - 1) return token;
      const text = this.corrected(token.text);
      return text === token.text ? token : { ...token, text };
    });
  }
}
