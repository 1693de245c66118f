import { RICOCHET, SHIELD } from '../../catalog/firing.ts';
import { armOf } from '../queries/arms.ts';
import { isInTheOpen } from '../queries/crews.ts';
import type { Attack } from '../queries/fire.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf, sameCell } from '../queries/position.ts';
import { isWayClear } from '../queries/sight.ts';
import { isAlive } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import { rollAndTell, rollFor } from './telling.ts';

// Where a shot goes that misses: into prisoners beside the target, or back from the walls of a mine.

/** A single shot that misses somebody who stands among prisoners strikes one of them on a six. */
export function* missesGuard(game: TwilightGame, attack: Attack): TwilightPlay {
  const { firer, target } = attack;
  const beside = game.state.people.filter(
    (one) =>
      one.captive !== null && one.id !== target.id && one.at !== null && sameCell(one.at, target.at) && isAlive(one),
  );
  if (beside.length === 0) return;
  const told = {
    seat: firer.seat,
    rule: 'twilight/adventures/shields',
    purpose: 'prisoners',
    // In the fog whoever does not see them does not learn of them.
    ids: [firer.id, ...beside.map(({ id }) => id)],
  } as const;
  const { total } = yield* rollAndTell(game, '1d6', told, ({ total: shown }) => ({
    kind: 'shield',
    about: firer.id,
    outcome: shown >= SHIELD.struckFrom ? 'bad' : 'good',
    text: shown >= SHIELD.struckFrom ? 'It strikes a prisoner.' : 'It goes past the prisoners.',
    marks: [shown >= SHIELD.struckFrom ? 'shield/struck' : 'shield/spared'],
  }));
  if (total >= SHIELD.struckFrom) yield* strikeOne(game, attack, beside, told.rule);
}

/** Rounds that miss between stone walls come back at anybody on a ten, each by itself; shot does not. */
export function* ricochets(game: TwilightGame, attack: Attack, rounds: number): TwilightPlay {
  const { firer, target, item } = attack;
  if (rounds <= 0 || game.setup.levels[target.at.l]?.ricochets !== true || armOf(item).class === 'shotgun') return;
  const told = {
    seat: firer.seat,
    rule: 'twilight/adventures/ricochets',
    purpose: 'ricochets',
    ids: [firer.id],
  } as const;
  const backIn = (values: readonly number[]): number => values.filter((value) => value >= RICOCHET.from).length;
  const { values } = yield* rollAndTell(game, `${rounds}d10`, told, (rolled) => {
    const back = backIn(rolled.values);
    const text =
      back === 0 ? 'Nothing comes back from the walls.' : `${back} of ${rounds} rounds come back from the walls.`;
    return {
      kind: 'ricochet',
      about: firer.id,
      outcome: back === 0 ? 'good' : 'bad',
      text,
      marks: ['ricochet/rolled'],
    };
  });
  for (let i = 0; i < backIn(values); i++) yield* strikeOne(game, attack, near(game, attack), told.rule);
}

/** Everybody in the same space as the target, friend and foe. */
function near(game: TwilightGame, { target }: Attack): readonly Person[] {
  return game.state.people.filter((one) => {
    const at = isInTheOpen(game.state, one) ? cellOf(game.state, one) : null;
    if (at === null || at.l !== target.at.l || !isAlive(one)) return false;
    return metersBetween(game.setup, target.at, at) <= RICOCHET.meters && isWayClear(game, target.at, at);
  });
}

/** One of them by a die. */
function* strikeOne(
  game: TwilightGame,
  { firer, bullet, target }: Attack,
  people: readonly Person[],
  rule: 'twilight/adventures/shields' | 'twilight/adventures/ricochets',
): TwilightPlay {
  const { length } = people;
  const ids = [firer.id, ...people.map(({ id }) => id)];
  const of = { seat: firer.seat, rule, purpose: 'who is struck', ids } as const;
  const struck = length < 2 ? people[0] : people[(yield* rollFor(game, `1d${length}`, of)).total - 1];
  if (struck === undefined) return;
  const hit = {
    person: struck.id,
    by: firer.id,
    with: 'bullet',
    ...bullet,
    from: target.at,
    part: null,
    how: 'shot',
  } as const;
  yield* setOff(game, { kind: 'hit', hit });
}
