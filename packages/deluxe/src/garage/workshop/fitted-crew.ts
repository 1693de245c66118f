// People on the outline: where they sit, what they wear, aim with and carry.

import type { FittedPart } from '@hardtop/workshop';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { carried } from '../../catalog/hand-weapons.ts';
import { turret } from '../../catalog/turrets.ts';
import type { Edit } from '../design/edit.ts';
import type { CrewFit } from '../design/fittings.ts';
import { sideName } from '../problems/problem.ts';
import { type ChoiceRow, choiceField, type Field, numberField } from './fields.ts';
import { crewLabel, isPosition } from './places.ts';
import type { Section } from './section.ts';
import { splitAction } from './split.ts';

type Fitted = FittedPart<Edit>;
type SetCrew = (item: CrewFit) => Edit;

function seatField({ hull }: Section, fit: CrewFit, set: SetCrew): Field {
  const bare: CrewFit = { ...fit, at: undefined, turret: undefined };
  const rows: ChoiceRow[] = [
    ['any', 'Anywhere', set(bare)],
    ['front', 'In front', set({ ...bare, at: 'front' })],
    ['back', 'In the back', set({ ...bare, at: 'back' })],
  ];
  if (hull.body.cargoSpaces > 0) rows.push(['cargo', 'In the cargo area', set({ ...bare, at: 'cargo' })]);
  for (const { id, type, at } of hull.fit.turrets)
    if (turret(type).cupola) rows.push([`turret ${id}`, `In the cupola ${sideName(at)}`, set({ ...bare, turret: id })]);
  return choiceField('seat', 'Sits', fit.turret === undefined ? (fit.at ?? 'any') : `turret ${fit.turret}`, rows);
}

function computerField(fit: CrewFit, set: SetCrew): Field {
  return choiceField('computer', 'Computer', fit.computer ?? 'none', [
    ['none', 'None', set({ ...fit, computer: undefined })],
    ['computer', ACCESSORIES.computer.name, set({ ...fit, computer: 'computer' })],
    ['hirescomputer', ACCESSORIES.hirescomputer.name, set({ ...fit, computer: 'hirescomputer' })],
  ]);
}

/** Each helmet aims one weapon, or one linked set. */
function cyberlinkField({ hull }: Section, fit: CrewFit, set: SetCrew): Field {
  const { cyberlink } = fit;
  const rows: ChoiceRow[] = [['none', 'None', set({ ...fit, cyberlink: undefined })]];
  for (const { weapon, mount } of hull.fit.weapons) {
    const id = `${weapon} ${mount}`;
    if (!rows.some(([known]) => known === id))
      rows.push([id, `To the ${weapon} ${sideName(mount)}`, set({ ...fit, cyberlink: { weapon, mount } })]);
  }
  return choiceField('cyberlink', 'Cyberlink', cyberlink ? `${cyberlink.weapon} ${cyberlink.mount}` : 'none', rows);
}

function armorField(fit: CrewFit, set: SetCrew): Field {
  return choiceField('armor', 'Wears', fit.armor ?? 'none', [
    ['none', 'No body armor', set({ ...fit, armor: undefined })],
    ['bodyarmor', ACCESSORIES.bodyarmor.name, set({ ...fit, armor: 'bodyarmor' })],
    ['improvedbodyarmor', ACCESSORIES.improvedbodyarmor.name, set({ ...fit, armor: 'improvedbodyarmor' })],
  ]);
}

/** What is carried already; the shelf adds further kinds. */
function armsFields(fit: CrewFit, set: SetCrew): readonly Field[] {
  const arms = fit.handWeapons ?? [];
  return arms.map(({ id, count: now }, i) =>
    numberField(`hand-${id}`, carried(id).name, now, [0], (count) => {
      const rows = arms.map((row, at) => (at === i ? { ...row, count } : row)).filter((row) => row.count > 0);
      return set({ ...fit, handWeapons: rows.length === 0 ? undefined : rows });
    }),
  );
}

function fieldsOf(section: Section, fit: CrewFit, set: SetCrew): readonly Field[] {
  return [
    numberField('count', 'How many', fit.count ?? 1, [1], (count) => set({ ...fit, count })),
    seatField(section, fit, set),
    ...(isPosition(fit.role) ? [computerField(fit, set), cyberlinkField(section, fit, set)] : []),
    armorField(fit, set),
    ...armsFields(fit, set),
  ];
}

function notesOf(fit: CrewFit): readonly string[] {
  const worn = [fit.computer, fit.armor, fit.cyberlink === undefined ? undefined : ('cyberlink' as const)];
  const arms = (fit.handWeapons ?? []).map(({ id, count }) => `${count > 1 ? `${count} ` : ''}${carried(id).name}`);
  const seat = fit.turret === undefined ? fit.at : 'cupola';
  return [
    ...(seat === undefined ? [] : [seat]),
    ...worn.flatMap((id) => (id === undefined ? [] : [ACCESSORIES[id].name])),
    ...arms,
  ];
}

export function crewPart(section: Section, fit: CrewFit, index: number): Fitted {
  const { part, hull } = section;
  const set: SetCrew = (item) => ({ kind: 'replace', list: 'crew', index, item, part });
  const add: SetCrew = (item) => ({ kind: 'add', list: 'crew', item, part });
  const gear = [fit.computer, fit.armor, fit.cyberlink, fit.handWeapons];
  const bare: CrewFit = { ...fit, computer: undefined, armor: undefined, cyberlink: undefined, handWeapons: undefined };
  const isBare = gear.every((worn) => worn === undefined);
  return {
    id: `crew.${index}`,
    slot: 'crew',
    label: crewLabel(hull.fit.crew, index),
    short: crewLabel(hull.fit.crew, index),
    count: fit.count ?? 1,
    notes: notesOf(fit),
    remove: { kind: 'remove', list: 'crew', index, part },
    moves: [],
    fields: fieldsOf(section, fit, set),
    actions: [...splitAction(fit, set, add), ...(isBare ? [] : [{ label: 'Gear off', edit: set(bare) }])],
  };
}
