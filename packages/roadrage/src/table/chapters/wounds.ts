import { roll } from '@hardtop/kernel';
import type { RoadRule } from '../../rules.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame } from '../state/state.ts';

/** Points to a person, each saved on `save` or better; null saves none. */
export function* hurt(
  game: RoadGame,
  person: Person,
  points: number,
  save: number | null,
  cause: string,
  rule: RoadRule,
): RoadPlay {
  if (points <= 0 || person.hp <= 0) return;
  const saved = save === null ? 0 : yield* personSaves(game, person, points, save, rule);
  const taken = points - saved;
  if (taken === 0) return;
  person.hp = Math.max(0, person.hp - taken);
  const fate = person.hp === 0 ? ' and is out' : `, ${person.hp} left`;
  const text = `${person.name} takes ${taken} point${taken === 1 ? '' : 's'}, ${cause}${fate}.`;
  game.emit({ kind: person.hp === 0 ? 'death' : 'wound', rule, about: person.id, outcome: 'bad', text });
}

/** Characters save each point, not each die. */
function* personSaves(game: RoadGame, person: Person, points: number, save: number, rule: RoadRule): RoadPlay<number> {
  const rolled = yield* roll(game, `${points}d6`, { seat: person.seat, rule, purpose: `${person.name} saves` });
  let saved = 0;
  for (const value of rolled.values) if (value >= save) saved++;
  const text = `${person.name} is spared ${saved} of ${points}.`;
  game.emit({ kind: 'save', rule, about: person.id, roll: rolled, text });
  return saved;
}
