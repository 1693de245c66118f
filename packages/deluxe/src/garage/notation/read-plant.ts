// "Super power plant", "2 std. copter power plants", "lg. PP in back", "10 DP power plant".

import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { backToLead } from './read-owner.ts';
import { wordsFor } from './words.ts';
import { TIRE_WORDS } from './words-parts.ts';

export const PLANT_NAMES = {
  mini: 'mini',
  small: 'small, sm, sml',
  medium: 'medium, med, mdm',
  standard: 'standard, std, stand',
  regular: 'regular, reg',
  large: 'large, lg, lrg, lge, big',
  heavy: 'heavy, hvy',
  super: 'super, sup, spr, supr',
  supertrike: 'super trike, super tricycle',
  thundercat: 'thundercat, thunder cat, tcat, t cat, thndrcat',
} as const;
const SIZES = wordsFor(PLANT_NAMES);
/** "S. pp", "LPP": a letter does before the noun, or where nothing but the plant is still to come. */
const LETTERS = wordsFor({ small: 'sm', medium: 'm', large: 'l', super: 's' });
const INITIALS = wordsFor({ medium: 'mpp', large: 'lpp', super: 'spp', small: 'smpp' });
const KINDS = wordsFor({
  kind: 'truck, copter, helicopter, chopper, heli, cycle, motorcycle, trike, tricycle, car, electric, bike, helo, cyc, trk, hel',
});
const NOUNS = wordsFor({
  plant:
    'power plant, powerplant, plant, pp, engine, motor, pwr plant, power, pplant, powerplants, p plant, powr plant, power plant type, plant type, engine type',
});
const PLACES = wordsFor({
  front: 'front, in front, front mounted, in the front, forward, up front',
  back: 'back, rear, in back, rear mounted, in the back, in rear, in the rear, mounted rear, mid rear',
  cargo: 'in cargo, cargo, in cargo area, in the cargo area, in cargo bay, as cargo, cargo area',
});

/** "(in back)", "rear-mounted": only where a comma does not part them, or the weapon behind would lose its side. */
function place(cursor: Cursor): 'front' | 'back' | 'cargo' | null {
  return cursor.attempt(() => {
    const bracket = cursor.mark('(');
    cursor.word('mounted');
    const word = cursor.peek()?.text;
    const where = cursor.take(PLACES);
    if (where === null || (!bracket && word !== 'in' && word !== 'rear' && word !== 'front' && word !== 'as'))
      return null;
    cursor.word('mounted');
    return !bracket || cursor.mark(')') ? where : null;
  });
}

interface NamedPlant {
  readonly size: string | null;
  readonly dp: number | null;
}

function adjectiveFirst(cursor: Cursor): NamedPlant | null {
  const size = cursor.take(SIZES) ?? cursor.take(LETTERS);
  if (size === null) return null;
  cursor.take(KINDS);
  return cursor.take(NOUNS) === null ? null : { size, dp: null };
}

/** "large and small power plants": the first of them, if the noun comes behind the second. */
function sharedNoun(cursor: Cursor): NamedPlant | null {
  const size = cursor.take(SIZES);
  if (size === null || !cursor.joint()) return null;
  const start = cursor.at;
  if (adjectiveFirst(cursor) === null || !cursor.isPlural()) return null;
  cursor.at = start;
  return { size, dp: null };
}

function nounFirst(cursor: Cursor): NamedPlant | null {
  cursor.take(KINDS);
  if (cursor.take(NOUNS) === null) return null;
  while (cursor.mark(':', '—', '=', '(') || cursor.word('is'));
  const size = cursor.take(SIZES);
  if (size === null) return null;
  cursor.take(KINDS);
  cursor.mark(')');
  return { size, dp: null };
}

/** The short lists give its damage points alone. */
function byDamagePoints(cursor: Cursor): NamedPlant | null {
  const dp = cursor.number();
  if (dp === null || !cursor.word('dp')) return null;
  cursor.take(KINDS);
  return cursor.take(NOUNS) === null ? null : { size: null, dp };
}

/** In words of its own, so that a "large" van is none. */
function bare({ cursor, vehicle }: Page): NamedPlant | null {
  const initials = cursor.take(INITIALS);
  if (initials !== null) return { size: initials, dp: null };
  const size = cursor.take(SIZES) ?? cursor.take(LETTERS);
  if (size === 'thundercat' || size === 'supertrike') return { size, dp: null };
  const next = cursor.peek();
  const isAlone = next === undefined || (next.kind === 'mark' && next.text !== ':');
  const word = cursor.tokens[cursor.at - 1]?.text ?? '';
  // Behind chassis and suspension a lone size is the plant's, and so is one before the tires.
  const isDue = vehicle.suspension !== null && (isAlone || cursor.sees(TIRE_WORDS) || next?.kind === 'number');
  if (size === null || (word.length === 1 && !isDue)) return null;
  const isSize = size === 'super' || size === 'large' || size === 'small' || (size === 'medium' && isDue);
  return (isAlone || isDue) && isSize ? { size, dp: null } : null;
}

const FORMS: readonly ((page: Page) => NamedPlant | null)[] = [
  ({ cursor }) => byDamagePoints(cursor),
  ({ cursor }) => adjectiveFirst(cursor),
  ({ cursor }) => sharedNoun(cursor),
  ({ cursor }) => nounFirst(cursor),
  bare,
];

export const readPlant: Reader = (page) => {
  const { cursor, vehicle } = page;
  const start = cursor.at;
  const count = cursor.attempt(() => {
    const amount = cursor.peek(1)?.text === 'dp' ? null : cursor.count();
    cursor.word('x');
    return amount;
  });
  const before = place(cursor);
  for (const form of FORMS) {
    // A bare size beside a plant already named is something else.
    if (form === bare && vehicle.plants.length > 0) continue;
    const found = cursor.attempt(() => form(page));
    if (found === null) continue;
    const at = place(cursor) ?? before ?? 'front';
    backToLead(page);
    const unpaid = cursor.attempt(() => listPrice(page)) !== null;
    const { vehicle: owner } = page;
    page.part = page.part === owner.box ? page.part : owner.main;
    owner.plants.push({
      ...found,
      count: count ?? cursor.countBehind() ?? 1,
      at,
      unpaid,
      span: page.spanFrom(start),
    });
    return true;
  }
  cursor.at = start;
  return false;
};

/** Our own words for a published oddity. */
function listPrice({ cursor }: Page): true | null {
  const bracket = cursor.mark('(');
  if (!cursor.word('at') || !cursor.word('list') || !cursor.word('price')) return null;
  return !bracket || cursor.mark(')') ? true : null;
}
