// Figures, names and choices of a part on the bench, each with the edit that sets it.

import type { PartField, SettingChoice } from '@hardtop/workshop';
import type { Edit } from '../design/edit.ts';

export type Field = PartField<Edit>;
type Choice = SettingChoice<Edit>;

/** Counts and points that a design can still be read back with. */
const MOST = 999;

/** From a least to a most. */
type NumberRange = readonly [least: number, most?: number];

export function numberField(
  id: string,
  label: string,
  value: number,
  [least, most = MOST]: NumberRange,
  set: (value: number) => Edit,
): Field {
  return { kind: 'number', id, label, value, least, most, edit: set };
}

export function textField(id: string, label: string, value: string, set: (value: string) => Edit): Field {
  return { kind: 'text', id, label, value, edit: set };
}

/** Rows of an id, what it is called, and what it does. */
export type ChoiceRow = readonly [id: string, label: string, edit: Edit];

const choicesFrom = (rows: readonly ChoiceRow[]): readonly Choice[] =>
  rows.map(([id, label, edit]) => ({ id, label, note: '', edit }));

export function choiceField(id: string, label: string, chosen: string | null, rows: readonly ChoiceRow[]): Field {
  return { kind: 'choice', id, label, chosen, choices: choicesFrom(rows) };
}

/** Yes or no. */
export function switchField(id: string, label: string, isOn: boolean, set: (on: true | undefined) => Edit): Field {
  return choiceField(id, label, isOn ? 'yes' : 'no', [
    ['no', 'No', set(undefined)],
    ['yes', 'Yes', set(true)],
  ]);
}
