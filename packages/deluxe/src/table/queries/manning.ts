import { sumOf } from '@hardtop/kernel';
import type { VehicleModel, WeaponModel } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Person, Vehicle } from '../state/state.ts';
import type { Manning } from './batteries.ts';
import { driverOf, isSubstitute } from './crew.ts';
import { bestFirer, crewModifiers } from './targeting.ts';

/** Who takes the shot: the best marksman; a stand-in at the wheel only if nobody else can. */
export function marksmanOf(
  setup: Setup,
  vehicle: Vehicle,
  firers: readonly Person[],
  weapon: WeaponModel | null,
): Person | null {
  if (firers.length < 2) return firers[0] ?? null;
  const wheel = isSubstitute(vehicle) ? driverOf(vehicle) : null;
  const spare = firers.filter((person) => person !== wheel);
  return bestFirer(setup, vehicle, spare.length > 0 ? spare : firers, weapon);
}

/** Somebody aboard is tied to one weapon, by a helmet or by where he sits. */
function hasSpecialists({ crew }: VehicleModel): boolean {
  for (const { place, cyberlink } of crew) if (place === 'cupola' || cyberlink !== undefined) return true;
  return false;
}

/** Mostly the same man fires whatever fires; from a cupola only what is in it (deluxe/VIII.8/cupola). */
export function manningOf(setup: Setup, vehicle: Vehicle, firers: readonly Person[]): Manning {
  if (!hasSpecialists(modelOf(setup, vehicle.id))) {
    const person = marksmanOf(setup, vehicle, firers, null);
    const by = person === null ? null : { person, bonus: sumOf(crewModifiers(setup, vehicle, person, null)) };
    return () => by;
  }
  return ({ model }) => {
    const able = firers.filter(({ place }) => place !== 'cupola' || model.at === 'turret');
    const person = marksmanOf(setup, vehicle, able, model);
    return person === null ? null : { person, bonus: sumOf(crewModifiers(setup, vehicle, person, model)) };
  };
}
