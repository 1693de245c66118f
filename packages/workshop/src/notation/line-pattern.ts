// Patterns over the tokens of a line, as regular expressions are over characters; they never go back, so that each costs its length.

import type { Lexicon, Meaning, WordTable } from './lexicon.ts';
import type { Token } from './line-tokens.ts';

type CategoryOf<Words extends WordTable> = keyof Words & string;
type IdIn<Words extends WordTable, C extends CategoryOf<Words>> = keyof Words[C] & string;

interface Capture {
  readonly name: string;
  readonly value: string | number;
}

/** What patterns see of a line. */
type Place = Pick<Line<WordTable>, 'at' | 'isDone' | 'peek' | 'meaning' | 'isPlural'>;

/** Moves the line on and notes what it found, or does neither. */
type Pattern = (line: Place, found: Capture[]) => boolean;

/** What the parts of a pattern found, by the category they are of or the name given before an equals sign. */
export class Match<Words extends WordTable> {
  private readonly captures: readonly Capture[];

  constructor(captures: readonly Capture[]) {
    this.captures = captures;
  }

  has(name: string): boolean {
    return this.captures.some((capture) => capture.name === name);
  }

  texts(name: string): readonly string[] {
    return this.captures.filter((capture) => capture.name === name).map(({ value }) => String(value));
  }

  text(name: string): string {
    return this.texts(name)[0] ?? '';
  }

  ids<C extends CategoryOf<Words>>(category: C, name: string = category): readonly IdIn<Words, C>[] {
    return this.texts(name) as IdIn<Words, C>[];
  }

  id<C extends CategoryOf<Words>>(category: C, name: string = category): IdIn<Words, C> | null {
    return this.ids(category, name)[0] ?? null;
  }

  numbers(name: string): readonly number[] {
    return this.texts(name).map(Number);
  }

  number(name: string): number | null {
    return this.numbers(name)[0] ?? null;
  }
}

/** What was looked up of a line: the clauses ask again and again, and the name is sought by trial. */
const MEANINGS = new WeakMap<readonly Token[], (ReadonlyMap<string, Meaning> | undefined)[]>();

/** A place among the tokens of a line, and what the words there mean. */
export class Line<Words extends WordTable> {
  at = 0;
  readonly text: string;
  readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon<WordTable>;
  private readonly meanings: (ReadonlyMap<string, Meaning> | undefined)[];

  constructor(lexicon: Lexicon<Words>, text: string, tokens: readonly Token[]) {
    this.lexicon = lexicon;
    this.text = text;
    this.tokens = tokens;
    this.meanings = MEANINGS.get(tokens) ?? [];
    MEANINGS.set(tokens, this.meanings);
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  meaning(category: string): Meaning | undefined {
    this.meanings[this.at] ??= this.lexicon.meaningsAt(this.tokens, this.at);
    return this.meanings[this.at]?.get(category);
  }

  /** Reads on if the pattern stands here, else stays where it was. */
  match(source: string): Match<Words> | null {
    const found: Capture[] = [];
    return compiled(source, this.lexicon)(this, found) ? new Match<Words>(found) : null;
  }

  reads(source: string): boolean {
    return compiled(source, this.lexicon)(this, []);
  }

  sees(source: string): boolean {
    const { at } = this;
    const isSeen = this.reads(source);
    this.at = at;
    return isSeen;
  }

  /** Reads on if the trial succeeds, else stays where it was. */
  attempt<T>(trial: () => T | null): T | null {
    const start = this.at;
    const found = trial();
    if (found === null) this.at = start;
    return found;
  }

  isPlural(): boolean {
    return this.tokens[this.at - 1]?.text.endsWith('s') ?? false;
  }

  /** As written, from one token to another. */
  words(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first === undefined || last === undefined ? '' : this.text.slice(first.at, last.end);
  }
}

function sequence(parts: readonly Pattern[]): Pattern {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  return (line, found) => {
    const { at } = line;
    const { length } = found;
    for (const part of parts) {
      if (part(line, found)) continue;
      line.at = at;
      if (found.length > length) found.length = length;
      return false;
    }
    return true;
  };
}

function choice(parts: readonly Pattern[]): Pattern {
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : (line, found) => parts.some((part) => part(line, found));
}

const repeated =
  (part: Pattern, least: number, most: number): Pattern =>
  (line, found) => {
    let times = 0;
    for (let at = -1; times < most && line.at > at; times += 1) {
      at = line.at;
      if (!part(line, found)) break;
    }
    return times >= least;
  };

const ahead =
  (part: Pattern, isWanted: boolean): Pattern =>
  (line) => {
    const { at } = line;
    const isSeen = part(line, []);
    line.at = at;
    return isSeen === isWanted;
  };

const token =
  (isIt: (token: Token) => boolean, name?: string): Pattern =>
  (line, found) => {
    const here = line.peek();
    if (here === undefined || !isIt(here)) return false;
    line.at += 1;
    if (name !== undefined) found.push({ name, value: /^(?:number|money)$/.test(here.kind) ? here.value : here.text });
    return true;
  };

const word = (texts: readonly string[]): Pattern => token(({ kind, text }) => kind === 'word' && texts.includes(text));
const mark = (marks: string): Pattern => token(({ kind, text }) => kind === 'mark' && marks.includes(text));
const number = (name?: string): Pattern => token(({ kind }) => kind === 'number', name);
const bracketed = (name?: string): Pattern => sequence([mark('('), number(name), mark(')')]);

const named =
  (category: string, name: string): Pattern =>
  (line, found) => {
    const meant = line.meaning(category);
    if (meant === undefined) return false;
    line.at += meant.length;
    return found.push({ name, value: meant.id }) > 0;
  };

/** A list of more is cut into several. */
const MOST_REPEATS = 40;
const REPEATS: Readonly<Record<string, readonly [number, number]>> = {
  '?': [0, 1],
  '*': [0, MOST_REPEATS],
  '+': [1, MOST_REPEATS],
};

/** Parts of patterns that are no category: numbers, quotes, and their like. */
const BUILT_IN: Readonly<Record<string, (name: string) => Pattern>> = {
  number,
  /** `25`, or `twenty-five` in words. */
  figure: (name) => choice([number(name), named('figure', name)]),
  /** `2`, `two`, `a`, `2x`, `(2)`, "four (4)". */
  count: (name) =>
    choice([
      sequence([number(name), repeated(word(['x']), 0, 1)]),
      bracketed(name),
      sequence([named('count', name), repeated(bracketed(), 0, 1)]),
    ]),
  /** "(4)" or "x4" behind what it counts. */
  times: (name) => choice([bracketed(name), sequence([word(['x']), number(name)])]),
  /** Between two items of a list. */
  joint: () => repeated(choice([mark(',&+/'), word(['and', 'plus', 'n'])]), ...(REPEATS['+'] ?? [1, 1])),
  money: (name) => token(({ kind }) => kind === 'money', name),
  quote: (name) => token(({ kind }) => kind === 'quote', name),
  word: () => token(({ kind }) => kind === 'word'),
  any: () => token(() => true),
  /** A lone capital or digit. */
  tag: (name) => token(({ kind, text, isUpper }) => kind !== 'mark' && isUpper && text.length === 1, name),
  /** Which token stands here. */
  here: (name) => (line, found) => found.push({ name, value: line.at }) > 0,
};

/** What may stand ahead, or before. */
const TESTS: Readonly<Record<string, (line: Place) => boolean>> = {
  glued: (line) => line.peek()?.isGlued === true,
  thousands: (line) => (line.peek()?.value ?? 0) > 999,
  newLine: (line) => line.peek()?.startsLine === true,
  afterWord: (line) => line.peek(-1)?.kind === 'word',
  /** A word of one letter. */
  letter: (line) => line.peek()?.kind === 'word' && line.peek()?.text.length === 1,
  upper: (line) => line.peek()?.isUpper === true,
  plural: (line) => line.isPlural(),
  /** A mark, or the end. */
  stop: (line) => line.isDone || line.peek()?.kind === 'mark',
  /** The same, but no colon: nothing more is said here. */
  end: (line) => line.isDone || (line.peek()?.kind === 'mark' && line.peek()?.text !== ':'),
};

function atom(source: string, lexicon: Lexicon<WordTable>): Pattern {
  if (source.startsWith("'")) return word(source.slice(1, -1).split('|'));
  if (source.startsWith('[')) return mark(source.slice(1, -1).replace('-', '—'));
  const [first = '', kind = first] = source.split('=');
  // "=far" notes that this way was taken, "=side:left" what it means.
  const [name = '', value = 1] = kind.split(':');
  if (first === '') return (_, found) => found.push({ name, value }) > 0;
  // "part>weapon": the name of the first kind is the longer one here.
  const [one = '', other] = kind.split('>');
  if (other !== undefined) return (line) => (line.meaning(one)?.length ?? 0) > (line.meaning(other)?.length ?? 0);
  const rule = lexicon.rules[kind];
  if (rule !== undefined) return compiled(rule, lexicon);
  const known = TESTS[kind] ?? BUILT_IN[kind]?.(first);
  if (known === undefined && !(kind in lexicon.words)) throw new Error(`no words of the kind ${kind}`);
  return known ?? named(kind, first);
}

/**
 * Parts with spaces between: a category of words, `'one|of|these'` words, `[,/]` a mark (a hyphen for any dash), `number`, `count` and their
 * like, the name of a rule, `{ a b | c }` one of several; behind them `?`, `*`, `+`, before them `&` (stands ahead) or `!` (does not).
 */
function patternOf(source: string, lexicon: Lexicon<WordTable>): Pattern {
  const parts = source.trim().split(/\s+/);
  let at = 0;
  const ways = (): Pattern => {
    const all: Pattern[][] = [[]];
    while (at < parts.length && !/^\}[?*+]?$/.test(parts[at] ?? '')) {
      const isBar = parts[at] === '|';
      if (isBar) all.push([]);
      else all.at(-1)?.push(item());
      at += isBar ? 1 : 0;
    }
    return choice(all.map(sequence));
  };
  const item = (): Pattern => {
    const [, prefix, inner = ''] = /^([&!]?)(.*)$/.exec(parts[at] ?? '') ?? [];
    at += 1;
    const group = inner === '{' ? ways() : null;
    const end = group === null ? inner : (parts[at] ?? '');
    if (group !== null) at += 1;
    const times = REPEATS[end.slice(-1)];
    const node = group ?? atom(times === undefined ? end : end.slice(0, -1), lexicon);
    const whole = times === undefined ? node : repeated(node, ...times);
    return prefix === '' ? whole : ahead(whole, prefix === '&');
  };
  return ways();
}

/** Each is put together once, when it is first asked for. */
const COMPILED = new WeakMap<object, Map<string, Pattern>>();

function compiled(source: string, lexicon: Lexicon<WordTable>): Pattern {
  const known = COMPILED.get(lexicon) ?? new Map<string, Pattern>();
  COMPILED.set(lexicon, known);
  const pattern = known.get(source) ?? patternOf(source, lexicon);
  known.set(source, pattern);
  return pattern;
}
