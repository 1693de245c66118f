// The wall around an arena, its gates and what lies behind them.
import { degrees, makePose } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import type { SafeZone } from '../table/state/arena.ts';
import type { Structure } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const LINES = 'deluxe/XIV.2/safe-lines';

/** How thick the wall around an arena is drawn, and how far the ground behind a gate reaches. */
const WALL = 0.5;
const PIT = 3;

type MapFile = Scenario['map'];
type GateFile = MapFile['gates'][number];
type WallName = GateFile['wall'];

/** One side of the floor: where it runs, and which way is out. */
interface Rim {
  readonly from: number;
  readonly to: number;
  /** The coordinate that all of it has. */
  readonly edge: number;
  readonly out: 1 | -1;
  readonly isLevel: boolean;
}

function rimOf({ minX, minY, maxX, maxY }: MapFile, wall: WallName): Rim {
  switch (wall) {
    case 'north':
      return { from: minX - WALL, to: maxX + WALL, edge: maxY, out: 1, isLevel: true };
    case 'south':
      return { from: minX - WALL, to: maxX + WALL, edge: minY, out: -1, isLevel: true };
    case 'east':
      return { from: minY, to: maxY, edge: maxX, out: 1, isLevel: false };
    case 'west':
      return { from: minY, to: maxY, edge: minX, out: -1, isLevel: false };
  }
}

/** A box along a side of the floor, so deep from its edge outward. */
function along({ edge, out, isLevel }: Rim, from: number, to: number, depth: number): Pick<Structure, 'pose' | 'size'> {
  const middle = (from + to) / 2;
  const off = edge + (out * depth) / 2;
  return isLevel
    ? { pose: makePose(middle, off, 0), size: { length: depth, width: to - from } }
    : { pose: makePose(off, middle, 0), size: { length: to - from, width: depth } };
}

const wallPiece = (id: string, box: Pick<Structure, 'pose' | 'size'>): Structure => ({
  id,
  kind: 'wall',
  height: null,
  ...box,
  dp: null,
  label: 'the wall',
});

/** A side of the wall, in pieces between its gates. */
function sideOf(map: MapFile, wall: WallName): readonly Structure[] {
  const rim = rimOf(map, wall);
  const gates = map.gates.filter((gate) => gate.wall === wall).toSorted((a, b) => a.at - b.at);
  const pieces: Structure[] = [];
  let { from } = rim;
  for (const { at, width } of [...gates, { at: rim.to, width: 0 }]) {
    const to = at - width / 2;
    const id = `wall-${wall}${pieces.length === 0 ? '' : `-${pieces.length + 1}`}`;
    if (to > from) pieces.push(wallPiece(id, along(rim, from, to, WALL)));
    from = at + width / 2;
  }
  return pieces;
}

/** The wall all round; its gates are shut as long as nobody may leave. */
export function outerWalls(map: MapFile, leaveAfter: number): readonly Structure[] {
  const walls = (['north', 'south', 'east', 'west'] as const).flatMap((wall) => sideOf(map, wall));
  if (leaveAfter === 0) return walls;
  const doors = map.gates.map((gate, i): Structure => {
    const rim = rimOf(map, gate.wall);
    const box = along(rim, gate.at - gate.width / 2, gate.at + gate.width / 2, WALL);
    return { ...wallPiece(`door-${i + 1}`, box), label: 'the shut gate', opens: leaveAfter };
  });
  return [...walls, ...doors];
}

/** All safe ground: behind the gates, and on the floor. */
export function safeGround(map: MapFile): readonly SafeZone[] {
  const gates = map.gates.map((gate, i): SafeZone => {
    const rim = rimOf(map, gate.wall);
    const label = gate.label ?? `the ${gate.wall} gate`;
    return {
      id: `gate-${i + 1}`,
      kind: 'gate',
      label,
      ...along(rim, gate.at - gate.width / 2, gate.at + gate.width / 2, PIT),
    };
  });
  const refuges = map.refuges.map(
    ({ x, y, length, width, heading, label }, i): SafeZone => ({
      id: `refuge-${i + 1}`,
      kind: 'refuge',
      label,
      pose: makePose(x, y, degrees(heading)),
      size: { length, width },
    }),
  );
  return [...gates, ...refuges];
}

/** Gates are in a wall, within it, and apart. */
export function gateProblems(map: MapFile): readonly Problem[] {
  const problems: Problem[] = [];
  const problem = (field: string, message: string): void => {
    problems.push({ code: 'gate', field, rule: LINES, message });
  };
  if (!map.walled && map.gates.length > 0) problem('map.gates', 'There is no wall for a gate to be in.');
  map.gates.forEach((gate, i) => {
    const { from, to, isLevel } = rimOf(map, gate.wall);
    const rim = isLevel ? [from + WALL, to - WALL] : [from, to];
    const [low = 0, high = 0] = rim;
    if (gate.at - gate.width / 2 < low || gate.at + gate.width / 2 > high)
      problem(
        `map.gates.${i}.at`,
        `The gate does not fit into the ${gate.wall} wall, which runs from ${low} to ${high}.`,
      );
    const other = map.gates.findIndex(
      (one, j) => j < i && one.wall === gate.wall && Math.abs(one.at - gate.at) < (one.width + gate.width) / 2,
    );
    if (other >= 0) problem(`map.gates.${i}.at`, `It is in the same place as map.gates.${other}.`);
  });
  return problems;
}
