import { startingParams } from '@hardtop/kernel';
import { legalManeuvers } from '../table/chapters/maneuver.ts';
import { begin } from '../table/start.ts';
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
