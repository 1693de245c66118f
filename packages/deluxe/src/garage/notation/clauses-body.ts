// The body and with it the class: "luxury", "hvy. cycle", "10-foot van car trailer", "one-man stowaway helicopter".

import { VEHICLE_BODIES, type VehicleBodyId, vehicleBody } from '../../catalog/vehicle-bodies.ts';
import { type Clause, clause, type Found, firstOf, isPulled, type Page, PartDraft, type VehicleDraft } from './page.ts';

type Flags = Partial<Pick<VehicleDraft, 'reversed' | 'stowaway' | 'reefer' | 'kind'>>;
/** `isAssumed`: the line does not say which. */
type NamedBody = Flags & {
  class: NonNullable<VehicleDraft['class']> | 'carrier';
  body: VehicleBodyId;
  isAssumed?: boolean;
};

const isBody = (id: string): id is VehicleBodyId => Object.values(VEHICLE_BODIES).some((table) => id in table);
const bodyOf = (
  id: string,
  kind: NamedBody['class'],
  flags: Omit<NamedBody, 'class' | 'body'> = {},
): NamedBody | null => (isBody(id) ? { class: kind, body: id, ...flags } : null);

/** A size before some other thing is that thing's: "cycle, heavy", but not "cycle, heavy suspension". */
const behind = (size: string): string => `{ [(] ${size} [)] | [,-] ${size} &any &stop !{ [/] } }`;
const NO_PLANT = "!'powerplant|plant|pp|engine|power|tires|tire'";
/** Where a line says no more than "cycle". */
const UNSIZED = { cycle: 'medium', trike: 'medium', sidecar: 'heavy' } as const;

const body = (pattern: string, read: (found: Found, page: Page, start: number) => NamedBody | null): Clause =>
  clause(pattern, (page, found, start) => {
    const named = read(found, page, start);
    return named !== null && settle(page, named, start);
  });

/** "15' dumper", "10' van": what it is follows from its length and from what it stands behind, or under which label. */
function haulerNoun(found: Found, { vehicle, tokens }: Page, start: number) {
  const [length, kind] = [found.number('count'), found.id('hauler')];
  const isSaid = kind !== null || found.has('mini');
  if (isSaid && tokens[start - 2]?.text === 'trailer' && tokens[start - 1]?.text === ':') return 'trailer';
  if (length === null || kind === null) return null;
  const isCarrier = vehicle.class === 'ten-wheeler' && vehicle.carrier === undefined;
  return length === 15 && (isCarrier || kind === 'tanker' || kind === 'dumper') ? 'carrier' : 'trailer';
}

export const readBody = firstOf([
  body('miniBus', () => bodyOf('minibus', 'mini-bus')),
  body('{ count feet }? bus { [(,-] count feet [)]? }?', (found) =>
    found.number('count') === 20 ? bodyOf('minibus', 'mini-bus') : bodyOf(`bus${found.number('count')}`, 'bus'),
  ),
  // "6-foot flatbed car trailer", "15' van carrier", "40-foot van semi-trailer", "mini trailer".
  body("{ count feet }? { 'mini' =mini }? hauler? haulerNoun?", (found, page, start) => {
    const [length, kind] = [found.number('count'), found.id('hauler')];
    const noun = found.id('haulerNoun') ?? haulerNoun(found, page, start);
    const reefer = kind === 'reefer';
    if (noun === null) return null;
    if (found.has('mini')) return bodyOf('minivan', 'car-trailer', { reefer });
    if (noun === 'carrier') return bodyOf(`${kind}15`, 'carrier');
    const isBig = length === 40 || noun === 'semi' || noun === 'full';
    const big = isBig ? bodyOf(`${kind}40`, 'trailer', { kind: noun === 'full' ? 'full' : 'semi' }) : null;
    return big ?? bodyOf(`${length ?? ''}${reefer ? 'van' : (kind ?? '')}`, 'car-trailer', { reefer });
  }),
  // "Std. 10-wheel long-nose cab", "sleeper cab-over", "10-wheeler, longnose cab".
  body('tractor? { tenWheels [,(-]? }? nose tenWheels? { cabNoun | [(] cabNoun [)] }?', (found) =>
    found.has('tenWheels')
      ? bodyOf(`${found.id('nose')}10`, 'ten-wheeler')
      : bodyOf(`${found.id('tractor') ?? 'std'}${found.id('nose')}`, 'tractor'),
  ),
  body(`{ stowaway? copter [,(-] copterSize &stop | stowaway? copterSize stowaway? copter ${NO_PLANT} }`, (found) =>
    bodyOf(found.text('copterSize'), 'helicopter', { stowaway: found.has('stowaway') }),
  ),
  // "Cycle:" heads what is said of the one named before.
  body(
    `reversed? { size | 'small' =size:light }? reversed? cycle ${NO_PLANT} { [(] reversed [)] | reversed }?`,
    (found, page) => {
      const noun = found.id('cycle') ?? 'cycle';
      if (!found.has('size') && page.sees('[:]')) return null;
      const size = found.id('size') ?? page.match(behind('size'))?.id('size');
      const reversed = noun === 'trike' && found.has('reversed');
      return bodyOf(`${size ?? UNSIZED[noun]}${noun}`, noun, { reversed, isAssumed: size == null });
    },
  ),
  // Luxury passengers ride in anything; "comp" would be a computer if the body were known.
  body(`{ hopper? !role body bodyNoun? hopper? | hopper ${behind('body')} }`, (found) =>
    bodyOf(found.text('body'), found.has('hopper') ? 'grasshopper' : 'car'),
  ),
  body("'comp'", (_, { vehicle }) => (vehicle.body === null ? bodyOf('compact', 'car') : null)),
]);

function settle(page: Page, named: NamedBody, start: number): boolean {
  const { vehicle } = page;
  const { class: kind, body: id, isAssumed, ...flags } = named;
  if (kind === 'carrier') {
    vehicle.carrier = { body: id, part: new PartDraft() };
    page.part = vehicle.carrier.part;
    page.inArmor = false;
    return true;
  }
  if (isAssumed === true) {
    // "Cycle/sidecar combination" or "cycle tires" tell nothing new.
    if (vehicle.body !== null && kind !== 'sidecar') return false;
    const name = vehicleBody(id).name.toLowerCase();
    page.complain('assumed', `It does not say which ${kind} it is: ${name} is assumed.`);
  }
  const known = page.vehicles.find((draft) => draft.body === id);
  // "Wagon towing a trailer. Wagon: …": the line goes back to it.
  if (known !== undefined && known !== vehicle && page.sees('[:]')) {
    page.turnTo(known);
    return true;
  }
  if (vehicle.body !== null && isPulled(kind) && vehicle.class !== 'sidecar') page.turnTo();
  if (page.vehicle.body !== null) {
    const words = page.words(start, page.at);
    const message = `A second body, "${words}": one vehicle to a paragraph, with a blank line between.`;
    const isKnown = page.vehicle.body === id || page.problems.some(({ code }) => code === 'second-body');
    if (!isKnown) page.complain('second-body', message);
    return page.vehicle.body === id;
  }
  Object.assign(page.vehicle, { class: kind, body: id, ...flags });
  return true;
}

/** Said behind "cycle with sidecar", a plant leads back to the cycle; a suspension said before it is for both. */
export function backToLead(page: Page): void {
  const [lead] = page.vehicles;
  if (lead === undefined || !isPulled(page.vehicle.class) || lead.plants.length > 0) return;
  lead.suspension ??= page.vehicle.suspension;
  page.turnTo(lead);
}
