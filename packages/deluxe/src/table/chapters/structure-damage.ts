import { pointsLeft } from '../queries/structures.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';

const RULE = 'deluxe/IV.7/fixed-objects';

/** Hits of a weapon: points off a wall or a pillar. A building yields only to breaches, which are not played: hits do nothing to it. */
export function damageStructure(game: DeluxeGame, structure: Structure, hits: number): number {
  const left = pointsLeft(game.state, structure);
  if (left === null || structure.kind === 'building' || hits <= 0) return 0;
  const taken = Math.min(hits, left);
  game.state.structures[structure.id] = left - taken;
  const text = `Damage to ${structure.label}: ${left === taken ? 'breaks' : `${left} → ${left - taken}`}.`;
  game.emit({ kind: 'damage', rule: RULE, outcome: 'neutral', text });
  return taken;
}
