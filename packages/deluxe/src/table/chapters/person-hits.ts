import { coverOf } from '../queries/cover.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame, Pedestrian } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';
import { shootWall } from './openings.ts';
import type { DamageSource } from './strike.ts';
import { tripodTakes } from './tripods.ts';

const COVER = 'deluxe/V.7/cover';

/** Hits on somebody on foot; behind the edge of an opening the wall takes them first, but for a very good shot (X-CB22). */
export function* strikePerson(
  game: DeluxeGame,
  pedestrian: Pedestrian,
  all: number,
  source: DamageSource,
): DeluxePlay<number> {
  const hits = source.onParts === 'none' ? all : yield* tripodTakes(game, pedestrian, all);
  const by = { rule: source.rule, bodyArmor: source.critical !== true };
  const wall = source.from === undefined ? null : coverOf(game, pedestrian, source.from);
  if (wall === null) return yield* hurtPedestrian(game, pedestrian, hits, by);
  const stopped = shootWall(game, wall, pedestrian.pose, hits);
  const through = source.wellAimed === true ? hits : stopped > 0 ? hits - stopped : 0;
  tellCover(game, pedestrian, wall, hits, through);
  return through === 0 ? 0 : yield* hurtPedestrian(game, pedestrian, through, by);
}

function tellCover(game: DeluxeGame, { person }: Pedestrian, wall: Structure, hits: number, through: number): void {
  const who = personName(game.setup, person);
  const fate =
    through === hits
      ? `a shot right past the edge of ${wall.label}`
      : through > 0
        ? `${wall.label} takes ${hits - through}, ${through} get through`
        : `${wall.label} takes it all`;
  game.emit({ kind: 'cover', rule: COVER, about: person.id, outcome: 'neutral', text: `${who} in cover: ${fate}.` });
}
