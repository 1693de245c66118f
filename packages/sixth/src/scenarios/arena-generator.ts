// Arenas of our own, laid from a seed: the same seed lays the same arena.

import { boxShape, degrees, distanceBetweenShapes, makePose, rectangle, type Shape } from '@hardtop/geometry';
import { type Random, streamOf } from '@hardtop/kernel';
import { ARENA } from '../catalog/arena.ts';
import { HAZARD_IDS, HAZARD_SIZE } from '../catalog/hazards.ts';
import { TURNING_KEY } from '../catalog/turning-key.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { usualStrips } from './start-spots.ts';

type ArenaFile = NonNullable<ScenarioFile['arena']>;
type Row<Kind extends 'walls' | 'hazards' | 'tokens' | 'terrain'> = NonNullable<ArenaFile[Kind]>[number];

/** How much of each is tried; what finds no room is left out. */
const TRIES = { walls: 12, hazards: 8, tokens: 6, terrain: 2 } as const;
/** Car lengths kept free around the starting strips, and between things. */
const CLEAR = { strips: 1.2, tokens: 0.8, hazards: 0.2 } as const;

const tenth = (random: Random, low: number, high: number): number => random.int(low * 10, high * 10) / 10;

interface Ground {
  readonly random: Random;
  readonly side: number;
  readonly strips: readonly Shape[];
  /** Walls and tokens that stand already. */
  readonly standing: Shape[];
}

const isAway = (shape: Shape, others: readonly Shape[], least: number): boolean =>
  others.every((other) => distanceBetweenShapes(shape, other) >= least);

/** A spot of a size at a heading by eighths of a circle. */
function spotIn({ random, side }: Ground, margin: number, quarters: number) {
  const at = { x: tenth(random, margin, side - margin), y: tenth(random, margin, side - margin) };
  return { ...at, heading: random.int(0, quarters - 1) * (180 / quarters) };
}

/** Square to the edges, so that no corner is acute, with room for a key all round. */
function wallIn(ground: Ground): Row<'walls'> | null {
  const wall = { ...spotIn(ground, ARENA.leastGap + 1.3, 2), length: 0.3, width: tenth(ground.random, 1, 2.4) };
  const shape = rectangle(makePose(wall.x, wall.y, degrees(wall.heading)), wall);
  if (!isAway(shape, ground.standing, ARENA.leastGap) || !isAway(shape, ground.strips, CLEAR.strips)) return null;
  ground.standing.push(shape);
  return wall;
}

function tokenIn(ground: Ground): Row<'tokens'> | null {
  const kind = ground.random.pick(['barrier', 'barrel'] as const);
  const token = { ...spotIn(ground, 1.5, 4), kind, breaks: ground.random.int(0, 1) === 1 };
  const shape = rectangle(makePose(token.x, token.y, degrees(token.heading)), { length: 1, width: 0.3 });
  if (!isAway(shape, ground.standing, CLEAR.tokens) || !isAway(shape, ground.strips, CLEAR.strips)) return null;
  ground.standing.push(shape);
  return token;
}

function hazardIn(ground: Ground): Row<'hazards'> | null {
  const hazard = { ...spotIn(ground, 1, 4), kind: ground.random.pick(HAZARD_IDS) };
  const shape = rectangle(makePose(hazard.x, hazard.y, degrees(hazard.heading)), HAZARD_SIZE);
  return isAway(shape, [...ground.standing, ...ground.strips], CLEAR.hazards) ? hazard : null;
}

function terrainIn({ random, side }: Ground): Row<'terrain'> {
  const [width, height] = [tenth(random, 2, side / 2), tenth(random, 2, side / 2)];
  const [minX, minY] = [tenth(random, 0, side - width), tenth(random, 0, side - height)];
  const { points } = boxShape({ minX, minY, maxX: minX + width, maxY: minY + height });
  return { level: random.int(1, 2), points: points.map(({ x, y }) => ({ x, y })), label: 'rough ground' };
}

const some = <T>(tries: number, make: () => T | null): T[] =>
  Array.from({ length: tries }, make).filter((one) => one !== null);

/** Walls, tokens, hazards and rough ground that leave every start of so many players free. */
export function generateArena(seed: string, players: number, side: number = ARENA.side): ArenaFile {
  const strips = usualStrips(players, side).map((pose) => rectangle(pose, TURNING_KEY));
  const ground: Ground = { random: streamOf(seed, 'arena'), side, strips, standing: [] };
  return {
    side,
    walls: some(TRIES.walls, () => wallIn(ground)),
    tokens: some(TRIES.tokens, () => tokenIn(ground)),
    hazards: some(TRIES.hazards, () => hazardIn(ground)),
    terrain: some(TRIES.terrain, () => terrainIn(ground)),
  };
}
