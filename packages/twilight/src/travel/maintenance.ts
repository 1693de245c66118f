// Maintenance and wear, a reconstruction (C-24): the maintenance number is man-hours a week; what is left undone makes a
// breakdown likelier in every travel period, the more so the worse the vehicle is worn.

import { MAINTENANCE } from '../catalog/maintenance.ts';
import { TRAVEL_MOVEMENT } from '../catalog/travel-movement.ts';
import { type RollContext, rollPercent } from '../rolls/roll.ts';
import { PERIOD_HOURS } from './clock.ts';
import type { Party, Vehicle } from './party.ts';

const RULE = 'twilight/travel/maintenance';

interface UpkeepWork {
  readonly person: string;
  readonly vehicle: string;
}

function hoursNeeded(vehicle: Vehicle): number {
  return TRAVEL_MOVEMENT[vehicle.unit].maintenance ?? 0;
}

/** Everybody who works on a vehicle through a period adds its hours. */
export function workOn(party: Party, work: readonly UpkeepWork[]): Party {
  if (work.length === 0) return party;
  const vehicles = party.vehicles.map((vehicle) => {
    const hands = work.filter((one) => one.vehicle === vehicle.name).length;
    return hands === 0 ? vehicle : { ...vehicle, serviced: vehicle.serviced + hands * PERIOD_HOURS };
  });
  return { ...party, vehicles };
}

/** Hands the work out, always to the vehicle that needs most; nobody works where nothing is open. */
export function shareWork(party: Party, people: readonly string[]): readonly UpkeepWork[] {
  const open = party.vehicles.map((vehicle) => ({ name: vehicle.name, hours: hoursOpen(vehicle) }));
  return people.flatMap((person) => {
    const next = open.reduce<(typeof open)[number] | null>(
      (most, one) => (one.hours > (most?.hours ?? 0) ? one : most),
      null,
    );
    if (next === null) return [];
    next.hours -= PERIOD_HOURS;
    return [{ person, vehicle: next.name }];
  });
}

/** Hours to be done until the vehicle is neither behind nor due. */
export function hoursOpen(vehicle: Vehicle): number {
  return Math.max(0, hoursNeeded(vehicle) + vehicle.missed - vehicle.serviced);
}

/** At the week's end what was not done is missed; what was done beyond the need makes up for older hours. */
export function closeWeek(party: Party): Party {
  const vehicles = party.vehicles.map((vehicle) => {
    const missed = Math.max(0, vehicle.missed + hoursNeeded(vehicle) - vehicle.serviced);
    return { ...vehicle, missed, serviced: 0 };
  });
  return { ...party, vehicles };
}

/** Percent in each travel period. */
export function breakdownChance(vehicle: Vehicle): number {
  return Math.min(100, vehicle.missed * MAINTENANCE.breakdownPerMissedHour * vehicle.wear);
}

interface Breakdowns {
  readonly party: Party;
  readonly broken: readonly string[];
}

/** One roll for every vehicle that is behind with its work; a broken one stands until the referee has it repaired. */
export function rollBreakdowns(ctx: RollContext, path: string, party: Party): Breakdowns {
  const broken: string[] = [];
  const vehicles = party.vehicles.map((vehicle, i) => {
    const chance = breakdownChance(vehicle);
    if (vehicle.broken || chance === 0) return vehicle;
    if (!rollPercent(ctx, `${path}/vehicle-${i + 1}`, chance, RULE).success) return vehicle;
    broken.push(vehicle.name);
    return { ...vehicle, broken: true };
  });
  return { party: broken.length === 0 ? party : { ...party, vehicles }, broken };
}

export function repair(party: Party, name: string): Party {
  const vehicles = party.vehicles.map((vehicle) => (vehicle.name === name ? { ...vehicle, broken: false } : vehicle));
  return { ...party, vehicles };
}
