import type { Cell } from '../../scenarios/world.ts';
import { canAct } from '../queries/able.ts';
import { groping } from '../queries/light.ts';
import { facingTo, sameCell } from '../queries/position.ts';
import { stepMeters } from '../queries/reach.ts';
import { isCreeping } from '../queries/sight.ts';
import { poseAt } from '../queries/spots.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import { personOf, type TwilightGame } from '../state/state.ts';
import { minesAhead, tripWires } from './mines.ts';
import { noteGlimpse } from './sighting.ts';
import { tell } from './telling.ts';

const GONE: Readonly<Record<Gait, string>> = { crawl: 'crawls', walk: 'walks', trot: 'trots', run: 'runs' };

/** Goes square by square; every step may set something off that stops him. */
export function* moveAlong(game: TwilightGame, person: Person, path: readonly Cell[], gait: Gait): TwilightPlay {
  const { setup, state } = game;
  const start = person.at;
  if (start === null || path.length === 0) return;
  const mount = person.rides === null ? null : personOf(state, person.rides);
  person.gait = gait;
  person.ducked = false;
  person.leaning = null;
  person.aim = null;
  person.concealed = person.concealed && (gait === 'crawl' || (gait === 'walk' && isCreeping(game, person)));
  if (gait !== 'crawl') person.posture = 'standing';
  if (mount !== null) mount.gait = gait;
  const isGroping = gait === 'walk' && mount === null && groping(game, person) !== null;
  const seenFrom = person.seen;
  if (state.contact) noteGlimpse(game, person);
  const way = [start];
  const { steps, mine } = yield* minesAhead(game, person, path, gait);
  for (const to of path.slice(0, steps)) {
    const from: Cell = person.at ?? start;
    person.facing = facingTo(from, to);
    person.moved += stepMeters(game, from, to);
    person.at = to;
    if (mount !== null) {
      mount.at = to;
      mount.moved = person.moved;
      mount.facing = person.facing;
    }
    way.push(to);
    yield* setOff(game, { kind: 'entered', person: person.id, from, wasSeen: seenFrom });
    yield* tripWires(game, person, to);
    if (!canAct(person) || person.at !== to) break;
  }
  const text = `${person.name} ${isGroping ? 'feels his way for' : GONE[gait]} ${person.moved} m.`;
  const motion = {
    piece: person.id,
    path: way.map((cell) => poseAt(setup, cell, person.facing)),
    style: 'drive' as const,
  };
  const rule = isGroping ? 'twilight/adventures/darkness' : 'twilight/combat/action-move';
  tell(game, { kind: 'move', rule, text, about: person.id, motion }, [person.id]);
  const last = path[steps - 1];
  if (mine !== null && last !== undefined && person.at !== null && sameCell(person.at, last))
    yield* setOff(game, { kind: 'mine', what: mine, victim: mount?.id ?? person.id, at: last });
}
