import { roll } from '@hardtop/kernel';
import { ON_FOOT } from '../../catalog/people.ts';
import { winnerOf } from '../queries/melee.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame } from '../state/state.ts';
import { hurt } from './wounds.ts';

const RULE = 'roadrage/people/melee';

/** A die and the hit points each; the higher does a die to the other. It is what both do this turn. */
export function* fight(game: RoadGame, attacker: Person, defender: Person): RoadPlay {
  const dieOf = (person: Person) =>
    roll(game, ON_FOOT.melee, { seat: person.seat, rule: RULE, purpose: `${person.name} fights` });
  const first = yield* dieOf(attacker);
  const second = yield* dieOf(defender);
  const winner = winnerOf(attacker, first.total, defender, second.total);
  const totals = `${attacker.hp + first.total} to ${defender.hp + second.total}`;
  const end = winner === null ? 'nobody gives way' : `${winner.name} wins`;
  game.emit({
    kind: 'melee',
    rule: RULE,
    about: attacker.id,
    roll: first,
    text: `${attacker.name} fights ${defender.name}, ${totals}: ${end}.`,
    marks: ['people/melee'],
  });
  attacker.actedTurn = game.state.turn;
  if (winner === null) return;
  const loser = winner === attacker ? defender : attacker;
  const purpose = `${winner.name} strikes ${loser.name}`;
  const blow = yield* roll(game, `${ON_FOOT.meleeDice}d6`, { seat: winner.seat, rule: RULE, purpose });
  yield* hurt(game, loser, blow.total, gearSave(game, loser, 'other'), `melee with ${winner.name}`, RULE);
}
