// A stat line cut into words, numbers and marks, each with its place in the text.

/** Names of vehicles bring ever new words. */
export const MOST_REMEMBERED = 5000;

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
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '´': "'",
  '–': '—',
  '‒': '—',
  '―': '—',
  '−': '-',
  '×': 'x',
  '\u00a0': ' ',
  '\\': ' ',
  '*': ' ',
  _: ' ',
  '•': ',',
  '|': ',',
  '[': '(',
  ']': ')',
};

/** Tabs part columns, tags of a page's markup say nothing; few lines have any of them, and looking for them costs. */
function plain(text: string): string {
  let line = text.replace(/[“”„’‘´–‒―−×\u00a0\\*_•|[\]]/g, (found) => PLAIN[found] ?? found);
  if (line.includes('<')) line = line.replace(/<\/?[a-z]{1,6}\s?\/?>/gi, (tag) => ' '.repeat(tag.length));
  if (line.includes('\t')) line = line.replace(/(?<=\S *)\t/g, ',');
  return line.includes(')')
    ? line.replace(/(?<=^|\n)[ \t]*\d{1,2}\)(?=[ \t])/g, (bullet) => ' '.repeat(bullet.length))
    : line;
}

/** After these a dot ends no sentence. */
const ABBREVIATIONS = new Set(
  `std stand hvy xhvy exhvy imp impr lt lgt med lrg lg sm sml sup reg acc accel susp ch chas chass lb lbs pt pts ext exting
  ft fwd frt rr rt lft bk bck w sp spc mag mags comp comps targ tc wt sub lux mid sta st corp no inc co mph ammo sec pp trk
  cyc univ cap capac hi res incl approx ea tur turr undr und dr gun pass veh eq equip extra hc fr
  ex x pwr su sus arm wgt gn gnr drv lge spr`.split(/\s+/),
);

const NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?/;
const ORDINAL = /^\d+(?:st|nd|rd|th)\b/i;
const INITIALS = /^(?:[A-Za-z]\.){2,}/;
const WORD = /^[A-Za-zÀ-ɏ]+(?:'[a-z]+)?/;

interface TokenHead {
  readonly kind: Token['kind'];
  readonly text: string;
  readonly value?: number;
  readonly length: number;
}

/** "$13,9", "3,9xx", "£9,400": figures that are none of ours. */
const GARBLED = /^(?:\$\s?\d{1,3},\d{1,2}(?![\d.])|\d[\d,]*x{2,}|[£€¥]\s?[\d.,]*\d)/i;

function numberAt(rest: string, before: Token | undefined, isGlued: boolean): TokenHead | null {
  if (/^[A-Za-z]/.test(rest)) return null;
  const garbled = GARBLED.exec(rest);
  if (garbled !== null) return { kind: 'word', text: garbled[0], length: garbled[0].length };
  const ordinal = ORDINAL.exec(rest);
  if (ordinal !== null) return { kind: 'word', text: ordinal[0].toLowerCase(), length: ordinal[0].length };
  const money = /^\$\s*/.exec(rest);
  const digits = NUMBER.exec(rest.slice(money?.[0].length ?? 0));
  if (digits === null) return null;
  const length = (money?.[0].length ?? 0) + digits[0].length;
  const after = rest.slice(length);
  const thousands = (money !== null || /^k\s*\$/i.test(after)) && /^k\b/i.test(after);
  // "$12.345" has its thousands parted by a dot.
  const isDotted = money !== null && /^\d{1,3}\.\d{3}$/.test(digits[0]);
  const value = Number(digits[0].replaceAll(',', '')) * (thousands || isDotted ? 1000 : 1);
  const tail = (thousands ? 1 : 0) + (/^\s?\$(?!\s*\d)/.exec(after.slice(thousands ? 1 : 0))?.[0].length ?? 0);
  const isMoney = money !== null || tail > (thousands ? 1 : 0);
  if (before?.kind === 'quote' && isGlued) return null;
  return { kind: isMoney ? 'money' : 'number', text: digits[0], value, length: length + tail };
}

/** "MGf", "SSB": a weapon and its side in one; the fourth letter of "HDFT" is none. */
const WITH_SIDE = /^(?:mg|vmg|rl|mml|rr|ll|md|sd|ss|ps|oj|foj|gl|hr|mr|lr|mnr|hdss|hdoj|hdft)(?=[fbt]$)|^ac(?=[fb]$)/i;

/** "heavychassis", "PRtires". */
const WITH_NOUN =
  /^(?:x?hvy|x?heavy|std|standard|imp|improved|light|lt|super|large|medium|med|small|pr|hd|solid)(?=(?:chassis|suspension|susp|powerplant|plant|tires?|tyres?)$)/i;

/** "2xMG" and "MGx2" are three things each. */
function wordLength(word: string, rest: string, isAfterNumber: boolean): number {
  if (isAfterNumber && /^x[A-Z]/i.test(word) && !/^x(?:hvy|heavy|h)$/i.test(word)) return 1;
  if (word.length > 1 && /x$/i.test(word) && /^\d/.test(rest.slice(word.length)) && !/^(?:lux|x)$/i.test(word))
    return word.length - 1;
  return WITH_SIDE.exec(word)?.[0].length ?? WITH_NOUN.exec(word)?.[0].length ?? word.length;
}

/** Without its apostrophes, in American. */
function wordText(word: string): string {
  if (word === 'w') return 'with';
  const plainWord = word.includes("'") ? word.replace(/'s?$/, '').replaceAll("'", '') : word;
  return plainWord.replace('armour', 'armor');
}

const remembered = new Map<string, string>();

/** One string for a word wherever it stands: tables find what they have seen before sooner. */
function recalled(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const text = wordText(word);
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, text);
  return text;
}

function wordAt(rest: string, before: Token | undefined, isGlued: boolean): TokenHead | null {
  const initials = rest.charAt(1) === '.' ? INITIALS.exec(rest) : null;
  if (initials !== null && !/^[A-Za-z]\.[A-Za-z]\.[A-Za-z]{2,}/.test(rest))
    return { kind: 'word', text: initials[0].replaceAll('.', '').toLowerCase(), length: initials[0].length };
  const word = WORD.exec(rest);
  if (word === null) return null;
  const length = wordLength(word[0], rest, isGlued && before?.kind === 'number');
  const withSlash = rest.charAt(1) === '/' ? /^w\/(o\b)?/i.exec(rest) : null;
  if (withSlash !== null)
    return { kind: 'word', text: withSlash[1] === undefined ? 'with' : 'without', length: withSlash[0].length };
  return { kind: 'word', text: recalled(word[0].slice(0, length).toLowerCase()), length };
}

/** 'Sabre': a name in capitals; the 'n' of "Rock 'n' Roll" is none. */
const SINGLE_QUOTED = /^'([A-Z][^'\n]{2,40})'(?![A-Za-z0-9])/;

/** As written, with doubled quotation marks for those inside. */
function quoteAt(rest: string, original: string, before: Token | undefined, isGlued: boolean): TokenHead | null {
  if (rest.startsWith("'") && isGlued && before?.kind === 'number') return { kind: 'word', text: 'foot', length: 1 };
  if (isGlued && before?.kind === 'number') return null;
  const quoted =
    /^"((?:[^"]|"")*)"/.exec(original) ?? /^“([^”]*)”/.exec(original) ?? (isGlued ? null : SINGLE_QUOTED.exec(rest));
  return quoted === null
    ? null
    : { kind: 'quote', text: (quoted[1] ?? '').replaceAll('""', '"'), length: quoted[0].length };
}

function markAt(rest: string): TokenHead {
  if (rest.startsWith('#')) return { kind: 'word', text: 'lbs', length: 1 };
  const dashes = /^(?:—|-)+/.exec(rest);
  if (dashes !== null) return { kind: 'mark', text: '—', length: dashes[0].length };
  return { kind: 'mark', text: rest.charAt(0), length: 1 };
}

/** A hyphen between letters or figures joins words; a dot after an abbreviation is no full stop. */
function isSilent(source: string, at: number, before: Token | undefined): boolean {
  const character = source.charAt(at);
  const next = source.charAt(at + 1);
  if (character === '-') return /[\w']/.test(source.charAt(at - 1)) && /\w/.test(next);
  if (character === '.') {
    if (before === undefined || (before.kind === 'mark' && !/[)}]/.test(before.text))) return true;
    return (before.kind === 'word' && ABBREVIATIONS.has(before.text)) || /^\s*[a-z,;:)]/.test(source.slice(at + 1));
  }
  // "2,300#" are pounds, "#4" is a number in a list.
  if (character === '#') return !(before?.kind === 'number' && before.end === at);
  return character === "'" || character === '"';
}

/** Spaces, tabs and ends of lines. */
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** No word or number is longer. */
const LONGEST = 200;

export function tokensOf(original: string): readonly Token[] {
  const source = plain(original);
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const before = tokens.at(-1);
    if (isBlank(source.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const rest = source.slice(at, at + LONGEST);
    const isGlued = before !== undefined && before.end === at;
    const quote =
      /^["“']/.test(original.charAt(at)) || rest.startsWith("'")
        ? quoteAt(rest, original.slice(at), before, isGlued)
        : null;
    const found =
      quote ??
      (isSilent(source, at, before)
        ? null
        : (numberAt(rest, before, isGlued) ?? wordAt(rest, before, isGlued) ?? markAt(rest)));
    if (found === null) {
      at += 1;
      continue;
    }
    const end = at + found.length;
    const raw = source.slice(at, end);
    tokens.push({
      kind: found.kind,
      text: found.text,
      value: found.value ?? Number.NaN,
      at,
      end,
      isGlued,
      isUpper: raw === raw.toUpperCase(),
      startsLine: before !== undefined && source.slice(before.end, at).includes('\n'),
    });
    at = end;
  }
  return tokens;
}
