import { roll } from '@hardtop/kernel';
import { GRENADE } from '../../catalog/to-hit.ts';
import type { RoadRule } from '../../rules.ts';
import { canAct } from '../queries/arms.ts';
import { crewOf } from '../queries/figures.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

export const GRENADE_RULE: RoadRule = 'roadrage/people/grenades';

/** It lies among them: whoever has not used his hands may throw it out. True if somebody did. */
export function* throwOut(game: RoadGame, vehicle: Vehicle): RoadPlay<boolean> {
  for (const person of crewOf(game, vehicle)) {
    if (!canAct(game, person)) continue;
    person.actedTurn = game.state.turn;
    const of = { seat: person.seat, rule: GRENADE_RULE, purpose: `${person.name} grabs the grenade` };
    const rolled = yield* roll(game, '1d6', of);
    const out = rolled.total >= GRENADE.grabOn;
    const text = `${person.name} ${out ? 'throws the grenade out' : 'cannot get hold of the grenade'}.`;
    const outcome = out ? 'good' : 'bad';
    game.emit({ kind: 'grenade', rule: GRENADE_RULE, about: vehicle.id, roll: rolled, outcome, text });
    if (out) return true;
  }
  return false;
}
