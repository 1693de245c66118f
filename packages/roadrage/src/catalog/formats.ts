import type { WeaponId } from './weapons.ts';

export type WeaponsAllowed = 'none' | 'hand' | 'loTech' | 'all';

export interface Role {
  readonly id: string;
  readonly name: string;
  /** The book's leanest and richest budget. */
  readonly minor: readonly [number, number];
  readonly major: readonly [number, number];
  /** Major options are for a whole side, not for each vehicle. */
  readonly majorPerSide: boolean;
  readonly weapons: WeaponsAllowed;
}

interface Format {
  readonly id: FormatId;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly oneBody: boolean;
  readonly freeHelmets: boolean;
}

export const FORMAT_IDS = ['race', 'copsRobbers', 'loTech', 'spyChase', 'hiTech'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** Weapons by the word of a format; mounts and targeting go with built-in guns. */
export const WEAPONS_BY_WORD: Readonly<Record<Exclude<WeaponsAllowed, 'all'>, readonly WeaponId[]>> = {
  none: [],
  hand: ['ultralight', 'handWeapon'],
  loTech: ['ultralight', 'handWeapon', 'crossbow', 'machineGun'],
};

/** Game set-up, p. 4. */
export const FORMATS: Readonly<Record<FormatId, Format>> = {
  race: {
    id: 'race',
    name: 'Race',
    oneBody: true,
    freeHelmets: true,
    roles: [{ id: 'racer', name: 'Racer', minor: [3, 3], major: [0, 0], majorPerSide: false, weapons: 'none' }],
  },
  copsRobbers: {
    id: 'copsRobbers',
    name: 'Cops and robbers',
    oneBody: false,
    freeHelmets: false,
    roles: [{ id: 'chase', name: 'Cop or robber', minor: [3, 4], major: [0, 0], majorPerSide: false, weapons: 'hand' }],
  },
  loTech: {
    id: 'loTech',
    name: 'Lo-tech autoduel',
    oneBody: false,
    freeHelmets: false,
    roles: [{ id: 'duel', name: 'Duelist', minor: [3, 3], major: [1, 2], majorPerSide: true, weapons: 'loTech' }],
  },
  spyChase: {
    id: 'spyChase',
    name: 'Spy chase',
    oneBody: false,
    freeHelmets: false,
    roles: [
      { id: 'spy', name: 'Spy car', minor: [5, 6], major: [2, 2], majorPerSide: false, weapons: 'all' },
      { id: 'chaser', name: 'Chase car', minor: [3, 4], major: [0, 0], majorPerSide: false, weapons: 'hand' },
    ],
  },
  hiTech: {
    id: 'hiTech',
    name: 'Hi-tech autoduel or arena',
    oneBody: false,
    freeHelmets: false,
    roles: [{ id: 'duel', name: 'Duelist', minor: [5, 6], major: [2, 2], majorPerSide: false, weapons: 'all' }],
  },
};
