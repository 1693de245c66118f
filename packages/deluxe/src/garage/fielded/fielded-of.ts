// From a design to the vehicle that the table drives.

import { err, ok, type Result } from '@hardtop/kernel';
import { CYCLE_WHEELS } from '../../catalog/cycle-bodies.ts';
import { handWeapon, isGrenade } from '../../catalog/hand-weapons.ts';
import { TRIKE_WHEELS } from '../../catalog/trike-bodies.ts';
import { turret as turretRow } from '../../catalog/turrets.ts';
import { SIDES, type Side } from '../../catalog/units.ts';
import { armorLocations, type VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design, Fittings, SidecarDesign } from '../design/design.ts';
import type { CrewFit, WeaponFit } from '../design/fittings.ts';
import { plantRowsOf } from '../design/gear.ts';
import { accelerationAt } from '../figures/acceleration.ts';
import { offRoadClassOf } from '../figures/off-road.ts';
import { radialBonusOf } from '../figures/radials.ts';
import { totalsOf } from '../figures/totals.ts';
import {
  type Fielded,
  type FieldedArm,
  type FieldedArmor,
  type FieldedCrew,
  type FieldedSidecar,
  type FieldedTurret,
  type FieldedWeapon,
  GEAR,
  type Gear,
  MOUNTS,
  SENSORS,
} from './fielded.ts';
import { isArm } from './fielded-arms.ts';
import { freightOf } from './freight.ts';
import { guardsOf } from './guards.ts';
import { type GroundDesign, groundPartsOf, type Refusals, refusalsOf } from './refusals.ts';
import { wheelTiresOf } from './wheel-tires.ts';

/** The table's vehicle, or every reason why it cannot be fielded yet: at least one. */
export function fieldedOf(design: Design, id: string, settings: GarageSettings): Result<Fielded, Refusals> {
  const parts = groundPartsOf(design);
  if (!parts.ok) return parts;
  const { lead, sidecar } = parts.value;
  const refusals = refusalsOf(lead, sidecar);
  const [plant] = lead.plants;
  const [tires] = lead.tires;
  const totals = totalsOf(design, settings);
  const { acceleration, handlingClass } = totals;
  const [first, ...more] = refusals;
  if (first !== undefined) return err([first, ...more]);
  if (plant === undefined || tires === undefined || handlingClass === null || !isRate(acceleration))
    return err([{ what: 'The table has no figures for such a vehicle yet.' }]);
  const links = linkLetters([lead, ...(sidecar === null ? [] : [sidecar])]);
  const guards = guardsOf(lead);
  const wheelTires = wheelTiresOf(lead);
  return ok({
    id,
    name: design.name,
    body: lead.body,
    ...(lead.class === 'trike' && lead.reversed === true && { reversed: true }),
    plant: plant.plant,
    plantAt: plant.at === 'back' ? 'back' : 'front',
    ...secondOf(lead, totals.weight + totals.cargoWeight, settings),
    tires: tires.tire,
    ...(wheelTires !== null && { wheelTires }),
    wheels: wheelsOf(lead),
    ...(guards !== null && { guards }),
    crew: withScopes(lead.crew.flatMap(crewOf), scopesOf(lead)),
    ...(lead.driverSide === 'right' && { driverSide: lead.driverSide }),
    weapons: lead.weapons.flatMap((fit) => weaponsOf(fit, links)),
    armor: armorOf(lead, lead.body),
    ...(lead.armor.type !== 'normal' && { armorType: lead.armor.type }),
    ...(sidecar !== null && { sidecar: sidecarOf(sidecar, links) }),
    ...gearOf(lead),
    acceleration,
    handlingClass,
    ...(tires.tire === 'prr' &&
      wheelTires === null && { radials: radialBonusOf(design, totals.weight + totals.cargoWeight, settings) }),
    offRoadClass: offRoadClassOf(design, lead, totals.weight + totals.cargoWeight, settings),
    ...(lead.suspension === 'offroad' && { offRoadSuspension: true }),
    weight: totals.weight + totals.cargoWeight,
    cost: totals.cost,
  });
}

/** The one in reserve: power factors are never added up (deluxe/VIII.4/duplicate-plants). */
function secondOf(lead: GroundDesign, weight: number, settings: GarageSettings): Pick<Fielded, 'second'> {
  const [, fit] = lead.plants;
  if (fit === undefined) return {};
  const rate = accelerationAt(lead, plantRowsOf(lead)[1], weight, settings);
  return { second: { plant: fit.plant, at: fit.at, acceleration: isRate(rate) ? rate : 0 } };
}

const isRate = (value: number | null): value is 5 | 10 | 15 => value === 5 || value === 10 || value === 15;

function wheelsOf(design: GroundDesign): Fielded['wheels'] {
  switch (design.class) {
    case 'car':
      return design.sixWheels === true ? 6 : 4;
    case 'cycle':
      return CYCLE_WHEELS;
    case 'trike':
      return TRIKE_WHEELS;
  }
}

/** Where the design does not say so it rides on the right. */
function sidecarOf(design: SidecarDesign, links: ReadonlyMap<string, string>): FieldedSidecar {
  const [guard] = guardsOf(design) ?? [];
  return {
    body: design.body,
    side: design.side ?? 'right',
    crew: withScopes(design.crew.flatMap(crewOf), scopesOf(design)),
    weapons: design.weapons.flatMap((fit) => weaponsOf(fit, links)),
    armor: armorOf(design, design.body),
    ...(guard !== undefined && guard !== 0 && { guard }),
    ...(design.armor.type !== 'normal' && { armorType: design.armor.type }),
  };
}

/** Links as the table names them, in the order of the design. */
function linkLetters(parts: readonly Fittings[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { weapons } of parts)
    for (const { links } of weapons)
      for (const name of links ?? []) if (!letters.has(name)) letters.set(name, String.fromCharCode(65 + letters.size));
  return letters;
}

function weaponsOf(fit: WeaponFit, letters: ReadonlyMap<string, string>): readonly FieldedWeapon[] {
  const mount = MOUNTS.find((candidate) => candidate === fit.mount) ?? 'front';
  const links = (fit.links ?? []).flatMap((name) => letters.get(name) ?? []);
  const [link] = links;
  const one: FieldedWeapon = {
    weapon: fit.weapon,
    mount,
    ...(link !== undefined && { link: links.length > 1 ? links : link }),
    ...(fit.magazines !== undefined && fit.magazines > 0 && { magazines: fit.magazines }),
    ...(fit.load?.kind === 'mines' && { fuse: fit.load.fuse }),
    ...(fit.load?.kind === 'tear-gas' && { gas: true }),
    ...(fit.load?.kind === 'part' && { shots: fit.load.shots }),
    ...(fit.load?.kind === 'empty' && { shots: 0 }),
    ...(fit.load?.kind === 'grenades' && { grenades: fit.load.order.map((grenade) => ({ grenade })) }),
  };
  return Array.from({ length: fit.count }, () => one);
}

function crewOf({
  role,
  count = 1,
  computer,
  armor,
  cyberlink,
  turret,
  handWeapons = [],
}: CrewFit): readonly FieldedCrew[] {
  const mount = MOUNTS.find((candidate) => candidate === cyberlink?.mount);
  const one: FieldedCrew = {
    role: role === 'driver' || role === 'gunner' ? role : 'passenger',
    ...(computer !== undefined && { computer }),
    ...(armor !== undefined && { armor }),
    ...carriedOf(handWeapons),
    ...(cyberlink !== undefined && mount !== undefined && { cyberlink: { weapon: cyberlink.weapon, mount } }),
    ...(turret !== undefined && { cupola: true }),
  };
  return Array.from({ length: count }, () => one);
}

type Carried = NonNullable<CrewFit['handWeapons']>;

/** Weapons with their spare belts, and grenades: a launcher is loaded with as many of his own as it holds (H-264). */
function carriedOf(carried: Carried): Pick<FieldedCrew, 'arms' | 'grenades'> {
  const left = carried.flatMap(heldOf);
  const arms = carried.flatMap(armsOf).map((arm): FieldedArm => {
    if (arm.weapon === 'HGL') return { ...arm, grenades: left.splice(0, handWeapon('HGL').shots) };
    const clips = arm.weapon === 'TRR' || arm.weapon === 'TMG' ? clipsFor(carried, arm.weapon) : 0;
    return clips > 0 ? { ...arm, clips } : arm;
  });
  return { ...(arms.length > 0 && { arms }), ...(left.length > 0 && { grenades: left }) };
}

/** Belts for the first weapon that takes them. */
function clipsFor(carried: Carried, weapon: 'TRR' | 'TMG'): number {
  const clip = weapon === 'TRR' ? 'RRclip' : 'MGclip';
  return carried.reduce((sum, { id, count }) => sum + (id === clip ? count : 0), 0);
}

function armsOf({ id, count }: Carried[number]): readonly FieldedArm[] {
  return isArm(id) ? Array.from({ length: count }, () => ({ weapon: id })) : [];
}

/** Set to go off at once, as they leave the shop. */
function heldOf({ id, count }: Carried[number]): NonNullable<FieldedCrew['grenades']> {
  return isGrenade(id) ? Array.from({ length: count }, () => ({ grenade: id })) : [];
}

const scopesOf = ({ accessories }: Fittings): number =>
  accessories.filter(({ id }) => id === 'laserscope').reduce((sum, { count }) => sum + count, 0);

/** A scope for the first weapon of each in turn, then for the next (deluxe/VIII.8/laser-scope). */
function withScopes(crew: readonly FieldedCrew[], scopes: number): readonly FieldedCrew[] {
  if (scopes === 0) return crew;
  const arms = crew.map((person) => [...(person.arms ?? [])]);
  let left = scopes;
  for (let round = 0; left > 0 && arms.some(({ length }) => length > round); round++)
    for (const own of arms) {
      const arm = own[round];
      if (arm === undefined || left === 0) continue;
      own[round] = { ...arm, scope: true };
      left--;
    }
  return crew.map((person, i) => (person.arms === undefined ? person : { ...person, arms: arms[i] ?? [] }));
}

/** Every side that the body can carry armor on, with its points. */
function armorOf({ armor }: Fittings, body: VehicleBodyId): FieldedArmor {
  const locations = armorLocations(body);
  const all: Partial<Record<Side, number>> = {};
  for (const side of SIDES) if (locations.includes(side)) all[side] = armor.points[side] ?? 0;
  return all;
}

/** A plain turret is told by the weapons in it. */
function turretOf({ turrets, weapons }: Fittings): Pick<Fielded, 'turret'> {
  const [fit] = turrets;
  if (fit === undefined) return {};
  const { popUp, cupola } = turretRow(fit.type);
  const special: FieldedTurret = {
    ...(popUp && { popUp }),
    ...(cupola && { cupola }),
    ...(fit.universal === true && { universal: true }),
  };
  if (Object.keys(special).length > 0) return { turret: special };
  return weapons.some(({ mount }) => mount === 'turret') ? {} : { turret: true };
}

/** Real ones before fake ones. */
function bladesOf({ accessories }: Fittings): Pick<Fielded, 'blades'> {
  const real = accessories.find(({ id }) => id === 'carblades' || id === 'cycleblades');
  const fit = real ?? accessories.find(({ id }) => id === 'fakeblades');
  if (fit === undefined) return {};
  const at = SIDES.find((side) => side === fit.at);
  return { blades: { ...(at !== undefined && { at }), ...(real === undefined && { fake: true }) } };
}

/** A door without a place is on the right, as those of helicopters are. */
function doorsOf({ accessories }: Fittings): Pick<Fielded, 'doors'> {
  const sides: ('left' | 'right')[] = [];
  for (const { id, at, count } of accessories) {
    if (id !== 'sidedoor') continue;
    const side = at === 'left' ? 'left' : 'right';
    sides.push(side);
    if (count > 1) sides.push(side === 'left' ? 'right' : 'left');
  }
  const doors = (['left', 'right'] as const).filter((side) => sides.includes(side));
  return doors.length > 0 ? { doors } : {};
}

/** Where no place is named, round the vehicle in turn. */
const GRENADE_SIDES = ['left', 'right', 'front', 'back', 'top', 'underbody'] as const satisfies readonly Side[];

function grenadesOf({ accessories }: Fittings): Pick<Fielded, 'grenades'> {
  const grenades: Partial<Record<Side, number>> = {};
  let turn = 0;
  for (const { id, at, count } of accessories) {
    if (id !== 'apgrenade') continue;
    const given = SIDES.find((side) => side === at);
    for (let i = 0; i < count; i++) {
      const side = given ?? GRENADE_SIDES[turn++ % GRENADE_SIDES.length] ?? 'left';
      grenades[side] = (grenades[side] ?? 0) + 1;
    }
  }
  return Object.keys(grenades).length > 0 ? { grenades } : {};
}

function carriedGear({ accessories }: Fittings): readonly Gear[] {
  return accessories.flatMap(({ id, count }) => {
    const gear = GEAR.find((candidate) => candidate === id);
    return gear === undefined ? [] : Array.from({ length: count }, () => gear);
  });
}

type Fitted = Pick<
  Fielded,
  | 'blades'
  | 'extinguisher'
  | 'ramPlate'
  | 'brushcutter'
  | 'spoiler'
  | 'airdam'
  | 'tireChains'
  | 'sensors'
  | 'turret'
  | 'doors'
  | 'gear'
  | 'cargo'
  | 'grenades'
  | 'platform'
>;

function gearOf(fittings: Fittings): Fitted {
  const { accessories } = fittings;
  const gear = carriedGear(fittings);
  const has = (id: string): boolean => accessories.some((fit) => fit.id === id);
  const extinguisher = has('improvedfireextinguisher')
    ? 'improvedfireextinguisher'
    : has('fireextinguisher')
      ? 'fireextinguisher'
      : undefined;
  const sensors = SENSORS.filter(has);
  return {
    ...(extinguisher !== undefined && { extinguisher }),
    ...(has('ramplate') && { ramPlate: true }),
    ...(has('brushcutter') && { brushcutter: true }),
    ...(sensors.length > 0 && { sensors }),
    ...(has('searchlight') && { searchlight: true }),
    ...(has('remotecontrol') && { remoteControl: true }),
    ...(has('spoiler') && { spoiler: true }),
    ...(has('airdam') && { airdam: true }),
    ...(has('tirechain') && { tireChains: true }),
    ...turretOf(fittings),
    ...bladesOf(fittings),
    ...doorsOf(fittings),
    ...(gear.length > 0 && { gear }),
    ...(fittings.cargo.length > 0 && { cargo: fittings.cargo.flatMap(freightOf) }),
    ...grenadesOf(fittings),
    ...(has('rocketplatform') && { platform: true }),
  };
}
