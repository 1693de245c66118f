import { pointsLeft } from '../queries/structures.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';

const RULE = 'deluxe/IV.7/fixed-objects';

/**
 * Hits of a weapon: points off a wall or a pillar; a building opens a breach at one blow of all its points and comes down with as
 * many breaches as points (V.7).
 */
export function damageStructure(game: DeluxeGame, structure: Structure, hits: number): number {
  const left = pointsLeft(game.state, structure);
  if (left === null || structure.dp === null || hits <= 0) return 0;
  const building = structure.kind === 'building';
  const taken = building ? (hits >= structure.dp ? 1 : 0) : Math.min(hits, left);
  if (taken === 0) return 0;
  game.state.structures[structure.id] = left - taken;
  const what = building ? `${left - taken} breaches from collapse` : `${left} → ${left - taken}`;
  const end = left === taken ? 'breaks' : what;
  const rule = building ? 'deluxe/V.7/breaches' : RULE;
  game.emit({ kind: 'damage', rule, outcome: 'neutral', text: `Damage to ${structure.label}: ${end}.` });
  return taken;
}
