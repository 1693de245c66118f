// Accessories and what is hauled: "six 10-point wheelguards", "searchlight under", "2 spare PR tires", `"mail" (2 spaces, 200 lbs.)`.

import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import type { Cargo } from '../design/design.ts';
import type { PartId } from '../design/parts.ts';
import { clause, firstOf, type Page } from './page.ts';

const POINTS = "points=number guardPoints 'of|armor|each'*";
/** A back door is more than a door at the back. */
const HEAD = `{ ${POINTS} }? count? 'x|sets|set|pair|pairs'? 'of'? { ${POINTS} }? armorType? { side { and | [/] } side &part | !part sides }? !weapon>part { part | blades =part:blades }`;
/** A side belongs to the accessory only if no weapon follows it; "FE, FP armor" may lack its comma. */
const SAID = `cargoArea =inCargo | ${POINTS} | sides &{ stop | number | money | quote | 'and|with|plus|in|for' }`;
const SAID_OF_WHEELS = `allWheels | 'on|for|over|the|all'* count? side? 'wheels|wheel|tires|tire' | ${SAID} | armorType 'armor'?`;
const behind = (said: string): string =>
  `{ ${said} | 'each' | [(] { count=number { 'x' | [@] } }? { ${said} | [,] | 'each|with' }* [)] }*`;
const BEHIND = behind(SAID);
/** "wheelguards, 8 pts. each, front only". */
const BEHIND_WHEELS = `{ [,] ${POINTS} }? ${behind(SAID_OF_WHEELS)} { [,] sides 'only' }?`;

/** "Wheelguards" with no number: one for each wheel, or for those at the sides named. */
const WHEELS: Readonly<Record<string, number>> = { cycle: 2, trike: 3, sidecar: 1 };

export const readAccessory = clause(HEAD, (page, head) => {
  const { vehicle, part } = page;
  const id = head.text('part') as PartId | 'blades';
  const isGuard = /guard$/.test(id);
  const isOfWheels = isGuard || id === 'tirechain';
  const isPlural = page.isPlural();
  const times = page.match('{ times | plural times=number &end !{ [/] } }');
  const tail = page.match(isOfWheels ? BEHIND_WHEELS : BEHIND);
  const sides = [...head.ids('side'), ...(tail?.ids('side') ?? [])];
  const isOfCycle = id === 'cyclewheelguard' || vehicle.class === 'cycle';
  const wheels = sides.length * (isOfCycle ? 1 : 2) || (isOfCycle ? 2 : (WHEELS[vehicle.class ?? ''] ?? 4));
  const unsaid = isOfWheels && (isPlural || sides.length > 1) ? wheels : Math.max(1, sides.length);
  const total = tail?.number('count') ?? head.number('count') ?? times?.number('times') ?? unsaid;
  const fit = {
    count: Math.max(1, Math.floor(total / Math.max(1, sides.length))),
    points: tail?.number('points') ?? head.number('points') ?? (isGuard ? 10 : undefined),
    armorType: tail?.id('armorType') ?? head.id('armorType') ?? undefined,
    inCargo: tail?.has('inCargo'),
  };
  part.accessories.push(...(sides.length > 0 ? sides : [undefined]).map((at) => ({ id, at, ...fit })));
});

/** The size of the vehicle itself, if no other is named. */
function ownSize({ vehicle: { class: kind, body } }: Page): Extract<Cargo, { kind: 'spare-tire' }>['size'] {
  if (kind === 'cycle' || kind === 'trike' || kind === 'sidecar') return 'cycle';
  const size = Object.entries(CAR_TIRE_SIZES).find(([id]) => id === body)?.[1];
  return size ?? (kind === 'car' || kind === null ? 'midsize' : 'truck');
}

const SPARE_SIZE = "'for|a'* { spareSize | body } 'size|sized'?";

export const readCargo = firstOf([
  clause(`count? 'spare|spares' tire? tireNoun { [(] ${SPARE_SIZE} [)] | ${SPARE_SIZE} }?`, (page, found) => {
    const body = found.id('body');
    const tire = found.id('tire') ?? page.vehicle.tires[0]?.tire ?? 'standard';
    const size = found.id('spareSize') ?? (body === null ? ownSize(page) : CAR_TIRE_SIZES[body]);
    page.part.cargo.push({ kind: 'spare-tire', tire, size, count: found.number('count') ?? 1 });
  }),
  // "2 loads of MG ammunition".
  clause(
    "count? 'load|loads|crate|crates|reload|reloads' 'of|for'* gun 'ammunition|ammo|shells|rounds'?",
    (page, found) =>
      page.part.cargo.push({
        kind: 'ammunition',
        weapon: found.id('weapon') ?? 'MG',
        loads: found.number('count') ?? 1,
      }),
  ),
  clause("count? 'box|boxes|case|cases' 'of'* 'grenades'", (page, found) =>
    page.part.cargo.push({ kind: 'grenades', boxes: found.number('count') ?? 1 }),
  ),
  // By name, in quotation marks, or without behind "Cargo:".
  clause(
    '{ quote | word word? word? word? word? word? } end=here [(] { [,] | cost=money | room=number spaces | weight=number pounds }* [)]',
    (page, found, start) => {
      const isLabelled = page.tokens[start - 2]?.text === 'cargo' && page.tokens[start - 1]?.text === ':';
      if (!isLabelled && !found.has('quote')) return false;
      const name = found.has('quote') ? found.text('quote') : page.words(start, found.number('end') ?? start);
      const [spaces, weight] = [found.number('room') ?? 0, found.number('weight') ?? 0];
      return page.part.cargo.push({ kind: 'goods', name, spaces, weight, cost: found.number('cost') ?? undefined });
    },
  ),
]);
