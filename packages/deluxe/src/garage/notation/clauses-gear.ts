// Accessories and what is hauled: "six 10-point wheelguards", "searchlight under", "2 spare PR tires", `"mail" (2 spaces, 200 lbs.)`.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import type { Cargo } from '../design/design.ts';
import type { Location } from '../design/fittings.ts';
import type { PartId } from '../design/parts.ts';
import type { Clause, Page } from './page.ts';
import { firstSide, sides, weaponName } from './places.ts';

const POINTS = "points=number guardPoints 'of|armor|each'*";
const HEAD = `{ ${POINTS} }? count? 'x|sets|set|pair|pairs'? 'of'? { ${POINTS} }? armorType?`;

/** What stands behind the name of a part. */
interface Suffix {
  count: number | null;
  points: number | null;
  armorType: ArmorTypeId | null;
  inCargo: boolean;
  sides: readonly (Location | undefined)[];
}

const ON_WHEELS = "{ allWheels | 'on|for|over|the|all'* count? side? 'wheels|wheel|tires|tire' }";

/** A side belongs to the accessory only if no weapon follows it; "FE, FP armor" may lack its comma. */
function suffix(page: Page, found: Suffix, isOfWheels: boolean): boolean {
  const wheels = isOfWheels ? page.match(ON_WHEELS) : null;
  if (wheels !== null) {
    found.count = wheels.number('count') ?? found.count;
    const side = wheels.id('side');
    if (side !== null) found.sides = [side];
    return true;
  }
  if (page.reads('cargoArea')) {
    found.inCargo = true;
    return true;
  }
  const points = page.match(POINTS)?.number('points') ?? null;
  const type = points === null && isOfWheels ? (page.match("armorType 'armor'?")?.id('armorType') ?? null) : null;
  found.points = points ?? found.points;
  found.armorType = type ?? found.armorType;
  if (points !== null || type !== null) return true;
  const where = page.attempt(() => {
    const all = sides(page)?.sides ?? null;
    return page.sees("{ stop | number | money | quote | 'and|with|plus|in|for' }") ? all : null;
  });
  found.sides = where ?? found.sides;
  return where !== null;
}

/** "wheelguards, 8 pts. each, front only". */
function apart(page: Page, found: Suffix): true | null {
  const isGuard = /guards?$/.test(page.peek(-1)?.text ?? '');
  if (!page.reads('[,]')) return null;
  const points = isGuard ? page.match(POINTS)?.number('points') : undefined;
  const where = points === undefined && found.points !== null ? sides(page) : null;
  if (points != null) found.points = points;
  else if (where !== null && page.reads("'only'")) found.sides = where.sides;
  else return null;
  return true;
}

function bracket(page: Page, found: Suffix, isOfWheels: boolean): true | null {
  const head = page.match("[(] { count=number { 'x' | [@] } }?");
  if (head === null) return null;
  found.count = head.number('count') ?? found.count;
  while (suffix(page, found, isOfWheels) || page.reads("{ [,] | 'each|with' }"));
  return page.reads('[)]') ? true : null;
}

/** "Wheelguards" with no number: one for each wheel, or on the two of the axle named. */
function unsaidCount(kind: Page['vehicle']['class'], id: string, isPlaced: boolean): number {
  if (isPlaced || id === 'cyclewheelguard') return 2;
  return kind === 'cycle' ? 2 : kind === 'trike' ? 3 : kind === 'sidecar' ? 1 : 4;
}

export const readAccessory: Clause = (page) => {
  const { vehicle, part, at: start } = page;
  const head = page.match(HEAD);
  const both = page.match("side { 'and' | [&/+] } other=side &part");
  // A back door is more than a door at the back.
  const side = page.sees('part') ? null : page.attempt(() => firstSide(page));
  if (page.lengthOf('weapon') > page.lengthOf('part')) return false;
  const named = page.take('part') ?? (page.take('blades') === null ? null : 'blades');
  if (named === null) return false;
  // "Pontoons w/2 stretchers": these hang outside.
  const isHung = page.tokens[start - 1]?.text === 'with' && /^pontoons?$/.test(page.tokens[start - 2]?.text ?? '');
  const id: PartId | 'blades' = named === 'stretcher' && isHung ? 'skidstretcher' : named;
  const [isGuard, isPlural] = [/guard$/.test(id), page.isPlural()];
  const stated =
    head?.number('count') ?? page.match('{ times | plural times=number &end !{ [/] } }')?.number('times') ?? null;
  const found: Suffix = {
    count: null,
    points: null,
    armorType: null,
    inCargo: false,
    sides: side === null ? [] : [side],
  };
  const isOfWheels = isGuard || id === 'tirechain';
  while (
    suffix(page, found, isOfWheels) ||
    page.reads("'each'") ||
    page.attempt(() => apart(page, found) ?? null) !== null ||
    page.attempt(() => bracket(page, found, isOfWheels)) !== null
  );
  const pair = both === null ? null : [both.id('side') ?? undefined, both.id('side', 'other') ?? undefined];
  const places = pair ?? (found.sides.length > 0 ? found.sides : [undefined]);
  const onCycle = id === 'cyclewheelguard' || vehicle.class === 'cycle';
  const unsaid =
    pair !== null
      ? onCycle
        ? 2
        : 4
      : isOfWheels && isPlural
        ? unsaidCount(vehicle.class, id, places[0] !== undefined)
        : 1;
  const count = Math.max(1, Math.floor((found.count ?? stated ?? unsaid) / places.length));
  const points = found.points ?? head?.number('points') ?? (isGuard ? 10 : undefined);
  const armorType = found.armorType ?? head?.id('armorType') ?? undefined;
  part.accessories.push(
    ...places.map((at) => ({ id, count, at, points, armorType, inCargo: found.inCargo || undefined })),
  );
  return true;
};

const SPARE_SIZE = "'for|a'* { spareSize | body } 'size|sized'?";
const SIZE_OF_SPARE = `{ [(] ${SPARE_SIZE} [)] | ${SPARE_SIZE} }`;
const GOODS_FIGURES = '[(] { [,] | cost=money | room=number spaces | weight=number pounds }* [)]';

/** The size of the vehicle itself, if no other is named. */
function ownSize({ vehicle: { class: kind, body } }: Page): Extract<Cargo, { kind: 'spare-tire' }>['size'] {
  if (kind === 'cycle' || kind === 'trike' || kind === 'sidecar') return 'cycle';
  const size = Object.entries(CAR_TIRE_SIZES).find(([id]) => id === body)?.[1];
  return size ?? (kind === 'car' || kind === null ? 'midsize' : 'truck');
}

function spare(page: Page): Cargo | null {
  const found = page.match("count? 'spare|spares' tire? tireNoun");
  if (found === null) return null;
  const size = page.match(SIZE_OF_SPARE);
  const body = size?.id('body') ?? null;
  return {
    kind: 'spare-tire',
    tire: found.id('tire') ?? page.vehicle.tires[0]?.tire ?? 'standard',
    size: size?.id('spareSize') ?? (body === null ? ownSize(page) : CAR_TIRE_SIZES[body]),
    count: found.number('count') ?? 1,
  };
}

/** "2 loads of MG ammunition". */
function ammunition(page: Page): Cargo | null {
  const found = page.match("count? 'load|loads|crate|crates|reload|reloads' 'of|for'*");
  const weapon = found === null ? null : weaponName(page);
  if (found === null || weapon === null) return null;
  page.reads("'ammunition|ammo|shells|rounds'?");
  return { kind: 'ammunition', weapon, loads: found.number('count') ?? 1 };
}

function boxes(page: Page): Cargo | null {
  const found = page.match("count? 'box|boxes|case|cases' 'of'* 'grenades'");
  return found === null ? null : { kind: 'grenades', boxes: found.number('count') ?? 1 };
}

/** By name, in quotation marks, or without behind "Cargo:". */
function goods(page: Page): Cargo | null {
  const start = page.at;
  const quote = page.match('quote')?.text('quote');
  const isLabelled = page.peek(-2)?.text === 'cargo' && page.peek(-1)?.text === ':';
  if (quote === undefined && !(isLabelled && page.reads('word word? word? word? word? word?'))) return null;
  const name = quote ?? page.words(start, page.at);
  const found = page.match(GOODS_FIGURES);
  if (found === null) return null;
  const cost = found.number('cost');
  const [spaces, weight] = [found.number('room') ?? 0, found.number('weight') ?? 0];
  return { kind: 'goods', name, spaces, weight, ...(cost === null ? {} : { cost }) };
}

export const readCargo: Clause = (page) => {
  for (const kind of [spare, ammunition, boxes, goods]) {
    const found = page.attempt(() => kind(page));
    if (found === null) continue;
    page.part.cargo.push(found);
    return true;
  }
  return false;
};
