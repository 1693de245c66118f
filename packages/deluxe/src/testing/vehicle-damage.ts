import { SIDES } from '../catalog/units.ts';
import type { CarDesign } from '../garage/design/design.ts';
import type { SheetDamage } from '../garage/sheet/damage.ts';
import { type Gun, gunsAboard } from '../table/queries/guns.ts';
import { armorOn, plantPoints } from '../table/queries/parts.ts';
import { cornersOf, tiresAt } from '../table/queries/tires.ts';
import type { VehicleModel } from '../table/state/model.ts';
import type { Vehicle } from '../table/state/state.ts';

// What the table has done to a car, for the sheet of the design it came from.

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

const spentOf = ({ state, model }: Gun): number => (model.shots ?? 0) - (state.shots ?? 0);

function tireLosses(model: VehicleModel, vehicle: Vehicle): readonly (readonly [string, number])[] {
  return cornersOf(vehicle).flatMap((corner) => {
    const full = model.wheels.find((wheel) => wheel.corner === corner)?.dp ?? 0;
    return tiresAt(vehicle, corner).map(({ dp }, k) => [`tires.${corner}.${k}`, full - Math.max(0, dp)] as const);
  });
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const lost = cornersOf(vehicle).filter((corner) => tiresAt(vehicle, corner).some(({ wheelLost }) => wheelLost));
  return [
    ...(vehicle.burning ? ['On fire.'] : []),
    ...lost.map((corner) => `The ${corner.replace('-', ' ')} wheel is gone.`),
    ...(vehicle.gone ? ['Destroyed.'] : []),
    ...(vehicle.surrendered ? ['Surrendered.'] : []),
  ];
}

/** What a car of the table has lost of the design it was built from. */
export function vehicleDamage(design: CarDesign, model: VehicleModel, vehicle: Vehicle): SheetDamage {
  const guns = gunsAboard(model, vehicle);
  const gunIds = idsOf(
    'weapons',
    design.weapons.map(({ count }) => count),
  );
  const crewIds = idsOf(
    'crew',
    design.crew.map(({ count = 1 }) => count),
  );
  const plants = model.parts.filter(({ kind }) => kind === 'plant');
  const plantLoss = plants.reduce((sum, { dp }) => sum + dp, 0) - plantPoints(vehicle);
  return {
    armor: gather(SIDES.map((side) => [side, (model.armor[side] ?? 0) - armorOn(vehicle, side)] as const)),
    hits: gather([
      ...guns.map((gun, i) => [gunIds[i], gun.model.dp - gun.state.dp] as const),
      ...vehicle.crew.map(({ hits }, i) => [crewIds[i], hits] as const),
      ['plants.0', plantLoss],
      ...tireLosses(model, vehicle),
    ]),
    bodyArmor: gather(
      model.crew.map(({ armor }, i) => [crewIds[i], armor - (vehicle.crew[i]?.armor ?? armor)] as const),
    ),
    shots: gather(guns.map((gun, i) => [gunIds[i], spentOf(gun)] as const)),
    speed: vehicle.speed,
    handling: vehicle.status,
    notes: notesOf(vehicle),
  };
}
