// Set-ups in which every kind of ground is driven over soon.
import { PATCHES } from '../table/state/terrain.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type CarFile = Exclude<VehicleFile['car'], string>;
type TerrainRow = NonNullable<ScenarioFile['map']['terrain']>[number];

const BUGGY: CarFile = {
  name: 'Buggy',
  body: 'midsize',
  plant: 'large',
  tires: 'hd',
  crew: [{ role: 'driver' }],
  weapons: [
    { weapon: 'MD', mount: 'back' },
    { weapon: 'SD', mount: 'left' },
    { weapon: 'OJ', mount: 'right' },
  ],
  armor: { front: 20, right: 20, left: 20, back: 20, top: 20, underbody: 20 },
  acceleration: 10,
  handlingClass: 3,
  weight: 4500,
};

/** Side by side, northward, with the same ground before each. */
function lanes(id: string, speed: number, cars: readonly CarFile[], ahead: readonly TerrainRow[]): ScenarioFile {
  return {
    ruleset: 'deluxe',
    id: `rare-${id}`,
    title: id,
    turnLimit: 4,
    map: { minX: 0, minY: 0, maxX: 30, maxY: 30, ground: 'off-road', terrain: [...ahead] },
    seats: cars.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
    vehicles: cars.map((car, seat) => ({ seat, car, x: 9 + 6 * seat, y: 4, heading: 0, speed, handling: 3 })),
  };
}

const across = { x: 15, y: 8, length: 1, width: 30 } as const;
const mower = { ...BUGGY, brushcutter: true };
const high = { ...BUGGY, offRoadSuspension: true };

export const RARE_COUNTRY: readonly ScenarioFile[] = [
  lanes('brush', 40, [BUGGY, mower, high], [{ kind: 'brush', ...across, difficulty: 2 }]),
  lanes('onto-the-road', 40, [BUGGY, high], [{ kind: 'road', x: 15, y: 15, length: 20, width: 30 }]),
  lanes('curb', 40, [BUGGY, high], [{ kind: 'curb', x: 15, y: 7, length: 30, heading: 90 }]),
  lanes(
    'patches',
    40,
    [BUGGY, high],
    [...PATCHES.map((kind, i): TerrainRow => ({ kind, x: 15, y: 6 + i, length: 1, width: 30 }))],
  ),
  lanes('ford', 30, [BUGGY, high], [{ kind: 'water', x: 15, y: 10, length: 10, width: 30, depth: 1 }]),
  lanes('deep', 40, [BUGGY, high], [{ kind: 'water', x: 15, y: 12, length: 12, width: 30, depth: 5 }]),
  lanes('ditch', 40, [BUGGY, high], [{ kind: 'ditch', x: 15, y: 8, length: 30, across: 3, heading: 90 }]),
  lanes('gully', 40, [BUGGY, high], [{ kind: 'ditch', x: 15, y: 8, length: 30, across: 6, heading: 90 }]),
  lanes('ramp', 60, [BUGGY, high], [{ kind: 'slope', x: 15, y: 7, length: 2, width: 30, angle: 30 }]),
  lanes(
    'hurdles',
    50,
    [BUGGY, high],
    [
      ...[9, 15].flatMap((x): TerrainRow[] => [
        { kind: 'boulder', x, y: 7, feet: 2 },
        { kind: 'boulder', x: x + 1, y: 9, feet: 0.5 },
        { kind: 'tree', x: x - 1.5, y: 8, dp: 10 },
      ]),
    ],
  ),
  lanes(
    'soft-roll',
    80,
    [
      { ...BUGGY, weapons: [] },
      { ...BUGGY, weapons: [] },
    ],
    [],
  ),
];
