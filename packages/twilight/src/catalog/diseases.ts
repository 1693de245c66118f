// The four disease tables (twilight/referee/diseases), L1984-L2024: present on this or more on 2D6, then 1D100.

import type { DiceNotation, TotalSpan } from './units.ts';

// biome-ignore format: a short list
export const DISEASES = [
  'dysentery', 'food-poisoning', 'minor', 'cholera', 'hepatitis-a', 'pneumonia', 'typhoid', 'typhus', 'bubonic-plague', 'pneumonic-plague', 'rabies',
] as const;
export type Disease = (typeof DISEASES)[number];

export const DISEASE_SOURCES = ['encampment', 'settlement', 'animal', 'water'] as const;
export type DiseaseSource = (typeof DISEASE_SOURCES)[number];

interface DiseaseTable {
  readonly name: string;
  readonly present: { readonly dice: DiceNotation; readonly atLeast: number };
  readonly dice: DiceNotation;
  readonly spans: readonly TotalSpan<Disease>[];
}

export const DISEASE_TABLES = {
  encampment: {
    name: 'Encampment Diseases',
    present: { dice: '2d6', atLeast: 10 },
    dice: '1d100',
    spans: [
      { from: 1, to: 25, result: 'dysentery' },
      { from: 26, to: 40, result: 'food-poisoning' },
      { from: 41, to: 55, result: 'minor' },
      { from: 56, to: 65, result: 'cholera' },
      { from: 66, to: 75, result: 'hepatitis-a' },
      { from: 76, to: 85, result: 'pneumonia' },
      { from: 86, to: 90, result: 'typhoid' },
      { from: 91, to: 95, result: 'typhus' },
      { from: 96, to: 99, result: 'bubonic-plague' },
      { from: 100, to: 100, result: 'pneumonic-plague' },
    ],
  },
  settlement: {
    name: 'Settlement Diseases',
    present: { dice: '2d6', atLeast: 11 },
    dice: '1d100',
    spans: [
      { from: 1, to: 20, result: 'dysentery' },
      { from: 21, to: 30, result: 'food-poisoning' },
      { from: 31, to: 70, result: 'minor' },
      { from: 71, to: 80, result: 'cholera' },
      { from: 81, to: 90, result: 'hepatitis-a' },
      { from: 91, to: 95, result: 'pneumonia' },
      { from: 96, to: 99, result: 'typhus' },
      { from: 100, to: 100, result: 'bubonic-plague' },
    ],
  },
  animal: {
    name: 'Animal Diseases',
    present: { dice: '2d6', atLeast: 12 },
    dice: '1d100',
    spans: [
      { from: 1, to: 40, result: 'food-poisoning' },
      { from: 41, to: 80, result: 'minor' },
      { from: 81, to: 90, result: 'typhus' },
      { from: 91, to: 95, result: 'rabies' },
      { from: 96, to: 100, result: 'bubonic-plague' },
    ],
  },
  water: {
    name: 'Contaminated Water',
    present: { dice: '2d6', atLeast: 12 },
    dice: '1d100',
    spans: [
      { from: 1, to: 50, result: 'dysentery' },
      { from: 51, to: 75, result: 'typhoid' },
      { from: 76, to: 100, result: 'minor' },
    ],
  },
} as const satisfies Record<DiseaseSource, DiseaseTable>;
