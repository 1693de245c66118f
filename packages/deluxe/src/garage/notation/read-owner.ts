// "Gunner in sidecar", "VMG on the trailer": which of the vehicles named before a phrase speaks of.

import type { Cursor } from './cursor.ts';
import type { VehicleDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';

const OWNERS = ['sidecar', 'trailer', 'cycle', 'tractor'] as const;

const named = (page: Page, noun: string | undefined): VehicleDraft | undefined =>
  OWNERS.some((owner) => owner === noun)
    ? page.vehicles.find((draft) => draft.class === noun || draft.class === `car-${noun}`)
    : undefined;

/** Takes "in the sidecar" where it stands. */
export function ownerPhrase(page: Page): true | null {
  const { cursor } = page;
  if (page.vehicles.length < 2 || !cursor.word('in', 'on')) return null;
  cursor.word('the');
  if (named(page, cursor.peek()?.text) === undefined) return null;
  cursor.at += 1;
  return true;
}

/** The vehicle of such words between here and the next mark. */
function ownerAhead(page: Page): VehicleDraft | undefined {
  const { cursor } = page;
  for (let ahead = 1; ; ahead += 1) {
    const token = cursor.peek(ahead);
    if (token === undefined || token.kind === 'mark') return undefined;
    if (isPlaced(cursor, ahead) && named(page, token.text) !== undefined) return named(page, token.text);
  }
}

const isPlaced = (cursor: Cursor, ahead: number): boolean => {
  const before = cursor.peek(ahead - 1)?.text;
  const preposition = before === 'the' ? cursor.peek(ahead - 2)?.text : before;
  return preposition === 'in' || preposition === 'on';
};

/** Reads for that vehicle and comes back. */
export const forOwner =
  (reader: Reader): Reader =>
  (page) => {
    const owner = page.vehicles.length < 2 ? undefined : ownerAhead(page);
    if (owner === undefined || owner === page.vehicle) return reader(page);
    const { vehicle, part } = page;
    page.turnTo(owner);
    const found = reader(page);
    page.turnTo(vehicle);
    page.part = part;
    return found;
  };

/** Only what drives has a plant and a driver: said behind "cycle with sidecar", they lead back to the cycle. */
export function backToLead(page: Page): void {
  const [lead] = page.vehicles;
  const { vehicle } = page;
  const isPulled = vehicle.class === 'sidecar' || vehicle.class === 'car-trailer' || vehicle.class === 'trailer';
  if (lead === undefined || lead === vehicle || !isPulled || lead.plants.length > 0) return;
  lead.suspension ??= vehicle.suspension;
  if (lead.tires.length === 0) lead.tires.push(...vehicle.tires);
  if (vehicle.class === 'car-trailer' && lead.chassis === null) {
    lead.chassis = vehicle.chassis;
    vehicle.chassis = null;
  }
  page.turnTo(lead);
}

/** One kind of tire for both, where only the cycle's were told. */
export function shareWithSidecar(page: Page): void {
  const [lead, sidecar] = page.vehicles;
  if (lead === undefined || sidecar?.class !== 'sidecar' || sidecar.tires.length > 0) return;
  sidecar.suspension ??= lead.suspension;
  const [first] = lead.tires;
  if (first !== undefined) sidecar.tires.push({ ...first, count: null, at: null });
}
