// What is on the vehicle, and what can be done with it.

import type { FittedPart, PartField } from '@hardtop/workshop';
import { CHARACTERS, GEAR, SKILL_IDS, SKILL_NAMES } from '../../catalog/characters.ts';
import { MOUNT_IDS, MOUNTS, TARGETING, TARGETING_IDS } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { type Character, type Design, FACINGS, type WeaponFitting } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { seatTitle } from '../design/people.ts';
import { facingText, gunText } from '../figures/components.ts';
import { costText, fittingCost } from '../figures/cost.ts';
import { optionNote, weaponNote } from '../figures/effects.ts';
import { slotOfGun, slotOfOption } from './groups.ts';
import { gunPlaces } from './menu.ts';

type Fitted = FittedPart<Edit>;
type Field = PartField<Edit>;

function optionParts({ options }: Design): readonly Fitted[] {
  return [...new Set(options)].map((option) => {
    const { name, cost, repeatable } = OPTIONS[option];
    const add = { label: 'One more', edit: { kind: 'addOption', option } } as const;
    return {
      id: `option ${option}`,
      slot: slotOfOption(option),
      label: name,
      short: name,
      count: options.filter((other) => other === option).length,
      notes: [costText(cost), optionNote(option)],
      remove: { kind: 'removeOption', option },
      moves: [],
      actions: repeatable ? [add] : [],
    };
  });
}

function choice<Id extends string>(
  id: string,
  label: string,
  chosen: Id,
  ids: readonly Id[],
  nameOf: (id: Id) => string,
  edit: (id: Id) => Edit,
): Field {
  const choices = ids.map((one) => ({ id: one, label: nameOf(one), note: '', edit: edit(one) }));
  return { kind: 'choice', id, label, chosen, choices };
}

function gunFields(fitting: WeaponFitting, set: (changed: Partial<WeaponFitting>) => Edit): readonly Field[] {
  if (WEAPONS[fitting.weapon].range === 'dropped') return [];
  const twin = fitting.twin ? 'two' : 'one';
  return [
    choice('mount', 'Mount', fitting.mount, MOUNT_IDS, (id) => MOUNTS[id].name, (mount) => set({ mount })),
    choice('facing', 'Looks to the', fitting.facing, FACINGS, (facing) => facingText({ ...fitting, facing }), (facing) => set({ facing })),
    choice('targeting', 'Sights', fitting.targeting, TARGETING_IDS, (id) => TARGETING[id].name, (targeting) => set({ targeting })),
    choice('twin', 'Guns', twin, ['one', 'two'], (id) => (id === 'one' ? 'One' : 'Two in one door'), (id) => set({ twin: id === 'two' })),
  ]; // biome-ignore format: one field a line
}

function gunParts(design: Design): readonly Fitted[] {
  return design.weapons.map((fitting, index) => {
    const set = (changed: Partial<WeaponFitting>): Edit => ({
      kind: 'setWeapon',
      index,
      fitting: { ...fitting, ...changed },
    });
    const moves = gunPlaces(design, fitting.weapon, ({ mount, facing }) => set({ mount, facing }));
    return {
      id: `weapon ${index}`,
      slot: slotOfGun(fitting),
      label: `${gunText(fitting)}, ${MOUNTS[fitting.mount].name.toLowerCase()}, ${facingText(fitting)}`,
      short: WEAPONS[fitting.weapon].short,
      count: fitting.twin ? 2 : 1,
      notes: [costText(fittingCost(fitting)), weaponNote(fitting.weapon)],
      remove: { kind: 'removeWeapon', index },
      moves: moves.filter(({ slot }) => slot !== slotOfGun(fitting)),
      fields: gunFields(fitting, set),
      actions: [],
    };
  });
}

const MOST_POINTS = 9;

function personFields(one: Character, set: (changed: Partial<Character>) => Edit): readonly Field[] {
  const name: Field = { kind: 'text', id: 'name', label: 'Name', value: one.name, edit: (text) => set({ name: text }) };
  const skills = SKILL_IDS.map(
    (id): Field => ({
      kind: 'number',
      id,
      label: SKILL_NAMES[id],
      value: one.skills[id] ?? 0,
      least: 0,
      most: MOST_POINTS,
      edit: (points) => set({ skills: { ...one.skills, [id]: points } }),
    }),
  );
  return [name, ...skills];
}

function crewParts({ crew }: Design): readonly Fitted[] {
  return crew.map((one, index) => {
    const set = (changed: Partial<Character>): Edit => ({
      kind: 'setCrew',
      index,
      character: { ...one, ...changed },
    });
    const spent = SKILL_IDS.reduce((sum, id) => sum + (one.skills[id] ?? 0), 0);
    const without = <T>(items: readonly T[], item: T): readonly T[] => {
      const at = items.indexOf(item);
      return items.filter((_, i) => i !== at);
    };
    return {
      id: `crew ${index}`,
      slot: 'crew',
      label: one.name === seatTitle(index) ? one.name : `${seatTitle(index)}: ${one.name}`,
      short: one.name,
      count: 1,
      notes: [
        `${spent} of ${CHARACTERS.skillPoints} skill points`,
        ...one.gear.map((id) => GEAR[id].name),
        ...one.weapons.map((id) => WEAPONS[id].name),
      ],
      remove: { kind: 'removeCrew', index },
      moves: [],
      fields: personFields(one, set),
      actions: [
        ...[...new Set(one.gear)].map((id) => ({
          label: `Take off the ${GEAR[id].name.toLowerCase()}`,
          edit: set({ gear: without(one.gear, id) }),
        })),
        ...[...new Set(one.weapons)].map((id) => ({
          label: `Take away the ${WEAPONS[id].name.toLowerCase()}`,
          edit: set({ weapons: without(one.weapons, id) }),
        })),
      ],
    };
  });
}

export const fittedParts = (design: Design): readonly Fitted[] => [
  ...crewParts(design),
  ...gunParts(design),
  ...optionParts(design),
];
