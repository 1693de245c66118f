// Animal Encounters (twilight/animals/table), L974. No road column: a road never yields an animal.

import type { Country } from './terrains.ts';
import type { ColumnTable } from './units.ts';

export const ANIMALS = ['grazer', 'bear', 'boar', 'dog', 'game', 'fowl'] as const;
export type Animal = (typeof ANIMALS)[number];

export const ANIMAL_TABLE = {
  name: 'Animal Encounters',
  dice: '1d6',
  first: 1,
  columns: {
    wood: ['boar', 'fowl', 'game', 'grazer', 'dog', 'bear'],
    swamp: ['boar', 'fowl', 'game', 'grazer', 'dog', 'game'],
    hill: ['boar', 'fowl', 'game', 'grazer', 'dog', 'bear'],
    clear: ['game', 'fowl', 'game', 'grazer', 'dog', 'dog'],
  },
} as const satisfies ColumnTable<Country, Animal>;
