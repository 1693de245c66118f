// Turrets, accessories and plants on the outline.

import type { FittedPart } from '@hardtop/workshop';
import { ARMOR_TYPES, type ArmorTypeId } from '../../catalog/armor.ts';
import { TURRETS, type TurretId } from '../../catalog/turrets.ts';
import type { PlantFit } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import type { AccessoryFit, TurretFit } from '../design/fittings.ts';
import { plantFits, plantRowsOf } from '../design/gear.ts';
import { partRow } from '../design/parts.ts';
import { sideName } from '../problems/problem.ts';
import { type ChoiceRow, choiceField, type Field, numberField, switchField } from './fields.ts';
import { capital, plantSlot, turretSlot } from './places.ts';
import type { Section } from './section.ts';

type Fitted = FittedPart<Edit>;

const TURRET_IDS = Object.keys(TURRETS) as readonly TurretId[];
const ARMOR_IDS = Object.keys(ARMOR_TYPES) as readonly ArmorTypeId[];

function turretFields({ hull }: Section, fit: TurretFit, set: (item: TurretFit) => Edit): readonly Field[] {
  const types = TURRET_IDS.map((type): ChoiceRow => [type, TURRETS[type].name, set({ ...fit, type })]);
  const sides = hull.locations.map((at): ChoiceRow => [at, capital(sideName(at)), set({ ...fit, at })]);
  const fields = [
    choiceField('type', 'Kind', fit.type, types),
    choiceField('at', 'Stands', fit.at, sides),
    switchField('universal', 'Universal', fit.universal === true, (universal) => set({ ...fit, universal })),
  ];
  if (hull.kind !== 'helicopter') return fields;
  return [
    ...fields,
    switchField('in-cargo', 'In the cargo area', fit.inCargo === true, (inCargo) => set({ ...fit, inCargo })),
  ];
}

/** Its weapons go with it, and its gunner climbs out. */
function removeTurret({ part, hull }: Section, { id }: TurretFit, index: number): Edit {
  const own = hull.fit.weapons.flatMap((arm, i) => (arm.mount === 'turret' && arm.turret === id ? [i] : []));
  const seated = hull.fit.crew.flatMap((fit, i): readonly Edit[] =>
    fit.turret === id ? [{ kind: 'replace', list: 'crew', index: i, item: { ...fit, turret: undefined }, part }] : [],
  );
  return {
    kind: 'several',
    edits: [
      ...seated,
      ...own.reverse().map((i): Edit => ({ kind: 'remove', list: 'weapons', index: i, part })),
      { kind: 'remove', list: 'turrets', index, part },
    ],
  };
}

export function turretPart(section: Section, fit: TurretFit, index: number): Fitted {
  const set = (item: TurretFit): Edit => ({ kind: 'replace', list: 'turrets', index, item, part: section.part });
  const { name, cupola, holds, popUp } = TURRETS[fit.type];
  return {
    id: `turrets.${index}`,
    slot: turretSlot(fit.id),
    label: name,
    short: cupola ? 'Cupola' : 'Turret',
    count: 1,
    notes: [`holds ${holds}`, ...(popUp ? ['pop-up'] : []), ...(fit.universal === true ? ['universal'] : [])],
    remove: removeTurret(section, fit, index),
    moves: [],
    fields: turretFields(section, fit, set),
    actions: [],
  };
}

function accessoryFields({ hull }: Section, fit: AccessoryFit, set: (item: AccessoryFit) => Edit): readonly Field[] {
  const sides = hull.locations.map((at): ChoiceRow => [at, capital(sideName(at)), set({ ...fit, at })]);
  const anywhere: ChoiceRow = ['any', 'Not said', set({ ...fit, at: undefined })];
  const fields: Field[] = [
    numberField('count', 'How many', fit.count, [1], (count) => set({ ...fit, count })),
    choiceField('at', 'Where', fit.at ?? 'any', [anywhere, ...sides]),
    switchField('in-cargo', 'In the cargo area', fit.inCargo === true, (inCargo) => set({ ...fit, inCargo })),
  ];
  if (fit.points === undefined) return fields;
  const types = ARMOR_IDS.map((id): ChoiceRow => [id, ARMOR_TYPES[id].name, set({ ...fit, armorType: id })]);
  const same: ChoiceRow = ['same', 'As the body', set({ ...fit, armorType: undefined })];
  return [
    ...fields,
    numberField('points', 'Points of each', fit.points, [0], (points) => set({ ...fit, points })),
    choiceField('armor-type', 'Armor', fit.armorType ?? 'same', [same, ...types]),
  ];
}

export function accessoryPart(section: Section, fit: AccessoryFit, index: number): Fitted {
  const { part, hull } = section;
  const set = (item: AccessoryFit): Edit => ({ kind: 'replace', list: 'accessories', index, item, part });
  const { name } = partRow(fit.id);
  const isOnSide = fit.at !== undefined && hull.locations.includes(fit.at);
  return {
    id: `accessories.${index}`,
    slot: isOnSide && fit.at !== undefined ? fit.at : fit.inCargo === true ? 'cargo' : 'inside',
    label: name,
    short: name,
    count: fit.count,
    notes: fit.points === undefined ? [] : [`${fit.points} points`],
    remove: { kind: 'remove', list: 'accessories', index, part },
    moves: [],
    fields: accessoryFields(section, fit, set),
    actions: [],
  };
}

function plantFields(fits: readonly PlantFit[], index: number, setAll: (fits: readonly PlantFit[]) => Edit) {
  const fit = fits[index];
  if (fit === undefined) return [];
  const set = (item: PlantFit): Edit => setAll(fits.map((old, i) => (i === index ? item : old)));
  const places = choiceField('at', 'Stands', fit.at, [
    ['front', 'In front', set({ ...fit, at: 'front', unpaid: undefined })],
    ['back', 'In the back', set({ ...fit, at: 'back', unpaid: undefined })],
    ['cargo', 'In the cargo area', set({ ...fit, at: 'cargo' })],
  ]);
  if (fit.at !== 'cargo') return [places];
  return [places, switchField('unpaid', 'As plain freight', fit.unpaid === true, (unpaid) => set({ ...fit, unpaid }))];
}

export function plantParts({ part, design, isOwn }: Section): readonly Fitted[] {
  if (!isOwn) return [];
  const fits = plantFits(design);
  const setAll = (plants: readonly PlantFit[]): Edit => ({ kind: 'set', options: { plants }, part });
  return plantRowsOf(design).map((row, index) => {
    const first: readonly PlantFit[] = fits.slice(index, index + 1);
    const others = fits.filter((_, i) => i !== index);
    return {
      id: `plants.${index}`,
      slot: plantSlot(fits[index]?.at ?? 'front'),
      label: `${row.name} plant`,
      short: row.name,
      count: 1,
      notes: index === 0 ? [] : ['in reserve'],
      remove: setAll(others),
      moves: [],
      fields: plantFields(fits, index, setAll),
      actions: index === 0 ? [] : [{ label: 'Drive with it', edit: setAll([...first, ...others]) }],
    };
  });
}
