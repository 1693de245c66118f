// Slips of the pen: a long word that differs by one letter from exactly one that we know is that word.

import { MOST_REMEMBERED, type Token } from './lexer.ts';
import { isNear } from './near.ts';
import { FRAME_NAMES } from './read-frame.ts';
import { MAGAZINE_NAMES } from './read-load.ts';
import { PERSONAL_NAMES } from './read-personal.ts';
import { PLANT_NAMES } from './read-plant.ts';
import { TOTAL_NAMES } from './read-totals.ts';
import { TURRET_NAMES } from './read-turret.ts';
import { wordsIn } from './words.ts';
import { CAR_BODY_NAMES, SIZE_NAMES } from './words-bodies.ts';
import { ARMOR_TYPE_NAMES, HAND_WEAPON_NAMES, PART_NAMES, TIRE_NAMES, WEAPON_NAMES } from './words-parts.ts';
import { ROLE_NAMES, SIDE_NAMES } from './words-places.ts';

/** Shorter words have too many neighbours; in those shorter by one only two letters may have changed places. */
const SHORTEST = 6;

/** No word of ours is longer. */
const LONGEST = 40;

const KNOWN: ReadonlySet<string> = new Set(
  [
    CAR_BODY_NAMES,
    SIZE_NAMES,
    ARMOR_TYPE_NAMES,
    HAND_WEAPON_NAMES,
    PART_NAMES,
    TIRE_NAMES,
    WEAPON_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    FRAME_NAMES,
    MAGAZINE_NAMES,
    PERSONAL_NAMES,
    PLANT_NAMES,
    TOTAL_NAMES,
    TURRET_NAMES,
    {
      more: 'power plant powerplant linked motorcycle tricycle helicopter trailer flatbed carrier armor cabover longnose semitrailer kingpin location position turreted universal pounds spaces points capacity without loaded wheels cargo vehicle empty combination medium dumper tanker reefer refrigerated transport stowaway conventional sleeper minibus grasshopper trailers tractor carried reversed mounted bumper explosive release rented remote detonated loaded ammunition grenades drive',
    },
  ]
    .flatMap((table) => wordsIn(table))
    .filter((word) => word.length >= SHORTEST - 1),
);

/** By their length, for a near one is as long, or longer or shorter by one. */
const BY_LENGTH = new Map<number, string[]>();
for (const word of KNOWN)
  if (word.length >= SHORTEST) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word]);

const FIVES = [...KNOWN].filter(({ length }) => length === SHORTEST - 1);

/** Those that a word of this length may be a slip of. */
const neighbours = new Map<number, readonly string[]>();

function neighboursOf(length: number): readonly string[] {
  const known = neighbours.get(length);
  if (known !== undefined) return known;
  const found = [-2, -1, 0, 1].flatMap((step) => BY_LENGTH.get(length + step) ?? []);
  if (length < LONGEST) neighbours.set(length, found);
  return found;
}

/** Two letters changed about, and nothing else: "lagre". */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && isNear(a, b) && [...a].sort().join('') === [...b].sort().join('');

function corrected(word: string): string {
  if (word.length < SHORTEST) return unswapped(word);
  const stem = word.endsWith('s') ? word.slice(0, -1) : word;
  if (KNOWN.has(word) || KNOWN.has(stem)) return word;
  const near = neighboursOf(word.length).filter(
    (known) => isNear(known, word) || (stem !== word && isNear(known, stem)),
  );
  // "heavey": a letter too many in a word of five.
  if (near.length === 0 && word.length === SHORTEST) near.push(...FIVES.filter((known) => isNear(known, word)));
  return near.length === 1 ? (near[0] ?? word) : word;
}

function unswapped(word: string): string {
  if (KNOWN.has(word)) return word;
  const swapped = FIVES.filter((known) => isSwapped(known, word));
  // "guner": a letter is missing.
  const near =
    swapped.length > 0
      ? swapped
      : (BY_LENGTH.get(SHORTEST) ?? []).filter((known) => isNear(known, word) && known !== `${word}s`);
  return near.length === 1 ? (near[0] ?? word) : word;
}

const remembered = new Map<string, string>();

/** The same few hundred words come again and again. */
function recalled(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const found = corrected(word);
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, found);
  return found;
}

export const spelled = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word' || token.text.length < SHORTEST - 1) return token;
    const text = recalled(token.text);
    return text === token.text ? token : { ...token, text };
  });
