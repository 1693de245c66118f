// A stat line cut into words, numbers and marks, each with its place in the text.

export interface Token {
  readonly kind: 'word' | 'number' | 'money' | 'quote' | 'mark';
  /** Words in lower case without dots and hyphens; a mark is itself. */
  readonly text: string;
  readonly value: number;
  readonly at: number;
  readonly end: number;
  /** No space before it. */
  readonly isGlued: boolean;
  readonly isUpper: boolean;
  readonly startsLine: boolean;
}

/** Typographers' characters as typewriters have them; one for one, so that places stay true. */
const FANCY = '“”„’‘´–‒―−×\u00a0\\*_•|[]';
const TYPED = '"""\'\'\'———-x    ,,()';

const blank = (found: string): string => ' '.repeat(found.length);

/** Tabs behind something part columns; tags of a page's markup and numbers of a list say nothing. */
function plain(text: string): string {
  const typed = text.replace(/[“”„’‘´–‒―−×\u00a0\\*_•|[\]]/g, (found) => TYPED.charAt(FANCY.indexOf(found)));
  return typed
    .replace(/<\/?[a-z]{1,6}\s?\/?>/gi, blank)
    .replace(/[^\s\t] *\t/g, (found) => `${found.slice(0, -1)},`)
    .replace(/^[ \t]*\d{1,2}\)(?=[ \t])/gm, blank);
}

/** How the people of one game write. */
export interface WritingHabits {
  /** Words after which a dot ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** The first of two things that are written in one word; sticky. */
  readonly frontOfWord: RegExp;
}

/** In double quotation marks as written, with doubled ones for those inside, or in single ones a name in capitals. */
const QUOTED = /(?<!\d)"((?:[^"]|"")*)"|“([^“”]*)”|(?<!\S)['‘]([A-Z][^'’\n]{2,40})['’](?![A-Za-z0-9])/y;
/** A hyphen between letters or figures joins words; "#4" is a number in a list, but "2,300#" are pounds. */
const SILENT = /\s|(?<=[\w'])-(?=\w)|(?<!\d)['"#]|(?<=\d)"|\.(?=\s*[a-z,;:)])/y;
const FIGURES = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}(?!\d)|\d{1,15})(?:\.\d{1,9})?`;
const word = (text: string): string =>
  text.toLowerCase().replace(/'s?$/, '').replaceAll("'", '').replace('armour', 'armor').replace(/^w$/, 'with');

type Lexeme = readonly [kind: Token['kind'] | 'silent', shape: RegExp, text: (found: string) => string];

/** In the order of trial. */
const LEXEMES: readonly Lexeme[] = [
  ['silent', SILENT, String],
  // "$13,9", "3,9xx", "£9,400", "1st": figures that are none of ours.
  ['word', /\$\s?\d{1,3},\d{1,2}(?![\d.])|\d[\d,]{0,20}x{2,}|[£€¥]\s?[\d.,]{0,20}\d|\d{1,9}(?:st|nd|rd|th)\b/iy, word],
  ['money', new RegExp(String.raw`\$\s{0,9}${FIGURES}(?:k\b)?|${FIGURES}(?:k\b)?\s?\$(?!\s{0,9}\d)`, 'iy'), String],
  ['number', new RegExp(FIGURES, 'y'), String],
  ['word', /(?:[A-Za-z]\.){2,9}(?![A-Za-z]{2,})/y, (found) => word(found.replaceAll('.', ''))],
  ['word', /w\/o\b/iy, () => 'without'],
  ['word', /w\//iy, () => 'with'],
  // "2xMG" and "MGx2" are three things each.
  ['word', /(?<=\d)x(?=[a-z])(?!(?:hvy|heavy|h)\b)|(?!lux)[a-z]+(?=x\d)/iy, word],
  ['word', /[A-Za-zÀ-ɏ]+(?:'[a-z]+)?/y, word],
  ['word', /(?<=\d)'/y, () => 'foot'],
  ['word', /#/y, () => 'lbs'],
  ['mark', /[—-]+/y, () => '—'],
  ['mark', /./y, String],
];

function matchAt(shape: RegExp, text: string, at: number): RegExpExecArray | null {
  shape.lastIndex = at;
  return shape.exec(text);
}

/** "$12.345" has its thousands parted by a dot; "$9k" are nine thousand. */
const figureOf = (text: string): number =>
  Number(text.replace(/[$,\sk]|\.(?=\d{3}$)/gi, '')) * (/k/i.test(text) ? 1000 : 1);

/** A dot after an abbreviation is no full stop. */
const isFullStop = (before: Token | undefined, { abbreviations }: WritingHabits): boolean =>
  before?.kind === 'mark' ? /[)}]/.test(before.text) : before !== undefined && !abbreviations.has(before.text);

function lexedAt(text: string, source: string, at: number, { frontOfWord }: WritingHabits) {
  const quote = matchAt(QUOTED, text, at);
  if (quote !== null) {
    const [whole, ...inside] = quote;
    return { kind: 'quote', text: inside.join('').replaceAll('""', '"'), length: whole.length } as const;
  }
  for (const [kind, shape, textOf] of [['word', frontOfWord, word] as const, ...LEXEMES]) {
    const found = matchAt(shape, source, at)?.[0];
    if (found !== undefined) return { kind, text: textOf(found), length: found.length };
  }
  return { kind: 'silent', text: '', length: 1 } as const;
}

export function tokensOf(text: string, habits: WritingHabits): readonly Token[] {
  const source = plain(text);
  const tokens: Token[] = [];
  let startsLine = false;
  for (let at = 0; at < source.length; ) {
    const before = tokens.at(-1);
    const { kind, text: word, length } = lexedAt(text, source, at, habits);
    const [start, end] = [at, at + length];
    const raw = source.slice(start, end);
    at = end;
    startsLine ||= raw === '\n' && before !== undefined;
    if (kind === 'silent' || (raw === '.' && !isFullStop(before, habits))) continue;
    const isGlued = before?.end === start;
    tokens.push({
      kind,
      text: word,
      value: figureOf(raw),
      at: start,
      end,
      isGlued,
      isUpper: raw === raw.toUpperCase(),
      startsLine,
    });
    startsLine = false;
  }
  return tokens;
}
