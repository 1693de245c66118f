// What a disease does (twilight/referee/diseases). The book gives only the tables; all of this is reconstructed (C-26).

import type { Disease } from './diseases.ts';
import type { DiceNotation } from './units.ts';

interface DiseaseEffect {
  readonly name: string;
  /** Weeks of debility, and the die where it is not fixed. */
  readonly weeks: DiceNotation | number;
  /** A failed recovery roll kills. */
  readonly lethal: boolean;
}

export const DISEASE_EFFECTS = {
  dysentery: { name: 'Dysentery', weeks: '1d6', lethal: false },
  'food-poisoning': { name: 'Food poisoning', weeks: '1d6', lethal: false },
  minor: { name: 'Minor disease', weeks: 1, lethal: false },
  cholera: { name: 'Cholera', weeks: '1d6', lethal: true },
  'hepatitis-a': { name: 'Hepatitis-A', weeks: '1d6', lethal: false },
  pneumonia: { name: 'Pneumonia', weeks: '1d6', lethal: false },
  typhoid: { name: 'Typhoid', weeks: '1d6', lethal: true },
  typhus: { name: 'Typhus', weeks: '1d6', lethal: true },
  'bubonic-plague': { name: 'Bubonic plague', weeks: 15, lethal: true },
  'pneumonic-plague': { name: 'Pneumonic plague', weeks: 15, lethal: true },
  rabies: { name: 'Rabies', weeks: '1d6', lethal: true },
} as const satisfies Record<Disease, DiseaseEffect>;

/** An average constitution task resists infection; an average medical task halves the weeks. */
export const INFECTION = { resist: 'average', treat: 'average', treatedWeeks: 0.5, reconstructed: true, ruling: 'C-26' } as const;
