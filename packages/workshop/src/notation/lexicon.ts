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

/** A word, and what is left of it without one of its letters: two words that share any of these are a slip of the pen apart. */
const tracesOf = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

const lettersOf = (word: string): string => [...word].sort().join('');

/** No name is of more words. */
const LONGEST_NAME = 8;

/** Shorter words have too many neighbours; in those shorter by one only two letters may have changed places, or one be missing. */
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
  private readonly byTrace = new Map<string, Set<string>>();
  /** Of the words that may be misspelt. */
  private longest = 0;

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
    if (word.length < SHORTEST - 1) return;
    this.known.add(word);
    this.longest = Math.max(this.longest, word.length);
    for (const trace of tracesOf(word)) this.byTrace.set(trace, (this.byTrace.get(trace) ?? new Set()).add(word));
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

  /** One slip from exactly one word that we know, it or its singular; a letter missing or too many is likelier than another. */
  private corrected(word: string): string {
    // A letter too many, and a plural.
    if (word.length > this.longest + 3) return word;
    const forms = formsOf(word);
    if (forms.some((form) => this.known.has(form))) return word;
    const near = [...new Set(forms.flatMap(tracesOf).flatMap((trace) => [...(this.byTrace.get(trace) ?? [])]))];
    const letterOff = near.filter(({ length }) => length !== word.length);
    const changed = near.filter((known) => word.length >= SHORTEST || lettersOf(known) === lettersOf(word));
    const [only = word, ...others] = letterOff.length > 0 ? letterOff : changed;
    return others.length > 0 ? word : only;
  }

  spelled(tokens: readonly Token[]): readonly Token[] {
    return tokens.map((token) => {
      if (token.kind !== 'word' || token.text.length < SHORTEST - 1) return token;
      return { ...token, text: this.corrected(token.text) };
    });
  }
}
