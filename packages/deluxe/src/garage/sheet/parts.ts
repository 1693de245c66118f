// Everything on a vehicle that can be hit or used up, with the ids that damage is kept by.

import { PERSON_DP } from '../../catalog/people.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import type { CrewFit, Role } from '../design/fittings.ts';
import { plantFits } from '../design/gear.ts';
import type { Hull } from '../design/hull.ts';
import { partRow } from '../design/parts.ts';
import { personRow } from '../design/people.ts';
import { joinPart } from '../figures/lines.ts';
import { type Frame, framesOf } from '../figures/totals.ts';
import { cargoParts, type GearPart, gearParts, runningParts } from './gear-parts.ts';
import { MOST_PIECES, type TurretPart, turretParts, type WeaponPart, weaponParts } from './weapon-parts.ts';
import { type TirePart, tireParts } from './wheels.ts';

export interface CrewPart {
  readonly id: string;
  readonly mark: string;
  readonly role: Role;
  readonly name: string;
  readonly at: 'front' | 'back' | 'cargo';
  readonly turret: string | null;
  readonly dp: number;
  /** Points of body armor; 0: none. */
  readonly armor: number;
  readonly gear: string;
  /** Which row of the design it comes from. */
  readonly row: number;
}

export interface PlantPart {
  readonly id: string;
  readonly name: string;
  readonly dp: number;
  readonly at: 'front' | 'back' | 'cargo';
}

export interface HullParts {
  readonly hull: Hull;
  /** Prefix of its ids and of its armor. */
  readonly part: string;
  readonly weapons: readonly WeaponPart[];
  readonly turrets: readonly TurretPart[];
  readonly crew: readonly CrewPart[];
  readonly gear: readonly GearPart[];
  readonly cargo: readonly GearPart[];
}

/** One vehicle of a design: what gets a sheet of its own. */
export interface VehicleParts {
  readonly frame: Frame;
  readonly hulls: readonly HullParts[];
  readonly plants: readonly PlantPart[];
  readonly tires: readonly TirePart[];
  readonly running: readonly GearPart[];
}

const MARKS = {
  driver: 'D',
  gunner: 'G',
  passenger: 'P',
  'luxury-passenger': 'P',
  'skid-passenger': 'S',
} as const satisfies Record<Role, string>;

function crewGear({ computer, cyberlink, armor, handWeapons }: CrewFit): string {
  const items = [computer, cyberlink === undefined ? undefined : ('cyberlink' as const), armor].flatMap((id) =>
    id === undefined ? [] : [partRow(id).name.toLowerCase()],
  );
  const aims = cyberlink === undefined ? '' : ` on ${cyberlink.weapon} ${cyberlink.mount}`;
  const arms = (handWeapons ?? []).map(({ id, count }) => (count === 1 ? id : `${count} ${id}`));
  return [...items.map((item) => (item === 'cyberlink' ? `${item}${aims}` : item)), ...arms].join(', ');
}

/** Two sit in front at most, the driver first (deluxe/VIII.9/people). */
function seatOf(fit: CrewFit, seated: number): 'front' | 'back' | 'cargo' {
  if (fit.at !== undefined) return fit.at;
  return (fit.role === 'driver' || fit.role === 'gunner') && seated < 2 ? 'front' : 'back';
}

function crewParts(hull: Hull, key: (rest: string) => string): readonly CrewPart[] {
  const crew: CrewPart[] = [];
  hull.fit.crew.forEach((fit, i) => {
    const armor = fit.armor === undefined ? 0 : (partRow(fit.armor).dp ?? 0);
    for (let k = 0; k < Math.min(MOST_PIECES, fit.count ?? 1); k += 1) {
      const letter = MARKS[fit.role];
      const same = crew.filter(({ mark }) => mark.startsWith(letter)).length;
      crew.push({
        id: key(`crew.${i}.${k}`),
        mark: same === 0 ? letter : `${letter}${same + 1}`,
        role: fit.role,
        name: fit.role === 'driver' && hull.kind === 'helicopter' ? 'Pilot' : personRow(fit.role, hull.kind).name,
        at: seatOf(fit, crew.filter(({ at, turret }) => at === 'front' && turret === null).length),
        turret: fit.turret ?? null,
        dp: PERSON_DP,
        armor,
        gear: crewGear(fit),
        row: i,
      });
    }
  });
  return crew;
}

function plantParts({ design, plants, prefix }: Frame): readonly PlantPart[] {
  return plantFits(design).flatMap(({ at }, i) => {
    const row = plants[i];
    return row === undefined
      ? []
      : [{ id: joinPart(prefix, `plants.${i}`), name: `${row.name} power plant`, dp: row.dp, at }];
  });
}

function hullParts({ prefix, hulls, settings }: Frame): readonly HullParts[] {
  let marks = 0;
  return hulls.map((hull) => {
    const part = joinPart(prefix, hull.part);
    const key = (rest: string): string => joinPart(part, rest);
    const weapons = weaponParts(hull, key, marks);
    marks += weapons.length;
    return {
      hull,
      part,
      weapons,
      turrets: turretParts(hull, key),
      crew: crewParts(hull, key),
      gear: gearParts(hull, key),
      cargo: cargoParts(hull, key, settings),
    };
  });
}

/** The vehicle that drives first, then what it pulls. */
export function vehiclePartsOf(design: Design, settings: GarageSettings): readonly VehicleParts[] {
  return framesOf(design, settings).map((frame) => ({
    frame,
    hulls: hullParts(frame),
    plants: plantParts(frame),
    tires: tireParts(frame.design, (rest) => joinPart(frame.prefix, rest)),
    running: runningParts(frame.design, (rest) => joinPart(frame.prefix, rest)),
  }));
}
