import { MULTIPLE_BARRELS } from '../../catalog/autocannon.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Ordnance, type OrdnanceRound, ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { aimsOnTheMove } from '../figures/heavy/vehicle-speed.ts';
import type { Shift } from '../figures/shots.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { type State, sheetOf, type Table, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { atPlace, describe, isCarriage, isLost, seatsAt } from './crews.ts';
import { targetOf, targetShifts } from './fire.ts';
import { mountTrouble } from './mounts.ts';
import { cellOf } from './position.ts';

/** A heavy weapon that somebody may serve now. */
export interface Served {
  readonly item: Item;
  readonly ordnance: Ordnance;
  /** The vehicle it is mounted on. */
  readonly vehicle: Vehicle | null;
  /** The first weapon of a vehicle. */
  readonly main: boolean;
}

const idOf = ({ kind, what }: Item): string => (kind === 'rifle-grenade' ? `rifle-grenade-${what}` : what);

/** The weapons of the firing charts at hand: what he carries ready, or the guns of his vehicle. */
export function servedBy(state: State, person: Person): readonly Served[] {
  if (person.aboard === null) return carriedBy(person);
  const vehicle = vehicleOf(state, person.aboard.vehicle);
  if (isLost(vehicle)) return [];
  const served: Served[] = [];
  vehicle.weapons.forEach((item, index) => {
    const ordnance = ordnanceNamed(idOf(item));
    if (ordnance !== null && item.count > 0) served.push({ item, ordnance, vehicle, main: index === 0 });
  });
  return served;
}

/** What is in hand; rifle grenades go on the rifle that is. */
function carriedBy(person: Person): readonly Served[] {
  const served: Served[] = [];
  for (const item of person.carries) {
    const isReady = item.id === person.hands || item.kind === 'rifle-grenade';
    const ordnance = isReady && item.count > 0 ? ordnanceNamed(idOf(item)) : null;
    if (ordnance !== null) served.push({ item, ordnance, vehicle: null, main: false });
  }
  return served;
}

/** His marksmanship with it, the better one where two skills do; null: without the skill nobody fires it (L2294). */
export function skillWith(setup: Setup, person: Person, { skills }: Ordnance): number | null {
  const has = sheetOf(setup, person).skills;
  return skills.reduce<number | null>((best, one) => {
    const known = has[one];
    return known === undefined || (best !== null && best >= known) ? best : known;
  }, null);
}

/** The round that is in it; a rifle grenade is its own. */
export function loadedRound({ item, ordnance }: Served): OrdnanceRound {
  const [only] = ordnance.rounds;
  return item.kind === 'rifle-grenade' && only !== undefined ? only : roundOf(ordnance, item.round);
}

/** Rounds that are left to fire before it is loaded again. */
export const loadedIn = ({ item }: Served): number => (item.kind === 'rifle-grenade' ? item.count : item.loaded);

/** So many rounds are gone. */
export function spendRounds({ item }: Served, rounds: number): void {
  if (item.kind === 'rifle-grenade') item.count = Math.max(0, item.count - rounds);
  else item.loaded = Math.max(0, item.loaded - rounds);
}

/** Why somebody may not fire it; null: he may. */
export function fireTrouble({ setup, state }: Table, person: Person, served: Served): string | null {
  const { vehicle, main } = served;
  // In the tunnels of a mine (L2971).
  if (setup.levels[person.at?.l ?? -1]?.ricochets === true)
    return 'Under ground it is small arms and hand grenades only.';
  if (loadedIn(served) <= 0) return 'It is not loaded.';
  if (vehicle === null) return null;
  if (vehicle.moved > 0 && isCarriage(vehicle)) return 'It is limbered.';
  const trouble = mountTrouble(vehicle, served.item);
  if (trouble !== null) return trouble;
  const place = person.aboard?.place;
  if (place === 'gunner') return null;
  const isGunnerless = atPlace(state, vehicle, 'gunner').every(({ condition }) => condition !== 'fit');
  if (place === 'commander' && (!main || isGunnerless)) return null;
  return 'The gunner fires it.';
}

/** Men who could load it besides who fires: crew loaders of a vehicle, comrades in the square of a crew-served weapon. */
export function loadersAt(state: State, person: Person, { vehicle }: Served): number {
  if (vehicle !== null) return atPlace(state, vehicle, 'loader').filter(({ condition }) => condition === 'fit').length;
  const { at, side } = person;
  return at === null
    ? 0
    : state.people.filter((other) => other !== person && isHelping(other, person) && other.side === side).length;
}

const isHelping = ({ at, condition }: Person, by: Person): boolean =>
  condition === 'fit' && at !== null && by.at !== null && at.l === by.at.l && at.x === by.at.x && at.y === by.at.y;

/** Men who should load it: a vehicle without a seat for them has a machine that does. */
export const loadersWanted = ({ ordnance, vehicle }: Served): number =>
  vehicle === null
    ? ordnance.loaders
    : Math.min(ordnance.loaders, seatsAt(vehicle, 'loader') + (vehicle.damage.loader ? 1 : 0));

/** Mounted on something else, it goes by its name (B-53). */
const QUAD = 'ZSU-23-4';

/** Barrels that fire as one. */
export function barrelsOf({ vehicle, main, item }: Served): number {
  if (item.name === QUAD) return MULTIPLE_BARRELS['zsu-23-4'].barrels;
  if (vehicle === null || !main) return 1;
  const { kind } = vehicle;
  return kind === 'm988' || kind === 'zsu-30-6' ? MULTIPLE_BARRELS[kind].barrels : 1;
}

/** What counts as a band farther: the target's own movement and cover, and the firer's movement where his gun is not held steady. */
export function heavyShifts(table: Table, person: Person, served: Served, target: string): readonly Shift[] {
  const from = cellOf(table.state, person);
  const found = targetOf(table, target);
  const shifts = from === null || found === null ? [] : [...targetShifts(table, from, found)];
  if (isUnsteady(served)) shifts.push({ label: 'fired on the move', rule: 'twilight/combat/moving-vehicles' });
  return shifts;
}

const isUnsteady = (served: Served): boolean =>
  served.vehicle !== null && served.vehicle.moved > 0 && !isSteady(served);

/** Whether it can be aimed now: at rest, or with a stabilized main gun within its speed. */
export function isSteady({ vehicle, main }: Served): boolean {
  if (vehicle === null || vehicle.moved === 0) return true;
  return main && aimsOnTheMove(describe(vehicle).safeSpeedMultiple, vehicle.reckless);
}

/** Whether somebody has taken aim with it at that. */
export function isAimedAt({ aim }: Person, served: Served, target: string): boolean {
  if (aim === null || aim.target !== target || aim.item !== served.item.id) return false;
  return isAimable(served);
}

/** Held steady, with sights that are whole. */
export const isAimable = (served: Served): boolean =>
  isSteady(served) && !(served.main && served.vehicle?.damage.sight === true);
