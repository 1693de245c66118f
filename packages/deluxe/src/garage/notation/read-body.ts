// "Luxury", "hvy. cycle", "x-hvy. tricycle", "10-foot van car trailer", "one-man stowaway helicopter": the body and with it the class.

import { BUSES } from '../../catalog/buses.ts';
import { vehicleBody } from '../../catalog/vehicle-bodies.ts';
import { COUNT_WORDS, type Cursor } from './cursor.ts';
import { PartDraft, type VehicleClass, type VehicleDraft } from './draft.ts';
import { found, type NamedBody } from './found-body.ts';
import type { Page, Reader } from './page.ts';
import { feet, haulerBody } from './read-hauler.ts';
import { beginningsOf, Words } from './words.ts';
import * as words from './words-bodies.ts';
import { ROLE_WORDS } from './words-places.ts';

function carBody(cursor: Cursor): NamedBody | null {
  const isHopper = cursor.take(words.GRASSHOPPER_WORDS) !== null;
  // Luxury passengers ride in anything.
  if (cursor.sees(ROLE_WORDS)) return null;
  const body =
    cursor.take(words.CAR_BODY_WORDS) ??
    (isHopper ? cursor.attempt(() => sizeBehind(cursor, words.CAR_BODY_WORDS)) : null);
  if (body === null) return null;
  cursor.take(words.BODY_NOUNS);
  const hops = cursor.take(words.GRASSHOPPER_WORDS) !== null || isHopper;
  return found(body, hops ? 'grasshopper' : 'car');
}

/** Where a line says no more than "cycle". */
const UNSIZED = { cycle: 'medium', trike: 'medium', sidecar: 'heavy' } as const;

function cycleBody(cursor: Cursor): NamedBody | null {
  let reversed = cursor.take(words.REVERSED_WORDS) !== null;
  const size = cursor.take(words.SIZE_WORDS) ?? (cursor.word('small') ? 'light' : null);
  reversed = cursor.take(words.REVERSED_WORDS) !== null || reversed;
  const noun = cursor.take(words.CYCLE_NOUNS);
  // A "med. cycle power plant" is none.
  if (noun === null || cursor.sees(PLANT_NOUNS)) return null;
  if (noun === 'trike') reversed = cursor.attempt(() => reversedBehind(cursor)) !== null || reversed;
  // "Cycle:" heads what is said of the one named before.
  if (size === null && cursor.peek()?.text === ':') return null;
  const known = size ?? cursor.attempt(() => sizeBehind(cursor, words.SIZE_WORDS));
  const isReversed = noun === 'trike' && reversed ? { reversed } : {};
  if (known === null) return found(`${UNSIZED[noun]}${noun}`, noun, { isAssumed: true, ...isReversed });
  return found(`${known}${noun}`, noun, isReversed);
}

/** "trike (medium)", "cycle, heavy", "grasshopper (luxury)": a size before some other thing is that thing's. */
function sizeBehind<T>(cursor: Cursor, sizes: Words<T>): T | null {
  const bracket = cursor.mark('(');
  if (!bracket && !cursor.mark(',', '—')) return null;
  const size = cursor.take(sizes);
  const next = cursor.peek();
  if (size === null || next === undefined || next.kind !== 'mark' || next.text === '/') return null;
  return !bracket || cursor.mark(')') ? size : null;
}

/** "light trike (reverse)". */
function reversedBehind(cursor: Cursor): true | null {
  const bracket = cursor.mark('(');
  if (cursor.take(words.REVERSED_WORDS) === null) return null;
  return !bracket || cursor.mark(')') ? true : null;
}

const PLANT_NOUNS = new Words([
  ['powerplant', true],
  ['plant', true],
  ['pp', true],
  ['engine', true],
  ['power', true],
  ['tires', true],
  ['tire', true],
]);

function copterBody(cursor: Cursor): NamedBody | null {
  let stowaway = cursor.take(words.STOWAWAY_WORDS) !== null;
  const behind = cursor.attempt(() => copterSizeBehind(cursor));
  if (behind !== null) return found(behind, 'helicopter', stowaway ? { stowaway } : {});
  const size = cursor.take(words.COPTER_SIZES);
  stowaway = cursor.take(words.STOWAWAY_WORDS) !== null || stowaway;
  if (size === null || cursor.take(words.COPTER_NOUNS) === null || cursor.sees(PLANT_NOUNS)) return null;
  return found(size, 'helicopter', stowaway ? { stowaway } : {});
}

/** "helicopter, small", "chopper (one-man)"; a size before a plant is the plant's. */
function copterSizeBehind(cursor: Cursor): string | null {
  if (cursor.take(words.COPTER_NOUNS) === null || !cursor.mark(',', '(', '—')) return null;
  const size = cursor.take(words.COPTER_SIZES);
  const next = cursor.peek();
  if (size === null || (next !== undefined && next.kind !== 'mark')) return null;
  return size;
}

function busBody(cursor: Cursor): NamedBody | null {
  if (cursor.take(words.MINI_BUS_WORDS) !== null) return found('minibus', 'mini-bus');
  const before = feet(cursor);
  if (cursor.take(words.BUS_NOUNS) === null) return null;
  const length = before ?? cursor.attempt(() => feetBehind(cursor));
  if (length === null) return null;
  if (length === 20) return found('minibus', 'mini-bus');
  return `bus${length}` in BUSES ? found(`bus${length}`, 'bus') : null;
}

/** "RV (30 foot)", "bus, 40 ft." */
function feetBehind(cursor: Cursor): number | null {
  if (!cursor.mark('(', ',', '—')) return null;
  const length = feet(cursor);
  cursor.mark(')');
  return length;
}

/** "Std. 10-wheel long-nose cab", "sleeper cab-over", "10-wheeler, longnose cab". */
function cabBody(cursor: Cursor): NamedBody | null {
  const kind = cursor.take(words.TRACTOR_KINDS);
  const isTen = cursor.take(words.TEN_WHEELS) !== null;
  if (isTen) cursor.mark(',', '—', '(');
  const nose = cursor.take(words.CAB_NOSES);
  if (nose === null) return null;
  const tenAfter = cursor.take(words.TEN_WHEELS) !== null;
  if (cursor.take(words.CAB_NOUNS) === null)
    cursor.attempt(() => (cursor.mark('(') && cursor.take(words.CAB_NOUNS) !== null && cursor.mark(')') ? true : null));
  if (isTen || tenAfter) return found(`${nose}10`, 'ten-wheeler');
  return found(`${kind ?? 'std'}${nose}`, 'tractor');
}

const KINDS = [busBody, haulerBody, cabBody, copterBody, cycleBody, carBody, shortBody];

/** "comp" would be a computer if the body were known. */
function shortBody(cursor: Cursor, vehicle: VehicleDraft): NamedBody | null {
  return vehicle.body === null && cursor.word('comp') ? found('compact', 'car') : null;
}

const SIZED_LATER = ['cycle', 'trike', 'sidecar'] as const;

/** "Class: cycle. Body: medium." */
function sizeLater(page: Page): boolean {
  const { cursor, vehicle } = page;
  const body = cursor.attempt(() => {
    if (!cursor.word('body', 'size') || !cursor.mark(':', '=')) return null;
    const size = cursor.take(words.SIZE_WORDS);
    const kind = SIZED_LATER.find((each) => each === vehicle.class);
    return size === null || kind === undefined ? null : found(`${size}${kind}`, kind);
  });
  const assumed = page.problems.findIndex(({ code }) => code === 'assumed');
  if (body === null || assumed < 0) return false;
  page.problems.splice(assumed, 1);
  vehicle.body = body.body;
  return true;
}

const BEGINNINGS = beginningsOf(
  `small mini comp body size ${COUNT_WORDS}`,
  words.GRASSHOPPER_WORDS,
  words.CAR_BODY_WORDS,
  words.REVERSED_WORDS,
  words.SIZE_WORDS,
  words.CYCLE_NOUNS,
  words.STOWAWAY_WORDS,
  words.COPTER_SIZES,
  words.COPTER_NOUNS,
  words.MINI_BUS_WORDS,
  words.BUS_NOUNS,
  words.HAULER_KINDS,
  words.HAULER_NOUNS,
  words.TRACTOR_KINDS,
  words.TEN_WHEELS,
  words.CAB_NOSES,
);

export const readBody: Reader = (page) => {
  const { cursor } = page;
  if (!cursor.begins(BEGINNINGS)) return false;
  const start = cursor.at;
  if (sizeLater(page)) return true;
  for (const kind of KINDS) {
    const body = cursor.attempt(() => kind(cursor, page.vehicle));
    if (body === null) continue;
    if (settle(page, body, start)) return true;
    cursor.at = start;
    return false;
  }
  return false;
};

function settle(page: Page, body: NamedBody, start: number): boolean {
  const { vehicle } = page;
  if (body.class === 'carrier') {
    vehicle.carrier = { body: body.body, part: new PartDraft() };
    page.part = vehicle.carrier.part;
    page.inArmor = false;
    return true;
  }
  if (body.isAssumed === true) {
    // "Cycle/sidecar combination" or "cycle tires" tell nothing new.
    if (vehicle.body !== null && body.class !== 'sidecar') return false;
    const message = `It does not say which ${body.class} it is: ${vehicleBody(body.body).name.toLowerCase()} is assumed.`;
    page.problems.push({ code: 'assumed', message });
  }
  if (vehicle.body === null) return fill(vehicle, body, body.class);
  const named = page.vehicles.find((draft) => draft.body === body.body);
  // "Wagon towing a trailer. Wagon: …": the line goes back to it.
  if (named !== undefined && named !== vehicle && page.cursor.peek()?.text === ':') {
    page.turnTo(named);
    return true;
  }
  const isAttached = body.class === 'sidecar' || body.class === 'car-trailer' || body.class === 'trailer';
  if (isAttached && vehicle.class !== 'sidecar') return fill(page.addVehicle(), body, body.class);
  if (vehicle.body === body.body) return true;
  if (!page.problems.some(({ code }) => code === 'second-body')) {
    const message = `A second body, "${page.wordsOf(page.spanFrom(start))}": one vehicle to a paragraph, with a blank line between.`;
    page.problems.push({ code: 'second-body', message });
  }
  return false;
}

function fill(vehicle: VehicleDraft, body: NamedBody, kind: VehicleClass): true {
  vehicle.class = kind;
  vehicle.body = body.body;
  vehicle.reversed = vehicle.reversed || body.reversed === true;
  vehicle.stowaway = vehicle.stowaway || body.stowaway === true;
  vehicle.reefer = vehicle.reefer || body.reefer === true;
  vehicle.kind = body.kind ?? vehicle.kind;
  return true;
}
