import type { Seat } from '@hardtop/kernel';
import { ACCESSORIES } from '../catalog/accessories.ts';
import { damageModifierOf } from '../catalog/damage-modifier.ts';
import { PLANTS } from '../catalog/plants.ts';
import { TIRES } from '../catalog/tires.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import type { Fielded, FieldedCrew, FieldedWeapon } from '../garage/fielded/fielded.ts';
import type { PersonModel, VehicleModel, WeaponModel, WheelModel } from '../table/state/model.ts';
import { CAR_CORNERS } from '../table/state/wheels.ts';

/** `mg-front`, and `mg-front-2` for the second of its kind there. */
export function weaponIds(weapons: readonly FieldedWeapon[]): readonly string[] {
  const seen = new Map<string, number>();
  return weapons.map(({ weapon, mount }) => {
    const base = `${weapon.toLowerCase()}-${mount}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

/** A magazine adds a load of shots and a damage point. */
function weaponModel({ weapon, mount, link, magazines = 0, fuse = 'touch' }: FieldedWeapon, id: string): WeaponModel {
  const row = weaponRow(weapon);
  const dp = row.dp + magazines * ACCESSORIES.magazine.special.dpToWeapon;
  const shots = row.shots === null ? null : row.shots * (1 + magazines);
  return { kind: 'weapon', id, weapon, at: mount, link: link ?? null, dp, shots, fuse };
}

function personModel(spec: FieldedCrew, id: string, seat: Seat): PersonModel {
  const armorKind = spec.armor ?? 'none';
  return {
    id,
    seat,
    post: spec.role,
    driverSkill: spec.driver ?? 0,
    gunnerSkill: spec.gunner ?? 0,
    computer: spec.computer ?? 'none',
    armorKind,
    armor: armorKind === 'none' ? 0 : ACCESSORIES[armorKind].dp,
  };
}

/** A six-wheeler has two wheels at each back corner. */
function wheelsOf(car: Fielded): readonly WheelModel[] {
  const { dp, spikeProof } = TIRES[car.tires];
  return CAR_CORNERS.flatMap((corner) =>
    Array.from({ length: car.wheels === 6 && corner.startsWith('back') ? 2 : 1 }, () => ({ corner, dp, spikeProof })),
  );
}

/** A car as the table plays it; `seats` has who decides for each of its crew. */
export function vehicleModel(car: Fielded, index: number, seat: Seat, seats: readonly Seat[]): VehicleModel {
  const id = `v${index + 1}`;
  const plant = PLANTS[car.plant];
  const ids = weaponIds(car.weapons);
  return {
    id,
    seat,
    name: car.name,
    tag: String(index + 1),
    counter: 'car',
    body: car.body,
    dm: damageModifierOf(car.weight),
    acceleration: car.acceleration,
    topSpeed: plant.topSpeed,
    handlingClass: car.handlingClass,
    armor: car.armor,
    parts: [
      ...car.weapons.map((spec, i) => weaponModel(spec, ids[i] ?? String(i))),
      { kind: 'plant', id: 'plant', at: car.plantAt, dp: plant.dp },
    ],
    wheels: wheelsOf(car),
    crew: car.crew.map((spec, i) => personModel(spec, `${id}.${i + 1}`, seats[i] ?? seat)),
    ramPlate: car.ramPlate ?? false,
    turret: car.turret === true || car.weapons.some(({ mount }) => mount === 'turret'),
    extinguisher: car.extinguisher ?? 'none',
  };
}

/** Cars of the same name are told apart by their number. */
export function toldApart(models: readonly VehicleModel[]): readonly VehicleModel[] {
  return models.map((model) => {
    const twins = models.filter((other) => other.name === model.name).length > 1;
    return twins ? { ...model, name: `${model.name} ${model.tag}` } : model;
  });
}

/** By seat: the first seat of its side. Who share a vehicle fight on one side. */
export function sidesOf(seats: number, models: readonly VehicleModel[]): readonly Seat[] {
  const sides = Array.from({ length: seats }, (_, seat) => seat);
  for (const { seat, crew } of models) {
    for (const person of crew) {
      const [a = 0, b = 0] = [sides[seat], sides[person.seat]];
      sides.forEach((side, i) => {
        if (side === Math.max(a, b)) sides[i] = Math.min(a, b);
      });
    }
  }
  return sides;
}
