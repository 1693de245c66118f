import { roll } from '@hardtop/kernel';
import { ON_FOOT } from '../../catalog/people.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { characterOf } from '../queries/figures.ts';
import type { Person, RoadGame, RoadPlay } from '../state/state.ts';
import { gearSave, hurt } from './wounds.ts';

const RULE = 'roadrage/people/melee';

/** Who wins with these dice; nobody on a tie. */
export function winnerOf<P extends { readonly hp: number }>(a: P, dieA: number, b: P, dieB: number): P | null {
  const difference = a.hp + dieA - (b.hp + dieB);
  if (difference === 0) return null;
  return difference > 0 ? a : b;
}

/** The chance that the first wins, of all throws of two dice. */
export function meleeChance(a: { readonly hp: number }, b: { readonly hp: number }): number {
  let wins = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (winnerOf(a, one, b, two) === a) wins++;
  return wins / 36;
}

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

/** What somebody strikes a body with: a proper weapon if he has one, a length of chain otherwise. */
export function handDamage(game: RoadGame, person: Person): { readonly dice: number; readonly plus: number } {
  const armed = characterOf(game.setup, person).weapons.includes('handWeapon');
  return WEAPONS[armed ? 'handWeapon' : 'ultralight'].damage ?? { dice: 0, plus: 0 };
}
