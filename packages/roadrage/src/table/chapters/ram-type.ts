import type { Heading } from '@hardtop/geometry';
import { type Ask, answerOf, ask, type Option } from '@hardtop/kernel';
import { RAM_NAMES, type RamFigures, ramFigures, ramTypes } from '../queries/ram-type.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

const RULE = 'roadrage/ram/types';

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

/** On a corner the rammer says which side he strikes; the one that does more, less what it costs, is suggested. */
export function* chooseRam(game: RoadGame, rammer: Vehicle, target: Vehicle, heading: Heading): RoadPlay<RamFigures> {
  const choices = ramTypes(game, rammer, target, heading).map((type) =>
    ramFigures(game, rammer, target, heading, type),
  );
  const [first, second] = choices;
  if (first === undefined) throw new Error('a ram without a side');
  if (second === undefined) return first;
  const worth = ({ dice }: RamFigures): number => dice.target - dice.rammer;
  const best = worth(second) > worth(first) ? second : first;
  const question: Ask = {
    seat: rammer.seat,
    topic: 'ram-side',
    rule: RULE,
    about: rammer.id,
    prompt: `${rammer.name} strikes a corner of ${target.name}. Which side?`,
    options: () => choices.map((choice) => typeOption(target, choice)),
    suggested: answerOf(best.type),
  };
  const { option } = yield* ask(question);
  return option === second.type ? second : first;
}
