// A place among the tokens of a line. Readers move it on, or put it back.

import type { Token } from './lexer.ts';
import { goesOn, lookUp, type Taken, tablesOn, type Words } from './words.ts';

const COUNTS: ReadonlyMap<string, number> = new Map([
  ...(['a', 'an', 'another', 'one', 'single'] as const).map((word) => [word, 1] as const),
  ...(['two', 'twin', 'both', 'double'] as const).map((word) => [word, 2] as const),
  ['three', 3],
  ['triple', 3],
  ['four', 4],
  ['quad', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['sixteen', 16],
  ['twenty', 20],
]);

/** They count things, and are no figures. */
const ARTICLES = ['a', 'an', 'another', 'single', 'both', 'double', 'twin', 'triple', 'quad'];

/** Tens, "fifteen", and what else no count of parts reaches. */
const FIGURES: ReadonlyMap<string, number> = new Map([
  ...[...COUNTS].filter(([word]) => !ARTICLES.includes(word)),
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
]);

/** No name is of more words. */
const LONGEST_NAME = 8;

const NOTHING = { value: null, length: 0 } as const;

/** For the readers whose phrases may begin with a number in words. */
export const COUNT_WORDS = [...COUNTS.keys(), ...FIGURES.keys()].join(' ');

export class Cursor {
  at = 0;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Reads on if the trial succeeds, else stays where it was. */
  attempt<T>(trial: () => T | null): T | null {
    const start = this.at;
    const found = trial();
    if (found === null) this.at = start;
    return found;
  }

  /** The longest name of the table that begins here. */
  take<T>(words: Words<T>): T | null {
    const { value, length } = this.taking(words);
    this.at += length;
    return value;
  }

  private taking<T>(words: Words<T>): Taken<T> {
    const tables = tablesOn(this.tokens)[this.at];
    if (tables === undefined || ((tables[words.slot] ?? 0) & words.bit) === 0) return NOTHING;
    const row = words.takenOn(this.tokens);
    const known = row[this.at];
    if (known !== undefined) return known;
    const found = this.longest(words);
    row[this.at] = found;
    return found;
  }

  private longest<T>(words: Words<T>): Taken<T> {
    let text = '';
    let found: T | null = null;
    let length = 0;
    for (let i = 0; i < LONGEST_NAME; i += 1) {
      const token = this.peek(i);
      if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) break;
      // "L L" is a laser to the left, not a light laser.
      if (i > 0 && token.text.length === 1 && this.peek(i - 1)?.text.length === 1 && !token.isGlued) break;
      text += token.text;
      const value = lookUp(words, text);
      if (value !== undefined) {
        found = value;
        length = i + 1;
      }
      if (!goesOn(words, text)) break;
    }
    return length === 0 ? NOTHING : { value: found, length };
  }

  sees<T>(words: Words<T>): boolean {
    return this.taking(words).length > 0;
  }

  /** Whether a phrase of these can begin here; figures and marks may begin any. */
  begins(words: Words<true>): boolean {
    return this.peek()?.kind !== 'word' || this.sees(words);
  }

  /** How many tokens the longest name here takes. */
  lengthOf<T>(words: Words<T>): number {
    return this.taking(words).length;
  }

  word(...texts: readonly string[]): boolean {
    const token = this.peek();
    if (token?.kind !== 'word' || !texts.includes(token.text)) return false;
    this.at += 1;
    return true;
  }

  mark(...texts: readonly string[]): boolean {
    const token = this.peek();
    if (token?.kind !== 'mark' || !texts.includes(token.text)) return false;
    this.at += 1;
    return true;
  }

  /** Words that add nothing. */
  skip(...texts: readonly string[]): void {
    while (this.word(...texts));
  }

  number(): number | null {
    const token = this.peek();
    if (token?.kind !== 'number') return null;
    this.at += 1;
    return token.value;
  }

  /** `25`, or `twenty-five` in words. */
  figure(): number | null {
    const token = this.peek();
    if (token?.kind === 'number') return this.number();
    const value = token?.kind === 'word' ? FIGURES.get(token.text) : undefined;
    if (value === undefined) return null;
    this.at += 1;
    const ones = value % 10 === 0 && value > 10 ? COUNTS.get(this.peek()?.text ?? '') : undefined;
    if (ones === undefined || ones > 9) return value;
    this.at += 1;
    return value + ones;
  }

  /** "(4)" or "x4" behind what it counts. */
  countBehind(): number | null {
    const text = this.peek()?.text;
    if (text === '(') return this.bracketedNumber();
    return text === 'x' ? this.attempt(() => (this.word('x') ? this.number() : null)) : null;
  }

  /** `2`, `two`, `a`, `2x`; `a` counts only before something it could stand with. */
  count(): number | null {
    const token = this.peek();
    if (token?.kind === 'mark') return token.text === '(' ? this.bracketedNumber() : null;
    const value = token?.kind === 'number' ? token.value : token?.kind === 'word' ? COUNTS.get(token.text) : undefined;
    if (value === undefined) return null;
    this.at += 1;
    if (token?.kind === 'number') this.word('x');
    else this.bracketedNumber();
    return value;
  }

  /** "(2)", as in "(2) MGs" or "four (4) tires". */
  private bracketedNumber(): number | null {
    return this.attempt(() => {
      const value = this.mark('(') ? this.number() : null;
      return value !== null && this.mark(')') ? value : null;
    });
  }

  isPlural(): boolean {
    return this.tokens[this.at - 1]?.text.endsWith('s') ?? false;
  }

  /** Between two items of a list: comma, `and`, `&`, `+`. */
  joint(): boolean {
    const start = this.at;
    while (this.mark(',', '&', '+', '/') || this.word('and', 'plus', 'n'));
    return this.at > start;
  }
}
