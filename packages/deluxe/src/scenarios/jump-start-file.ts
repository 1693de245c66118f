import type { Problem, RuleId } from '@hardtop/kernel';
import { ACCESSORIES } from '../catalog/accessories.ts';
import { groundClass } from '../catalog/ground-bodies.ts';
import { isOnChart, jumpStartShots, PACK_ATTACK, JUMP_START_SPEED as SPEED } from '../catalog/jump-start.ts';
import { SIDES } from '../catalog/units.ts';
import type { Fielded, FieldedArmor, FieldedCrew } from '../garage/fielded/fielded.ts';
import { JUMP_START_FIELDED } from '../garage/fielded/stock-fielded.ts';
import type { VehicleId } from '../table/state/ids.ts';
import type { JumpStartTerms } from '../table/state/jump-start.ts';
import type { PartModel, VehicleModel } from '../table/state/model.ts';
import type { Start } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const STOCK_CARS = 'deluxe/II.10/stock-cars';
const SELECTION = 'deluxe/II.3/vehicle-selection';

type Refit = NonNullable<Scenario['vehicles'][number]['refit']>;

const totalOf = (armor: FieldedArmor): number => SIDES.reduce((sum, side) => sum + (armor[side] ?? 0), 0);

/** A vehicle of the list with its armor laid out anew and what was bought for its crew. */
export function refitted(car: Fielded, refit: Refit | undefined, field: string, problems: Problem[]): Fielded {
  if (refit === undefined) return car;
  const { armor: wanted, crew: bought = [] } = refit;
  const armor = wanted === undefined ? car.armor : layOut(car, wanted, `${field}.refit.armor`, problems);
  const crew = car.crew.map((member, i): FieldedCrew => ({ ...member, ...bought[i] }));
  if (bought.length > car.crew.length)
    problems.push({
      code: 'crew',
      field: `${field}.refit.crew`,
      rule: 'deluxe/II.10/accessories',
      message: `${car.name} has a crew of ${car.crew.length}.`,
    });
  const extra = crew.reduce((sum, member) => sum + priceOf(member), 0);
  return { ...car, armor, crew, cost: car.cost + extra };
}

function priceOf({ computer = 'none', armor = 'none' }: FieldedCrew): number {
  const aid = computer === 'none' ? 0 : ACCESSORIES[computer].cost;
  return aid + (armor === 'none' ? 0 : ACCESSORIES[armor].cost);
}

/** As many points as before, on sides that it has: a cycle's are front and back. */
function layOut(car: Fielded, wanted: Refit['armor'], field: string, problems: Problem[]): FieldedArmor {
  const sides = SIDES.filter((side) => car.armor[side] !== undefined && side !== 'underbody');
  const armor: Partial<Record<(typeof SIDES)[number], number>> = { ...car.armor };
  for (const side of sides) armor[side] = wanted?.[side] ?? 0;
  const bad = SIDES.filter((side) => (wanted?.[side] ?? 0) > 0 && !sides.includes(side));
  if (bad.length > 0)
    problems.push({
      code: 'armor',
      field,
      rule: STOCK_CARS,
      message: `There is no armor at ${bad.join(' and ')}.`,
      legal: sides,
    });
  const [before, after] = [totalOf(car.armor), totalOf(armor)];
  if (before !== after)
    problems.push({
      code: 'armor',
      field,
      rule: STOCK_CARS,
      message: `Armor is only moved: ${before} points, not ${after}.`,
      legal: [String(before)],
    });
  return armor;
}

/** What tells vehicles of the list apart, armor and accessories aside. */
function buildOf({ body, plant, weapons, crew }: Fielded): string {
  const guns = weapons.map(({ weapon, mount, link }) => `${weapon}@${mount}/${String(link ?? '')}`).sort();
  return [body, plant, ...crew.map(({ role }) => role).sort(), ...guns].join(' ');
}

/** One of the list, by name or by its like from the garage with its armor moved. */
function isListed(car: Fielded): boolean {
  const build = buildOf(car);
  return JUMP_START_FIELDED.some(
    (stock) => stock.id === car.id || (buildOf(stock) === build && totalOf(stock.armor) === totalOf(car.armor)),
  );
}

/** What somebody may think that a stranger's car is. */
function isOfTheChart({ body, sidecar, weapons }: Fielded): boolean {
  const bodies = JUMP_START_FIELDED.map((stock) => stock.body);
  return sidecar === undefined && bodies.includes(body) && weapons.every(({ weapon }) => isOnChart(weapon));
}

/** `Courier (b)`: here nobody has to be told which list it is of. */
const shortName = (name: string): string => name.replace(' (Jump-Start)', '');

/** Nothing runs out but what fires once (J-03). */
function partOf(part: PartModel): PartModel {
  if (part.kind !== 'weapon') return part;
  return { ...part, shots: jumpStartShots(part.weapon) };
}

function jumpStartModel(model: VehicleModel): VehicleModel {
  return { ...model, name: shortName(model.name), parts: model.parts.map(partOf) };
}

export function jumpStartTerms({ start, chase, gate }: NonNullable<Scenario['jumpStart']>): JumpStartTerms {
  return {
    start,
    chase: chase === undefined ? null : { quarry: idOf(chase.vehicle), away: chase.away },
    gate:
      gate === undefined ? null : { vehicle: idOf(gate.vehicle), at: { x: gate.x, y: gate.y }, radius: gate.radius },
  };
}

/** By its place on the list. */
const idOf = (index: number): VehicleId => `v${index + 1}`;

const FULL_GAME_ONLY = ['road', 'visibility', 'people', 'junk'] as const;

/** What of the full game is no part of this one. */
function mixed(file: Scenario): readonly Problem[] {
  const rule = 'deluxe/II.1/introduction';
  const named = [
    ...FULL_GAME_ONLY.filter((key) => file[key].length > 0),
    ...(file.strayShots ? ['strayShots'] : []),
    ...(file.onFoot ? ['onFoot'] : []),
    ...(file.event === undefined ? [] : ['event']),
    ...(file.map.gates.length === 0 ? [] : ['map.gates']),
    ...(file.map.refuges.length === 0 ? [] : ['map.refuges']),
    ...(file.objective.kind === 'duel' ? [] : ['objective']),
    ...(file.map.ground === 'road' ? [] : ['map.ground']),
    ...(file.map.terrain.length === 0 ? [] : ['map.terrain']),
  ];
  return named.map((field) => ({
    code: 'jump-start',
    field,
    rule,
    message: 'The Jump-Start game has no such thing; it is not mixed with the full one.',
  }));
}

/** Everything that is wrong with a Jump-Start scenario, beyond what is wrong with any. */
export function jumpStartProblems(file: Scenario, cars: readonly (Fielded | null)[]): readonly Problem[] {
  const terms = file.jumpStart;
  if (terms === undefined) return refitProblems(file);
  const problems: Problem[] = [...mixed(file)];
  cars.forEach((car, i) => {
    if (car !== null && !isListed(car) && !(terms.asKnown && isOfTheChart(car)))
      problems.push(notListed(car, `vehicles.${i}.car`));
    const speed = file.vehicles[i]?.speed ?? 0;
    if (speed % SPEED.step !== 0 || speed > SPEED.top || speed < -SPEED.reverseTop)
      problems.push(bad(`vehicles.${i}.speed`, 'deluxe/II.5/speed', 'Speeds are tens, from 20 in reverse to 100.'));
  });
  if (terms.start === 'road-duel' && file.vehicles.length !== 2)
    problems.push(bad('jumpStart.start', 'deluxe/II.9/road-duel', 'A Road Duel is between two cars.'));
  if (terms.chase !== undefined) problems.push(...chaseProblems(file, cars, terms.chase));
  if (terms.gate !== undefined) problems.push(...gateProblems(file, terms.gate));
  problems.push(...budgetProblems(file, cars, terms.budgets));
  return problems;
}

function refitProblems({ vehicles }: Scenario): readonly Problem[] {
  return vehicles.flatMap(({ refit }, i) =>
    refit === undefined
      ? []
      : [bad(`vehicles.${i}.refit`, STOCK_CARS, 'Only the Jump-Start game refits its vehicles so.')],
  );
}

function bad(field: string, rule: RuleId, message: string): Problem {
  return { code: 'jump-start', field, rule, message };
}

function notListed({ name }: Fielded, field: string): Problem {
  return {
    code: 'car',
    field,
    rule: SELECTION,
    message: `${name} is not on the Jump-Start list.`,
    legal: JUMP_START_FIELDED.map(({ id }) => id),
  };
}

function chaseProblems(
  file: Scenario,
  cars: readonly (Fielded | null)[],
  { vehicle }: { readonly vehicle: number },
): readonly Problem[] {
  const rule = 'deluxe/II.9/pack-attack';
  if (file.vehicles[vehicle] === undefined)
    return [bad('jumpStart.chase.vehicle', rule, `There is no vehicle ${vehicle}.`)];
  const pack = cars.filter((_, i) => i !== vehicle);
  const cycles = pack.filter((car) => car !== null && groundClass(car.body) === 'cycle').length;
  if (cycles === pack.length && cycles >= PACK_ATTACK.cycles) return [];
  return [bad('vehicles', rule, `A pack is ${PACK_ATTACK.cycles} cycles or more, and nothing else.`)];
}

function gateProblems(
  { vehicles, map }: Scenario,
  { vehicle, x, y }: { readonly vehicle: number; readonly x: number; readonly y: number },
): readonly Problem[] {
  const rule = 'deluxe/II.9/scenarios';
  const problems: Problem[] = [];
  if (vehicles[vehicle] === undefined)
    problems.push(bad('jumpStart.gate.vehicle', rule, `There is no vehicle ${vehicle}.`));
  if (x < map.minX || x > map.maxX || y < map.minY || y > map.maxY)
    problems.push(bad('jumpStart.gate', rule, 'The gate lies off the map, where nobody gets.'));
  return problems;
}

/** Nobody spends more than he has (deluxe/II.9/scenarios). */
function budgetProblems(
  file: Scenario,
  cars: readonly (Fielded | null)[],
  budgets: readonly number[] | undefined,
): readonly Problem[] {
  if (budgets === undefined) return [];
  const problems: Problem[] = [];
  budgets.forEach((budget, seat) => {
    const spent = cars.reduce((sum, car, i) => sum + (file.vehicles[i]?.seat === seat ? (car?.cost ?? 0) : 0), 0);
    if (spent > budget)
      problems.push(bad(`jumpStart.budgets.${seat}`, 'deluxe/II.9/scenarios', `$${spent} is more than $${budget}.`));
  });
  return problems;
}

/** The starts of a Jump-Start game, with its own view of guns. */
export function jumpStartStarts(starts: readonly Start[]): readonly Start[] {
  return starts.map((start) => ({ ...start, title: shortName(start.title), model: jumpStartModel(start.model) }));
}
