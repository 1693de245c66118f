import { ask } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { mayPush, pushTest } from '../queries/push.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { goPushed } from './straight.ts';

const RULE = 'roadrage/move/speed-push';

/** Phase 3, one driver: extra squares straight on for a hard roll; the speed stays what it is. */
export function* speedPush(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (!mayPush(game, vehicle)) return;
  const asked: RoadAsked = { topic: 'push', seat: deciderOf(game, vehicle), vehicle: vehicle.id };
  const { option, params } = yield* ask(game, asked);
  if (option !== 'push') return;
  const squares = params.squares ?? 1;
  vehicle.pushed = true;
  vehicle.left = squares;
  const text = `${vehicle.name} pushes for ${squares * SCALE.mphPerSquare} mph more.`;
  game.emit({ kind: 'push', rule: RULE, about: vehicle.id, text, marks: ['push'] });
  if (yield* keepControl(game, vehicle, pushTest(squares), { charged: true })) yield* goPushed(game, vehicle, squares);
  vehicle.left = 0;
}
