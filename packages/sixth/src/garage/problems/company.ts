import type { CardType } from '../../catalog/card.ts';
import type { SixthRule } from '../../rules.ts';
import { PLACES } from '../design/design.ts';
import type { Fitted } from '../design/fitted.ts';
import { faultOf } from './fault.ts';
import type { ProblemCode, SixthProblem } from './problem.ts';
import type { GarageSettings } from './settings.ts';

// Which cards go together on one car, and how many of each there are.

const orderOf = ({ place, index }: Fitted): number => PLACES.indexOf(place) * 1000 + index;

/** Those that have one like them before them. */
const repeated = (fitted: readonly Fitted[], isAlike: (a: Fitted, b: Fitted) => boolean): readonly Fitted[] =>
  fitted.filter((one) => fitted.some((other) => orderOf(other) < orderOf(one) && isAlike(one, other)));

const isSameName = (a: Fitted, b: Fitted): boolean => a.card.id === b.card.id;
const isSameSubtype = (a: Fitted, b: Fitted): boolean =>
  a.card.subtype !== null && a.card.subtype === b.card.subtype && a.card.id !== b.card.id;

type Sort = readonly [type: CardType, code: ProblemCode, rule: SixthRule];

const BY_NAME: readonly Sort[] = [
  ['accessory', 'accessory-twice', 'sixth/build/accessories'],
  ['upgrade', 'upgrade-twice', 'sixth/build/upgrades'],
  ['gear', 'gear-twice', 'sixth/build/gear'],
  ['sidearm', 'sidearm-twice', 'sixth/build/sidearms'],
];

const SEVERAL: Readonly<Partial<Record<CardType, string>>> = {
  accessory: 'accessories',
  upgrade: 'upgrades',
  gear: 'pieces of gear',
  sidearm: 'sidearms',
};

const BY_SUBTYPE: readonly Sort[] = [
  ['upgrade', 'upgrade-subtype', 'sixth/build/upgrades'],
  ['gear', 'gear-subtype', 'sixth/build/gear'],
];

function nameProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  return BY_NAME.flatMap(([type, code, rule]) =>
    repeated(
      fitted.filter(({ card }) => card.type === type),
      isSameName,
    ).map((one) =>
      faultOf(one, code, rule, `No car has two ${SEVERAL[type]} of one name: ${one.card.name} is there already.`),
    ),
  );
}

function subtypeProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  return BY_SUBTYPE.flatMap(([type, code, rule]) =>
    repeated(
      fitted.filter(({ card }) => card.type === type),
      isSameSubtype,
    ).map((one) => {
      const message = `${one.card.name} is of the subtype “${one.card.subtype}”, and so is another ${type} of this car.`;
      return faultOf(one, code, rule, message);
    }),
  );
}

export function exclusiveProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  return repeated(
    fitted.filter(({ card }) => card.exclusive),
    () => true,
  ).map((one) => {
    const message = `${one.card.name} is exclusive, and so is another card of this car.`;
    return faultOf(one, 'exclusive', 'sixth/build/exclusive', message);
  });
}

/** Beyond what the deck holds; where a rule of its own forbids the second already, it is not said twice. */
function copyProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  const counted = fitted.filter(({ card }) => card.type === 'weapon' || card.type === 'structure');
  return counted
    .filter((one) => countBefore(counted, one) >= one.card.copies)
    .map((one) => {
      const message = `A deck holds ${one.card.copies} of ${one.card.name}; this is one more.`;
      return faultOf(one, 'copies', 'sixth/build/copies', message);
    });
}

const countBefore = (fitted: readonly Fitted[], one: Fitted): number =>
  fitted.filter((other) => isSameName(one, other) && orderOf(other) < orderOf(one)).length;

const expansionProblems = (fitted: readonly Fitted[]): readonly SixthProblem[] =>
  fitted
    .filter(({ card }) => card.set !== 'core')
    .map((one) => faultOf(one, 'expansion', 'sixth/build/expansions', `${one.card.name} is a card of an expansion, and these are out.`)); // biome-ignore format: one fault a line

export const companyProblems = (fitted: readonly Fitted[], settings: GarageSettings): readonly SixthProblem[] => [
  ...nameProblems(fitted),
  ...subtypeProblems(fitted),
  ...exclusiveProblems(fitted),
  ...(settings.anyCopies ? [] : copyProblems(fitted)),
  ...(settings.expansions ? [] : expansionProblems(fitted)),
];
