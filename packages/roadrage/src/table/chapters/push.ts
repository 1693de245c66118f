import { type Ask, answerOf, ask, type Option, type Preview } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { keepsControl } from '../queries/control.ts';
import { furthestPush, pushTest } from '../queries/push.ts';
import { squaresOf } from '../queries/words.ts';
import { controlPreview } from '../questions/control-preview.ts';
import { straightFacts, straightPreview } from '../questions/move-preview.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { goPushed } from './straight.ts';

const RULE = 'roadrage/move/speed-push';

function previewPush(game: RoadGame, vehicle: Vehicle, squares: number): Preview {
  const { odds, ...roll } = controlPreview(game, vehicle, pushTest(squares));
  const way = straightPreview(game, vehicle, squares);
  const text = `${squaresOf(squares)} more, straight on: ${odds}.`;
  return { ...way, ...roll, text, facts: factsOfPush(game, vehicle, squares) };
}

function factsOfPush(game: RoadGame, vehicle: Vehicle, squares: number): Readonly<Record<string, number>> {
  const keepControl = keepsControl(game, vehicle, pushTest(squares));
  return { ...straightFacts(game, vehicle, squares), left: 0, keepControl };
}

const NO_PUSH: Option = {
  id: 'push:none',
  label: 'No speed push',
  words: ['no', 'push'],
  preview: () => ({ text: 'Stays where it is.', facts: { squares: 0, keepControl: 1 } }),
};

function pushOption(game: RoadGame, vehicle: Vehicle, most: number): Option {
  const param = { name: 'squares', label: 'Extra squares', min: 1, max: most, step: 1, start: 1 };
  return {
    id: 'push',
    label: `Push for more (up to ${most * SCALE.mphPerSquare} mph)`,
    words: ['push'],
    params: most > 1 ? [param] : [],
    preview: (params) => previewPush(game, vehicle, params.squares ?? 1),
    facts: (params) => factsOfPush(game, vehicle, params.squares ?? 1),
  };
}

function pushQuestion(game: RoadGame, vehicle: Vehicle, most: number): Ask {
  return {
    seat: vehicle.seat,
    topic: 'push',
    rule: RULE,
    about: vehicle.id,
    prompt: `${vehicle.name}: push for extra speed?`,
    options: () => [NO_PUSH, pushOption(game, vehicle, most)],
    suggested: answerOf(NO_PUSH.id),
  };
}

/** Phase 3, one driver: extra squares straight on for a hard roll; the speed stays what it is. */
export function* speedPush(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const most = furthestPush(game, vehicle);
  if (most === 0) return;
  const { option, params } = yield* ask(pushQuestion(game, vehicle, most));
  if (option !== 'push') return;
  const squares = params.squares ?? 1;
  vehicle.pushed = true;
  vehicle.left = squares;
  const text = `${vehicle.name} pushes for ${squares * SCALE.mphPerSquare} mph more.`;
  game.emit({ kind: 'push', rule: RULE, about: vehicle.id, text, marks: ['push'] });
  if (yield* keepControl(game, vehicle, pushTest(squares), { charged: true })) yield* goPushed(game, vehicle, squares);
  vehicle.left = 0;
}
