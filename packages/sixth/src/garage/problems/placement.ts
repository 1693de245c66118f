import type { CardPlace } from '../../catalog/card.ts';
import type { SixthRule } from '../../rules.ts';
import { type Fitted, placesFor } from '../design/fitted.ts';
import { PLACE_NAMES } from '../figures/texts.ts';
import { faultOf } from './fault.ts';
import type { ProblemCode, SixthProblem } from './problem.ts';

const BOUND: Readonly<Partial<Record<CardPlace, readonly [code: ProblemCode, rule: SixthRule]>>> = {
  front: ['front-only', 'sixth/build/front-only'],
  back: ['back-only', 'sixth/build/back-only'],
  frontOrBack: ['front-back', 'sixth/build/front-back'],
};

/** Cards that say where they must lie. */
export function boundProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  return fitted.flatMap((one) => {
    const bound = BOUND[one.card.place];
    const legal = placesFor(one.card);
    if (bound === undefined || legal.includes(one.place)) return [];
    const words = legal.map((place) => PLACE_NAMES[place]).join(' or the ');
    const message = `${one.card.name} goes to the ${words}, not to the ${PLACE_NAMES[one.place]}.`;
    return [faultOf(one, bound[0], bound[1], message)];
  });
}

/** One structure card to a side. */
export function structureProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  const structure = fitted.filter(({ card }) => card.type === 'structure');
  return structure
    .filter((one) => structure.some(({ place, index }) => place === one.place && index < one.index))
    .map((one) => {
      const message = `A side has one structure card; the ${PLACE_NAMES[one.place]} has another beside ${one.card.name}.`;
      return faultOf(one, 'structure-side', 'sixth/build/structure', message);
    });
}
