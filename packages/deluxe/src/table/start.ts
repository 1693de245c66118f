import { ACCESSORIES } from '../catalog/accessories.ts';
import { damageModifierOf } from '../catalog/damage-modifier.ts';
import { CORNER_LOSS, HANDLING_CLASS_LIMITS } from '../catalog/handling.ts';
import { PLANTS } from '../catalog/plants.ts';
import { TIRES } from '../catalog/tires.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import type { BodyArmor, Car, CarCrew, CarWeapon } from '../garage/fielded/car.ts';
import type { DeluxeRule } from '../rules.ts';
import type { Setup, Start, StartingDamage } from './state/setup.ts';
import type { Corner, CrewState, State, Vehicle, WeaponState } from './state/state.ts';
import { WHEELS, type WheelCorner } from './state/wheels.ts';

/** Played here though no event or question names them. */
export const START_RULES = [
  'deluxe/IV.5/handling-class',
  'deluxe/VIII.8/magazine',
  'deluxe/VIII.8/body-armor',
] as const satisfies readonly DeluxeRule[];

/** `mg-front`, and `mg-front-2` for the second of its kind there. */
export function weaponIds(weapons: readonly CarWeapon[]): readonly string[] {
  const seen = new Map<string, number>();
  return weapons.map(({ weapon, mount }) => {
    const base = `${weapon.toLowerCase()}-${mount}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

/** A magazine adds a load of shots and a damage point. */
function weaponState(spec: CarWeapon, id: string, damage: StartingDamage): WeaponState {
  const row = weaponRow(spec.weapon);
  const magazines = spec.magazines ?? 0;
  const { special } = ACCESSORIES.magazine;
  const fullDp = row.dp + magazines * special.dpToWeapon;
  const fullShots = row.shots === null ? null : row.shots * (1 + magazines);
  const hurt = damage.weapons?.[id];
  const shots = fullShots === null ? null : Math.min(fullShots, hurt?.shots ?? fullShots);
  const { weapon, mount } = spec;
  return {
    id,
    weapon,
    mount,
    link: spec.link ?? null,
    fullDp,
    fullShots,
    dp: Math.max(0, fullDp - (hurt?.hits ?? 0)),
    shots,
    firedTurn: 0,
    lastTarget: null,
    row: 0,
  };
}

function armorPoints(kind: BodyArmor): number {
  return kind === 'none' ? 0 : ACCESSORIES[kind].dp;
}

function crewState(spec: CarCrew, hits: number): CrewState {
  const armorKind = spec.armor ?? 'none';
  return {
    role: spec.role,
    driverSkill: spec.driver ?? 0,
    gunnerSkill: spec.gunner ?? 0,
    computer: spec.computer ?? 'none',
    armorKind,
    armor: armorPoints(armorKind),
    hits,
    actedTurn: 0,
    droveTurn: 0,
  };
}

/** A six-wheeler has two wheels at each back corner. */
function cornersOf(car: Car, damage: StartingDamage): Record<WheelCorner, Corner> {
  const { dp } = TIRES[car.tires];
  const corner = (name: WheelCorner): Corner => {
    const count = car.wheels === 6 && name.startsWith('back') ? 2 : 1;
    const left = Math.max(0, dp - (damage.tires?.[name] ?? 0));
    return { tires: Array.from({ length: count }, () => left), wheelLost: false };
  };
  return {
    'front-left': corner('front-left'),
    'front-right': corner('front-right'),
    'back-left': corner('back-left'),
    'back-right': corner('back-right'),
  };
}

function vehicleFrom(start: Start, index: number): Vehicle {
  const { car, damage } = start;
  const plant = PLANTS[car.plant];
  const ids = weaponIds(car.weapons);
  const lost = (side: keyof Car['armor']): number => Math.max(0, car.armor[side] - (damage.armor?.[side] ?? 0));
  return {
    id: start.id,
    seat: start.seat,
    name: car.name,
    tag: String(index + 1),
    body: car.body,
    dm: damageModifierOf(car.weight),
    acceleration: car.acceleration,
    topSpeed: plant.topSpeed,
    fullArmor: car.armor,
    fullTire: TIRES[car.tires].dp,
    fullPlant: plant.dp,
    plantAt: car.plantAt,
    ramPlate: car.ramPlate ?? false,
    spikeProof: TIRES[car.tires].spikeProof,
    pose: start.pose,
    speed: start.speed,
    oldSpeed: start.speed,
    setSpeed: start.speed,
    rested: start.speed === 0,
    direction: start.speed < 0 ? -1 : 1,
    phaseHeading: start.pose.h,
    owesShort: false,
    handlingClass: car.handlingClass,
    classLoss: 0,
    startingClass: car.handlingClass,
    status: start.status ?? car.handlingClass,
    reflexes: 0,
    quickness: index,
    armor: {
      front: lost('front'),
      right: lost('right'),
      left: lost('left'),
      back: lost('back'),
      top: lost('top'),
      underbody: lost('underbody'),
    },
    weapons: car.weapons.map((spec, i) => weaponState(spec, ids[i] ?? String(i), damage)),
    crew: car.crew.map((spec, i) => crewState(spec, damage.crew?.[i] ?? 0)),
    plant: Math.max(0, plant.dp - (damage.plant ?? 0)),
    cargo: null,
    extinguisher: car.extinguisher ?? 'none',
    corners: cornersOf(car, damage),
    pending: null,
    rolling: null,
    down: 'underbody',
    burning: start.burning,
    aimedFire: 0,
    plantBlows: false,
    changingSeats: 0,
    phaseHits: 0,
    phaseSide: null,
    wheelsShed: 0,
    flameHits: 0,
    fuelHit: 'no',
    touching: [],
    over: [],
    gone: false,
    surrendered: false,
  };
}

/** Cars of the same name are told apart by their number. */
function named(vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.map((vehicle) => {
    const twins = vehicles.filter((other) => other.name === vehicle.name).length > 1;
    return twins ? { ...vehicle, name: `${vehicle.name} ${vehicle.tag}` } : vehicle;
  });
}

export function begin(setup: Setup): State {
  const vehicles = named(setup.starts.map(vehicleFrom));
  for (const vehicle of vehicles) settleCorners(vehicle);
  return {
    at: 'start',
    turn: 0,
    phase: 1,
    vehicles,
    junk: [...setup.junk],
    junkMade: setup.junk.length,
    objects: {},
    queue: [],
    waiting: [],
    passedAt: setup.seats.map(() => null),
    resigned: setup.seats.map(() => false),
  };
}

/** A corner that starts without a tire starts without its handling class too. */
function settleCorners(vehicle: Vehicle): void {
  const bare = WHEELS.filter((corner) => vehicle.corners[corner].tires.every((dp) => dp <= 0));
  vehicle.handlingClass = Math.max(
    HANDLING_CLASS_LIMITS.startMin,
    vehicle.handlingClass + CORNER_LOSS.tires * bare.length,
  );
  vehicle.startingClass = vehicle.handlingClass;
}
