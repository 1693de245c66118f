// Where somebody can stick a limpet mine to something built (deluxe/VI/limpet-mine).

import { between, distance, distanceBetweenRectangles, type Point } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { Structure } from '../state/setup.ts';
import type { World } from '../state/state.ts';
import type { Stunt } from '../state/target.ts';
import type { Built } from './breaches.ts';
import { limpetOf } from './limpets.ts';
import { nearestOf } from './lookout.ts';
import type { Actor } from './on-foot.ts';
import { reachesLevel, standingPieces } from './structures.ts';

/** Bark and rock are too rough, and the edge of a ditch too low (H-343). */
const SMOOTH: readonly Structure['kind'][] = ['wall', 'pillar', 'building'];

/** Inches that a mine stands off what it sticks to, on his side of it. */
const THICKNESS = 1 / 16;

/** On whatever is smooth and in the next square, where it is nearest. */
export function addWallPlantings(world: World, actor: Actor, stunts: Stunt[]): void {
  const { setup, state } = world;
  if (actor.riding !== undefined || limpetOf(setup, actor) === null) return;
  const { id: person } = actor.person;
  const mined = new Set<string>();
  for (const built of standingPieces(setup, state)) {
    const { structure } = built;
    if (!SMOOTH.includes(structure.kind) || !reachesLevel(structure, actor.level) || mined.has(structure.id)) continue;
    if (distanceBetweenRectangles(actor.pose, COUNTERS.pedestrian, built.pose, built.size) >= SQUARE) continue;
    mined.add(structure.id);
    const id = `plant:${person}>${structure.id}`;
    stunts.push({ kind: 'mine-wall', id, person, structure: structure.id, at: placeOn(built, actor.pose) });
  }
}

function placeOn(built: Built, from: Point): Point {
  const point = nearestOf(built, from);
  const far = distance(point, from);
  return far <= THICKNESS ? { x: from.x, y: from.y } : between(point, from, THICKNESS / far);
}
