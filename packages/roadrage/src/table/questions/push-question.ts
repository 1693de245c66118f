import { type Ask, answerOf, type Option, type Preview } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { keepsControl } from '../queries/control.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { furthestPush, pushTest } from '../queries/push.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { controlPreview } from './control-preview.ts';
import { straightFacts, straightPreview } from './move-preview.ts';

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

export function pushQuestion(game: RoadGame, vehicle: Vehicle): Ask {
  const most = furthestPush(vehicle);
  return {
    seat: deciderOf(game, vehicle),
    topic: 'push',
    rule: 'roadrage/move/speed-push',
    about: vehicle.id,
    prompt: `${vehicle.name}: push for extra speed?`,
    options: () => [NO_PUSH, pushOption(game, vehicle, most)],
    suggested: answerOf(NO_PUSH.id),
  };
}
