// Arenas of our own: gates in every wall, and each a floor of another kind (deluxe/XIV.2/arena-events).
import type { ScenarioFile } from './scenario-schema.ts';

type MapFile = ScenarioFile['map'];
type GateFile = NonNullable<MapFile['gates']>[number];
type Entry = Pick<ScenarioFile['vehicles'][number], 'x' | 'y' | 'heading' | 'speed'>;

/** How far from the wall a car stands that has just come in. */
const IN = 0.6;
const ENTRY_SPEED = 20;

/** Where whoever comes in by a gate begins, straight ahead. */
function inBy({ minX, minY, maxX, maxY }: MapFile, { wall, at }: GateFile): Entry {
  switch (wall) {
    case 'north':
      return { x: at, y: maxY - IN, heading: 180, speed: ENTRY_SPEED };
    case 'south':
      return { x: at, y: minY + IN, heading: 0, speed: ENTRY_SPEED };
    case 'east':
      return { x: maxX - IN, y: at, heading: 90, speed: ENTRY_SPEED };
    case 'west':
      return { x: minX + IN, y: at, heading: 270, speed: ENTRY_SPEED };
  }
}

const NAMES = ['Bone', 'Cyan', 'Violet', 'Lime', 'Amber', 'Rust'];

type ArenaOf = Pick<ScenarioFile, 'id' | 'title' | 'summary' | 'turnLimit' | 'onFoot'> & {
  readonly map: MapFile & { readonly gates: GateFile[] };
  readonly cars: readonly ScenarioFile['vehicles'][number]['car'][];
  readonly event: NonNullable<ScenarioFile['event']>;
  readonly objective?: NonNullable<ScenarioFile['objective']>;
};

/** A seat to each car, and to each a gate of its own. */
export function arena({ cars, map, ...rest }: ArenaOf): ScenarioFile {
  return {
    ruleset: 'deluxe',
    ...rest,
    map,
    seats: cars.map((_, i) => ({ name: NAMES[i] ?? `Seat ${i + 1}` })),
    vehicles: cars.flatMap((car, seat) => {
      const gate = map.gates[seat];
      return gate === undefined ? [] : [{ seat, car, ...inBy(map, gate) }];
    }),
  };
}

const FOUR: GateFile[] = [
  { wall: 'west', at: 9 },
  { wall: 'east', at: 9 },
  { wall: 'south', at: 12 },
  { wall: 'north', at: 12 },
];
const ROOM = { minX: 0, minY: 0, maxX: 24, maxY: 18 };

/** Nothing but floor. */
export const openFloor = arena({
  id: 'salt-pan',
  title: 'The Salt Pan',
  summary:
    'An open floor with a gate in every wall: four Stingers, Division 10, and nowhere to hide but outside. The last on the floor wins; a draw after 60 turns.',
  turnLimit: 60,
  event: { division: '10' },
  map: { ...ROOM, gates: FOUR },
  cars: ['stinger', 'stinger', 'stinger', 'stinger'],
});

/** Round an island, with the corners cut. */
const oval = arena({
  id: 'brickyard-oval',
  title: 'Brickyard Oval',
  summary:
    'A track round a long island, its corners cut off by walls: two Hotshots, Division 15, three ways out. Bone is a little the underdog. A draw after 60 turns.',
  turnLimit: 60,
  event: { division: '15' },
  map: {
    ...ROOM,
    gates: [
      { wall: 'south', at: 6 },
      { wall: 'north', at: 18 },
      { wall: 'west', at: 9 },
    ],
    pillars: [{ x: 12, y: 9, length: 5, width: 11, label: 'infield' }],
    walls: [
      { x: 2, y: 2, length: 5, heading: 45 },
      { x: 22, y: 2, length: 5, heading: 315 },
      { x: 2, y: 16, length: 5, heading: 315 },
      { x: 22, y: 16, length: 5, heading: 45 },
    ],
  },
  cars: ['hotshot', 'hotshot'],
});

/** Two loops that cross in the middle. */
const figureEight = arena({
  id: 'crossed-loops',
  title: 'Crossed Loops',
  summary:
    'A figure eight round two islands. Everybody meets at the crossing, at whatever speed. Two Mini-Shermans, Division 10. A draw after 60 turns.',
  turnLimit: 60,
  event: { division: '10' },
  map: {
    ...ROOM,
    maxX: 28,
    gates: [
      { wall: 'west', at: 9 },
      { wall: 'east', at: 9 },
    ],
    pillars: [
      { x: 8, y: 9, length: 5, width: 5, heading: 45, label: 'west island' },
      { x: 20, y: 9, length: 5, width: 5, heading: 45, label: 'east island' },
      { x: 14, y: 2, length: 4, width: 4, heading: 45, label: 'south stand' },
      { x: 14, y: 16, length: 4, width: 4, heading: 45, label: 'north stand' },
    ],
  },
  cars: ['mini-sherman', 'mini-sherman'],
});

/** A forest of stone. */
const pillars = arena({
  id: 'hall-of-pillars',
  title: 'Hall of Pillars',
  summary:
    'Twelve pillars that break, three lanes between them: two Killer Karts and two Stingers, Division 10, no turrets. A draw after 60 turns.',
  turnLimit: 60,
  event: { division: '10', bans: ['turrets'] },
  map: {
    ...ROOM,
    gates: FOUR,
    pillars: [4.5, 9.5, 14.5, 19.5].flatMap((x) =>
      [4, 9, 14].map((y) => ({
        x,
        y: y === 9 ? y + (x < 12 ? 2 : -2) : y,
        length: 1,
        width: 1,
        dp: 30,
        label: 'pillar',
      })),
    ),
  },
  cars: ['stinger', 'stinger', 'killer-kart', 'killer-kart'],
});

/** What is left of a few streets. */
const ruins = arena({
  id: 'old-quarter',
  title: 'The Old Quarter',
  summary:
    'A few streets that nobody lives in any more: walls with holes, and walls that one can make holes in. Two Joseph Specials, Division 15. A draw after 80 turns.',
  turnLimit: 80,
  event: { division: '15' },
  map: {
    ...ROOM,
    gates: [
      { wall: 'west', at: 3 },
      { wall: 'east', at: 15 },
    ],
    walls: [
      { x: 7, y: 6, length: 7, heading: 90, dp: 12, label: 'house wall', openings: [{ at: 1, width: 1 }] },
      { x: 17, y: 12, length: 7, heading: 90, dp: 12, label: 'house wall', openings: [{ at: -1, width: 1 }] },
      { x: 7, y: 13, length: 5, heading: 0, dp: 12, label: 'church wall', openings: [{ at: 0, width: 2 }] },
      { x: 17, y: 5, length: 5, heading: 0, dp: 12, label: 'church wall', openings: [{ at: 0, width: 2 }] },
    ],
    pillars: [
      { x: 12, y: 9, length: 1.5, width: 1.5, label: 'monument' },
      { x: 4, y: 16, length: 1, width: 2, dp: 20, label: 'chimney' },
      { x: 20, y: 2, length: 1, width: 2, dp: 20, label: 'chimney' },
    ],
    refuges: [
      { x: 12, y: 1.5, length: 2, width: 4, label: 'the south crypt' },
      { x: 12, y: 16.5, length: 2, width: 4, label: 'the north crypt' },
    ],
  },
  cars: ['joseph-special', 'joseph-special'],
});

/** Down in a hole, off the road. */
const quarry = arena({
  id: 'lime-quarry',
  title: 'Lime Quarry',
  summary:
    'Gravel, boulders and a flooded pit, a ramp over it for the brave: two Lumberjacks, trikes only, Division 15. A draw after 80 turns.',
  turnLimit: 80,
  event: { division: '15', only: 'trike' },
  map: {
    ...ROOM,
    ground: 'off-road',
    gates: [
      { wall: 'west', at: 4 },
      { wall: 'east', at: 14 },
    ],
    terrain: [
      { kind: 'water', x: 12, y: 9, length: 4, width: 5, depth: 4, label: 'flooded pit, 4 ft' },
      { kind: 'slope', x: 8.5, y: 9, length: 2, width: 3, heading: 270, angle: 30, label: 'ramp' },
      { kind: 'slope', x: 15.5, y: 9, length: 2, width: 3, heading: 90, angle: 30, label: 'ramp' },
      { kind: 'gravel', x: 12, y: 3, length: 3, width: 10 },
      { kind: 'gravel', x: 12, y: 15, length: 3, width: 10 },
      { kind: 'boulder', x: 5, y: 9, feet: 3 },
      { kind: 'boulder', x: 19, y: 9, feet: 3 },
      { kind: 'boulder', x: 4, y: 15, feet: 2 },
      { kind: 'boulder', x: 20, y: 3, feet: 2 },
    ],
  },
  cars: ['lumberjack', 'lumberjack'],
});

export const ARENAS: readonly ScenarioFile[] = [openFloor, oval, figureEight, pillars, ruins, quarry];
