import type { Seat } from '@hardtop/kernel';
import { ACCESSORIES } from '../catalog/accessories.ts';
import type { ArmorTypeId } from '../catalog/armor.ts';
import { SIDECAR_PLATE } from '../catalog/armor-locations.ts';
import { damageModifierOf } from '../catalog/damage-modifier.ts';
import { type GroundClass, groundClass, groundPlants } from '../catalog/ground-bodies.ts';
import { handWeapon } from '../catalog/hand-weapons.ts';
import { OFF_ROAD_PENALTY } from '../catalog/terrain.ts';
import { TIRES, type TireId, tire } from '../catalog/tires.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import type {
  Fielded,
  FieldedArm,
  FieldedCrew,
  FieldedGuard,
  FieldedWeapon,
  Skill,
} from '../garage/fielded/fielded.ts';
import type {
  ArmModel,
  GrenadeInHand,
  HandlingAid,
  OpenPlace,
  PersonModel,
  VehicleModel,
  WeaponModel,
  WheelModel,
} from '../table/state/model.ts';
import { PLATFORM } from '../table/state/model.ts';
import { CAR_CORNERS, type WheelCorner } from '../table/state/wheels.ts';

/** `mg-front`, and `mg-front-2` for the second of its kind there; `mg-sidecar-front` on a sidecar. */
function idsOf(weapons: readonly FieldedWeapon[], on: string): readonly string[] {
  const seen = new Map<string, number>();
  return weapons.map(({ weapon, mount }) => {
    const base = `${weapon.toLowerCase()}-${on}${mount}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

export const weaponIds = (weapons: readonly FieldedWeapon[]): readonly string[] => idsOf(weapons, '');

export const sidecarWeaponIds = (weapons: readonly FieldedWeapon[]): readonly string[] => idsOf(weapons, 'sidecar-');

/** All weapons of a vehicle, those of its sidecar last. */
export function allWeaponIds({ weapons, sidecar }: Pick<Fielded, 'weapons' | 'sidecar'>): readonly string[] {
  return [...weaponIds(weapons), ...(sidecar === undefined ? [] : sidecarWeaponIds(sidecar.weapons))];
}

/** All aboard, those in the sidecar last. */
export function allCrew({ crew, sidecar }: Pick<Fielded, 'crew' | 'sidecar'>): readonly FieldedCrew[] {
  return sidecar === undefined ? crew : [...crew, ...sidecar.crew];
}

/** Points and shots are those of the list (deluxe/VIII.6/weapon-statistics); a magazine adds a load of shots and a damage point. */
function weaponModel(spec: FieldedWeapon, id: string): WeaponModel {
  const { weapon, mount, link, magazines = 0, fuse = 'touch', gas = false, grenades = [] } = spec;
  const row = weaponRow(weapon);
  const dp = row.dp + magazines * ACCESSORIES.magazine.special.dpToWeapon;
  const isLauncher = row.special.some(({ kind }) => kind === 'grenade-launcher');
  const full = row.shots === null ? null : (spec.shots ?? row.shots) + row.shots * magazines;
  const shots = isLauncher ? grenades.length : full;
  return {
    kind: 'weapon',
    id,
    weapon,
    at: mount,
    links: linksOf(link),
    dp,
    shots,
    fuse,
    ...(gas && { gas: true }),
    ...(isLauncher && { grenades: grenades.map(({ grenade, delay = 0 }) => ({ grenade, delay })) }),
  };
}

function linksOf(link: FieldedWeapon['link']): readonly string[] {
  if (link === undefined) return [];
  return typeof link === 'string' ? [link] : link;
}

function weaponModels({ weapons, sidecar }: Fielded): readonly WeaponModel[] {
  const ids = weaponIds(weapons);
  const own = weapons.map((spec, i) => weaponModel(spec, ids[i] ?? String(i)));
  if (sidecar === undefined) return own;
  const besides = sidecarWeaponIds(sidecar.weapons);
  return [
    ...own,
    ...sidecar.weapons.map(
      (spec, i): WeaponModel => ({ ...weaponModel(spec, besides[i] ?? String(i)), sidecar: true }),
    ),
  ];
}

/** The first of a kind bears its name, the others a number beside it. */
function armModels(arms: readonly FieldedArm[]): readonly ArmModel[] {
  const seen = new Map<string, number>();
  return arms.map(({ weapon, scope = false, clips = 0, grenades = [] }) => {
    const count = (seen.get(weapon) ?? 0) + 1;
    seen.set(weapon, count);
    const isLauncher = weapon === 'HGL';
    return {
      id: count === 1 ? weapon : `${weapon}-${count}`,
      weapon,
      shots: isLauncher ? grenades.length : handWeapon(weapon).shots,
      scope,
      ...(clips > 0 && { clips }),
      ...(isLauncher && { grenades: grenades.map(({ grenade, delay = 0 }) => ({ grenade, delay })) }),
    };
  });
}

/** The same for grenades. */
function heldModels(grenades: NonNullable<FieldedCrew['grenades']>): readonly GrenadeInHand[] {
  const seen = new Map<string, number>();
  return grenades.map(({ grenade, delay = 0 }) => {
    const count = (seen.get(grenade) ?? 0) + 1;
    seen.set(grenade, count);
    return { id: count === 1 ? grenade : `${grenade}-${count}`, grenade, delay };
  });
}

/** Has grenades in his pockets, or a launcher for them. */
export function canThrow({ throws, hands }: PersonModel): boolean {
  return throws !== undefined || (hands?.arms.some(({ weapon }) => weapon === 'HGL') ?? false);
}

const skillOf = (skill: Skill = 0): number | null => (skill === 'none' ? null : skill);

const cyberlinkId = (person: string): string => `cyberlink-${person}`;

/** Where somebody sits, if not inside, and the side he fires from by hand; null is all round. */
interface Berth {
  readonly place: OpenPlace | null;
  readonly side: 'left' | 'right' | null;
}

/** Somebody as the table plays him. */
export function personModel(spec: FieldedCrew, id: string, seat: Seat, { place, side }: Berth): PersonModel {
  const armorKind = spec.armor ?? 'none';
  const { arms = [], grenades = [], cyberlink } = spec;
  return {
    id,
    seat,
    post: spec.role,
    ...(place === null ? {} : { place }),
    driverSkill: skillOf(spec.driver),
    gunnerSkill: skillOf(spec.gunner),
    ...(spec.running !== undefined && spec.running > 0 && { running: spec.running }),
    computer: spec.computer ?? 'none',
    ...(cyberlink !== undefined && {
      cyberlink: { weapon: cyberlink.weapon, at: cyberlink.mount, part: cyberlinkId(id) },
    }),
    armorKind,
    armor: armorKind === 'none' ? 0 : ACCESSORIES[armorKind].dp,
    ...(arms.length > 0 && { hands: { skill: skillOf(spec.handgunner), side, arms: armModels(arms) } }),
    ...(grenades.length > 0 && {
      throws: { side, skill: skillOf(spec.handgunner) ?? 0, grenades: heldModels(grenades) },
    }),
  };
}

/** A six-wheeler has two wheels at each back corner (deluxe/VIII.2/six-wheels); a cycle's stand in line, a trike's in a triangle (deluxe/IX.2/trike-construction). */
function cornersOf({ body, wheels, reversed }: Fielded): readonly WheelCorner[] {
  switch (groundClass(body)) {
    case 'car':
      return CAR_CORNERS.flatMap((corner) => (wheels === 6 && corner.startsWith('back') ? [corner, corner] : [corner]));
    case 'cycle':
      return ['front', 'back'];
    case 'trike':
      return reversed === true ? ['front-left', 'front-right', 'back'] : ['front', 'back-left', 'back-right'];
  }
}

function wheelsOf(vehicle: Fielded): readonly WheelModel[] {
  const { tires: all, wheelTires, armorType = 'normal' } = vehicle;
  // The points of a tire, and whether nothing punctures it, come from its kind (deluxe/VIII.5/tires).
  const wheel = (corner: WheelCorner, guard: number | FieldedGuard, kind: TireId): WheelModel => {
    const { dp, spikeProof } = TIRES[kind];
    return { corner, dp, spikeProof, ...guardModel(guard, armorType) };
  };
  const own = cornersOf(vehicle).map((corner, i) => wheel(corner, vehicle.guards?.[i] ?? 0, wheelTires?.[i] ?? all));
  const { sidecar } = vehicle;
  return sidecar === undefined ? own : [...own, wheel(`sidecar-${sidecar.side}`, sidecar.guard ?? 0, all)];
}

function guardModel(
  guard: number | FieldedGuard,
  body: ArmorTypeId,
): Pick<WheelModel, 'guard' | 'guardRetracts' | 'guardArmor'> {
  const { points, retracts, armor = body } = typeof guard === 'number' ? { points: guard } : guard;
  if (points === 0) return {};
  return {
    guard: points,
    ...(retracts === true && { guardRetracts: true }),
    ...(armor !== 'normal' && { guardArmor: armor }),
  };
}

/** Things inside that have points of their own, told apart by number; helmets with whom they belong to (H-201). */
function loadModels(vehicle: Fielded, crew: readonly PersonModel[]): VehicleModel['parts'] {
  const { gear = [], cargo = [] } = vehicle;
  const things = gear.map((id, i) => {
    const before = gear.slice(0, i).filter((other) => other === id).length;
    const { name, dp, rule } = ACCESSORIES[id];
    const number = before > 0 ? `-${before + 1}` : '';
    return { kind: 'cargo', id: `${id}${number}`, label: name.toLowerCase(), dp, rule } as const;
  });
  const helmets = crew.flatMap(({ cyberlink, post }) => {
    const { dp } = ACCESSORIES.cyberlink;
    return cyberlink === undefined
      ? []
      : [{ kind: 'cargo', id: cyberlink.part, label: `${post}'s cyberlink`, dp } as const];
  });
  // A spare tire has the points of its kind (deluxe/VIII.5/spare-tires).
  const freight = cargo.map(
    ({ name, dp }, i) =>
      ({ kind: 'cargo', id: `cargo-${i + 1}`, label: name, dp, rule: 'deluxe/VIII.10/cargo' }) as const,
  );
  return [...things, ...helmets, ...freight, ...platformModels(vehicle)];
}

/** Rockets on the roof stand on a platform. */
function hasPlatform({ platform = false, weapons }: Pick<Fielded, 'platform' | 'weapons'>): boolean {
  return platform || weapons.some(({ mount }) => mount === 'platform');
}

function platformModels(vehicle: Fielded): VehicleModel['parts'] {
  if (!hasPlatform(vehicle)) return [];
  const { dp, rule } = ACCESSORIES.rocketplatform;
  return [{ kind: 'cargo', id: PLATFORM, label: 'rocket platform', dp, onRoof: true, rule }];
}

function armorOf({ armor, sidecar }: Fielded): VehicleModel['armor'] {
  if (sidecar === undefined) return armor;
  const { front = 0, right = 0, left = 0, back = 0, underbody = 0 } = sidecar.armor;
  return {
    ...armor,
    [SIDECAR_PLATE.front]: front,
    [SIDECAR_PLATE.right]: right,
    [SIDECAR_PLATE.left]: left,
    [SIDECAR_PLATE.back]: back,
    [SIDECAR_PLATE.underbody]: underbody,
  };
}

const AIDS: readonly HandlingAid[] = ['spoiler', 'airdam'];

const COUNTER_OF = { car: 'car', cycle: 'cycle', trike: 'trike' } as const satisfies Record<GroundClass, string>;

function crewOf(vehicle: Fielded, id: string, seat: Seat, seats: readonly Seat[]): readonly PersonModel[] {
  const berths = berthsOf(vehicle);
  return allCrew(vehicle).map((spec, i) =>
    personModel(spec, `${id}.${i + 1}`, seats[i] ?? seat, berths[i] ?? { place: null, side: null }),
  );
}

/** On the saddle all round, from a sidecar outward; inside the driver to his own side and the others by turns, the first across from him. */
function berthsOf(vehicle: Fielded): readonly Berth[] {
  const { crew, sidecar, driverSide = 'left' } = vehicle;
  const beside = (sidecar?.crew ?? []).map((): Berth => ({ place: 'sidecar', side: sidecar?.side ?? 'right' }));
  if (groundClass(vehicle.body) === 'cycle')
    return [...crew.map((): Berth => ({ place: 'saddle', side: null })), ...beside];
  const across = driverSide === 'left' ? 'right' : 'left';
  let others = 0;
  return crew.map(({ role, cupola }): Berth => {
    const isAcross = role !== 'driver' && others++ % 2 === 0;
    return { place: cupola === true ? 'cupola' : null, side: isAcross ? across : driverSide };
  });
}

/** Radials help on the road alone, off-road solids off it alone. */
function usualOffRoadClass({ handlingClass, tires, offRoadSuspension = false }: Fielded, of: GroundClass): number {
  const { handlingBonus, offRoadBonus } = tire(tires);
  return handlingClass - handlingBonus + offRoadBonus + (offRoadSuspension ? 0 : OFF_ROAD_PENALTY[of]);
}

/** A turret stands on its roof, whatever is in it. */
function isTurreted({ turret = false, weapons }: Pick<Fielded, 'turret' | 'weapons'>): boolean {
  return turret !== false || weapons.some(({ mount }) => mount === 'turret');
}

/** The plant in reserve, and what the vehicle does on it. */
function secondPlant(
  { second }: Fielded,
  of: GroundClass,
): { readonly part: VehicleModel['parts'][number]; readonly pace: NonNullable<VehicleModel['second']> } | null {
  if (second === undefined) return null;
  const { topSpeed = 0, dp = 0 } = groundPlants(of)[second.plant] ?? {};
  const { acceleration } = second;
  return {
    part: { kind: 'plant', id: 'plant-2', at: second.at, dp },
    pace: { plant: 'plant-2', acceleration, topSpeed },
  };
}

/**
 * A vehicle as the table plays it; `seats` has who decides for each of its crew. Its handling class is that of its suspension
 * (deluxe/VIII.3/suspension), of a cycle with its sidecar's (deluxe/IX.1/suspension).
 */
export function vehicleModel(vehicle: Fielded, index: number, seat: Seat, seats: readonly Seat[]): VehicleModel {
  const id = `v${index + 1}`;
  const of = groundClass(vehicle.body);
  const plant = groundPlants(of)[vehicle.plant];
  const { topSpeed = 0, dp = 0 } = plant ?? {};
  const second = secondPlant(vehicle, of);
  const crew = crewOf(vehicle, id, seat, seats);
  const turret = typeof vehicle.turret === 'object' ? vehicle.turret : {};
  const popUp = turret.popUp === true;
  return {
    id,
    seat,
    name: vehicle.name,
    tag: String(index + 1),
    counter: COUNTER_OF[of],
    body: vehicle.body,
    sidecar: vehicle.sidecar?.body ?? null,
    dm: damageModifierOf(vehicle.weight),
    acceleration: vehicle.acceleration,
    topSpeed,
    ...(second !== null && { second: second.pace }),
    handlingClass: vehicle.handlingClass,
    ...(vehicle.tires === 'prr' &&
      vehicle.wheelTires === undefined && { radials: vehicle.radials ?? tire('prr').handlingBonus }),
    offRoadClass: vehicle.offRoadClass ?? usualOffRoadClass(vehicle, of),
    offRoadSuspension: vehicle.offRoadSuspension ?? false,
    armor: armorOf(vehicle),
    armorType: vehicle.armorType ?? 'normal',
    ...(vehicle.sidecar !== undefined && { sidecarArmor: vehicle.sidecar.armorType ?? 'normal' }),
    parts: [
      ...weaponModels(vehicle),
      { kind: 'plant', id: 'plant', at: vehicle.plantAt, dp },
      ...(second === null ? [] : [second.part]),
      ...loadModels(vehicle, crew),
    ],
    wheels: wheelsOf(vehicle),
    crew,
    ramPlate: vehicle.ramPlate ?? false,
    ...(vehicle.blades !== undefined && {
      blades: { at: vehicle.blades.at ?? 'front', ...(vehicle.blades.fake === true && { fake: true }) },
    }),
    brushcutter: vehicle.brushcutter ?? false,
    aids: AIDS.filter((aid) => vehicle[aid] === true),
    chains: vehicle.tireChains ?? false,
    sensors: vehicle.sensors ?? [],
    searchlight: vehicle.searchlight ?? false,
    remoteControl: vehicle.remoteControl ?? false,
    turret: !popUp && isTurreted(vehicle),
    popUp,
    universal: turret.universal === true,
    doors: vehicle.doors ?? [],
    platform: hasPlatform(vehicle),
    ...(vehicle.grenades !== undefined && { grenades: vehicle.grenades }),
    extinguisher: vehicle.extinguisher ?? 'none',
  };
}

/** Vehicles of the same name are told apart by their number. */
export function toldApart(models: readonly VehicleModel[]): readonly VehicleModel[] {
  return models.map((model) => {
    const twins = models.filter((other) => other.name === model.name).length > 1;
    return twins ? { ...model, name: `${model.name} ${model.tag}` } : model;
  });
}

/** By seat: the first seat of its side. Who share a vehicle fight on one side. */
export function sidesOf(
  seats: readonly { readonly name: string; readonly team?: number | undefined }[],
  models: readonly VehicleModel[],
): readonly Seat[] {
  const sides = seats.map(({ team }, seat) =>
    team === undefined ? seat : seats.findIndex((other) => other.team === team),
  );
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
