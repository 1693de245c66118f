import type { Card, CardType } from '../../catalog/card.ts';
import type { CardId } from '../../catalog/cards.ts';
import type { SixthRule } from '../../rules.ts';

const BY_TYPE: Readonly<Record<CardType, SixthRule>> = {
  weapon: 'sixth/build/weapons',
  structure: 'sixth/cards/plates',
  accessory: 'sixth/build/accessories',
  upgrade: 'sixth/build/upgrades',
  crew: 'sixth/build/crew',
  gear: 'sixth/build/gear',
  sidearm: 'sixth/build/sidearms',
};

/** Cards with a rule of their own. */
const BY_CARD: Readonly<Partial<Record<CardId, SixthRule>>> = {
  rocket: 'sixth/build/rocket-pairs',
  heavyRocket: 'sixth/build/rocket-pairs',
  armoredCoolBox: 'sixth/cards/armored-cool-box',
  advancedBrakes: 'sixth/cards/advanced-brakes',
  automaticFireSuppressor: 'sixth/cards/fire-suppressor',
  boosterKit: 'sixth/cards/booster-kit',
  targetingComputer: 'sixth/cards/targeting-computer',
  dynamicSuspension: 'sixth/cards/dynamic-suspension',
  chassisBrace: 'sixth/cards/chassis-brace',
  safetyCage: 'sixth/cards/safety-cage',
  strengthenedUndercarriage: 'sixth/cards/strengthened-undercarriage',
  highDensityRadials: 'sixth/cards/high-density-radials',
  amateurDriver: 'sixth/cards/amateur-driver',
  amateurGunner: 'sixth/cards/amateur-gunner',
  veteranDriver: 'sixth/cards/veteran-driver',
  veteranGunner: 'sixth/cards/veteran-gunner',
  legendDriver: 'sixth/cards/legend-driver',
  legendGunner: 'sixth/cards/legend-gunner',
  holographicSight: 'sixth/cards/holographic-sight',
  flakJacket: 'sixth/cards/flak-jacket',
  handCannon: 'sixth/build/hand-cannon',
};

const own: Readonly<Record<string, SixthRule | undefined>> = BY_CARD;

export const ruleOf = ({ id, type }: Card): SixthRule => own[id] ?? BY_TYPE[type];
