import { type Box, degrees, makePose } from '@hardtop/geometry';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { OBJECTS } from '../catalog/rams.ts';
import type { Character, Design } from '../garage/design/design.ts';
import { STOCK } from '../garage/stock/list.ts';
import { battleProblems } from './battle-problems.ts';
import { crewSeatProblems } from './crew-seats.ts';
import { burdenProblems, formatProblems } from './format-problems.ts';
import { mapProblems } from './map-problems.ts';
import { placeProblems } from './place-problems.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';
import type { Gate, Objective, Obstacle, Patch, Setup, Start, Walker } from './setup.ts';
import { victoryProblems } from './victory-problems.ts';

const SET_UP = 'roadrage/hardtop/setup';

/** Reads a scenario file; every problem at once, each naming its field. */
export function parseSetup(file: unknown): Result<Setup, readonly Problem[]> {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return read;
  const problems: Problem[] = [...seatProblems(read.value), ...crewSeatProblems(read.value)];
  const starts = read.value.vehicles.map((vehicle, i) => startOf(vehicle, i, problems));
  const setup = setupOf(
    read.value,
    starts.filter((start) => start !== null),
  );
  problems.push(
    ...formatProblems(read.value, setup),
    ...placeProblems(setup),
    ...mapProblems(setup),
    ...victoryProblems(setup),
    ...battleProblems(setup),
    ...setup.walkers.flatMap(burdenProblems),
  );
  return problems.length > 0 ? err(problems) : ok(setup);
}

/** A box by its squares: (3, 4), one by one, is the square around the point (3, 4). */
function boxOf(box: { x: number; y: number; width: number; height: number }): Box {
  const minX = box.x - 0.5;
  const minY = box.y - 0.5;
  return { minX, minY, maxX: minX + box.width, maxY: minY + box.height };
}

function seatProblems(file: Scenario): readonly Problem[] {
  const legal = file.seats.map((_, seat) => String(seat));
  const missing = (field: string, seat: number): readonly Problem[] =>
    seat < file.seats.length
      ? []
      : [{ code: 'seat', field, rule: SET_UP, message: `There is no seat ${seat}.`, legal }];
  const runners = 'runners' in file.objective ? file.objective.runners : [];
  return [
    ...file.vehicles.flatMap(({ seat }, i) => missing(`vehicles.${i}.seat`, seat)),
    ...file.walkers.flatMap(({ seat }, i) => missing(`walkers.${i}.seat`, seat)),
    ...runners.flatMap((seat, i) => missing(`objective.runners.${i}`, seat)),
    ...file.seats.flatMap(({ name }, i) =>
      [...file.vehicles, ...file.walkers].some(({ seat }) => seat === i) || isAboard(file, i)
        ? []
        : [{ code: 'seat', field: `seats.${i}`, rule: SET_UP, message: `${name} has nothing to play.` }],
    ),
  ];
}

const isAboard = ({ vehicles }: Scenario, seat: number): boolean =>
  vehicles.some(({ crewSeats }) => crewSeats?.includes(seat));

function characterOf(character: Scenario['walkers'][number]['character']): Character {
  const skills: Partial<Record<string, number>> = {};
  for (const [skill, points] of Object.entries(character.skills)) if (points !== undefined) skills[skill] = points;
  return { ...character, skills };
}

function startOf(vehicle: Scenario['vehicles'][number], index: number, problems: Problem[]): Start | null {
  const design = designOf(vehicle.car, `vehicles.${index}.car`, problems);
  if (design === null) return null;
  const { seat, x, y, heading, speed, solitaire, crewSeats } = vehicle;
  return {
    index,
    seat,
    design,
    pose: makePose(x, y, degrees(heading)),
    speed,
    solitaire: solitaire ?? null,
    ...(crewSeats === undefined ? {} : { crewSeats }),
  };
}

function designOf(car: Scenario['vehicles'][number]['car'], field: string, problems: Problem[]): Design | null {
  if (typeof car !== 'string') return { ...car, crew: car.crew.map(characterOf) };
  const stock = STOCK.find(({ id }) => id === car);
  if (stock !== undefined) return stock.design;
  problems.push({
    code: 'car',
    field,
    rule: 'roadrage/design/sequence',
    message: `There is no stock vehicle "${car}".`,
    legal: STOCK.map(({ id }) => id),
  });
  return null;
}

function patchOf(patch: Scenario['map']['patches'][number], index: number, map: Scenario['map']): Patch {
  const { grounds, level, soft, label } = patch;
  const footing = patch.footing ?? (grounds.includes('offRoad') ? 'offRoad' : map.footing);
  return { id: `patch-${index + 1}`, box: boxOf(patch), footing, grounds, level, soft, label };
}

function obstacleOf(obstacle: Scenario['map']['obstacles'][number], index: number): Obstacle {
  const { kind, x, y, width = 1, height = 1, floors } = obstacle;
  return {
    id: `obstacle-${index + 1}`,
    kind,
    pose: makePose(x + (width - 1) / 2, y + (height - 1) / 2, 0),
    size: { length: height, width },
    floors,
    label: obstacle.label ?? OBJECTS[kind].name.toLowerCase(),
  };
}

function objectiveOf(objective: Scenario['objective']): Objective {
  if (objective.kind === 'escape') return { ...objective, zone: boxOf(objective.zone) };
  if (objective.kind !== 'laps') return objective;
  const gates = objective.gates.map((gate, i): Gate => ({ id: `gate-${i + 1}`, ...gate }));
  return { ...objective, gates };
}

function walkerOf(walker: Scenario['walkers'][number], index: number): Walker {
  const { seat, character, x, y, floor } = walker;
  return { id: `w${index + 1}`, seat, character: characterOf(character), pose: makePose(x, y, 0), floor };
}

function setupOf(file: Scenario, starts: readonly Start[]): Setup {
  const { id, title, format, turnLimit, variants, hidden, map } = file;
  return {
    id,
    title,
    format,
    turnLimit,
    variants,
    hidden,
    bounds: boxOf({ x: 0, y: 0, width: map.width, height: map.height }),
    edge: map.edge,
    footing: map.footing,
    patches: map.patches.map((patch, i) => patchOf(patch, i, map)),
    obstacles: map.obstacles.map(obstacleOf),
    road: map.road,
    objective: objectiveOf(file.objective),
    seats: file.seats.map(({ name, side }, seat) => ({ name, side: side ?? String(seat) })),
    starts,
    walkers: file.walkers.map(walkerOf),
  };
}
