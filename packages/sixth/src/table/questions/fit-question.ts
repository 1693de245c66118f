import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { CARDS } from '../../catalog/cards.ts';
import type { Design } from '../../garage/design/design.ts';
import { costOf, pointsText } from '../../garage/figures/cost.ts';
import { cardNote, PLACE_NAMES } from '../../garage/figures/texts.ts';
import { makeStatLine } from '../../garage/notation/make-stat-line.ts';
import { type Fitting, fittedCar, fittingsFor } from '../queries/fitting.ts';
import type { Car, SixthGame } from '../state/state.ts';

export const DONE = 'done';
export const BACK = 'back';

function fitOption({ card, place, id }: Fitting): Option {
  const print = CARDS[card];
  return {
    id,
    label: `${print.name} (${pointsText(print, print.cost)})`,
    words: [print.name.toLowerCase(), PLACE_NAMES[place]],
    group: PLACE_NAMES[place],
    preview: () => ({ text: cardNote(print), facts: { cost: print.cost } }),
  };
}

const doneOption = (design: Design): Option => ({
  id: DONE,
  label: 'It is done',
  words: ['done'],
  preview: () => ({ text: makeStatLine(design), facts: { ...costOf(design) } }),
});

const BACK_OPTION: Option = {
  id: BACK,
  label: 'Take the last card off again',
  words: ['back'],
  preview: () => ({ text: 'What was put on last goes back to the deck.' }),
};

/** One card after another, until its player is content. */
export function fitQuestion({ setup }: SixthGame, car: Car, fitted: readonly string[]): Ask {
  const design = fittedCar(setup, car.seat, fitted);
  const { bp, cp } = costOf(design);
  const fittings = fittingsFor(setup, design);
  const last = fitted.length === 0 ? [] : [BACK_OPTION];
  return {
    seat: car.seat,
    topic: 'fit',
    rule: 'sixth/setup/construction',
    about: car.id,
    prompt: `What goes on your car? ${setup.size.bp - bp} build points and ${setup.size.cp - cp} crew points are left.`,
    options: () => [doneOption(design), ...last, ...fittings.map(fitOption)],
    suggested: answerOf(DONE),
  };
}
