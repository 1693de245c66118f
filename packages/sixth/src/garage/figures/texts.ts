// Cards in words.

import type { Attack, Card, CardEffect, CardPlace, CardType, WrenchRule } from '../../catalog/card.ts';
import { DIE_COLORS, type DiceCounts } from '../../catalog/dice.ts';
import type { Place } from '../design/design.ts';

const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  weapon: 'Weapon',
  structure: 'Structure',
  accessory: 'Accessory',
  upgrade: 'Upgrade',
  crew: 'Crew',
  gear: 'Gear',
  sidearm: 'Sidearm',
};

export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  front: 'front',
  left: 'left',
  right: 'right',
  back: 'back',
  crew: 'crew area',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it is written on a drawing: weapons by their letters, "HMG", "Rock"; others have room for their names. */
export function shortName({ name, type }: Pick<Card, 'name' | 'type'>): string {
  if (type !== 'weapon') return name;
  const words = name.split(/[ -]/);
  return words.length === 1 ? name.slice(0, 4) : words.map((word) => word.charAt(0)).join('');
}

/** "Upgrade, frame". */
export const typeText = ({ type, subtype }: Card): string =>
  subtype === null ? TYPE_NAMES[type] : `${TYPE_NAMES[type]}, ${subtype}`;

/** "2 red, 1 yellow". */
export const diceText = (dice: DiceCounts): string =>
  DIE_COLORS.flatMap((color) => ((dice[color] ?? 0) === 0 ? [] : [`${dice[color]} ${color}`])).join(', ');

const WRENCHES: Readonly<Record<WrenchRule, string>> = {
  tire: 'wrenches hit tires',
  fire: 'a wrench starts a fire',
  explosion: 'a wrench is an explosion',
  basic: 'wrenches are damage',
  none: '',
};

/** The bare figures: "2 damage and 2 yellow". */
const attackDice = ({ basic, dice }: Attack): string =>
  basic === 0 ? diceText(dice) : `${basic} damage and ${diceText(dice)}`;

const attackWords = ({ wrench, range, oneShot }: Attack): readonly string[] => [
  WRENCHES[wrench],
  range === null ? '' : `range ${range}`,
  oneShot ? 'one shot' : '',
];

const tokens = (count: number, kind: string): string => `${count} ${kind}${count === 1 ? '' : 's'}`;

function effectText(effect: CardEffect): string {
  switch (effect.kind) {
    case 'takeControl':
      return `${tokens(effect.tokens, 'control token')} each round`;
    case 'takeAce':
      return `${tokens(effect.tokens, 'ace')} each round`;
    case 'takeAceByTerrain':
      return 'aces for rough ground below the car';
    case 'sideDefenseDice':
      return `${diceText(effect.dice)} in defense of its side`;
    case 'defenseDice':
      return `${diceText(effect.dice)} in defense`;
    case 'freeHardBrake':
      return 'hard braking costs no tire';
    case 'freeHardAcceleration':
      return 'hard acceleration costs no power';
    case 'absorbsFire':
      return 'takes the damage of a fire and puts it out';
    case 'absorbsCrewDamage':
      return 'takes what would befall the crew';
    case 'maneuverDice':
      return `${diceText(effect.dice)} more with every maneuver`;
    case 'aimedDice':
      return `${diceText(effect.dice)} for one attack a round, not with sidearms`;
    case 'aceAtSpeed':
      return `${tokens(effect.tokens, 'ace')} for a maneuver at speed ${effect.from} or above`;
    case 'collisionShields':
      return `${diceText(effect.dice)} against collision damage`;
    default:
      return moreEffectText(effect);
  }
}

type Seldom = Extract<
  CardEffect,
  {
    readonly kind:
      | 'aceForControl'
      | 'aceForWrench'
      | 'gunnerRerolls'
      | 'gunnerDice'
      | 'gunnerDamage'
      | 'rerollsPerAce'
      | 'sidearmDice'
      | 'crewDurability'
      | 'freeCopy';
  }
>;

function moreEffectText(effect: Seldom): string {
  switch (effect.kind) {
    case 'aceForControl':
      return `${effect.aces} aces for a control token, once a collision`;
    case 'aceForWrench':
      return `${effect.aces} aces ignore a wrench when driving`;
    case 'gunnerRerolls':
      return `${effect.rerolls} re-rolls when attacking`;
    case 'gunnerDice':
      return `${diceText(effect.dice)} when attacking`;
    case 'gunnerDamage':
      return `${effect.basic} damage more when attacking`;
    case 'rerollsPerAce':
      return `an ace gives ${effect.rerolls} re-rolls in defense`;
    case 'sidearmDice':
      return `${diceText(effect.dice)} with sidearms within ${effect.within} car lengths`;
    case 'crewDurability':
      return `each of the crew takes ${effect.plus} more`;
    case 'freeCopy':
      return 'a second one free on the same side';
  }
}

const PLACED: Readonly<Record<CardPlace, string>> = {
  any: '',
  crew: '',
  front: 'front only',
  back: 'back only',
  frontOrBack: 'front or back',
};

/** What it does and where it goes, line by line. */
export const cardLines = ({ attack, effects, place, exclusive }: Card): readonly string[] =>
  [
    ...(attack === null ? [] : [attackDice(attack), ...attackWords(attack)]),
    ...effects.map(effectText),
    PLACED[place],
    exclusive ? 'exclusive' : '',
  ].filter((line) => line !== '');

/** The same at the table, where the dice are drawn and the place is taken. */
export const faceLines = ({ attack, effects }: Card): readonly string[] =>
  [
    ...(attack === null ? [] : [attack.basic === 0 ? '' : `${attack.basic} damage`, ...attackWords(attack)]),
    ...effects.map(effectText),
  ].filter((line) => line !== '');

/** In one line. */
export function cardNote(card: Card): string {
  const lines = cardLines(card);
  const durability = card.durability === null ? '' : `durability ${card.durability}`;
  return [...lines, durability].filter((line) => line !== '').join('; ') || 'no ability of their own';
}
