// Chassis, suspension, hitch, kingpin, plant and tires, before or after their nouns, or without them in the books' order.

import { CHASSIS, type ChassisId } from '../../catalog/chassis.ts';
import { HITCHES, type HitchId } from '../../catalog/hitches.ts';
import { SUSPENSIONS, type SuspensionId } from '../../catalog/suspensions.ts';
import { backToLead } from './clauses-body.ts';
import type { PlantDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { Clause, Page } from './page.ts';
import type { IdOf } from './words.ts';

/** Between two items of a list. */
const IS = "{ [:-=(] | 'is|are' }*";

const SIZE_FIRST = `size { frame | 's' } { joint also=frame }? { 'on' 'both|all' }?`;
const NOUN_FIRST = `frame ${IS} size [)]?`;

const isChassis = (size: string): size is ChassisId => size in CHASSIS;
const isSuspension = (size: string): size is SuspensionId => size in SUSPENSIONS;

/** There is no standard suspension: people who write it mean the one that comes with the body. */
function set({ vehicle }: Page, noun: IdOf<'frame'>, size: IdOf<'size'>): boolean {
  const suspension = size === 'standard' ? 'light' : size;
  if (noun === 'chassis' && isChassis(size)) vehicle.chassis = size;
  else if (noun === 'suspension' && isSuspension(suspension)) vehicle.suspension = suspension;
  else return false;
  return true;
}

function said(page: Page): boolean {
  const found = page.match(SIZE_FIRST) ?? page.match(NOUN_FIRST);
  const size = found?.id('size') ?? null;
  if (found === null || size === null || !set(page, found.id('frame') ?? 'suspension', size)) return false;
  const also = found.id('frame', 'also');
  if (also !== null) set(page, also, size);
  return true;
}

/** "Sub. Hvy. Hvy. Med. HD": one size after another, with no mark between. */
function isRunOn(page: Page): boolean {
  const next = page.peek(1);
  if (!page.sees("{ size | 'super|sup|spr|large|lg|lrg|small|sm|med' }")) return false;
  const isShort = /^(?:hd|pr|prr|std|super|sup|large|lg|med|sm|small)$/.test(next?.text ?? '');
  return (
    next === undefined || next.kind === 'mark' || page.sees('size') || isShort || LEXICON.isNameOf('size', next.text)
  );
}

/** "Luxury / x-hvy / hvy": the chassis, then the suspension. */
function bare(page: Page): boolean {
  const { vehicle } = page;
  const before = page.peek(-1);
  const size = page.match('size')?.id('size') ?? null;
  const runsOn = isRunOn(page);
  const ends = page.isDone || page.peek()?.kind === 'mark' || before?.text === '/' || runsOn;
  if (size === null || !ends || vehicle.body === null) return false;
  const begins = before?.kind === 'mark' || vehicle.chassis !== null || runsOn;
  const hasChassis = !['cycle', 'trike', 'sidecar', 'helicopter'].includes(vehicle.class ?? '');
  if (hasChassis && vehicle.chassis === null && (size === 'xheavy' || (begins && isChassis(size))))
    vehicle.chassis = size;
  else if (vehicle.suspension === null && begins && isSuspension(size)) vehicle.suspension = size;
  else return false;
  return true;
}

/** "XHC/HS": initials of the whole phrase; "HC 3" is a handling class and was read before. */
function initials(page: Page): boolean {
  const [noun, size] = (page.match('frameInitials &stop')?.id('frameInitials') ?? '').split(' ') as [
    IdOf<'frame'>,
    IdOf<'size'>,
  ];
  return size !== undefined && page.vehicle.body !== null && page.vehicle[noun] === null && set(page, noun, size);
}

export const readFrame: Clause = (page) => page.firstOf([said, bare, initials]);

/** Said behind the trailer, it is still what pulls that has it. */
export const readHitch: Clause = (page) => {
  const found = page.match("{ 'rented|rental' =rented }? release? size? release? hitch");
  const type = found?.id('size') ?? 'standard';
  if (found === null || !(type in HITCHES)) return false;
  const release = found.ids('release').at(-1);
  const [lead] = page.vehicles;
  const owner = lead !== undefined && lead.hitch === undefined ? lead : page.vehicle;
  owner.hitch = {
    type: type as HitchId,
    ...(release === undefined ? {} : { release }),
    ...(found.has('rented') ? { rented: true } : {}),
  };
  return true;
};

export const readKingpin: Clause = (page) => {
  const found = page.match('pinKind? kingpin');
  if (found !== null) page.vehicle.kingpin = found.id('pinKind') ?? 'standard';
  return found !== null;
};

const PLANT_FORMS = [
  "dp=number 'dp' plantKind? plant",
  '{ plantSize | plantSize=plantLetter } plantKind? plant',
  // "large and small power plants": the first of them, if the noun comes behind the second.
  `plantSize joint &{ other=plantSize plantKind? plant plural }`,
  `plantKind? plant ${IS} plantSize plantKind? [)]?`,
];
/** Only where a comma does not part them, or the weapon behind would lose its side. */
const PLANT_PLACE =
  "{ [(] 'mounted'? plantPlace 'mounted'? [)] | 'mounted'? &'in|rear|front|as' plantPlace 'mounted'? }";

/** In words of its own, so that a "large" van is none: behind chassis and suspension, or before the tires. */
function barePlant(page: Page): string | null {
  const { vehicle } = page;
  const found = page.match('{ plantSize=plantInitials =due | plantSize | plantSize=plantLetter }');
  const size = found?.text('plantSize') ?? '';
  if (found === null || vehicle.plants.length > 0) return null;
  if (found.has('due') || size === 'thundercat' || size === 'supertrike') return size;
  const isAlone = page.sees('end');
  const isDue = vehicle.suspension !== null && (isAlone || page.sees('{ tire | number }'));
  if (page.peek(-1)?.text.length === 1 && !isDue) return null;
  const isSize = ['super', 'large', 'small'].includes(size) || (size === 'medium' && isDue);
  return (isAlone || isDue) && isSize ? size : null;
}

function plant(page: Page): Pick<PlantDraft, 'size' | 'dp'> | null {
  for (const form of PLANT_FORMS) {
    const found = page.match(form);
    if (found !== null) return { size: found.id('plantSize'), dp: found.number('dp') };
  }
  const size = barePlant(page);
  return size === null ? null : { size, dp: null };
}

export const readPlant: Clause = (page) => {
  const start = page.at;
  const count = page.match("!{ number 'dp' } count 'x'?")?.number('count');
  const before = page.match(PLANT_PLACE)?.id('plantPlace');
  const found = plant(page);
  if (found === null) return false;
  const at = page.match(PLANT_PLACE)?.id('plantPlace') ?? before ?? 'front';
  backToLead(page);
  const unpaid = page.reads("{ [(] 'at' 'list' 'price' [)] | 'at' 'list' 'price' }");
  const { vehicle } = page;
  if (page.part !== vehicle.box) page.part = vehicle.main;
  const times = count ?? page.match('times')?.number('times') ?? 1;
  vehicle.plants.push({ ...found, count: times, at, unpaid, span: page.since(start) });
  return true;
};

const LABELLED_TIRE = `axle? tireNoun ${IS} count? tire [)]?`;

/** "Solids", "radials" and "PRR" can be nothing else; "4 HD" needs its number; "HD" between two commas does where no tires were named. */
function isTelling(page: Page, count: number | undefined): boolean {
  const { tires, plants } = page.vehicle;
  const last = page.peek(-1)?.text ?? '';
  if (/^(?:solids|radials|rads|prr|prrs|prs|resistants?)$/.test(last)) return true;
  const isFew = count === 2 && (page.isDone || page.peek()?.kind === 'mark');
  if (isFew || [3, 4, 6, 8, 10, 12].includes(count ?? 0)) return true;
  const alone = plants.length > 0 ? /^(?:hd|pr|prt|t|solid|sol|std|standard)$/ : /^(?:hd|pr|prt|t|solid)$/;
  return tires.length === 0 && page.sees('{ end | role }') && alone.test(last);
}

function tires(page: Page): boolean {
  const start = page.at;
  const count = page.match('count')?.number('count') ?? undefined;
  // "3 heavy rockets" are no heavy-duty tires.
  const isWeapon = page.lengthOf('weapon') > page.lengthOf('tire');
  const found = isWeapon ? null : page.match('axle? tire axle?');
  const tire = found?.id('tire') ?? null;
  const isTold = found !== null && isTelling(page, count);
  const hasNoun = page.reads('tireNoun');
  if (found === null || tire === null || !(isTold || hasNoun)) return false;
  const at =
    page.match("allWheels? { [(] axle [)] | axle &{ stop | 'and|tires' } }?")?.id('axle') ??
    found.ids('axle').at(-1) ??
    null;
  const times = count ?? page.match('times')?.number('times') ?? null;
  page.vehicle.tires.push({ tire, at, count: times, span: page.since(start) });
  return true;
}

export const readTires: Clause = (page) => {
  const { vehicle, at: start } = page;
  if (page.match('flag')?.id('flag') === 'sixWheels') {
    vehicle.sixWheels = true;
    return true;
  }
  page.at = start;
  if (tires(page)) return true;
  page.at = start;
  const found = page.match(LABELLED_TIRE);
  const tire = found?.id('tire') ?? null;
  if (found === null || tire === null) return false;
  const count = found.number('count') ?? page.match('times')?.number('times') ?? null;
  vehicle.tires.push({ tire, count, at: found.id('axle'), span: page.since(start) });
  return true;
};
