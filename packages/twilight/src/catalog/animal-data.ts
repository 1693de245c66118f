// Animal Data Chart (twilight/animals/data), L985. Moves are walk, trot and run in meters a phase.

import type { Animal } from './animal-table.ts';
import type { DiceNotation } from './units.ts';

interface AnimalData {
  readonly name: string;
  /** Kilograms: the die times the factor. */
  readonly meat: { readonly dice: DiceNotation; readonly times: number };
  readonly move: readonly [walk: number, trot: number, run: number];
  readonly number: DiceNotation | 1;
  readonly hits: number;
  /** Percent chance to attack when it surprises the party; null: it always flees. */
  readonly attack: number | null;
  readonly hitChance: number | null;
  readonly damage: DiceNotation | null;
  readonly stature: number | null;
}

// biome-ignore format: a wide table
export const ANIMAL_DATA = {
  grazer: { name: 'Grazer', meat: { dice: '1d6', times: 5 }, move: [10, 20, 60], number: '2d6', hits: 15, attack: null, hitChance: null, damage: null, stature: 6 },
  bear: { name: 'Bear', meat: { dice: '1d6', times: 20 }, move: [10, 20, 40], number: 1, hits: 80, attack: 40, hitChance: 60, damage: '4d6', stature: 27 },
  boar: { name: 'Boar', meat: { dice: '1d6', times: 10 }, move: [5, 10, 30], number: 1, hits: 50, attack: 80, hitChance: 40, damage: '4d6', stature: 12 },
  dog: { name: 'Dog', meat: { dice: '1d6', times: 2 }, move: [15, 30, 60], number: '3d6', hits: 10, attack: 60, hitChance: 60, damage: '2d6', stature: 3 },
  game: { name: 'Game', meat: { dice: '1d6', times: 1 }, move: [10, 20, 40], number: '2d6', hits: 5, attack: null, hitChance: null, damage: null, stature: null },
  fowl: { name: 'Fowl', meat: { dice: '1d6', times: 1 }, move: [5, 20, 80], number: '4d6', hits: 5, attack: null, hitChance: null, damage: null, stature: null },
} as const satisfies Record<Animal, AnimalData>;
