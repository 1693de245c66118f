import { distance } from '@hardtop/geometry';
import { DANGER_ZONE } from '../../catalog/firing.ts';
import { RANGE_BANDS } from '../../catalog/range-bands.ts';
import { isFriendly } from '../../scenarios/known-file.ts';
import type { Cell } from '../../scenarios/world.ts';
import { ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER } from '../figures/shots.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sideBit, type Table } from '../state/state.ts';
import type { HazardLane } from '../state/things.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { isSameSite, middleOf } from './bearing.ts';
import { cycleOf, isInTheOpen, isLost, ridersOf } from './crews.ts';
import type { Attack } from './fire.ts';
import { metersBetween } from './lines.ts';
import { cellOf, sameCell } from './position.ts';
import { isWayClear } from './sight.ts';
import { isAlive } from './wounds.ts';

// Danger zones: four meters to either side of the line of fire, within the target's range band.

type Lane = Pick<HazardLane, 'from' | 'to' | 'near' | 'far' | 'band'>;

/** A burst as its lane needs it: at somebody, at a vehicle, or at a square with nobody in view. */
export type Sprayed = Pick<Attack, 'firer' | 'from' | 'band'> & {
  readonly item: Item;
  readonly held: Pick<Attack['held'], 'range'>;
  readonly target: Attack['target'] | { readonly kind: 'square'; readonly id: ''; readonly at: Cell };
};

export function laneOf({ from, target, band, held }: Sprayed): Lane {
  const index = BAND_ORDER.indexOf(band);
  const before = BAND_ORDER[index - 1];
  const near = before === undefined ? 0 : held.range * RANGE_BANDS[before].limit;
  return { from, to: target.at, near, far: held.range * RANGE_BANDS[band].limit, band };
}

/** Whether a square lies in a lane. */
export function isInLane(table: Table, { from, to, near, far }: Omit<Lane, 'band'>, at: Cell): boolean {
  const { setup } = table;
  if (sameCell(from, at) || !isSameSite(setup, from, at)) return false;
  const meters = metersBetween(setup, from, at);
  if (meters <= near || meters > far) return false;
  const [a, b, p] = [middleOf(setup, from), middleOf(setup, to), middleOf(setup, at)];
  const length = distance(a, b);
  if (length === 0) return sameCell(to, at);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const beside = Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx);
  return along > 0 && beside <= DANGER_ZONE.meters && isWayClear(table, from, at);
}

const isSeenBy = ({ seen, seenThisPhase }: Person | Vehicle, side: number): boolean =>
  ((seen | seenThisPhase) & sideBit(side)) !== 0;

function isBursting({ what, round }: Item): boolean {
  const ordnance = ordnanceNamed(what);
  return ordnance !== null && roundOf(ordnance, round).damage.kind !== 'shot';
}

interface Endangered {
  readonly id: string;
  readonly index: number;
  readonly meters: number;
}

/** People and vehicles in the lane at which nobody aimed, by their ids: nearest to the target first, people before vehicles. */
export function othersInLane(table: Table, attack: Sprayed): readonly string[] {
  const { setup, state } = table;
  const { firer, target } = attack;
  const lane = laneOf(attack);
  // Where a round bursts everybody sees: in the fog none does at somebody whom the firer's side does not see.
  const onlyKnown = setup.hidden && isBursting(attack.item);
  const isKnown = (one: Person | Vehicle): boolean =>
    !onlyKnown || isFriendly(setup, firer.seat, one.side) || isSeenBy(one, firer.side);
  const found: Endangered[] = [];
  const note = (one: Person | Vehicle, at: Cell | null, after: number): void => {
    if (at === null || one.id === target.id || !isKnown(one) || !isInLane(table, lane, at)) return;
    found.push({ id: one.id, index: after + one.index, meters: metersBetween(setup, target.at, at) });
  };
  for (const person of state.people)
    if (person !== firer && isInTheOpen(state, person) && isAlive(person)) note(person, cellOf(state, person), 0);
  for (const vehicle of state.vehicles)
    if (!isLost(vehicle) && firer.aboard?.vehicle !== vehicle.id) note(vehicle, vehicle.at, state.people.length);
  return found.sort((a, b) => a.meters - b.meters || a.index - b.index).map(({ id }) => id);
}

/** The other one of rider and mount, who drives of two on a cycle (T-63); null: he rides nothing, and nobody rides it. */
export function companionOf({ state }: Table, { target }: Sprayed): string | null {
  if (target.kind === 'vehicle') return ridersOf(state, target.vehicle)[0]?.id ?? null;
  if (target.kind !== 'person') return null;
  const { id: aimedAt, rides: mount } = target.person;
  const found = state.people.find(({ id, rides }) => (mount === null ? rides === aimedAt : id === mount));
  return found?.id ?? cycleOf(state, target.person)?.id ?? null;
}
