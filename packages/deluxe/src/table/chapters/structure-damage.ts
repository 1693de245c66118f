import type { Point } from '@hardtop/geometry';
import { isBreachable } from '../queries/breaches.ts';
import { pointsLeft } from '../queries/structures.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';
import { shootWall } from './openings.ts';

const RULE = 'deluxe/IV.7/fixed-objects';

/** Hits of a weapon: points off a pillar, or a breach at the spot that a wall is struck at. */
export function damageStructure(game: DeluxeGame, structure: Structure, hits: number, spot?: Point): number {
  if (isBreachable(structure)) return shootWall(game, structure, spot ?? structure.pose, hits);
  const left = pointsLeft(game.state, structure);
  if (left === null || hits <= 0) return 0;
  const taken = Math.min(hits, left);
  game.state.structures[structure.id] = left - taken;
  const text = `Damage to ${structure.label}: ${left === taken ? 'breaks' : `${left} → ${left - taken}`}.`;
  game.emit({ kind: 'damage', rule: RULE, outcome: 'neutral', text });
  return taken;
}
