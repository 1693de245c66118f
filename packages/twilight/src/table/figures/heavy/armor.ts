import { diceOf, spreadOf } from '@hardtop/kernel';
import {
  DAMAGE_RESOLUTION,
  DAMAGE_TABLES,
  type DamageTableName,
  SPECIAL_ARMOR,
  SUSPENSION_DAMAGE,
  UNARMORED_OPEN,
  type VehicleDamage,
} from '../../../catalog/vehicle-damage.ts';
import {
  SIDE_SHOT,
  VEHICLE_HIT_LOCATION,
  type VehicleConfig,
  type VehicleLocation,
} from '../../../catalog/vehicle-hit-location.ts';
import type { Plate, VehicleDescription } from '../../../catalog/vehicles.ts';

export type Aspect = 'front' | 'side' | 'rear' | 'overhead';

/** Where a hit strikes, by the die of the chart. From above nothing is added, and what would be suspension is hull. */
export function locationAt(config: VehicleConfig, die: number, aspect: Aspect): VehicleLocation {
  const column = VEHICLE_HIT_LOCATION.columns[config];
  const total = die + (aspect === 'side' ? SIDE_SHOT : 0);
  const location = column[Math.min(total, column.length) - VEHICLE_HIT_LOCATION.first] ?? 'hull';
  return aspect === 'overhead' && location === 'suspension' ? 'hull' : location;
}

/** Six sides of a die, one for each place it names. */
const LOCATION_SIDES = diceOf(VEHICLE_HIT_LOCATION.dice).sides;

/** What a hit on a place must get through. Wheels have no armor: what comes through counts up to their critical figure. */
type Protection =
  | { readonly kind: 'plate'; readonly plate: Plate }
  | { readonly kind: 'wheels'; readonly critical: number };

export function protectionAt(vehicle: VehicleDescription, location: VehicleLocation, aspect: Aspect): Protection {
  const face = aspect === 'overhead' ? 'side' : aspect;
  if (location === 'suspension') {
    const { suspension } = vehicle;
    return suspension.kind === 'wheeled'
      ? { kind: 'wheels', critical: suspension.critical }
      : { kind: 'plate', plate: [suspension.av] };
  }
  const plates = location === 'turret' ? (vehicle.turret ?? vehicle.hull) : vehicle.hull;
  return { kind: 'plate', plate: plates[face] };
}

/** What stands before a vehicle: to the waist it hides the running gear, higher all of it (L2502). */
export interface Screen {
  readonly av: number;
  readonly height: 'low' | 'full';
}

/** What of a penetration is spent on it before a place is reached. */
export const screenOn = (screen: Screen | null, location: VehicleLocation): number =>
  screen !== null && (screen.height === 'full' || location === 'suspension') ? screen.av : 0;

/** A bullet that does not come through what hides all of a vehicle reaches neither its metal nor its windows. */
export const stopsAll = (screen: Screen | null, penetration: number): boolean =>
  screen?.height === 'full' && penetration <= screen.av;

/** What strikes armor: a bullet by its dice and penetration, a penetrator or shell by its listed figure and dice, a charge by its figure alone. */
export type Strike =
  | { readonly kind: 'bullet'; readonly dice: number; readonly pen: number | null }
  | { readonly kind: 'penetrator'; readonly pen: number | null }
  | { readonly kind: 'shell'; readonly pen: number | null }
  | { readonly kind: 'charge'; readonly pen: number };

/** The sure part of a penetration and the dice added to it; null: it cannot penetrate at all. */
export interface Penetrating {
  readonly listed: number;
  readonly dice: '0d6' | '1d6' | '2d6';
}

/** Dice of a bullet divided by what one point of armor costs it; half of a shell's figure against composite plates. */
export function penetratingOf(strike: Strike, special: Plate[1]): Penetrating | null {
  if (strike.pen === null) return null;
  switch (strike.kind) {
    case 'bullet':
      // A SLAP round or an arrow may print 0: it costs nothing.
      return { listed: strike.pen === 0 ? strike.dice : Math.floor(strike.dice / strike.pen), dice: '0d6' };
    case 'penetrator':
      return { listed: strike.pen, dice: SPECIAL_ARMOR.none.dice };
    case 'shell': {
      const { dice, share } = SPECIAL_ARMOR[special ?? 'none'];
      return { listed: Math.floor(strike.pen * share), dice };
    }
    case 'charge':
      return { listed: strike.pen, dice: '0d6' };
  }
}

interface DamageCount {
  readonly minor: number;
  readonly major: number;
}

/** By how much the penetration exceeds the armor. */
export function damageFor(excess: number): DamageCount {
  const row = DAMAGE_RESOLUTION.find(({ upTo }) => upTo === null || excess <= upTo);
  return row === undefined ? NOTHING : { minor: row.minor, major: row.major };
}

const NOTHING: DamageCount = { minor: 0, major: 0 };

/** What one die says on a table of a configuration; a vehicle without a turret has its hull hit. */
export function damageAt(config: VehicleConfig, table: DamageTableName, die: number): VehicleDamage {
  const tables = DAMAGE_TABLES[config];
  const found = tables[table] ?? (table === 'minorTurret' ? tables.minorHull : tables.majorHull);
  const result = found.results[die - found.first];
  if (result === undefined) throw new Error(`no result ${die} on ${table}`);
  return result;
}

/** The table that a result sends the hit to; null: it is a component. */
export function sentTo(damage: VehicleDamage): DamageTableName | null {
  switch (damage) {
    case 'to-minorTurret':
      return 'minorTurret';
    case 'to-majorTurret':
      return 'majorTurret';
    case 'to-minorHull':
      return 'minorHull';
    case 'to-majorHull':
      return 'majorHull';
    default:
      return null;
  }
}

export const tableFor = (location: 'turret' | 'hull', grade: 'minor' | 'major'): DamageTableName =>
  location === 'turret'
    ? grade === 'minor'
      ? 'minorTurret'
      : 'majorTurret'
    : grade === 'minor'
      ? 'minorHull'
      : 'majorHull';

/** 0: whole, 1: half speed, 2: it stands. */
export type SuspensionGrade = 0 | 1 | 2;

/** Tracks count results; any major one stops them. */
export function tracksAfter(minors: number, { minor, major }: DamageCount): number {
  return major > 0 ? SUSPENSION_DAMAGE.minorsToStop : Math.min(SUSPENSION_DAMAGE.minorsToStop, minors + minor);
}

/** Wheels count penetration: at the critical figure they are damaged, at twice that they are gone. */
export function wheelsGrade(taken: number, critical: number): SuspensionGrade {
  return taken >= critical * SUSPENSION_DAMAGE.minorsToStop ? 2 : taken >= critical ? 1 : 0;
}

export interface StrikeOdds {
  /** At least one result on a damage table or the running gear. */
  readonly some: number;
  readonly major: number;
  /** Through the windows or the canvas of a soft vehicle to the people in it. */
  readonly people: number;
  /** Damage results on average, a major one counted as three. */
  readonly worth: number;
  /** By place: chance to strike there, and to do something there. */
  readonly places: readonly { readonly location: VehicleLocation; readonly chance: number; readonly some: number }[];
}

/** What a hit would do, over all six places of the die and all dice of penetration. */
export function strikeOdds(
  vehicle: VehicleDescription,
  strike: Strike,
  aspect: Aspect,
  turretAspect: Aspect = aspect,
  screen: Screen | null = null,
): StrikeOdds {
  const places = new Map<VehicleLocation, { chance: number; some: number; major: number; worth: number }>();
  for (let die = 1; die <= LOCATION_SIDES; die++) {
    const location = locationAt(vehicle.config, die, aspect);
    const side = location === 'turret' ? turretAspect : aspect;
    const found = places.get(location) ?? { chance: 0, ...oddsAt(vehicle, location, strike, side, screen) };
    places.set(location, { ...found, chance: found.chance + 1 / LOCATION_SIDES });
  }
  const all = [...places].map(([location, odds]) => ({ location, ...odds }));
  const open = vehicle.class === 'unarmored' && !vehicle.ridden && strike.kind !== 'charge' ? UNARMORED_OPEN / 100 : 0;
  const sum = (of: (one: (typeof all)[number]) => number): number =>
    (1 - open) * all.reduce((total, one) => total + one.chance * of(one), 0);
  const isOut = strike.kind === 'bullet' && stopsAll(screen, penetratingOf(strike, undefined)?.listed ?? 0);
  const people = isOut ? 0 : open * peopleStruck(vehicle.config, 'minorHull');
  return {
    some: sum(({ some }) => some),
    major: sum(({ major }) => major),
    people,
    worth: sum(({ worth }) => worth) + people,
    places: all.map((one) => ({ ...one, chance: one.chance * (1 - open) })),
  };
}

/** Results that strike somebody inside. */
export const isPeopleResult = (damage: VehicleDamage): boolean =>
  damage === 'one-crewman' || damage === 'two-crewmen' || damage === 'two-passengers' || damage === 'loader';

/** The chance that a table, and those that it sends a hit on to, names people. */
function peopleStruck(config: VehicleConfig, table: DamageTableName): number {
  let chance = 0;
  for (let die = 1; die <= LOCATION_SIDES; die++) {
    const damage = damageAt(config, table, die);
    const next = sentTo(damage);
    chance += (next === null ? Number(isPeopleResult(damage)) : peopleStruck(config, next)) / LOCATION_SIDES;
  }
  return chance;
}

const MAJOR_WORTH = 3;

function oddsAt(
  vehicle: VehicleDescription,
  location: VehicleLocation,
  strike: Strike,
  aspect: Aspect,
  screen: Screen | null,
) {
  const protection = protectionAt(vehicle, location, aspect);
  const [av, special] = protection.kind === 'plate' ? protection.plate : ([0] as const);
  const penetrating = penetratingOf(strike, special);
  if (penetrating === null) return { some: 0, major: 0, worth: 0 };
  let [some, major, worth] = [0, 0, 0];
  for (const [dice, chance] of spreadOf(diceOf(penetrating.dice))) {
    const excess = penetrating.listed + dice - screenOn(screen, location) - av;
    const count = protection.kind === 'wheels' ? wheelsCount(excess, protection.critical) : damageFor(excess);
    if (count.minor + count.major > 0) some += chance;
    if (count.major > 0) major += chance;
    worth += chance * (count.minor + count.major * MAJOR_WORTH);
  }
  return { some, major, worth };
}

/** A single hit on whole wheels. */
function wheelsCount(taken: number, critical: number): DamageCount {
  const grade = wheelsGrade(Math.max(0, taken), critical);
  return { minor: grade === 1 ? 1 : 0, major: grade === 2 ? 1 : 0 };
}

/** The share of ammunition or fuel that goes, and the chance that it burns or goes off: both are the excess. */
export const storageHit = (excess: number): { readonly percent: number; readonly goesUp: number } => ({
  percent: Math.min(100, Math.max(0, excess)),
  goesUp: Math.min(100, Math.max(0, excess)),
});

/** What is left of so many rounds after losing a percentage, the loss rounded up. */
export const leftAfter = (held: number, percent: number): number =>
  Math.max(0, held - Math.ceil((held * percent) / 100));
