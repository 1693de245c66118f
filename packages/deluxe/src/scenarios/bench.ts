import { distance, makePose } from '@hardtop/geometry';
import { startingParams } from '@hardtop/kernel';
import { stockFielded } from '../garage/fielded/stock-fielded.ts';
import { legalManeuvers } from '../table/chapters/maneuver.ts';
import { begin } from '../table/start.ts';
import type { Setup } from '../table/state/setup.ts';
import { sidesOf, toldApart, vehicleModel } from './model.ts';
import { parseSetup, type ScenarioFile } from './scenario-file.ts';

/** One car among twenty pillars, none of them in its first inch. */
const crowded: ScenarioFile = {
  ruleset: 'deluxe',
  id: 'bench',
  title: 'Twenty obstacles',
  turnLimit: 10,
  map: {
    minX: -20,
    minY: -20,
    maxX: 20,
    maxY: 20,
    pillars: Array.from({ length: 20 }, (_, i) => ({
      x: (i % 5) * 2.5 - 5,
      y: Math.floor(i / 5) * 2.5 - 3.75,
      length: 0.5,
      width: 0.5,
      heading: i * 15,
    })),
  },
  seats: [{ name: 'One' }, { name: 'Two' }],
  vehicles: [
    { seat: 0, car: 'stinger', x: 1.25, y: 0, heading: 10, speed: 60 },
    { seat: 1, car: 'stinger', x: 15, y: 15, heading: 0, speed: 0 },
  ],
};

/** What `npm run bench` times: all moves open to one car, each with its place, its odds and what it would hit. */
export function legalMovesBench(): () => number {
  const read = parseSetup(crowded);
  if (!read.ok) throw new Error(read.error[0]?.message);
  const game = { setup: read.value, state: begin(read.value), dice: { take: () => null }, emit: () => {} };
  const vehicle = game.state.vehicles[0];
  if (vehicle === undefined) throw new Error('no car to time');
  return () => {
    let seen = 0;
    for (const option of legalManeuvers(game, vehicle))
      seen += option.preview(startingParams(option)).facts?.keepControl ?? 0;
    return seen;
  };
}

/** Inches from each car of a crowd to the next. */
const APART = 6;
/** A shot from farther away is hopeless for most weapons. */
const IN_RANGE = 20;
const SEATS = 8;

export interface Crowd {
  readonly setup: Setup;
  /** Cars in range of each, on average. */
  readonly inRange: number;
}

/** Cars in a field, each of another side than its neighbours; more of them than a scenario file may bring. */
export function crowdOf(cars: number): Crowd {
  const read = parseSetup({ ...crowded, map: { ...crowded.map, minX: -100, minY: -100, maxX: 100, maxY: 100 } });
  const car = stockFielded('stinger');
  const start = read.ok ? read.value.starts[0] : undefined;
  if (!read.ok || car === undefined || start === undefined) throw new Error('no car for the crowd');
  const across = Math.ceil(Math.sqrt(cars));
  const seats = Array.from({ length: Math.min(SEATS, cars) }, (_, seat) => ({ name: `Side ${seat}` }));
  const models = Array.from({ length: cars }, (_, i) => vehicleModel(car, i, i % seats.length, [i % seats.length]));
  const starts = toldApart(models).map((model, i) => {
    const pose = makePose((i % across) * APART + 20, Math.floor(i / across) * APART + 20, (i * 900) % 3600);
    return { ...start, model, pose, speed: 30 };
  });
  const pairs = starts.flatMap(({ pose }, i) =>
    starts.filter((other, j) => j !== i && distance(pose, other.pose) <= IN_RANGE),
  );
  const sides = sidesOf(seats, models);
  return { setup: { ...read.value, seats, sides, starts }, inRange: pairs.length / cars };
}
