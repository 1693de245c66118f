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

/** "$13,9", "3,9xx", "£9,400": figures that are none of ours. */
const GARBLED = /\$\s?\d{1,3},\d{1,2}(?![\d.])|\d[\d,]{0,20}x{2,}|[£€¥]\s?[\d.,]{0,20}\d/iy;
const ORDINAL = /\d{1,9}(?:st|nd|rd|th)\b/iy;
const NUMBER = /(\$\s{0,9})?((?:\d{1,3}(?:,\d{3}){1,4}(?!\d)|\d{1,15})(?:\.\d{1,9})?)/y;
const THOUSANDS = /k\b/iy;
const DOLLARS_BEHIND = /\s?\$(?!\s{0,9}\d)/y;
const INITIALS = /(?:[A-Za-z]\.){2,9}(?![A-Za-z]{2,})/y;
const WITH = /w\/(o\b)?/iy;
const WORD = /[A-Za-zÀ-ɏ]+(?:'[a-z]+)?/y;
/** 'Sabre': a name in capitals; the 'n' of "Rock 'n' Roll" is none. */
const SINGLE_QUOTED = /'([A-Z][^'\n]{2,40})'(?![A-Za-z0-9])/y;
const QUOTED = /"((?:[^"]|"")*)"|“([^”]*)”/y;
const DASHES = /[—-]+/y;

/** How the people of one game write. */
export interface WritingHabits {
  /** Words after which a dot ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** The first of two things that are written in one word. */
  readonly frontOfWord: RegExp;
}

interface Head {
  readonly kind: Token['kind'];
  readonly text: string;
  readonly value?: number;
  readonly length: number;
}

class Lexer {
  readonly tokens: Token[] = [];
  private readonly source: string;
  private readonly original: string;
  private readonly habits: WritingHabits;
  /** A quotation mark did not close: no other is looked for. */
  private isOpen = false;

  constructor(original: string, habits: WritingHabits) {
    this.habits = habits;
    this.original = original;
    this.source = plain(original);
  }

  private test(pattern: RegExp, at: number, text = this.source): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
  }

  private number(at: number): Head | null {
    const garbled = this.test(GARBLED, at) ?? this.test(ORDINAL, at);
    if (garbled !== null) return { kind: 'word', text: garbled[0].toLowerCase(), length: garbled[0].length };
    const [whole, dollars, digits] = this.test(NUMBER, at) ?? [];
    if (whole === undefined || digits === undefined) return null;
    const isThousands = this.test(THOUSANDS, at + whole.length) !== null;
    const behind = this.test(DOLLARS_BEHIND, at + whole.length + (isThousands ? 1 : 0))?.[0].length ?? 0;
    const isMoney = dollars !== undefined || behind > 0;
    const tail = isMoney ? (isThousands ? 1 : 0) + behind : 0;
    // "$12.345" has its thousands parted by a dot.
    const isDotted = dollars !== undefined && /^\d{1,3}\.\d{3}$/.test(digits);
    const value = Number(digits.replaceAll(',', '')) * ((isMoney && isThousands) || isDotted ? 1000 : 1);
    return { kind: isMoney ? 'money' : 'number', text: digits, value, length: whole.length + tail };
  }

  private word(at: number, isAfterNumber: boolean): Head | null {
    const initials = this.test(INITIALS, at)?.[0];
    if (initials !== undefined)
      return { kind: 'word', text: initials.replaceAll('.', '').toLowerCase(), length: initials.length };
    const withSlash = this.test(WITH, at);
    if (withSlash !== null)
      return { kind: 'word', text: withSlash[1] === undefined ? 'with' : 'without', length: withSlash[0].length };
    const word = this.test(WORD, at)?.[0];
    if (word === undefined) return null;
    const length = this.wordLength(word, at, isAfterNumber);
    const lower = word.slice(0, length).toLowerCase();
    const text = lower === 'w' ? 'with' : lower.replace(/'s?$/, '').replaceAll("'", '').replace('armour', 'armor');
    return { kind: 'word', text, length };
  }

  /** "2xMG" and "MGx2" are three things each. */
  private wordLength(word: string, at: number, isAfterNumber: boolean): number {
    if (isAfterNumber && /^x[A-Z]/i.test(word) && !/^x(?:hvy|heavy|h)$/i.test(word)) return 1;
    const isTimes = word.length > 1 && /x$/i.test(word) && /\d/.test(this.source.charAt(at + word.length));
    if (isTimes && !/^lux$/i.test(word)) return word.length - 1;
    return this.habits.frontOfWord.exec(word)?.[0].length ?? word.length;
  }

  /** As written, with doubled quotation marks for those inside. */
  private quote(at: number, isGlued: boolean, isAfterNumber: boolean): Head | null {
    if (isAfterNumber) return this.source.charAt(at) === "'" ? { kind: 'word', text: 'foot', length: 1 } : null;
    const isDouble = /["“]/.test(this.original.charAt(at));
    if (isDouble ? this.isOpen : isGlued) return null;
    const found = isDouble ? this.test(QUOTED, at, this.original) : this.test(SINGLE_QUOTED, at);
    this.isOpen ||= isDouble && found === null;
    return found === null
      ? null
      : { kind: 'quote', text: (found[1] ?? found[2] ?? '').replaceAll('""', '"'), length: found[0].length };
  }

  /** A hyphen between letters or figures joins words; a dot after an abbreviation is no full stop. */
  private isSilent(at: number, before: Token | undefined): boolean {
    const character = this.source.charAt(at);
    if (character === '-') return /[\w']/.test(this.source.charAt(at - 1)) && /\w/.test(this.source.charAt(at + 1));
    if (character === '.') {
      if (before === undefined || (before.kind === 'mark' && !/[)}]/.test(before.text))) return true;
      return (
        (before.kind === 'word' && this.habits.abbreviations.has(before.text)) ||
        this.test(/\s*[a-z,;:)]/y, at + 1) !== null
      );
    }
    // "2,300#" are pounds, "#4" is a number in a list.
    if (character === '#') return !(before?.kind === 'number' && before.end === at);
    return character === "'" || character === '"';
  }

  private head(at: number, before: Token | undefined): Head | null {
    const isGlued = before?.end === at;
    const isAfterNumber = isGlued && before?.kind === 'number';
    const character = this.source.charAt(at);
    const quote = /["']/.test(character) ? this.quote(at, isGlued, isAfterNumber) : null;
    if (quote !== null) return quote;
    if (this.isSilent(at, before)) return null;
    const found = /[A-Za-zÀ-ɏ]/.test(character)
      ? this.word(at, isAfterNumber)
      : isGlued && before?.kind === 'quote'
        ? null
        : this.number(at);
    if (found !== null) return found;
    if (character === '#') return { kind: 'word', text: 'lbs', length: 1 };
    const dashes = this.test(DASHES, at)?.[0];
    return { kind: 'mark', text: dashes === undefined ? character : '—', length: dashes?.length ?? 1 };
  }

  read(): readonly Token[] {
    let startsLine = false;
    for (let at = 0; at < this.source.length; ) {
      const before = this.tokens.at(-1);
      const isBlank = /\s/.test(this.source.charAt(at));
      if (this.source.charAt(at) === '\n') startsLine = before !== undefined;
      const found = isBlank ? null : this.head(at, before);
      if (found === null) {
        at += 1;
        continue;
      }
      const end = at + found.length;
      const raw = this.source.slice(at, end);
      const { kind, text, value = Number.NaN } = found;
      this.tokens.push({
        kind,
        text,
        value,
        at,
        end,
        isGlued: before?.end === at,
        isUpper: raw === raw.toUpperCase(),
        startsLine,
      });
      startsLine = false;
      at = end;
    }
    return this.tokens;
  }
}

export const tokensOf = (text: string, habits: WritingHabits): readonly Token[] => new Lexer(text, habits).read();
