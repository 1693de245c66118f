// Fields that several forms of the desk share: people, vehicles, legs of a route, amounts; and how they are read back.

import { type FormField, type FormOption, type FormValues, flagIn, listIn, numberIn, textIn } from '@hardtop/campaign';
import { FUELS } from '../catalog/fuel.ts';
import { NPC_LEVELS, NPC_TYPES } from '../catalog/npc-types.ts';
import { SETTLEMENT_NAMES, SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { OPEN_COUNTRY, TERRAIN_NAMES } from '../catalog/terrains.ts';
import { TERRITORY_TABLE } from '../catalog/territories.ts';
import { TRAVEL_MOVEMENT } from '../catalog/travel-movement.ts';
import { VEHICLE_UNITS } from '../catalog/travel-seats.ts';
import { armorOf, armsOf, attributesOf, countsOf, wordsOf } from '../characters/written.ts';
import { wordOf } from '../rolls/part-words.ts';

export function optionsOf(ids: readonly string[]): readonly FormOption[] {
  return ids.map((id) => ({ id, title: wordOf(id) }));
}

export function textField(name: string, label: string, value = '', hint?: string): FormField {
  return { kind: 'text', name, label, value, ...(hint === undefined ? {} : { hint }) };
}

export function choiceField(name: string, label: string, options: readonly FormOption[], value?: string): FormField {
  return { kind: 'choice', name, label, options, value: value ?? options[0]?.id ?? '' };
}

export function amountField(name: string, label: string, value: number, unit: string, step = 1): FormField {
  return { kind: 'number', name, label, value, min: 0, step, unit };
}

export const REASON = textField('reason', 'Reason', '', 'Stands in the journal.');

export const LEVELS: readonly FormOption[] = NPC_TYPES.map((id) => ({ id, title: NPC_LEVELS[id].name }));
const UNITS: readonly FormOption[] = VEHICLE_UNITS.map((id) => ({ id, title: TRAVEL_MOVEMENT[id].name }));
const TANKS: readonly FormOption[] = [{ id: 'none', title: 'No tank' }, ...optionsOf(FUELS)];
export const LANDS: readonly FormOption[] = [
  { id: 'roll', title: 'Rolled on arrival' },
  ...TERRITORY_TABLE.results.map(({ territory, name }) => ({ id: territory, title: name })),
];
const COUNTRIES: readonly FormOption[] = OPEN_COUNTRY.map((id) => ({ id, title: TERRAIN_NAMES[id] }));
export const SIZES: readonly FormOption[] = SETTLEMENT_SIZES.map((id) => ({ id, title: SETTLEMENT_NAMES[id] }));

/** What somebody has on him. */
export const KIT_FIELDS: readonly FormField[] = [
  textField('arms', 'Arms', '', 'Such as M16 x3, .45 (4) x1: rounds in it, full magazines besides; or unarmed.'),
  textField('armor', 'Armor', '', 'Kevlar vest, Flak jacket, Kevlar helmet, Steel helmet.'),
];

export function kitIn(one: FormValues): object {
  return { arms: armsOf(textIn(one, 'arms')), armor: armorOf(textIn(one, 'armor')) };
}

export function peopleField(value: readonly FormValues[]): FormField {
  const fields = [
    textField('name', 'Name'),
    choiceField('type', 'Experience', LEVELS, 'experienced'),
    textField('skills', 'Skills', '', 'Such as RCN 60, MED 40; empty: those of the experience.'),
    textField('languages', 'Languages'),
    textField('coolness', 'Coolness', '', '0 to 10; empty: panics as people of his experience do.'),
    textField('attributes', 'Attributes', '', 'FIT 12, AGL 9, CON 10, STA 11, INT 8, EDU 7; empty: by experience.'),
    ...KIT_FIELDS,
  ];
  return { kind: 'list', name: 'people', label: 'People', one: 'person', fields, value };
}

export function vehiclesField(value: readonly FormValues[]): FormField {
  const fields = [
    textField('name', 'Name'),
    choiceField('unit', 'Kind', UNITS, 'hmmwv'),
    choiceField('fuel', 'Fuel', TANKS, 'diesel'),
    amountField('liters', 'In the tank', 0, 'l', 0.1),
  ];
  return { kind: 'list', name: 'vehicles', label: 'Vehicles', one: 'vehicle', fields, value };
}

export function legsField(value: readonly FormValues[]): FormField {
  const fields: readonly FormField[] = [
    textField('name', 'Leg', '', 'From where to where.'),
    { kind: 'number', name: 'km', label: 'Length', value: 40, min: 0.1, step: 0.1, unit: 'km' },
    choiceField('terrain', 'Terrain', COUNTRIES, 'clear'),
    { kind: 'flag', name: 'road', label: 'Along a road', value: true },
    choiceField('territory', 'Territory', LANDS, 'roll'),
    textField('place', 'Ends at', '', 'A settlement, if it does; the same name is the same place.'),
    choiceField('size', 'Size', SIZES, 'town'),
  ];
  return { kind: 'list', name: 'legs', label: 'Route', one: 'leg', fields, value };
}

export function countedField(
  name: string,
  label: string,
  one: string,
  counts: Readonly<Record<string, number>>,
): FormField {
  const fields = [textField('name', 'What'), amountField('count', 'How many', 0, '')];
  const value = Object.entries(counts).map(([what, count]) => ({ name: what, count }));
  return { kind: 'list', name, label, one, fields, value };
}

export function peopleIn(values: FormValues): readonly object[] {
  return listIn(values, 'people').map((one) => ({
    name: textIn(one, 'name'),
    type: textIn(one, 'type'),
    skills: countsOf(textIn(one, 'skills')),
    attributes: attributesOf(textIn(one, 'attributes')),
    ...kitIn(one),
    languages: wordsOf(textIn(one, 'languages')),
    coolness: textIn(one, 'coolness') === '' ? null : Number(textIn(one, 'coolness')),
  }));
}

export function vehiclesIn(values: FormValues): readonly object[] {
  return listIn(values, 'vehicles').map((one) => {
    const fuel = textIn(one, 'fuel');
    const tank = fuel === 'none' ? null : { fuel, liters: numberIn(one, 'liters') };
    return { name: textIn(one, 'name'), unit: textIn(one, 'unit'), tank };
  });
}

export function legsIn(values: FormValues): readonly unknown[] {
  return listIn(values, 'legs').map((one) => {
    const place = textIn(one, 'place');
    return {
      name: textIn(one, 'name'),
      km: numberIn(one, 'km'),
      terrain: textIn(one, 'terrain'),
      road: flagIn(one, 'road'),
      territory: textIn(one, 'territory'),
      settlement: place === '' ? null : { id: idOf(place), name: place, size: textIn(one, 'size') },
    };
  });
}

/** Twice the same name is counted together. */
export function countsIn(values: FormValues, name: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of listIn(values, name)) {
    const what = textIn(one, 'name');
    counts[what] = (counts[what] ?? 0) + numberIn(one, 'count');
  }
  return counts;
}

/** A settlement is known by its name; letters an id cannot have are told apart by their code. */
function idOf(place: string): string {
  const plain = place
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9\p{L}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/[^a-z0-9-]/g, (letter) => `u${letter.charCodeAt(0).toString(16)}`);
  return plain.slice(0, 60) || 'place';
}
