// The body and with it the class: "luxury", "hvy. cycle", "10-foot van car trailer", "one-man stowaway helicopter".

import { BUSES } from '../../catalog/buses.ts';
import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import { VEHICLE_BODIES, type VehicleBodyId, vehicleBody } from '../../catalog/vehicle-bodies.ts';
import { isPulled, PartDraft, type VehicleClass, type VehicleDraft } from './draft.ts';
import type { Clause, Page } from './page.ts';

interface NamedBody {
  readonly class: VehicleClass | 'carrier';
  readonly body: VehicleBodyId;
  readonly reversed?: boolean;
  readonly stowaway?: boolean;
  readonly reefer?: boolean;
  readonly kind?: 'semi' | 'full';
  /** The line does not say which. */
  readonly isAssumed?: boolean;
}

const isBody = (id: string): id is VehicleBodyId => Object.values(VEHICLE_BODIES).some((table) => id in table);
const bodyOf = (id: string, kind: NamedBody['class'], more: Partial<NamedBody> = {}): NamedBody | null =>
  isBody(id) ? { class: kind, body: id, ...more } : null;

/** A size before some other thing is that thing's: "cycle, heavy", but not "cycle, heavy suspension". */
const behind = (size: string): string => `{ [(] ${size} [)] | [,-] ${size} &any &stop !{ [/] } }`;
const NO_PLANT = "!'powerplant|plant|pp|engine|power|tires|tire'";

const CAB = 'tractor? { tenWheels [,(-]? }? nose tenWheels? { cabNoun | [(] cabNoun [)] }?';
const COPTER = `stowaway? copterSize stowaway? copter ${NO_PLANT}`;
const CYCLE = `reversed? { size | 'small' =small }? reversed? cycle ${NO_PLANT} { [(] reversed [)] | reversed }?`;
const CYCLE_SIZE = behind('size');
const HOPPER_FIRST = `hopper ${behind('body')}`;

function bus(page: Page): NamedBody | null {
  if (page.reads('miniBus')) return bodyOf('minibus', 'mini-bus');
  const length = page.match('{ count feet }? bus { [(,-] count feet [)]? }?')?.number('count');
  if (length === 20) return bodyOf('minibus', 'mini-bus');
  return `bus${length}` in BUSES ? bodyOf(`bus${length}`, 'bus') : null;
}

/** "6-foot flatbed car trailer", "15' van carrier", "40-foot van semi-trailer", "mini trailer". */
function hauler(page: Page): NamedBody | null {
  const [label, colon] = [page.peek(-2), page.peek(-1)];
  const found = page.match("{ count feet }? { 'mini' =mini }? hauler? haulerNoun?");
  if (found === null) return null;
  const [length, kind, isMini] = [found.number('count'), found.id('hauler'), found.has('mini')];
  const isLabelled = label?.text === 'trailer' && colon?.text === ':' && (isMini || kind !== null);
  const noun = found.id('haulerNoun') ?? (isLabelled ? 'trailer' : nounOf(length, kind, page.vehicle));
  if (noun === null) return null;
  const reefer = kind === 'reefer' ? { reefer: true } : {};
  if (isMini) return bodyOf('minivan', 'car-trailer', reefer);
  if (noun === 'carrier') return `${kind}15` in CARRIERS ? bodyOf(`${kind}15`, 'carrier') : null;
  const isBig = length === 40 || noun === 'semi' || noun === 'full';
  if (isBig && `${kind}40` in TRAILERS)
    return bodyOf(`${kind}40`, 'trailer', { kind: noun === 'full' ? 'full' : 'semi' });
  const id = `${length ?? ''}${kind === 'reefer' ? 'van' : (kind ?? '')}`;
  return id in CAR_TRAILERS ? bodyOf(id, 'car-trailer', reefer) : null;
}

/** "15' dumper", "10' van": what it is follows from its length and from what it stands behind. */
function nounOf(length: number | null, kind: string | null, vehicle: VehicleDraft): 'carrier' | 'trailer' | null {
  if (length === null || kind === null) return null;
  const isCarrier = length === 15 && vehicle.class === 'ten-wheeler' && vehicle.carrier === null;
  return isCarrier || (length === 15 && (kind === 'tanker' || kind === 'dumper')) ? 'carrier' : 'trailer';
}

/** "Std. 10-wheel long-nose cab", "sleeper cab-over", "10-wheeler, longnose cab". */
function cab(page: Page): NamedBody | null {
  const found = page.match(CAB);
  if (found === null) return null;
  const nose = found.id('nose');
  return found.has('tenWheels')
    ? bodyOf(`${nose}10`, 'ten-wheeler')
    : bodyOf(`${found.id('tractor') ?? 'std'}${nose}`, 'tractor');
}

function copter(page: Page): NamedBody | null {
  const found = page.match('stowaway? copter [,(-] copterSize &stop') ?? page.match(COPTER);
  if (found === null) return null;
  const stowaway = found.has('stowaway') ? { stowaway: true } : {};
  return bodyOf(found.id('copterSize') ?? '', 'helicopter', stowaway);
}

/** Where a line says no more than "cycle". */
const UNSIZED = { cycle: 'medium', trike: 'medium', sidecar: 'heavy' } as const;

function cycle(page: Page): NamedBody | null {
  const found = page.match(CYCLE);
  const noun = found?.id('cycle') ?? null;
  if (found === null || noun === null) return null;
  const size = found.id('size') ?? (found.has('small') ? 'light' : null);
  // "Cycle:" heads what is said of the one named before.
  if (size === null && page.peek()?.text === ':') return null;
  const known = size ?? page.match(CYCLE_SIZE)?.id('size');
  const reversed = noun === 'trike' && found.has('reversed') ? { reversed: true } : {};
  if (known === undefined) return bodyOf(`${UNSIZED[noun]}${noun}`, noun, { isAssumed: true, ...reversed });
  return bodyOf(`${known}${noun}`, noun, reversed);
}

/** "comp" would be a computer if the body were known; luxury passengers ride in anything. */
function car(page: Page): NamedBody | null {
  const found = page.match('hopper? !role body bodyNoun? hopper?') ?? page.match(HOPPER_FIRST);
  if (found !== null) return bodyOf(found.id('body') ?? '', found.has('hopper') ? 'grasshopper' : 'car');
  return page.vehicle.body === null && page.reads("'comp'") ? bodyOf('compact', 'car') : null;
}

const KINDS = [bus, hauler, cab, copter, cycle, car];

/** "Class: cycle. Body: medium." */
function sizeLater(page: Page): boolean {
  const { vehicle, problems } = page;
  const size = page.match("'body|size' [:=] size")?.id('size');
  const body = size === undefined ? null : bodyOf(`${size}${vehicle.class}`, 'cycle');
  const assumed = problems.findIndex(({ code }) => code === 'assumed');
  if (body === null || assumed < 0) return false;
  problems.splice(assumed, 1);
  vehicle.body = body.body;
  return true;
}

export const readBody: Clause = (page) => {
  const start = page.at;
  if (sizeLater(page)) return true;
  page.at = start;
  for (const kind of KINDS) {
    const body = page.attempt(() => kind(page));
    if (body !== null) return settle(page, body, start);
  }
  return false;
};

function settle(page: Page, body: NamedBody, start: number): boolean {
  const { vehicle, vehicles } = page;
  if (body.class === 'carrier') {
    vehicle.carrier = { body: body.body, part: new PartDraft() };
    page.part = vehicle.carrier.part;
    page.inArmor = false;
    return true;
  }
  if (body.isAssumed === true) {
    // "Cycle/sidecar combination" or "cycle tires" tell nothing new.
    if (vehicle.body !== null && body.class !== 'sidecar') return false;
    const name = vehicleBody(body.body).name.toLowerCase();
    page.complain('assumed', `It does not say which ${body.class} it is: ${name} is assumed.`);
  }
  if (vehicle.body === null) return fill(vehicle, body, body.class);
  const named = vehicles.find((draft) => draft.body === body.body);
  // "Wagon towing a trailer. Wagon: …": the line goes back to it.
  if (named !== undefined && named !== vehicle && page.peek()?.text === ':') {
    page.turnTo(named);
    return true;
  }
  const isAttached = body.class === 'sidecar' || body.class === 'car-trailer' || body.class === 'trailer';
  if (isAttached && vehicle.class !== 'sidecar') return fill(page.addVehicle(), body, body.class);
  if (vehicle.body === body.body) return true;
  const words = page.words(start, page.at);
  if (!page.problems.some(({ code }) => code === 'second-body'))
    page.complain('second-body', `A second body, "${words}": one vehicle to a paragraph, with a blank line between.`);
  return false;
}

function fill(vehicle: VehicleDraft, body: NamedBody, kind: VehicleClass): true {
  vehicle.class = kind;
  vehicle.body = body.body;
  vehicle.reversed ||= body.reversed === true;
  vehicle.stowaway ||= body.stowaway === true;
  vehicle.reefer ||= body.reefer === true;
  vehicle.kind = body.kind ?? vehicle.kind;
  return true;
}

/** Said behind "cycle with sidecar", a plant and a driver lead back to the cycle. */
export function backToLead(page: Page): void {
  const [lead] = page.vehicles;
  const { vehicle } = page;
  if (lead === undefined || lead === vehicle || !isPulled(vehicle) || lead.plants.length > 0) return;
  lead.suspension ??= vehicle.suspension;
  if (lead.tires.length === 0) lead.tires.push(...vehicle.tires);
  if (vehicle.class === 'car-trailer' && lead.chassis === null) {
    lead.chassis = vehicle.chassis;
    vehicle.chassis = null;
  }
  page.turnTo(lead);
}
