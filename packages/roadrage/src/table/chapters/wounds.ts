import { roll } from '@hardtop/kernel';
import type { RoadRule } from '../../rules.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame } from '../state/state.ts';

/**
 * Points to a person, each saved on `save` or better; null saves none. Where the points are nobody's business, `most` dice are
 * thrown whatever they are.
 */
export function* hurt(
  game: RoadGame,
  person: Person,
  points: number,
  save: number | null,
  cause: string,
  rule: RoadRule,
  most = points,
): RoadPlay {
  if (points <= 0 || person.hp <= 0) return;
  const { hidden } = game.setup;
  const saved = hidden
    ? yield* savesBehindScreen(game, person, { points, save, most }, rule)
    : save === null
      ? 0
      : yield* personSaves(game, person, points, save, rule);
  // More than he has would tell how hard the blow was.
  const taken = hidden ? Math.min(person.hp, points - saved) : points - saved;
  if (taken === 0) return;
  person.hp = Math.max(0, person.hp - taken);
  const fate = person.hp === 0 ? ' and is out' : `, ${person.hp} left`;
  const text = `${person.name} takes ${taken} point${taken === 1 ? '' : 's'}, ${cause}${fate}.`;
  game.emit({ kind: person.hp === 0 ? 'death' : 'wound', rule, about: person.id, outcome: 'bad', text });
}

interface Wound {
  readonly points: number;
  readonly save: number | null;
  readonly most: number;
}

/** Hidden sheets: whoever wears nothing throws too, so that the dice do not tell. */
function* savesBehindScreen(
  game: RoadGame,
  person: Person,
  { points, save, most }: Wound,
  rule: RoadRule,
): RoadPlay<number> {
  const rolled = yield* roll(game, `${most}d6`, { seat: person.seat, rule, purpose: `${person.name} saves` });
  const text = `${person.name} rolls to be spared.`;
  game.emit({ kind: 'save', rule, about: person.id, roll: rolled, text });
  return save === null ? 0 : rolled.values.slice(0, points).filter((value) => value >= save).length;
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
