// Chassis, suspension, hitch, kingpin, plant and tires, before or after their nouns, or without them in the books' order.

import { CHASSIS } from '../../catalog/chassis.ts';
import { HITCHES, type HitchId } from '../../catalog/hitches.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { backToLead } from './clauses-body.ts';
import { clause, type Found, firstOf, type Page } from './page.ts';

const isIn = <T extends object>(table: T, id: string): id is keyof T & string => id in table;

/** There is no standard suspension: people who write it mean the one that comes with the body. */
function set({ vehicle }: Page, noun: string, size: string): boolean {
  const suspension = size === 'standard' ? 'light' : size;
  if (noun === 'chassis' && isIn(CHASSIS, size)) vehicle.chassis = size;
  else if (noun === 'suspension' && isIn(SUSPENSIONS, suspension)) vehicle.suspension = suspension;
  else return false;
  return true;
}

export const readFrame = firstOf([
  clause("{ size { frame | 's' } { joint frame }? { 'on' 'both|all' }? | frame is size [)]? }", (page, found) => {
    const [noun = 'suspension', also = noun] = found.texts('frame');
    return set(page, also, found.text('size')) && set(page, noun, found.text('size'));
  }),
  // "Luxury / x-hvy / hvy": the chassis, then the suspension.
  clause('size { &stop =ends }?', (page, found, start) => {
    const { vehicle, tokens } = page;
    const [before, size] = [tokens[start - 1], found.text('size')];
    const isDue = before?.kind === 'mark' || vehicle.chassis !== null || size === 'xheavy';
    const hasChassis = !['cycle', 'trike', 'sidecar', 'helicopter'].includes(vehicle.class ?? '');
    if (vehicle.body === null || !isDue || !(found.has('ends') || before?.text === '/')) return false;
    if (hasChassis && vehicle.chassis === null) return set(page, 'chassis', size);
    return vehicle.suspension === null && size !== 'standard' && set(page, 'suspension', size);
  }),
  // "XHC/HS": initials of the whole phrase; "HC 3" is a handling class and was read before.
  clause('frameInitials &stop', (page, found) => {
    const [noun = '', size = ''] = found.text('frameInitials').split(' ');
    const { body, chassis, suspension } = page.vehicle;
    return body !== null && (noun === 'chassis' ? chassis : suspension) === null && set(page, noun, size);
  }),
]);

/** Only where a comma does not part them, or the weapon behind would lose its side. */
const PLANT_PLACE =
  "{ [(] 'mounted'? plantPlace 'mounted'? [)] | 'mounted'? &'in|rear|front|as' plantPlace 'mounted'? }?";
const AT_LIST_PRICE = "'at' 'list' 'price' =unpaid";
const BEFORE = `{ count 'x'? }? ${PLANT_PLACE}`;
const BEHIND = `${PLANT_PLACE} { [(] ${AT_LIST_PRICE} [)] | ${AT_LIST_PRICE} }? times?`;
/** "large and small power plants": the first of them, if the noun comes behind the second. */
const PLANT =
  '{ { plantSize | plantSize=plantLetter } plantKind? plant | plantSize joint &{ plantSize plantKind? plant plural } | plantKind? plant is plantSize plantKind? [)]? }';
const BARE_PLANT =
  '{ plantSize=plantInitials =due | { &letter =letter }? { plantSize | plantSize=plantLetter } { &end =alone | &{ tire | number } =next }? }';

function addPlant(page: Page, found: Found, start: number): void {
  backToLead(page);
  if (page.part !== page.vehicle.box) page.part = page.vehicle.main;
  page.vehicle.plants.push({
    size: found.text('plantSize'),
    count: found.number('count') ?? found.number('times') ?? 1,
    at: found.ids('plantPlace').at(-1) ?? 'front',
    unpaid: found.has('unpaid'),
    span: page.since(start),
  });
}

export const readPlant = firstOf([
  clause(`${BEFORE} ${PLANT} ${BEHIND}`, addPlant),
  // In words of its own, so that a "large" van is none: behind chassis and suspension, or before the tires.
  clause(`${BEFORE} ${BARE_PLANT} ${BEHIND}`, (page, found, start) => {
    const { plants, suspension } = page.vehicle;
    const size = found.text('plantSize');
    const isDue = suspension !== null && (found.has('alone') || found.has('next'));
    const isSize = /^(?:super|large|small)$/.test(size) || (size === 'medium' && isDue);
    const isTelling = found.has('due') || size === 'thundercat' || size === 'supertrike';
    const isMeant = isTelling || (isSize && (isDue || (found.has('alone') && !found.has('letter'))));
    return plants.length === 0 && isMeant && addPlant(page, found, start);
  }),
]);

/** "Solids", "radials" and "PRR" can be nothing else; "4 HD" needs its number; "HD" between two commas does where no tires were named. */
function isTelling(page: Page, count: number | null): boolean {
  const { tires, plants } = page.vehicle;
  const last = page.peek(-1)?.text ?? '';
  if (/^(?:solids|radials|rads|prr|prrs|prs|resistants?)$/.test(last)) return true;
  if (count !== null) return [3, 4, 6, 8, 10, 12].includes(count) || (count === 2 && page.sees('stop'));
  const alone = plants.length > 0 ? /^(?:hd|pr|prt|t|solid|sol|std|standard)$/ : /^(?:hd|pr|prt|t|solid)$/;
  return tires.length === 0 && page.sees('{ end | role }') && alone.test(last);
}

function addTires(page: Page, start: number, found: Found, more: Found): void {
  const count = found.number('count') ?? more.number('times');
  const at = more.id('axle') ?? found.ids('axle').at(-1) ?? null;
  page.vehicle.tires.push({ tire: found.id('tire') ?? 'standard', count, at, span: page.since(start) });
}

export const readTires = firstOf([
  // "3 heavy rockets" are no heavy-duty tires.
  clause('count? !weapon>tire axle? tire axle?', (page, found, start) => {
    const isTold = isTelling(page, found.number('count'));
    if (!page.reads('tireNoun') && !isTold) return false;
    const more = page.match("allWheels? { [(] axle [)] | axle &{ stop | 'and|tires' } }? times?") ?? found;
    return addTires(page, start, found, more);
  }),
  clause('axle? tireNoun is count? tire [)]? times?', (page, found, start) => addTires(page, start, found, found)),
]);

export const readRunning = firstOf([
  readFrame,
  // Said behind the trailer, it is still what pulls that has it.
  clause("{ 'rented|rental' =rented }? release? size? release? hitch", (page, found) => {
    const type = found.id('size') ?? 'standard';
    const owner = page.vehicles.find((draft, i) => i === 0 && draft.hitch === undefined) ?? page.vehicle;
    owner.hitch = { type: type as HitchId, release: found.ids('release').at(-1), rented: found.has('rented') };
    return type in HITCHES;
  }),
  clause('pinKind? kingpin', ({ vehicle }, found) => {
    vehicle.kingpin = found.id('pinKind') ?? 'standard';
  }),
  readPlant,
  readTires,
]);
