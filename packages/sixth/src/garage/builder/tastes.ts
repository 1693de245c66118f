// Who builds cars, and what each of them pays for.

import type { CardType } from '../../catalog/card.ts';
import type { Side } from '../../catalog/dashboard.ts';

export const BUILDER_IDS = ['steady-hand', 'red-liner', 'key-master'] as const;
export type BuilderId = (typeof BUILDER_IDS)[number];

/** Weights, each to be multiplied with the others; 0 is never bought. */
export interface Taste {
  readonly title: string;
  readonly summary: string;
  readonly sides: Readonly<Record<Side, number>>;
  readonly types: Readonly<Record<Exclude<CardType, 'crew'>, number>>;
  /** Of weapons by the word after the hyphen; 1 where nothing is said. */
  readonly weapons: Readonly<Partial<Record<string, number>>>;
  /** How much more a dear card is liked than a cheap one: the power of its price. */
  readonly dear: number;
  /** How much more a card is liked for each ace that it gives. */
  readonly aces: number;
  /** With so many guns it is content. */
  readonly guns: number;
  /** What a point spent on the driver is worth beside one spent on the gunner. */
  readonly driver: number;
  readonly names: readonly string[];
}

export const TASTES: Readonly<Record<BuilderId, Taste>> = {
  'steady-hand': {
    title: 'Steady Hand',
    summary: 'Plates and guns all round, and a good driver.',
    sides: { front: 3, back: 2, left: 2, right: 2 },
    types: { weapon: 4, structure: 24, accessory: 2, upgrade: 2, gear: 2, sidearm: 1 },
    weapons: { slug: 2, blast: 0.5 },
    dear: 0.8,
    aces: 3,
    guns: 5,
    driver: 1.5,
    names: ['Bulwark', 'Milestone', 'Homestead', 'Plumb Line', 'Old Faithful', 'Keel'],
  },
  'red-liner': {
    title: 'Red Liner',
    summary: 'Dear guns, rockets and flames ahead, and a good gunner.',
    sides: { front: 6, back: 1, left: 1, right: 1 },
    types: { weapon: 6, structure: 2, accessory: 2, upgrade: 1, gear: 1, sidearm: 2 },
    weapons: { fire: 2, blast: 2 },
    dear: 1.2,
    aces: 4,
    guns: 5,
    driver: 0.6,
    names: ['Flashover', 'Short Fuse', 'Redhot', 'Tailspin', 'Hard Landing', 'Backdraft'],
  },
  'key-master': {
    title: 'Key Master',
    summary: 'Guns ahead and to the sides, with what keeps a turning car on the road.',
    sides: { front: 4, back: 1, left: 3, right: 3 },
    types: { weapon: 5, structure: 8, accessory: 2, upgrade: 3, gear: 2, sidearm: 2 },
    weapons: { shred: 1.6, slug: 1.4, blast: 0.6 },
    dear: 1,
    aces: 5,
    guns: 5,
    driver: 1,
    names: ['Tumbler', 'Skeleton Key', 'Fine Angle', 'Deadbolt', 'Pivot', 'Combination'],
  },
};
