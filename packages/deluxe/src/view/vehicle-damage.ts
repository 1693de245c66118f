import { WHEELS } from '../table/state/wheels.ts';
// What the table has done to a car, for the sheet of the design it came from.

import { SIDES } from '../catalog/units.ts';
import type { CarDesign } from '../garage/design/design.ts';
import { partRow } from '../garage/design/parts.ts';
import type { SheetDamage } from '../garage/sheet/damage.ts';
import type { CrewState, Vehicle, WeaponState } from '../table/state/state.ts';

type Figures = Record<string, number>;

/** The table lists pieces in the order of the design, row by row. */
function idsOf(kind: 'weapons' | 'crew', counts: readonly number[]): readonly string[] {
  return counts.flatMap((count, i) => Array.from({ length: count }, (_, k) => `${kind}.${i}.${k}`));
}

const gather = (pairs: readonly (readonly [id: string | undefined, lost: number])[]): Figures => {
  const figures: Figures = {};
  for (const [id, lost] of pairs) if (id !== undefined && lost > 0) figures[id] = lost;
  return figures;
};

const spentOf = ({ fullShots, shots }: WeaponState): number => (fullShots ?? 0) - (shots ?? 0);

const armorLostOf = ({ armorKind, armor }: CrewState): number =>
  armorKind === 'none' ? 0 : (partRow(armorKind).dp ?? 0) - armor;

function tireLosses({ corners, fullTire }: Vehicle): readonly (readonly [string, number])[] {
  return WHEELS.flatMap((corner) =>
    corners[corner].tires.map((left, k) => [`tires.${corner}.${k}`, fullTire - Math.max(0, left)] as const),
  );
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const lost = WHEELS.filter((corner) => vehicle.corners[corner].wheelLost);
  return [
    ...(vehicle.burning ? ['On fire.'] : []),
    ...lost.map((corner) => `The ${corner.replace('-', ' ')} wheel is gone.`),
    ...(vehicle.gone ? ['Destroyed.'] : []),
    ...(vehicle.surrendered ? ['Surrendered.'] : []),
  ];
}

export function vehicleDamage(design: CarDesign, vehicle: Vehicle): SheetDamage {
  const guns = idsOf(
    'weapons',
    design.weapons.map(({ count }) => count),
  );
  const crew = idsOf(
    'crew',
    design.crew.map(({ count = 1 }) => count),
  );
  return {
    armor: gather(SIDES.map((side) => [side, vehicle.fullArmor[side] - vehicle.armor[side]] as const)),
    hits: gather([
      ...vehicle.weapons.map(({ fullDp, dp }, i) => [guns[i], fullDp - dp] as const),
      ...vehicle.crew.map(({ hits }, i) => [crew[i], hits] as const),
      ['plants.0', vehicle.fullPlant - vehicle.plant],
      ...tireLosses(vehicle),
    ]),
    bodyArmor: gather(vehicle.crew.map((person, i) => [crew[i], armorLostOf(person)] as const)),
    shots: gather(vehicle.weapons.map((weapon, i) => [guns[i], spentOf(weapon)] as const)),
    speed: vehicle.speed,
    handling: vehicle.status,
    notes: notesOf(vehicle),
  };
}
