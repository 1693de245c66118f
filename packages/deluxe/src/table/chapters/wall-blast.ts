import { distance, type Point, TOLERANCE } from '@hardtop/geometry';
import { chanceOf, diceOf, type RuleId, roll, type Seat } from '@hardtop/kernel';
import type { Grenade } from '../../catalog/grenades.ts';
import { builtAt, isBreachable } from '../queries/breaches.ts';
import { nearestOf } from '../queries/lookout.ts';
import { isStanding } from '../queries/structures.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { StructureId } from '../state/ids.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';
import { damageStructure } from './structure-damage.ts';

type BurstEffect = Extract<Grenade['effect'], { kind: 'burst' }>;

/** A die to whatever is built in reach, where it is nearest (deluxe/VI/grenade); what no die could harm is not rolled for (H-303). */
export function* blastWalls(
  game: DeluxeGame,
  { damage, radius }: BurstEffect,
  at: Point,
  seat: Seat,
  rule: RuleId,
  except: StructureId | null,
): DeluxePlay {
  for (const structure of game.setup.structures) {
    if (structure.id === except) continue;
    if (!isStanding(game.state, structure) || !canHarm(structure, damage)) continue;
    const spot = spotIn(game, structure, at, radius);
    if (spot === null) continue;
    const rolled = yield* roll(game, damage, { seat, rule, purpose: `the burst on ${structure.label}` });
    const text = `The burst reaches ${structure.label}: ${rolled.total}.`;
    game.emit({ kind: 'damage-roll', rule, roll: rolled, outcome: 'neutral', text, marks: ['burst/built'] });
    damageStructure(game, structure, rolled.total, spot);
  }
}

/** What has points, but a wall only if one blow can breach it; a boulder takes no notice. */
function canHarm(structure: Structure, damage: string): boolean {
  if (structure.dp === null || structure.kind === 'boulder') return false;
  return !isBreachable(structure) || chanceOf(diceOf(damage), structure.dp) > 0;
}

/** The nearest point of what stands of it, if it is in reach. */
function spotIn({ setup, state }: DeluxeGame, { id }: Structure, at: Point, radius: number): Point | null {
  let best: Point | null = null;
  let least = radius + TOLERANCE;
  for (const built of builtAt(setup, state, id)) {
    const point = nearestOf(built, at);
    const far = distance(point, at);
    if (far <= least) [best, least] = [point, far];
  }
  return best;
}
