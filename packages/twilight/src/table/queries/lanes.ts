import { distance } from '@hardtop/geometry';
import { DANGER_ZONE } from '../../catalog/firing.ts';
import { RANGE_BANDS } from '../../catalog/range-bands.ts';
import type { Cell } from '../../scenarios/world.ts';
import { BAND_ORDER } from '../figures/shots.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sideBit, type Table } from '../state/state.ts';
import type { HazardLane } from '../state/things.ts';
import { isSameSite, middleOf } from './bearing.ts';
import type { Attack } from './fire.ts';
import { metersBetween } from './lines.ts';
import { cellOf, sameCell } from './position.ts';
import { isLineOpen } from './sight.ts';
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
  return along > 0 && beside <= DANGER_ZONE.meters && isLineOpen(table, from, at);
}

const isSeenBy = ({ seen, seenThisPhase }: Person, side: number): boolean =>
  ((seen | seenThisPhase) & sideBit(side)) !== 0;

/** Others in the lane, nearest to the target first. */
export function othersInLane(table: Table, attack: Sprayed): readonly Person[] {
  const { setup, state } = table;
  const lane = laneOf(attack);
  const found: { readonly person: Person; readonly meters: number }[] = [];
  for (const person of state.people) {
    if (person === attack.firer || person.id === attack.target.id || person.aboard !== null || !isAlive(person))
      continue;
    // In the fog nobody learns by fire at bare ground who lies there.
    if (attack.target.kind === 'square' && setup.hidden && !isSeenBy(person, attack.firer.side)) continue;
    const at = cellOf(state, person);
    if (at !== null && isInLane(table, lane, at))
      found.push({ person, meters: metersBetween(setup, attack.target.at, at) });
  }
  return found.sort((a, b) => a.meters - b.meters || a.person.index - b.person.index).map(({ person }) => person);
}

/** The other one of rider and mount; null: he rides nothing. */
export function companionOf({ state }: Table, { target }: Sprayed): Person | null {
  if (target.kind !== 'person' || target.person.rides === null) return null;
  return state.people.find(({ id }) => id === target.person.rides) ?? null;
}
