import { makePose } from '@hardtop/geometry';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { GAME_SIZES, type GameSize } from '../catalog/game-sizes.ts';
import type { Design } from '../garage/design/design.ts';
import { designFrom } from '../garage/notation/design-schema.ts';
import { problemsOf } from '../garage/problems/problems.ts';
import { STOCK } from '../garage/stock/list.ts';
import { arenaProblems } from './arena-problems.ts';
import { mapProblems } from './map-problems.ts';
import { declaredHazards, numberProblems, numbersOf } from './number-cards.ts';
import { laidAs, poseOf } from './placed.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';
import type { Setup, Start } from './setup.ts';
import { usualStrips } from './start-spots.ts';

const SET_UP = 'sixth/hardtop/setup';

/** Reads a scenario file; every problem at once, each naming its field. */
export function parseSetup(file: unknown): Result<Setup, readonly Problem[]> {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return read;
  const scenario = read.value;
  const problems: Problem[] = [...seatProblems(scenario), ...numberProblems(scenario)];
  const starts = scenario.seats.flatMap((_, seat) => startOf(scenario, seat, problems) ?? []);
  const setup = setupOf(scenario, starts);
  problems.push(
    ...mapProblems(scenario),
    ...arenaProblems(setup, (seat) => scenario.cars.findIndex((car) => car.seat === seat)),
  );
  return problems.length > 0 ? err(problems) : ok(setup);
}

const sizeOf = ({ size }: Scenario): GameSize => (typeof size === 'string' ? GAME_SIZES[size] : size);

/** One car for each seat. */
/** Somebody must be there to fight. */
function sideProblems(seats: Scenario['seats']): readonly Problem[] {
  const [first] = seats;
  const isOne = first?.side !== undefined && seats.every(({ side }) => side === first.side);
  const message = 'All are on one side: nobody is left to fight.';
  return isOne ? [{ code: 'side', field: 'seats', rule: SET_UP, message }] : [];
}

function seatProblems({ seats, cars }: Scenario): readonly Problem[] {
  const legal = seats.map((_, seat) => String(seat));
  return [
    ...cars.flatMap(({ seat }, i): readonly Problem[] => {
      const field = `cars.${i}.seat`;
      if (seat >= seats.length)
        return [{ code: 'seat', field, rule: SET_UP, message: `There is no seat ${seat}.`, legal }];
      const isFirst = cars.findIndex((car) => car.seat === seat) === i;
      return isFirst ? [] : [{ code: 'seat', field, rule: SET_UP, message: `Seat ${seat} has a car already.` }];
    }),
    ...sideProblems(seats),
    ...seats.flatMap(({ name }, seat): readonly Problem[] =>
      cars.some((car) => car.seat === seat)
        ? []
        : [{ code: 'seat', field: `seats.${seat}`, rule: SET_UP, message: `${name} has no car.` }],
    ),
  ];
}

function startOf(scenario: Scenario, seat: number, problems: Problem[]): Start | null {
  const index = scenario.cars.findIndex((car) => car.seat === seat);
  const row = scenario.cars[index];
  if (row === undefined) return null;
  const own = buildsOf(scenario, index, problems);
  const [design = null] = own;
  const usual = usualStrips(scenario.seats.length, scenario.arena.side)[seat];
  const strip = row.strip === undefined ? (usual ?? makePose(0, 0, 0)) : poseOf(row.strip);
  const pose = row.at === undefined ? null : poseOf(row.at);
  return scenario.builds === 'secret'
    ? { seat, design: null, own, strip, pose }
    : { seat, design, own: [], strip, pose };
}

/** The builds of a row, each legal in this game. */
function buildsOf(scenario: Scenario, index: number, problems: Problem[]): readonly Design[] {
  const { car, garage = [] } = scenario.cars[index] ?? {};
  const isSecret = scenario.builds === 'secret';
  const rule = 'sixth/setup/construction';
  if (car === undefined && !isSecret)
    problems.push({
      code: 'car',
      field: `cars.${index}.car`,
      rule,
      message: 'There is no build, and builds are open.',
    });
  if (garage.length > 0 && !isSecret)
    problems.push({
      code: 'car',
      field: `cars.${index}.garage`,
      rule,
      message: 'There is no choice where builds are open.',
    });
  const fields = [
    ...(car === undefined ? [] : [{ build: car, field: `cars.${index}.car` }]),
    ...garage.map((build, i) => ({ build, field: `cars.${index}.garage.${i}` })),
  ];
  return fields.flatMap(({ build, field }) => legalBuild(scenario, build, field, problems) ?? []);
}

function legalBuild(scenario: Scenario, build: Build, field: string, problems: Problem[]): Design | null {
  const design = designOf(build, field, problems);
  if (design === null) return null;
  for (const { message, rule, where } of problemsOf({ ...design, size: sizeOf(scenario) }, scenario.variants))
    problems.push({ code: 'build', field, rule, message: `${where}: ${message}` });
  return design;
}

type Build = NonNullable<Scenario['cars'][number]['car']>;

function designOf(car: Build, field: string, problems: Problem[]): Design | null {
  if (typeof car !== 'string') return designFrom(car);
  const stock = STOCK.find(({ id }) => id === car);
  if (stock !== undefined) return stock.design;
  problems.push({
    code: 'car',
    field,
    rule: 'sixth/setup/construction',
    message: `There is no stock car "${car}".`,
    legal: STOCK.map(({ id }) => id),
  });
  return null;
}

function setupOf(scenario: Scenario, starts: readonly Start[]): Setup {
  const { id, title, roundLimit, variants, arena, seats, builds } = scenario;
  const placed = laidAs(arena, '');
  return {
    id,
    title,
    roundLimit,
    size: sizeOf(scenario),
    variants,
    secretBuilds: builds === 'secret',
    bounds: { minX: 0, minY: 0, maxX: arena.side, maxY: arena.side },
    walls: arena.walls.map((wall, i) => ({
      id: `wall-${i + 1}`,
      pose: poseOf(wall),
      size: { length: wall.length, width: wall.width },
    })),
    terrain: arena.terrain.map((area, i) => ({ id: `terrain-${i + 1}`, ...area })),
    ...placed,
    hazards: [...placed.hazards, ...declaredHazards(scenario)],
    ...numbersOf(scenario),
    seats: seats.map(({ name }) => ({ name })),
    sides: seats.some(({ side }) => side !== undefined) ? seats.map(({ side }) => side ?? null) : null,
    starts,
  };
}
