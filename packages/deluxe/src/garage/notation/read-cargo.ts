// What is hauled: spare tires, ammunition, boxes of grenades, goods by name, whole vehicles in braces.

import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import type { Cargo } from '../design/design.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { weaponName } from './weapon-item.ts';
import { wordsFor } from './words.ts';
import { CAR_BODY_WORDS } from './words-bodies.ts';
import { TIRE_NOUNS, TIRE_WORDS } from './words-parts.ts';

type SpareSize = Extract<Cargo, { kind: 'spare-tire' }>['size'];
const OTHER_SIZES = wordsFor<'cycle' | 'truck'>({ cycle: 'cycle, motorcycle', truck: 'truck' });
const SPACES = wordsFor({ spaces: 'spaces, space, sp' });
const POUNDS = wordsFor({ pounds: 'lbs, lb, pounds' });

function spareSize(cursor: Cursor): SpareSize | null {
  return cursor.attempt((): SpareSize | null => {
    const bracket = cursor.mark('(');
    cursor.skip('for', 'a');
    const other = cursor.take(OTHER_SIZES);
    const body = other === null ? cursor.take(CAR_BODY_WORDS) : null;
    cursor.word('size', 'sized');
    if (bracket && !cursor.mark(')')) return null;
    return other ?? (body === null ? null : CAR_TIRE_SIZES[body]);
  });
}

/** The size of the vehicle itself, if no other is named. */
function ownSize(page: Page): SpareSize {
  const { class: kind, body } = page.vehicle;
  if (kind === 'cycle' || kind === 'trike' || kind === 'sidecar') return 'cycle';
  const size = Object.entries(CAR_TIRE_SIZES).find(([id]) => id === body)?.[1];
  return size ?? (kind === 'car' || kind === null ? 'midsize' : 'truck');
}

function spare(page: Page): Cargo | null {
  const { cursor } = page;
  const count = cursor.attempt(() => cursor.count()) ?? 1;
  if (!cursor.word('spare', 'spares')) return null;
  const tire = cursor.take(TIRE_WORDS);
  if (cursor.take(TIRE_NOUNS) === null) return null;
  return {
    kind: 'spare-tire',
    tire: tire ?? page.vehicle.tires[0]?.tire ?? 'standard',
    size: spareSize(cursor) ?? ownSize(page),
    count,
  };
}

/** "2 loads of MG ammunition". */
function ammunition({ cursor }: Page): Cargo | null {
  const loads = cursor.attempt(() => cursor.count()) ?? 1;
  if (!cursor.word('load', 'loads', 'crate', 'crates', 'reload', 'reloads')) return null;
  cursor.skip('of', 'for');
  const weapon = weaponName(cursor);
  if (weapon === null) return null;
  cursor.word('ammunition', 'ammo', 'shells', 'rounds');
  return { kind: 'ammunition', weapon, loads };
}

function boxes({ cursor }: Page): Cargo | null {
  const count = cursor.attempt(() => cursor.count()) ?? 1;
  if (!cursor.word('box', 'boxes', 'case', 'cases')) return null;
  cursor.skip('of');
  return cursor.word('grenades') ? { kind: 'grenades', boxes: count } : null;
}

/** No name of goods is of more words. */
const LONGEST_GOODS = 6;

/** In quotation marks, or without behind "Cargo:". */
function goodsName({ cursor, text }: Page): string | null {
  const first = cursor.peek();
  if (first?.kind === 'quote') {
    cursor.at += 1;
    return first.text;
  }
  const [label, colon] = [cursor.tokens[cursor.at - 2], cursor.tokens[cursor.at - 1]];
  if (label?.text !== 'cargo' || colon?.text !== ':') return null;
  const start = cursor.at;
  while (cursor.peek()?.kind === 'word' && cursor.at - start < LONGEST_GOODS) cursor.at += 1;
  const last = cursor.tokens[cursor.at - 1];
  return first === undefined || last === undefined || cursor.at === start ? null : text.slice(first.at, last.end);
}

/** `"Crates of oranges" (3 spaces, 500 lbs., $200)`. */
function goods(page: Page): Cargo | null {
  const { cursor } = page;
  const name = goodsName(page);
  if (name === null || !cursor.mark('(')) return null;
  const found: { spaces: number; weight: number; cost?: number } = { spaces: 0, weight: 0 };
  while (!cursor.mark(')')) {
    const token = cursor.peek();
    if (token === undefined) return null;
    cursor.at += 1;
    if (token.kind === 'money') found.cost = token.value;
    else if (token.kind === 'number' && cursor.take(SPACES) !== null) found.spaces = token.value;
    else if (token.kind === 'number' && cursor.take(POUNDS) !== null) found.weight = token.value;
    else if (token.text !== ',') return null;
  }
  return { kind: 'goods', name, ...found };
}

const KINDS = [spare, ammunition, boxes, goods];

export const readCargo: Reader = (page) => {
  const { cursor, part } = page;
  for (const kind of KINDS) {
    const found = cursor.attempt(() => kind(page));
    if (found === null) continue;
    part.cargo.push(found);
    return true;
  }
  return false;
};
