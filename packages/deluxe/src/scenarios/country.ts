// Duels away from the road. Both maps look the same from either end.
import type { ScenarioFile } from './scenario-schema.ts';

const SEATS = [{ name: 'Bone' }, { name: 'Cyan' }];

type TerrainRow = NonNullable<ScenarioFile['map']['terrain']>[number];

/** Each once more on the other side of the middle. */
function twice(middle: { readonly x: number; readonly y: number }, rows: readonly TerrainRow[]): TerrainRow[] {
  return rows.flatMap((row) => [
    row,
    { ...row, x: 2 * middle.x - row.x, y: 2 * middle.y - row.y, heading: ((row.heading ?? 0) + 180) % 360 },
  ]);
}

/** Trees, a pond with a ford around it, and nowhere a road. */
const boondocks = {
  ruleset: 'deluxe',
  id: 'boondocks',
  title: 'Boondocks',
  summary:
    'Two Lumberjacks in the woods, on suspensions made for it: brush to mow down, a ford to drive through, a pond to keep out of. A draw after 60 turns.',
  turnLimit: 60,
  map: {
    minX: 0,
    minY: 0,
    maxX: 24,
    maxY: 18,
    ground: 'off-road',
    terrain: [
      { kind: 'water', x: 12, y: 9, length: 3, width: 2, depth: 4, label: 'pond, 4 ft' },
      ...twice({ x: 12, y: 9 }, [
        { kind: 'water', x: 9.75, y: 9, length: 4, width: 2.5, depth: 1, label: 'ford, 1 ft' },
        { kind: 'tree', x: 7, y: 6 },
        { kind: 'tree', x: 9.5, y: 14, dp: 12 },
        { kind: 'tree', x: 4, y: 14 },
        { kind: 'boulder', x: 16, y: 5, feet: 2 },
        { kind: 'brush', x: 6, y: 11, length: 1.5, width: 2.5, difficulty: 2 },
        { kind: 'brush', x: 12, y: 3.5, length: 1, width: 3, difficulty: 3 },
      ]),
    ],
  },
  seats: SEATS,
  vehicles: [
    { seat: 0, car: 'lumberjack', x: 3, y: 4, heading: 270, speed: 20 },
    { seat: 1, car: 'lumberjack', x: 21, y: 14, heading: 90, speed: 20 },
  ],
} satisfies ScenarioFile;

/** A road through open country, with a ramp on either side of it to leave it by. */
const shortcut = {
  ruleset: 'deluxe',
  id: 'the-shortcut',
  title: 'The Shortcut',
  summary:
    'Two Stingers on a gravel-strewn road between two ditches. A ramp on either side leads over them, for whoever is fast enough, into open country that is hard on tires. A draw after 60 turns.',
  turnLimit: 60,
  map: {
    minX: 0,
    minY: 0,
    maxX: 28,
    maxY: 18,
    ground: 'off-road',
    terrain: [
      { kind: 'road', x: 14, y: 9, length: 28, width: 8, heading: 90, label: 'road' },
      { kind: 'gravel', x: 14, y: 9, length: 4, width: 3, heading: 90 },
      ...twice({ x: 14, y: 9 }, [
        { kind: 'ditch', x: 10, y: 13.5, length: 12, across: 3, heading: 90 },
        { kind: 'ditch', x: 24, y: 13.5, length: 6, across: 3, heading: 90 },
        { kind: 'slope', x: 18.5, y: 12.25, length: 2, width: 3, angle: 30 },
        { kind: 'curb', x: 3, y: 13, length: 4, heading: 90 },
        { kind: 'boulder', x: 8, y: 16, feet: 3 },
        { kind: 'tree', x: 24, y: 16 },
      ]),
    ],
  },
  seats: SEATS,
  vehicles: [
    { seat: 0, car: 'stinger', x: 3, y: 7, heading: 270, speed: 20 },
    { seat: 1, car: 'stinger', x: 25, y: 11, heading: 90, speed: 20 },
  ],
} satisfies ScenarioFile;

export const COUNTRY: readonly ScenarioFile[] = [boondocks, shortcut];
