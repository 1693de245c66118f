import { CONTACT_SLACK, degrees, makePose, overlaps, rectangle } from '@hardtop/geometry';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { CYCLE_WHEELS } from '../catalog/cycle-bodies.ts';
import { type GroundBodyId, groundClass } from '../catalog/ground-bodies.ts';
import { TRIKE_WHEELS } from '../catalog/trike-bodies.ts';
import { SIDES, type Side } from '../catalog/units.ts';
import type { Fielded, FieldedArmor, FieldedSidecar } from '../garage/fielded/fielded.ts';
import { STOCK_FIELDED, stockFielded } from '../garage/fielded/stock-fielded.ts';
import { builtOf } from '../table/queries/breaches.ts';
import { openingsOf } from '../table/start.ts';
import type { Character } from '../table/state/character.ts';
import type { Counter } from '../table/state/counters.ts';
import type { Setup, Start, Structure } from '../table/state/setup.ts';
import { isPlayable, tableSettings, VARIANTS, type Variant } from '../variants.ts';
import { budgetProblems } from './budget-problems.ts';
import { burdenProblems } from './burden-problems.ts';
import { characterOf, characterProblems, withCharacters } from './characters.ts';
import { evenSetup } from './even-setup.ts';
import { amateurProblems, eventProblems } from './event-problems.ts';
import { highwayOf, highwayProblems, loneOf } from './highway.ts';
import { hintsOf } from './hints.ts';
import { jumpStartProblems, jumpStartStarts, jumpStartTerms, refitted } from './jump-start-file.ts';
import { mapProblems, speedProblems } from './map-problems.ts';
import { allCrew, canThrow, sidesOf, toldApart, vehicleModel } from './model.ts';
import { gateProblems, outerWalls, safeGround } from './outer-walls.ts';
import { peopleProblems, walkersOf } from './people.ts';
import { withRemotes } from './remote.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';
import { groundsOf, isMurky } from './terrain.ts';
import { damageProblems, vehicleProblems } from './vehicle-problems.ts';
import { victoryProblems } from './victory-problems.ts';
import { wallProblems, wallsOf } from './walls.ts';

export type { ScenarioFile } from './scenario-schema.ts';

const SET_UP = 'deluxe/III.1/set-up';
const BOARD = 'deluxe/III.1/game-board';

/** Reads a scenario file; every problem at once, each naming its field. */
export function parseSetup(file: unknown): Result<Setup, readonly Problem[]> {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return read;
  const problems: Problem[] = [...variantProblems(read.value), ...seatProblems(read.value)];
  const { vehicles } = read.value;
  const cars: (Fielded | null)[] = [];
  const own = vehicles.map((vehicle, i) => {
    const car = refittedCar(vehicle, `vehicles.${i}`, problems);
    cars.push(car);
    return startOf(vehicle, car, i, problems);
  });
  problems.push(...jumpStartProblems(read.value, cars));
  const starts = withRemotes(vehicles, own, problems);
  const setup = setupOf(
    read.value,
    starts.filter((start) => start !== null),
  );
  const asBought = vehicles.map(({ car }) => fieldedOf(car));
  problems.push(
    ...mapProblems(read.value),
    ...highwayProblems(read.value, setup),
    ...victoryProblems(read.value, setup),
    ...gateProblems(read.value.map),
    ...eventProblems(read.value, asBought),
    ...budgetProblems(read.value, asBought),
    ...amateurProblems(read.value, setup),
    ...speedProblems(setup),
    ...burdenProblems(setup),
    ...wallProblems(read.value.map.walls),
    ...placeProblems(setup),
    ...peopleProblems(read.value.people, setup),
  );
  return problems.length > 0 ? err(problems) : ok(setup);
}

/** Only what is implemented can be asked for. */
function variantProblems(file: Scenario): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [id, value] of Object.entries(file.variants)) {
    const field = `variants.${id}`;
    const variant: Variant | undefined = VARIANTS.find((candidate) => candidate.id === id);
    if (variant === undefined)
      problems.push({
        code: 'variant',
        field,
        message: 'There is no such variant.',
        legal: VARIANTS.map((row) => row.id),
      });
    else if (!isPlayable(variant, value)) {
      problems.push({
        code: 'not-yet',
        field,
        rule: variant.rule,
        message: `${variant.title} can only be ${variant.default} yet.`,
        legal: [String(variant.default)],
      });
    }
  }
  return problems;
}

function seatProblems(file: Scenario): readonly Problem[] {
  const problems: Problem[] = [];
  const legal = file.seats.map((_, seat) => String(seat));
  const check = (seat: number, field: string): void => {
    if (seat < file.seats.length) return;
    problems.push({ code: 'seat', field, rule: SET_UP, message: `There is no seat ${seat}.`, legal });
  };
  file.vehicles.forEach((vehicle, i) => {
    check(vehicle.seat, `vehicles.${i}.seat`);
    vehicle.crew.forEach(({ seat = vehicle.seat }, k) => {
      check(seat, `vehicles.${i}.crew.${k}.seat`);
    });
  });
  file.seats.forEach((seat, i) => {
    const has = file.vehicles.some((vehicle) => vehicle.seat === i || vehicle.crew.some((post) => post.seat === i));
    if (!has)
      problems.push({ code: 'seat', field: `seats.${i}`, rule: SET_UP, message: `${seat.name} has no vehicle.` });
  });
  return problems;
}

/** Who decides for each of the crew, and who he is: posts are filled in the order of the car's own crew. */
function crewAboard(vehicle: Scenario['vehicles'][number], car: Fielded, field: string, problems: Problem[]): Posts {
  const crew = allCrew(car);
  const given: (Scenario['vehicles'][number]['crew'][number] | null)[] = crew.map(() => null);
  vehicle.crew.forEach((post, k) => {
    const at = `${field}.crew.${k}`;
    if (post.character !== undefined) problems.push(...characterProblems(post.character, `${at}.character`));
    const place = crew.findIndex((member, i) => member.role === post.role && given[i] === null);
    if (place >= 0) given[place] = post;
    else
      problems.push({
        code: 'crew',
        field: `${at}.role`,
        rule: SET_UP,
        message: `${car.name} has no ${post.role} left to give away.`,
        legal: crew.map((member) => member.role),
      });
  });
  return {
    seats: given.map((post) => post?.seat ?? vehicle.seat),
    characters: given.map((post) => (post?.character === undefined ? null : characterOf(post.character))),
  };
}

interface Posts {
  readonly seats: readonly number[];
  readonly characters: readonly (Character | null)[];
}

function refittedCar(vehicle: Scenario['vehicles'][number], field: string, problems: Problem[]): Fielded | null {
  const car = carOf(vehicle.car, `${field}.car`, problems);
  return car === null ? null : refitted(car, vehicle.refit, field, problems);
}

function startOf(
  vehicle: Scenario['vehicles'][number],
  car: Fielded | null,
  index: number,
  problems: Problem[],
): Start | null {
  const field = `vehicles.${index}`;
  if (car === null) return null;
  problems.push(...vehicleProblems(car, `${field}.car`), ...damageProblems(car, vehicle.damage, `${field}.damage`));
  const { seat, x, y, heading, speed, damage, burning } = vehicle;
  const posts = crewAboard(vehicle, car, field, problems);
  if (speed < 0 && groundClass(car.body) === 'cycle')
    problems.push({
      code: 'speed',
      field: `${field}.speed`,
      rule: 'deluxe/IV.4/reverse',
      message: 'A cycle does not drive backward.',
    });
  return {
    title: car.name,
    model: withCharacters(vehicleModel(car, index, seat, posts.seats), posts.characters),
    pose: makePose(x, y, degrees(heading)),
    speed,
    status: vehicle.handling ?? null,
    damage,
    burning,
  };
}

/** The vehicle as it is built; null where there is none of that name. */
function fieldedOf(car: Scenario['vehicles'][number]['car']): Fielded | null {
  return typeof car === 'string' ? (stockFielded(car) ?? null) : wholeVehicle(car);
}

function carOf(car: Scenario['vehicles'][number]['car'], field: string, problems: Problem[]): Fielded | null {
  if (typeof car !== 'string') return wholeVehicle(car);
  const stock = stockFielded(car);
  if (stock === undefined) {
    problems.push({
      code: 'car',
      field,
      rule: 'deluxe/III.2/vehicle-selection',
      message: `There is no stock vehicle "${car}".`,
      legal: STOCK_FIELDED.map((candidate) => candidate.id),
    });
  }
  return stock ?? null;
}

/** With what is left out where there is none of it. */
function wholeVehicle(car: Exclude<Scenario['vehicles'][number]['car'], string>): Fielded {
  const { armor, sidecar, guards, wheels, offRoadClass, radials, wheelTires, ...rest } = car;
  return {
    ...rest,
    id: car.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    wheels: wheels ?? usualWheels(car.body),
    armor: givenArmor(armor),
    ...(guards === undefined ? {} : { guards }),
    ...(offRoadClass === undefined ? {} : { offRoadClass }),
    ...(radials === undefined ? {} : { radials }),
    ...(wheelTires === undefined ? {} : { wheelTires }),
    ...(sidecar === undefined ? {} : { sidecar: wholeSidecar(sidecar) }),
  };
}

function usualWheels(body: GroundBodyId): Fielded['wheels'] {
  switch (groundClass(body)) {
    case 'car':
      return 4;
    case 'cycle':
      return CYCLE_WHEELS;
    case 'trike':
      return TRIKE_WHEELS;
  }
}

type ArmorFile = Readonly<Partial<Record<Side, number | undefined>>>;

function givenArmor(armor: ArmorFile): FieldedArmor {
  const given: Partial<Record<Side, number>> = {};
  for (const side of SIDES) if (armor[side] !== undefined) given[side] = armor[side];
  return given;
}

type SidecarFile = NonNullable<Exclude<Scenario['vehicles'][number]['car'], string>['sidecar']>;

function wholeSidecar({ armor, guard, ...rest }: SidecarFile): FieldedSidecar {
  return { ...rest, armor: givenArmor(armor), ...(guard === undefined ? {} : { guard }) };
}

function structuresOf(map: Scenario['map'], leaveAfter: number): Setup['structures'] {
  const pillars = map.pillars.map(
    ({ x, y, length, width: across, heading, dp, label }, i): Structure => ({
      id: `pillar-${i + 1}`,
      kind: 'pillar',
      height: null,
      pose: makePose(x, y, degrees(heading)),
      size: { length, width: across },
      dp,
      label: `the ${label}`,
    }),
  );
  const inner = [...pillars, ...wallsOf(map.walls)];
  return map.walled ? [...outerWalls(map, leaveAfter), ...inner] : inner;
}

/** Its safe ground and its ground rules, where it has any. */
function arenaOf({ map, event }: Scenario): Pick<Setup, 'safe' | 'event'> {
  const safe = safeGround(map);
  return {
    ...(safe.length > 0 && { safe }),
    ...(event !== undefined && { event: { leaveAfter: event.leaveAfter } }),
  };
}

function setupOf(file: Scenario, own: readonly Start[]): Setup {
  const starts = file.jumpStart === undefined ? own : jumpStartStarts(own);
  const { id, title, turnLimit, objective, occasion, hidden, onFoot, strayShots, road, visibility, seats, map } = file;
  const grounds = groundsOf(map.terrain);
  const walkers = walkersOf(file.people, onFoot);
  const everybody = [...starts.flatMap(({ model }) => model.crew), ...walkers.map(({ model }) => model)];
  const junk = file.junk.map(({ kind, x, y, squares }, i): Counter => {
    const size = { length: 0.25, width: 0.25 * squares };
    return { id: `junk-${i + 1}`, kind, pose: { x, y, h: 0 }, size, course: null, laid: null };
  });
  const models = toldApart(starts.map(({ model }) => model));
  const sides = sidesOf(seats, models);
  return evenSetup({
    id,
    title,
    turnLimit,
    objective: objective.kind,
    occasion,
    hidden,
    onFoot,
    strayShots,
    throws: everybody.some((person) => person !== undefined && canThrow(person)),
    medics: everybody.some((person) => person?.character?.skills.paramedic !== undefined),
    murky: isMurky(grounds.terrain, models),
    remote: models.some(({ crew }) => crew.some(({ place }) => place === 'remote')),
    dark:
      visibility.includes('night') &&
      (onFoot || models.some(({ sensors, searchlight }) => searchlight || sensors.includes('infrared'))),
    bounds: { minX: map.minX, minY: map.minY, maxX: map.maxX, maxY: map.maxY },
    ...highwayOf(file),
    structures: [...structuresOf(map, file.event?.leaveAfter ?? 0), ...grounds.structures],
    ...arenaOf(file),
    ground: map.highway === undefined ? map.ground : 'off-road',
    terrain: grounds.terrain,
    road,
    visibility,
    seats,
    sides,
    ...loneOf(file, sides),
    starts: starts.map((start, i) => ({ ...start, model: models[i] ?? start.model })),
    walkers,
    counters: [...junk, ...grounds.counters],
    variants: tableSettings(file.variants),
    ...(file.hints !== undefined && { hints: hintsOf(file.hints) }),
    ...(file.jumpStart !== undefined && { jumpStart: jumpStartTerms(file.jumpStart) }),
  });
}

/** Nobody starts in a wall, in another car, or off the map. */
function placeProblems(setup: Setup): readonly Problem[] {
  const shapes = setup.starts.map((start) => rectangle(start.pose, COUNTERS[start.model.counter]));
  const built = builtOf(setup, { breaches: openingsOf(setup) });
  const problems: Problem[] = [];
  setup.starts.forEach((start, i) => {
    const field = `vehicles.${Number(start.model.id.slice(1)) - 1}`;
    const shape = shapes[i];
    if (shape === undefined) return;
    const { minX, minY, maxX, maxY } = setup.bounds;
    const out = shape.points.some((p) => p.x < minX || p.x > maxX || p.y < minY || p.y > maxY);
    if (out)
      problems.push({
        code: 'place',
        field,
        rule: BOARD,
        message: `Stands off the map (x ${minX} to ${maxX}, y ${minY} to ${maxY}).`,
      });
    const wall = built.find((piece) => overlaps(shape, piece.shape, CONTACT_SLACK));
    if (wall !== undefined && !out)
      problems.push({ code: 'place', field, rule: BOARD, message: `Stands in ${wall.structure.label}.` });
    const other = shapes.findIndex((candidate, j) => j < i && overlaps(shape, candidate, CONTACT_SLACK));
    if (other >= 0) problems.push({ code: 'place', field, rule: BOARD, message: `Stands in vehicles.${other}.` });
  });
  return problems;
}
