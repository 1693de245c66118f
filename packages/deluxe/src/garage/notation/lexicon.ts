// The table of words, ready to be looked up, and slips of the pen mended by it.

import type { Token } from './tokens.ts';
import { type Category, WORDS } from './words.ts';

/** What stands at one place: so many tokens name this thing. */
export interface Meaning {
  readonly id: string;
  readonly length: number;
}

const squashed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9à-ɏ]/g, '');

/** Names without their spaces, with what they mean in each category. */
const NAMES = new Map<string, Map<Category, string>>();
/** A name goes on after these. */
const BEGINNINGS = new Set<string>();

for (const [category, things] of Object.entries(WORDS) as [Category, Readonly<Record<string, string>>][])
  for (const [id, names] of Object.entries(things))
    for (const name of names.split(',').map(squashed)) {
      const known = NAMES.get(name) ?? new Map<Category, string>();
      NAMES.set(name, known.set(category, id));
      for (let end = 1; end < name.length; end += 1) BEGINNINGS.add(name.slice(0, end));
    }

/** Whether this very word names something of the kind, not as a plural. */
export const isNameOf = (category: Category, word: string): boolean => NAMES.get(word)?.has(category) === true;

/** A word, or what it is the plural of. */
const formsOf = (text: string): readonly string[] => [
  text,
  ...(text.length > 2 && text.endsWith('s') ? [text.slice(0, -1)] : []),
  ...(text.length > 4 && text.endsWith('es') ? [text.slice(0, -2)] : []),
];

/** No name is of more words. */
const LONGEST_NAME = 8;

/** The longest name in each category that begins at a token. */
export function meaningsAt(tokens: readonly Token[], from: number): ReadonlyMap<Category, Meaning> {
  const found = new Map<Category, Meaning>();
  let text = '';
  for (let i = from; i < from + LONGEST_NAME; i += 1) {
    const token = tokens[i];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) break;
    // "L L" is a laser to the left, not a light laser.
    if (i > from && token.text.length === 1 && tokens[i - 1]?.text.length === 1 && !token.isGlued) break;
    text += token.text;
    const length = i - from + 1;
    for (const form of formsOf(text))
      for (const [category, id] of NAMES.get(form) ?? [])
        if (found.get(category)?.length !== length) found.set(category, { id, length });
    if (!BEGINNINGS.has(text)) break;
  }
  return found;
}

/** Shorter words have too many neighbours; in those shorter by one only two letters may have changed places. */
const SHORTEST = 6;

const SPELLED: readonly Category[] = ['body', 'size', 'armorType', 'carried', 'part', 'tire', 'weapon', 'role', 'side', 'frame', 'magazine', 'gear', 'plantSize', 'total', 'turret', 'spelling']; // biome-ignore format: one list

const KNOWN: ReadonlySet<string> = new Set(
  SPELLED.flatMap((category) => Object.values<string>(WORDS[category]))
    .flatMap((names) => names.split(/[\s,]+/))
    .filter(({ length }) => length >= SHORTEST - 1),
);

const BY_LENGTH = new Map<number, string[]>();
for (const word of KNOWN) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word]);

/** One letter more, less, other, or two changed about. */
export function isNear(a: string, b: string): boolean {
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

const nearOf = (word: string, lengths: readonly number[]): readonly string[] =>
  lengths.flatMap((length) => BY_LENGTH.get(length) ?? []).filter((known) => isNear(known, word));

/** Those that a word may be a slip of: a letter in a long one, a swap or a missing letter in one of five. */
function slipsOf(word: string): readonly string[] {
  const { length } = word;
  if (length < SHORTEST) {
    const letters = [...word].sort().join('');
    const swapped = nearOf(word, [length]).filter((known) => [...known].sort().join('') === letters);
    return swapped.length > 0 ? swapped : nearOf(word, [SHORTEST]).filter((known) => known !== `${word}s`);
  }
  const long = [length - 1, length, length + 1].filter((each) => each >= SHORTEST);
  const near = new Set([...nearOf(word, long), ...(word.endsWith('s') ? nearOf(word.slice(0, -1), [length - 2, ...long].filter((each) => each >= SHORTEST)) : [])]); // biome-ignore format: one set
  // "heavey": a letter too many in a word of five.
  return near.size === 0 && length === SHORTEST ? nearOf(word, [SHORTEST - 1]) : [...near];
}

function corrected(word: string): string {
  if (KNOWN.has(word) || (word.endsWith('s') && KNOWN.has(word.slice(0, -1)))) return word;
  const [only, ...others] = slipsOf(word);
  return only === undefined || others.length > 0 ? word : only;
}

/** A long word that differs by one letter from exactly one that we know is that word. */
export const spelled = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word' || token.text.length < SHORTEST - 1) return token;
    const text = corrected(token.text);
    return text === token.text ? token : { ...token, text };
  });
