import { GROWTH } from '../../catalog/sight.ts';
import type { Cell } from '../../scenarios/world.ts';
import { AT_EYES, type WorldMap } from './world-map.ts';

/** What may change of all that blocks sight. */
export interface Standing {
  readonly barriers: readonly { readonly open: boolean; readonly broken: boolean }[];
  readonly obstacles: readonly boolean[];
}

const WALLS = AT_EYES.north | AT_EYES.west;
const IN_SQUARE = AT_EYES.wood | AT_EYES.thing;

/** Whether two who stand on one level see each other past all that is on it: the same squares and edges as of any line, but no more is kept of them. */
export function isClearOnLevel(map: WorldMap, state: Standing, from: Cell, to: Cell): boolean {
  const { atEyes } = map;
  const { width, grid } = map.level(from.l);
  const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const [eachX, eachY] = [1 / wide, 1 / high];
  const down = stepY * width;
  const [westOf, northOf] = [stepX > 0 ? 1 : 0, stepY > 0 ? width : 0];
  let [nextX, nextY] = [
    wide === 0 ? Number.POSITIVE_INFINITY : 0.5 / wide,
    high === 0 ? Number.POSITIVE_INFINITY : 0.5 / high,
  ];
  let index = map.indexOf(from);
  const end = map.indexOf(to);
  let wood = 0;
  for (let left = 2 * (wide + high) + 2; left > 0 && index !== end; left--) {
    if (nextX === nextY) {
      if (!isCornerClear(map, state, index, stepX, down)) return false;
      index += stepX + down;
      nextX += eachX;
      nextY += eachY;
    } else if (nextX < nextY) {
      const edge = index + westOf;
      if (((atEyes[edge] ?? 0) & AT_EYES.west) !== 0 && isShut(state, map.west[edge])) return false;
      index += stepX;
      nextX += eachX;
    } else {
      const edge = index + northOf;
      if (((atEyes[edge] ?? 0) & AT_EYES.north) !== 0 && isShut(state, map.north[edge])) return false;
      index += down;
      nextY += eachY;
    }
    const met = (atEyes[index] ?? 0) & IN_SQUARE;
    if (met === 0) continue;
    if ((met & AT_EYES.wood) !== 0) wood += grid / 8;
    if (wood >= GROWTH.woodSquares) return false;
    if ((met & AT_EYES.thing) !== 0 && index !== end && state.obstacles[map.obstacle[index] ?? -1] === false)
      return false;
  }
  return true;
}

function isShut({ barriers }: Standing, index = -1): boolean {
  const barrier = barriers[index];
  return barrier !== undefined && !barrier.open && !barrier.broken;
}

/** Through a corner: of the two ways round it the one that nothing was built on, else the other. */
function isCornerClear(map: WorldMap, state: Standing, index: number, stepX: number, down: number): boolean {
  const { atEyes, north, west } = map;
  const [beside, below] = [index + stepX, index + down];
  const all = (atEyes[index] ?? 0) | (atEyes[beside] ?? 0) | (atEyes[below] ?? 0) | (atEyes[below + stepX] ?? 0);
  if ((all & WALLS) === 0) return true;
  const westEdge = (at: number): number => (stepX > 0 ? at + stepX : at);
  const northEdge = (at: number): number => (down > 0 ? at + down : at);
  const isWest = (at: number): boolean => ((atEyes[at] ?? 0) & AT_EYES.west) !== 0;
  const isNorth = (at: number): boolean => ((atEyes[at] ?? 0) & AT_EYES.north) !== 0;
  if (!isWest(westEdge(index)) && !isNorth(northEdge(beside))) return true;
  const [first, second] = [northEdge(index), westEdge(below)];
  return !(isNorth(first) && isShut(state, north[first])) && !(isWest(second) && isShut(state, west[second]));
}
