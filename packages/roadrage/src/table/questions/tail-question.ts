import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { deciderOf } from '../queries/in-hand.ts';
import { preyOf } from '../queries/order.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

function tailOption(vehicle: Vehicle, prey: Vehicle): Option {
  const when = prey.speed > vehicle.speed ? 'earlier' : 'later';
  return {
    id: `tail:${prey.id}`,
    label: `Tail ${prey.name}`,
    words: ['tail', prey.tag],
    at: { piece: prey.id },
    preview: () => ({
      text: `Moves right after ${prey.name}: as fast as both are now, ${when} than in the order of speed.`,
      lines: [{ from: vehicle.pose, to: prey.pose }],
      facts: { tail: 1, prey: Number(prey.tag) },
    }),
  };
}

export const NO_TAIL: Option = {
  id: 'tail:none',
  label: 'Move by speed',
  words: ['no', 'tail'],
  preview: () => ({ text: 'Moves in the order of speed.', facts: { tail: 0 } }),
};

export function tailQuestion(game: RoadGame, vehicle: Vehicle): Ask {
  return {
    seat: deciderOf(game, vehicle),
    topic: 'tail',
    rule: 'roadrage/move/tailing',
    about: vehicle.id,
    prompt: `${vehicle.name}: tail somebody this turn?`,
    options: () => [NO_TAIL, ...preyOf(game, vehicle).map((prey) => tailOption(vehicle, prey))],
    suggested: answerOf(NO_TAIL.id),
  };
}
