import type { Fate, MatchReport, ReportAward, ReportEntry, ReportItem, ReportPerson, Seat } from '@hardtop/kernel';
import type { Plate } from '../catalog/armor-locations.ts';
import { groundClass } from '../catalog/ground-bodies.ts';
import { FULL_CHARGE, RECHARGE } from '../catalog/power-range.ts';
import { experienceOf, sumsOf } from './queries/awards.ts';
import { crewLabel, injuryOf } from './queries/crew.ts';
import { armLabel, armMount } from './queries/hands.ts';
import { isOut } from './queries/out.ts';
import { outcomeOf } from './queries/outcome.ts';
import { partLabel, partModelOf } from './queries/parts.ts';
import { personName } from './queries/people.ts';
import { unitsLeft } from './queries/power.ts';
import { prestigeOf } from './queries/prestige.ts';
import { workOn } from './queries/repairs.ts';
import { tireName } from './queries/tires.ts';
import { winningsOf } from './queries/winnings.ts';
import type { PersonId } from './state/ids.ts';
import type { VehicleModel } from './state/model.ts';
import type { Leaving } from './state/road.ts';
import { personModelOf, type Setup, type Start } from './state/setup.ts';
import {
  isUpright,
  type PartState,
  type Person,
  type PlantState,
  type State,
  type Vehicle,
  vehicleOf,
  type World,
} from './state/state.ts';

/** What a match leaves behind: every vehicle with its parts, its stores and its people. */
export function reportOf(setup: Setup, state: State): MatchReport {
  const earned = earnedIn({ setup, state });
  const turns = Math.max(0, state.turn - (state.at === 'speeds' ? 1 : 0));
  const vehicles = setup.starts.map((start) => {
    const vehicle = vehicleOf(state, start.model.id);
    const world = { setup, state };
    return entryOf(start, vehicle, earned, { winnings: winningsOf(world, vehicle), work: workOn(world, vehicle) });
  });
  const walkers = state.pedestrians.map(({ person }): ReportEntry => {
    const name = personName(setup, person);
    const people = [personOf(person, name, earned)];
    const fate = person.hits === 0 ? 'whole' : 'damaged';
    return {
      piece: person.id,
      name,
      seat: person.seat,
      design: null,
      fate,
      notes: [],
      items: [],
      people,
    };
  });
  return { length: `${turns} turn${turns === 1 ? '' : 's'}`, entries: [...vehicles, ...walkers] };
}

/** What comes of it beside the damage. */
interface Aftermath {
  readonly winnings: readonly string[];
  readonly work: readonly string[];
}

function entryOf(
  { title, model }: Start,
  vehicle: Vehicle,
  earned: Earned,
  { winnings, work }: Aftermath,
): ReportEntry {
  const items = itemsOf(model, vehicle);
  return {
    piece: vehicle.id,
    name: model.name,
    seat: model.seat,
    design: title,
    fate: fateOf(vehicle, items),
    notes: [...notesOf(vehicle), ...winnings, ...rechargeOf(model, items)],
    items,
    ...(work.length > 0 && { work }),
    people: vehicle.crew.map((person) => personOf(person, crewLabel(vehicle, person), earned)),
  };
}

/** What it takes to fill it up again (deluxe/VIII.4/recharging). */
function rechargeOf({ body }: VehicleModel, items: readonly ReportItem[]): readonly string[] {
  if (!items.some(({ kind, now, full }) => kind === 'power' && now > 0 && now < full)) return [];
  return [`a recharge takes ${RECHARGE.minutes} minutes and costs $${RECHARGE.cost[groundClass(body)]}`];
}

/** What can neither move nor fire is broken, unless its crew only gave up. */
function fateOf(vehicle: Vehicle, items: readonly ReportItem[]): Fate {
  if (vehicle.gone && vehicle.left === undefined) return 'lost';
  if (isOut(stillThere(vehicle))) return 'broken';
  const worn = items.some(({ kind, now, full }) => kind !== 'ammunition' && kind !== 'power' && now < full);
  return worn || vehicle.burning || !isUpright(vehicle) ? 'damaged' : 'whole';
}

function notesOf(vehicle: Vehicle): readonly string[] {
  return [
    ...(vehicle.gone ? [vehicle.left === undefined ? 'gone from the map' : LEFT[vehicle.left]] : []),
    ...conductOf(vehicle),
    ...(vehicle.burning && !vehicle.gone ? ['on fire'] : []),
    ...(vehicle.down === 'underbody' ? [] : [`lies on its ${vehicle.down}`]),
  ];
}

/** As if it had neither left nor given up. */
function stillThere({ left: _, ...vehicle }: Vehicle): Vehicle {
  return { ...vehicle, surrendered: false, gone: false };
}

function conductOf({ surrendered, conduct = [] }: Vehicle): readonly string[] {
  const isBarred = conduct.includes('barred');
  return [
    ...(isBarred ? ['disqualified for fire across a safe line'] : surrendered ? ['gave up'] : []),
    ...(conduct.includes('merciless') ? ['fired at those who had given up'] : []),
  ];
}

const LEFT = {
  behind: 'left behind on the road',
  country: 'lost in the open country',
  town: 'came to town',
  gate: 'left by a gate',
} as const satisfies Record<Leaving, string>;

function itemsOf(model: VehicleModel, vehicle: Vehicle): readonly ReportItem[] {
  const armor = (Object.entries(model.armor) as [Plate, number][]).map(([facing, full]) => ({
    id: `armor ${facing}`,
    label: `Armor ${facing}`,
    kind: 'armor',
    now: vehicle.armor[facing] ?? 0,
    full,
  }));
  const tires = vehicle.tires.map((tire, i) => ({
    id: `tire ${i + 1}`,
    label: tireName(vehicle, tire),
    kind: 'tire',
    now: Math.max(0, tire.dp),
    full: model.wheels[i]?.dp ?? 0,
  }));
  return [
    ...armor,
    ...vehicle.parts.flatMap((part) => partItems(model, part)),
    ...tires,
    ...wornBy(model, vehicle),
    ...firedBy(model, vehicle),
    ...thrownBy(model, vehicle),
  ];
}

function partItems(model: VehicleModel, part: PartState): readonly ReportItem[] {
  const built = partModelOf(model, part.id);
  const { id, dp } = part;
  const label = partLabel(built);
  const points = { id, label, kind: part.kind, now: dp, full: built.dp };
  if (part.kind === 'plant') return [points, powerItem(part, label)];
  if (part.kind !== 'weapon' || built.kind !== 'weapon' || part.shots === null || built.shots === null) return [points];
  // What was loaded is lost with the weapon.
  const now = dp > 0 ? part.shots : 0;
  return [points, { id: `${id} shots`, label: `${label}, shots`, kind: 'ammunition', now, full: built.shots }];
}

/** A charge is there to be used: what is left of it makes no vehicle less whole. */
function powerItem(plant: PlantState, label: string): ReportItem {
  const now = plant.dp > 0 ? unitsLeft(plant) : 0;
  return { id: `${plant.id} power`, label: `${label}, power units`, kind: 'power', now, full: FULL_CHARGE };
}

function wornBy(model: VehicleModel, vehicle: Vehicle): readonly ReportItem[] {
  return vehicle.crew.flatMap((person) => {
    const full = model.crew.find(({ id }) => id === person.id)?.armor ?? 0;
    const label = `Body armor of the ${crewLabel(vehicle, person)}`;
    return full === 0 ? [] : [{ id: `${person.id} armor`, label, kind: 'body armor', now: person.armor, full }];
  });
}

/** What is left in the weapons of those aboard. */
function firedBy(model: VehicleModel, vehicle: Vehicle): readonly ReportItem[] {
  return vehicle.crew.flatMap((person) =>
    (person.arms ?? []).flatMap(({ id, shots: now }) => {
      const arm = model.crew.find((one) => one.id === person.id)?.hands?.arms.find((one) => one.id === id);
      if (arm === undefined) return [];
      const label = `${armLabel(vehicle, person, arm)}, shots`;
      return [{ id: `${armMount(person, arm)} shots`, label, kind: 'ammunition', now, full: arm.shots }];
    }),
  );
}

/** Grenades that they still have. */
function thrownBy(model: VehicleModel, vehicle: Vehicle): readonly ReportItem[] {
  return vehicle.crew.flatMap((person) => {
    const full = model.crew.find(({ id }) => id === person.id)?.throws?.grenades.length ?? 0;
    if (full === 0) return [];
    const label = `Grenades of the ${crewLabel(vehicle, person)}`;
    return [{ id: `${person.id} grenades`, label, kind: 'ammunition', now: person.grenades?.length ?? 0, full }];
  });
}

type Earned = ReadonlyMap<PersonId, readonly ReportAward[]>;

/** Prestige and skill points of everybody (deluxe/VII.1/general-points, deluxe/VII.2/prestige). */
function earnedIn(world: World): Earned {
  const outcome = outcomeOf(world.setup, world.state);
  const fame = prestigeOf(world);
  const learned = experienceOf(world, outcome?.winners ?? []);
  return new Map(
    fame.map(({ person, lines, points }, i) => {
      const why = lines.map(({ label }) => label.toLowerCase());
      const prestige = lines.length === 0 ? [] : [{ label: 'Prestige', points, why }];
      const { character } = personModelOf(world.setup, person);
      return [person, [...prestige, ...sumsOf(learned[i]?.awards ?? [], character)]];
    }),
  );
}

function personOf(
  person: Pick<Person, 'id' | 'hits' | 'care'> & { readonly seat: Seat | null },
  name: string,
  earned: Earned,
): ReportPerson {
  const awards = earned.get(person.id) ?? [];
  const { id, seat } = person;
  return {
    id,
    name,
    seat,
    fate: person.care === 'saved' ? 'unconscious' : injuryOf(person),
    ...(awards.length > 0 && { awards }),
  };
}
