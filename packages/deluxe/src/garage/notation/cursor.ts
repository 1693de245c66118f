// A place among the tokens of a line. Readers move it on, or put it back.

import type { Token } from './lexer.ts';
import { goesOn, lookUp, type Taken, type Words } from './words.ts';

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  single: 1,
  two: 2,
  twin: 2,
  both: 2,
  double: 2,
  three: 3,
  triple: 3,
  four: 4,
  quad: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  sixteen: 16,
  twenty: 20,
};

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
};

/** "fifteen" and what else no count of parts reaches. */
const TEENS: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

/** No name is of more words. */
const LONGEST_NAME = 8;

const NOTHING = { value: null, length: 0 } as const;

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
    const row = words.takenOn(this.tokens);
    const known = row[this.at];
    if (known !== undefined) return known;
    const first = this.tokens[this.at];
    const found = first !== undefined && words.canStart(first.text) ? this.longest(words) : NOTHING;
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
    const figures = this.number();
    if (figures !== null) return figures;
    const word = this.peek()?.text ?? '';
    const tens = TENS[word];
    const small = /^(?:an?|single|both|double|twin|triple|quad|another)$/.test(word) ? undefined : COUNTS[word];
    const value = tens ?? TEENS[word] ?? small;
    if (value === undefined) return null;
    this.at += 1;
    const ones = tens === undefined ? undefined : COUNTS[this.peek()?.text ?? ''];
    if (ones === undefined || ones > 9) return value;
    this.at += 1;
    return value + ones;
  }

  /** "(4)" or "x4" behind what it counts. */
  countBehind(): number | null {
    return this.bracketedNumber() ?? this.attempt(() => (this.word('x') ? this.number() : null));
  }

  /** `2`, `two`, `a`, `2x`; `a` counts only before something it could stand with. */
  count(): number | null {
    const bracketed = this.bracketedNumber();
    if (bracketed !== null) return bracketed;
    const token = this.peek();
    const value = token?.kind === 'number' ? token.value : token?.kind === 'word' ? COUNTS[token.text] : undefined;
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
