// What the table has done to a vehicle, for the sheet of its design.

import { OPTIONS } from '../catalog/options.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Design } from '../garage/design/design.ts';
import { gunPlaces } from '../garage/figures/components.ts';
import type { SheetDamage } from '../garage/sheet/damage.ts';
import { gunsOf } from '../table/queries/figures.ts';
import type { State, Vehicle } from '../table/state/state.ts';

function lostOf(design: Design, vehicle: Vehicle): readonly string[] {
  const mounts = gunPlaces(design).flatMap(([first = 0], i) => (vehicle.weapons[first]?.stuck ? [`mount-${i}`] : []));
  return [...design.options.filter((id) => vehicle.lost.includes(id)), ...mounts];
}

function weaponsOf(design: Design, vehicle: Vehicle): SheetDamage['weapons'] {
  const guns = gunsOf(design);
  return vehicle.weapons.map(({ shots, destroyed }, i) => {
    const full = guns[i] === undefined ? null : WEAPONS[guns[i].weapon].shots;
    return { fired: full === null || shots === null ? 0 : full - shots, destroyed };
  });
}

/** The table counts what is left of these. */
function usedOf(vehicle: Vehicle): SheetDamage['used'] {
  const left = {
    nitrousOxide: vehicle.nitrous,
    brakeChute: vehicle.chute,
    fireExtinguisher: vehicle.extinguisher,
  } as const;
  const ids = ['nitrousOxide', 'brakeChute', 'fireExtinguisher'] as const;
  return Object.fromEntries(ids.map((id) => [id, (OPTIONS[id].effects.shots ?? 0) - left[id]]));
}

function notesOf(vehicle: Vehicle): readonly string[] {
  return [
    ...(vehicle.burning ? ['On fire.'] : []),
    ...(vehicle.crippled ? ['Crippled.'] : []),
    ...(vehicle.gone ? ['Out of the game.'] : []),
    ...(vehicle.surrendered ? ['Surrendered.'] : []),
  ];
}

export function vehicleDamage(design: Design, vehicle: Vehicle, { people }: Pick<State, 'people'>): SheetDamage {
  return {
    damage: vehicle.damage,
    engineHits: vehicle.engineHits,
    fuelLost: vehicle.fuelLost,
    brakesLost: vehicle.brakesLost,
    lost: lostOf(design, vehicle),
    weapons: weaponsOf(design, vehicle),
    // Whoever has left the vehicle is crossed off like the dead.
    crew: design.crew.map((_, seat) => people.find(({ id }) => id === vehicle.crew[seat])?.hp ?? 0),
    tiresBlown: vehicle.tiresBlown,
    used: usedOf(vehicle),
    speed: vehicle.speed,
    notes: notesOf(vehicle),
  };
}
