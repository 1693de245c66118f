import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { deciderOf } from '../queries/in-hand.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

export const TOP_UP = 'top:up';

const OPTIONS: readonly Option[] = [
  {
    id: 'top:down',
    label: 'Drive with the top down',
    words: ['top', 'down'],
    preview: () => ({ text: 'Passengers fire all round, the driver ahead; everybody in it is partially exposed.' }),
  },
  {
    id: TOP_UP,
    label: 'Drive with the top up',
    words: ['top', 'up'],
    preview: () => ({ text: 'Everybody is enclosed and fires from the windows, as in any car.' }),
  },
];

/** Before the first turn, of the driver of a convertible. */
export function topQuestion(game: RoadGame, vehicle: Vehicle): Ask {
  return {
    seat: deciderOf(game, vehicle),
    topic: 'top',
    rule: 'roadrage/options/convertible-top',
    about: vehicle.id,
    prompt: `${vehicle.name}: top up or down for this game?`,
    options: () => OPTIONS,
    suggested: answerOf('top:down'),
  };
}
