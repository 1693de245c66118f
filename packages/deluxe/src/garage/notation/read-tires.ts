// "HD tires", "4 puncture-resistant", "6 solids", "2 PR front tires, 2 solid back tires".

import type { TireId } from '../../catalog/tires.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { wordsFor } from './words.ts';
import { TIRE_NOUNS, TIRE_WORDS, WEAPON_WORDS } from './words-parts.ts';
import { ROLE_WORDS } from './words-places.ts';

const AXLES = wordsFor({ front: 'front, fronts, frt', back: 'back, rear, rears, backs' });
const ROUND = wordsFor({ round: 'all round, all around, allround, on all wheels' });

interface NamedTire {
  readonly tire: TireId;
  readonly at: 'front' | 'back' | null;
}

/** Two of a kind are tires only where nothing goes on: "2 PR," of a cycle. */
const tiresNext = (cursor: Cursor): boolean => cursor.peek() === undefined || cursor.peek()?.kind === 'mark';

const isTelling = (cursor: Cursor, from: number, count: number | null): boolean => {
  const words = cursor.tokens.slice(from, cursor.at);
  const last = words.at(-1)?.text ?? '';
  // "Solids", "radials" and "PRR" can be nothing else; "4 HD" needs its number.
  return (
    /^(?:solids|radials|rads|prr|prrs|prs|resistants?)$/.test(last) ||
    (count !== null && [2, 3, 4, 6, 8, 10, 12].includes(count) && (count > 2 || tiresNext(cursor)))
  );
};

/** "HD. Dr.": the crew follows, with no mark between. */
const isCrew = (cursor: Cursor): boolean => cursor.sees(ROLE_WORDS);

/** "HD" or "PR" between two commas, where no tires were named before. */
const isAlone = ({ cursor, vehicle }: Page): boolean => {
  const next = cursor.peek();
  const word = cursor.tokens[cursor.at - 1];
  const kinds = vehicle.plants.length > 0 ? /^(?:hd|pr|prt|t|solid|sol|std|standard)$/ : /^(?:hd|pr|prt|t|solid)$/;
  return (
    vehicle.tires.length === 0 &&
    (next === undefined || (next.kind === 'mark' && next.text !== ':') || isCrew(cursor)) &&
    kinds.test(word?.text ?? '')
  );
};

function kindFirst(page: Page, count: number | null): NamedTire | null {
  const { cursor } = page;
  let at = cursor.take(AXLES);
  const from = cursor.at;
  // "3 heavy rockets" are no heavy-duty tires.
  if (cursor.lengthOf(WEAPON_WORDS) > cursor.lengthOf(TIRE_WORDS)) return null;
  const tire = cursor.take(TIRE_WORDS);
  if (tire === null) return null;
  at = cursor.take(AXLES) ?? at;
  const telling = isTelling(cursor, from, count) || isAlone(page);
  if (cursor.take(TIRE_NOUNS) === null && !telling) return null;
  cursor.take(ROUND);
  return { tire, at: cursor.attempt(() => axleAfter(cursor)) ?? at };
}

/** "PR tires front" but not "PR tires, front MG". */
function axleAfter(cursor: Cursor): 'front' | 'back' | null {
  const bracket = cursor.mark('(');
  const at = cursor.take(AXLES);
  const next = cursor.peek();
  const ends = next === undefined || next.kind === 'mark' || ['and', 'tires'].includes(next.text);
  return at !== null && ends && (!bracket || cursor.mark(')')) ? at : null;
}

/** "Tires: 4 solid". */
function nounFirst(cursor: Cursor): (NamedTire & { count: number | null }) | null {
  const at = cursor.take(AXLES);
  if (cursor.take(TIRE_NOUNS) === null) return null;
  while (cursor.mark(':', '—', '=', '(') || cursor.word('are'));
  const count = cursor.attempt(() => cursor.count());
  const tire = cursor.take(TIRE_WORDS);
  if (tire === null) return null;
  cursor.mark(')');
  return { tire, at, count };
}

export const readTires: Reader = (page) => {
  const { cursor, vehicle } = page;
  const start = cursor.at;
  if (sixWheels(page)) return true;
  const count = cursor.attempt(() => cursor.count());
  const found = cursor.attempt(() => kindFirst(page, count));
  if (found !== null) {
    vehicle.tires.push({ ...found, count: count ?? cursor.countBehind(), span: page.spanFrom(start) });
    return true;
  }
  cursor.at = start;
  const labelled = cursor.attempt(() => nounFirst(cursor));
  if (labelled === null) return false;
  vehicle.tires.push({ ...labelled, count: labelled.count ?? cursor.countBehind(), span: page.spanFrom(start) });
  return true;
};

const SIX_WHEELED = wordsFor({
  six: 'six wheels, 6 wheels, six wheeled, 6 wheeled, six wheeler, 6 wheeler, six wheel, 6 wheel, six wheeled chassis, 6 wheel chassis, six wheel chassis',
});

function sixWheels({ cursor, vehicle }: Page): boolean {
  if (cursor.take(SIX_WHEELED) === null) return false;
  vehicle.sixWheels = true;
  return true;
}
