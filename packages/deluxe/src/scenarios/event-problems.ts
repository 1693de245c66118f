// What an arena lets in (deluxe/XIV.2/aada-divisions, deluxe/XIV.2/arena-events, deluxe/XIV.2/amateur-night).
import { distance } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import { AMATEUR_NIGHT } from '../catalog/amateur-night.ts';
import { DIVISIONS, type Division } from '../catalog/divisions.ts';
import { EVENT_BANS, type EventBan } from '../catalog/event-bans.ts';
import { groundClass } from '../catalog/ground-bodies.ts';
import { handWeapon } from '../catalog/hand-weapons.ts';
import type { Fielded } from '../garage/fielded/fielded.ts';
import { safeZones } from '../table/queries/arena.ts';
import type { Setup } from '../table/state/setup.ts';
import { allCrew } from './model.ts';
import type { Scenario } from './scenario-schema.ts';

const DIVISION = 'deluxe/XIV.2/aada-divisions';
const EVENTS = 'deluxe/XIV.2/arena-events';
const AMATEURS = 'deluxe/XIV.2/amateur-night';

type EventFile = NonNullable<Scenario['event']>;

/** Every vehicle against the ground rules; what could not be read is left out. */
export function eventProblems({ event }: Scenario, cars: readonly (Fielded | null)[]): readonly Problem[] {
  if (event === undefined) return [];
  const problems: Problem[] = [];
  cars.forEach((car, i) => {
    if (car === null) return;
    const add = (rule: Problem['rule'], message: string): void => {
      problems.push({ code: 'event', field: `vehicles.${i}.car`, ...(rule === undefined ? {} : { rule }), message });
    };
    for (const message of priceProblems(event, car)) add(DIVISION, message);
    for (const message of limitProblems(event, car)) add(EVENTS, message);
    const [first] = cars;
    if (event.identical && i > 0 && first !== null && first !== undefined && !areTwins(first, car))
      add(AMATEURS, `${car.name} is not the vehicle that all drive: only guns and armor may be moved.`);
  });
  return problems;
}

/** Body armor counts, hand weapons do not. */
function divisionPrice(car: Fielded): number {
  const arms = allCrew(car).flatMap(({ arms: carried = [] }) => carried);
  return car.cost - arms.reduce((sum, { weapon }) => sum + handWeapon(weapon).cost, 0);
}

function priceProblems({ division: id }: EventFile, car: Fielded): readonly string[] {
  const division: Division | undefined = DIVISIONS.find((one) => one.id === id);
  if (division === undefined || division.below === null) return [];
  if (car.cost === 0) return [`${car.name} has no price: ${division.title} is for vehicles below $${division.below}.`];
  const price = divisionPrice(car);
  if (price < division.below) return [];
  return [`${car.name} costs $${price} without hand weapons: ${division.title} is for less than $${division.below}.`];
}

function limitProblems({ bans, only, crew }: EventFile, car: Fielded): readonly string[] {
  const parts = partsOf(car);
  const banned = bans.flatMap((id) => {
    const { title, parts: out }: EventBan = EVENT_BANS[id];
    const found = parts.filter((part) => out.some((one) => one === part));
    return found.length === 0 ? [] : [`${car.name} carries what is ruled out here: ${title.toLowerCase()}.`];
  });
  const aboard = allCrew(car).length;
  return [
    ...banned,
    ...(only !== undefined && groundClass(car.body) !== only
      ? [`${car.name} is no ${only}: only ${only}s drive here.`]
      : []),
    ...(crew !== undefined && aboard > crew ? [`${car.name} has ${aboard} aboard: no more than ${crew} may be.`] : []),
  ];
}

/** What of a vehicle bans can name. */
function partsOf(car: Fielded): readonly string[] {
  const guns = [...car.weapons, ...(car.sidecar?.weapons ?? [])];
  const crew = allCrew(car);
  const { turret = false } = car;
  return [
    ...guns.flatMap(({ weapon, gas, magazines = 0, link }) => [
      `weapon:${weapon}`,
      ...(gas === true ? ['load:tear-gas'] : []),
      ...(magazines > 0 ? ['accessory:magazine'] : []),
      ...(link === undefined ? [] : ['accessory:link']),
    ]),
    ...(turret !== false || guns.some(({ mount }) => mount === 'turret') ? ['turret:turret1'] : []),
    ...crew.flatMap(({ computer = 'none', cyberlink, arms = [] }) => [
      ...(computer === 'none' ? [] : [`accessory:${computer}`]),
      ...(cyberlink === undefined ? [] : ['accessory:cyberlink']),
      ...arms.flatMap(({ weapon, scope }) => [`hand:${weapon}`, ...(scope === true ? ['accessory:laserscope'] : [])]),
    ]),
    ...(car.ramPlate === true ? ['accessory:ramplate'] : []),
    ...(car.blades === undefined ? [] : ['accessory:carblades', 'accessory:cycleblades']),
    `tire:${car.tires}`,
    `armor:${car.armorType ?? 'normal'}`,
    ...(car.sidecar === undefined ? [] : ['class:sidecar']),
    ...(car.weapons.some(({ mount }) => mount === 'platform') ? ['accessory:rocketplatform'] : []),
  ];
}

/** The same but for where its guns are and how its armor is spread. */
function areTwins(a: Fielded, b: Fielded): boolean {
  return JSON.stringify(plainOf(a)) === JSON.stringify(plainOf(b));
}

function plainOf({ id: _, name: __, weapons, armor, plantAt: ___, ...rest }: Fielded): unknown {
  const points = Object.values(armor).reduce((sum, one) => sum + one, 0);
  const guns = weapons
    .map(({ mount, ...gun }) => JSON.stringify(bare({ ...gun, inTurret: mount === 'turret' })))
    .sort();
  return bare({ ...rest, points, guns });
}

/** What is said only where there is something to say, in one order. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([field, one]): readonly [string, unknown] => [field, bare(one)])
    .filter(([, one]) => !isUsual(one))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What a file fills in where nothing is said. */
const USUAL: readonly unknown[] = [undefined, false, 0, 'none', 'touch', 'normal', 'left'];

const isUsual = (value: unknown): boolean => USUAL.includes(value) || (Array.isArray(value) && value.length === 0);

/** Amateur Night: everybody in by a gate of his own, at 20 mph, and time to leave again. */
export function amateurProblems({ objective, event, turnLimit, hidden }: Scenario, setup: Setup): readonly Problem[] {
  if (objective.kind !== 'amateur-night') return [];
  const problem = (field: string, message: string): Problem => ({ code: 'amateurs', field, rule: AMATEURS, message });
  const gates = safeZones(setup).filter(({ kind }) => kind === 'gate');
  const problems: Problem[] = [];
  // Where sheets are hidden nobody can tell.
  if (event?.identical !== true && !hidden)
    problems.push(problem('event.identical', 'On Amateur Night all drive the same vehicle.'));
  if (event !== undefined && event.leaveAfter >= turnLimit)
    problems.push(
      problem(
        'event.leaveAfter',
        `Nobody can leave: the gates open after turn ${event.leaveAfter}, and the evening ends with turn ${turnLimit}.`,
      ),
    );
  const taken = new Map<string, number>();
  setup.starts.forEach(({ pose, speed, model }) => {
    const i = Number(model.id.slice(1)) - 1;
    const gate = gates.find(
      ({ pose: at, size }) => distance(at, pose) <= Math.min(size.length, size.width) / 2 + REACH,
    );
    const other = gate === undefined ? undefined : taken.get(gate.id);
    if (gate === undefined) problems.push(problem(`vehicles.${i}`, 'Everybody comes in by a gate: it stands at none.'));
    else if (other !== undefined)
      problems.push(problem(`vehicles.${i}`, `It stands at the same gate as vehicles.${other}.`));
    else taken.set(gate.id, i);
    if (speed !== AMATEUR_NIGHT.entry)
      problems.push(problem(`vehicles.${i}.speed`, `Everybody comes in at ${AMATEUR_NIGHT.entry} mph.`));
  });
  return problems;
}

/** Inches from the middle of a gate at which somebody has just come in. */
const REACH = 1.5;
