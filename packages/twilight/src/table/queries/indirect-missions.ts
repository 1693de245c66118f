import type { Target } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import { indirectTrouble } from '../figures/heavy/indirect.ts';
import type { Person } from '../state/person.ts';
import { areHostile, type State, type Table } from '../state/state.ts';
import type { Mission } from '../state/things.ts';
import { sitsAtRadio } from './crews.ts';
import { fireTrouble, type Served, servedBy, skillWith } from './guns.ts';
import { metersBetween } from './lines.ts';
import { cellOf, sameCell } from './position.ts';
import { seesSquare } from './sight.ts';

/** A mission on the same square by the same weapon. */
export function missionOf({ things }: State, { id }: Person, { item }: Served, at: Cell): Mission | null {
  for (const thing of things)
    if (thing.kind === 'mission' && thing.by === id && thing.item === item.id && sameCell(thing.at, at)) return thing;
  return null;
}

/** An average task of the weapon's skill (C-17). */
export function indirectTarget({ setup }: Pick<Table, 'setup'>, person: Person, { ordnance }: Served): Target {
  const base = skillWith(setup, person, ordnance) ?? 0;
  return { kind: 'need', base, modifiers: [], need: base, atMost: true };
}

/** Within earshot. */
const VOICE = 30;

const hasRadio = (table: Table, person: Person): boolean =>
  person.carries.some(({ what, count }) => what === 'radio' && count > 0) || sitsAtRadio(table, person);

/** Who sees a square and can tell the gunner: himself, a comrade near by, or one with a radio if he has one too. */
export function observerOf(table: Table, gunner: Person, at: Cell): Person | null {
  const { setup, state } = table;
  const from = cellOf(state, gunner);
  if (from === null) return null;
  const canCall = hasRadio(table, gunner);
  for (const other of state.people) {
    if (other.side !== gunner.side || other.condition !== 'fit' || other.captive !== null) continue;
    const eye = cellOf(state, other);
    if (eye === null || !seesSquare(table, eye, at)) continue;
    const near = metersBetween(setup, from, eye) <= VOICE;
    if (other === gunner || near || (canCall && hasRadio(table, other))) return other;
  }
  return null;
}

export interface IndirectAim {
  readonly served: Served;
  readonly at: Cell;
  readonly meters: number;
  /** Who is known to be there; null: a mission goes on. */
  readonly about: string | null;
}

/** What somebody may lob a round with now: loaded, at rest, by who knows how. */
export function lobbersOf(table: Table, person: Person): readonly Served[] {
  const { setup, state } = table;
  if (state.vehicles.some(({ id, moved }) => id === person.aboard?.vehicle && moved > 0)) return [];
  return servedBy(state, person).filter(
    (served) =>
      served.ordnance.indirect !== null &&
      fireTrouble(table, person, served) === null &&
      skillWith(setup, person, served.ordnance) !== null,
  );
}

/** Squares with enemies that somebody sees, and squares that are already under fire. */
export function indirectAims(table: Table, person: Person): readonly IndirectAim[] {
  const { setup, state } = table;
  const from = cellOf(state, person);
  if (from === null) return [];
  const aims: IndirectAim[] = [];
  for (const served of lobbersOf(table, person)) {
    const add = (at: Cell, about: string | null): void => {
      const meters = metersBetween(setup, from, at);
      if (meters === null || indirectTrouble(served.ordnance.indirect, meters) !== null) return;
      if (!aims.some((aim) => aim.served === served && sameCell(aim.at, at))) aims.push({ served, at, meters, about });
    };
    for (const [id, at] of knownEnemies(table, person)) if (observerOf(table, person, at) !== null) add(at, id);
    for (const thing of state.things)
      if (thing.kind === 'mission' && thing.by === person.id && thing.item === served.item.id) add(thing.at, null);
  }
  return aims;
}

function knownEnemies({ state }: Table, person: Person): readonly (readonly [string, Cell])[] {
  const bit = 1 << person.side;
  const found: (readonly [string, Cell])[] = [];
  for (const other of state.people) {
    if (other.aboard !== null || other.at === null || other.condition === 'dead' || other.captive !== null) continue;
    if (areHostile(state, person.side, other.side) && ((other.seen | other.seenThisPhase) & bit) !== 0)
      found.push([other.id, other.at]);
  }
  for (const { id, at, side, seen, seenThisPhase, condition } of state.vehicles) {
    if (at === null || condition === 'wreck' || condition === 'sunk' || condition === 'gone') continue;
    if (areHostile(state, person.side, side) && ((seen | seenThisPhase) & bit) !== 0) found.push([id, at]);
  }
  return found;
}
