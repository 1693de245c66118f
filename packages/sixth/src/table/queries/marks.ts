import type { CardEffect } from '../../catalog/card.ts';
import type { Car, CardState } from '../state/state.ts';
import type { Attack } from './attacks.ts';
import { crewOf, effectsOf } from './cards.ts';
import { isWithin } from './targets.ts';

// What an event shows of the list of everything that can happen (`scenarios/exhaustive.ts`).

/** An effect of a card that was of use. */
export const effectMark = ({ card }: CardState, effect: CardEffect['kind']): string => `card/${card}/${effect}`;

/** The same of every card of the car that has it. */
export const effectMarks = (car: Car, effect: CardEffect['kind']): readonly string[] =>
  effectsOf(car, effect).map(({ card }) => effectMark(card, effect));

const GUNNER = ['gunnerDice', 'gunnerDamage'] as const;

/** Who attacks what with what, behind what, and which cards help. */
export function attackMarks({ attacker, role, weapon, isSidearm, target, side, range, cover }: Attack, aimed: boolean) {
  const marks = [`target/${target.kind === 'car' ? 'car' : target.token.kind}`, `attack-side/${side ?? 'none'}`];
  const card = attacker.cards[weapon];
  if (card !== undefined) marks.push(`card/${card.card}/attack`);
  const crew = crewOf(attacker, role);
  if (crew !== null) marks.push(`crew/${crew.card}`);
  for (const { kind } of cover) marks.push(`cover/${kind}`);
  if (role === 'gunner') for (const kind of GUNNER) marks.push(...effectMarks(attacker, kind));
  if (aimed) marks.push(...effectMarks(attacker, 'aimedDice'));
  if (isSidearm)
    for (const { effect, card: sight } of effectsOf(attacker, 'sidearmDice'))
      if (isWithin(range, effect.within)) marks.push(effectMark(sight, 'sidearmDice'));
  return marks;
}

/** Cards whose dice join a defense on this side. */
export function defenseMarks({ target, side }: Attack): readonly string[] {
  if (target.kind === 'token') return [];
  const plates = effectsOf(target.car, 'sideDefenseDice').filter(({ card }) => card.place === side);
  return [...plates.map(({ card }) => effectMark(card, 'sideDefenseDice')), ...effectMarks(target.car, 'defenseDice')];
}

const INCOME = ['takeControl', 'takeAce'] as const;

/** Cards that give tokens at the beginning of a round. */
export function incomeMarks(car: Car, byGround: boolean): readonly string[] {
  const marks = INCOME.flatMap((kind) => effectMarks(car, kind));
  return byGround ? [...marks, ...effectMarks(car, 'takeAceByTerrain')] : marks;
}
