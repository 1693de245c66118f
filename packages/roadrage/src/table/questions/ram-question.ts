import type { Heading } from '@hardtop/geometry';
import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { deciderOf } from '../queries/in-hand.ts';
import { RAM_NAMES, type RamFigures, ramChoices } from '../queries/ram-type.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

function typeOption(target: Vehicle, { type, speed, dice, after }: RamFigures): Option {
  const facts = { damage: dice.target, taken: dice.rammer, speed: after.rammer, difference: speed / 10 };
  return {
    id: type,
    label: `${RAM_NAMES[type]}: ${dice.target} dice to ${target.name}, ${dice.rammer} to you`,
    words: [type, RAM_NAMES[type]],
    preview: () => ({
      text: `Ramming speed ${speed} mph: ${target.name} takes ${dice.target} dice and goes on at ${after.target} mph, you take ${dice.rammer} and go on at ${after.rammer}.`,
      facts,
    }),
    facts: () => facts,
  };
}

/** On a corner the rammer says which side he strikes: the one that does more, less what it costs, is suggested. */
export function ramQuestion(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading): Ask {
  const choices = ramChoices(game, rammer, target, heading);
  const worth = ({ dice }: RamFigures): number => dice.target - dice.rammer;
  const best = choices.reduce((most, choice) => (worth(choice) > worth(most) ? choice : most));
  return {
    seat: deciderOf(game, rammer),
    topic: 'ram-side',
    rule: 'roadrage/ram/types',
    about: rammer.id,
    prompt: `${rammer.name} strikes a corner of ${target.name}. Which side?`,
    options: () => choices.map((choice) => typeOption(target, choice)),
    suggested: answerOf(best.type),
  };
}
