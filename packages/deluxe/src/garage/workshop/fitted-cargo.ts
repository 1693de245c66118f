// What lies in the hold.

import type { FittedPart } from '@hardtop/workshop';
import { TIRES, type TireId } from '../../catalog/tires.ts';
import { WEAPONS, type WeaponId, weapon } from '../../catalog/weapons.ts';
import type { Cargo, SingleDesign } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { dollars, plural, pounds } from '../design/exact.ts';
import { spareFits } from '../figures/hauling.ts';
import { type ChoiceRow, choiceField, type Field, numberField, textField } from './fields.ts';
import { SPARE_SIZES } from './menu-cargo.ts';
import { cargoSlot } from './places.ts';
import type { Section } from './section.ts';

type SetCargo = (cargo: Cargo) => Edit;
type Goods = Extract<Cargo, { kind: 'goods' }>;
type Spare = Extract<Cargo, { kind: 'spare-tire' }>;

const TIRE_IDS = Object.keys(TIRES) as readonly TireId[];
const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];

/** As far as a design can be read back. */
const MOST_SPACES = 1000;
const MOST_POUNDS = 100_000;
const MOST_DOLLARS = 1_000_000;

function nameOf(cargo: Cargo): string {
  switch (cargo.kind) {
    case 'goods':
      return cargo.name;
    case 'spare-tire':
      return `Spare ${TIRES[cargo.tire].name.toLowerCase()} tire`;
    case 'ammunition':
      return `Crate of ${weapon(cargo.weapon).name} ammunition`;
    case 'grenades':
      return 'Box of grenades';
    case 'vehicle':
      return cargo.design.name;
  }
}

function countOf(cargo: Cargo): number {
  switch (cargo.kind) {
    case 'goods':
    case 'vehicle':
      return 1;
    case 'spare-tire':
      return cargo.count;
    case 'ammunition':
      return cargo.loads;
    case 'grenades':
      return cargo.boxes;
  }
}

function goodsFields(cargo: Goods, set: SetCargo): readonly Field[] {
  return [
    textField('name', 'What', cargo.name, (name) => set({ ...cargo, name: name === '' ? 'Cargo' : name })),
    numberField('spaces', 'Spaces', cargo.spaces, [0, MOST_SPACES], (spaces) => set({ ...cargo, spaces })),
    numberField('weight', 'Pounds', cargo.weight, [0, MOST_POUNDS], (weight) => set({ ...cargo, weight })),
    numberField('cost', 'Dollars', cargo.cost ?? 0, [0, MOST_DOLLARS], (cost) =>
      set({ ...cargo, cost: cost === 0 ? undefined : cost }),
    ),
  ];
}

function spareFields(cargo: Spare, set: SetCargo): readonly Field[] {
  const tires = TIRE_IDS.map((tire): ChoiceRow => [tire, TIRES[tire].name, set({ ...cargo, tire })]);
  const sizes = SPARE_SIZES.map(([size, label]): ChoiceRow => [size, label, set({ ...cargo, size })]);
  return [
    numberField('count', 'How many', cargo.count, [1], (count) => set({ ...cargo, count })),
    choiceField('tire', 'Tire', cargo.tire, tires),
    choiceField('size', 'Fits', cargo.size, sizes),
  ];
}

function fieldsOf(cargo: Cargo, set: SetCargo): readonly Field[] {
  switch (cargo.kind) {
    case 'goods':
      return goodsFields(cargo, set);
    case 'spare-tire':
      return spareFields(cargo, set);
    case 'ammunition': {
      const rows = WEAPON_IDS.filter((id) => weapon(id).costPerShot !== null).map(
        (id): ChoiceRow => [id, weapon(id).name, set({ ...cargo, weapon: id })],
      );
      return [
        numberField('loads', 'Crates', cargo.loads, [1], (loads) => set({ ...cargo, loads })),
        choiceField('weapon', 'For', cargo.weapon, rows),
      ];
    }
    case 'grenades':
      return [numberField('boxes', 'Boxes', cargo.boxes, [1], (boxes) => set({ ...cargo, boxes }))];
    case 'vehicle':
      return [];
  }
}

function notesOf(cargo: Cargo, design: SingleDesign): readonly string[] {
  if (cargo.kind === 'spare-tire') return spareFits(design, cargo) ? [] : ['for other wheels'];
  if (cargo.kind !== 'goods') return cargo.kind === 'vehicle' ? ['whole vehicle'] : [];
  const worth = (cargo.cost ?? 0) > 0 ? [dollars(cargo.cost ?? 0)] : [];
  return [plural(cargo.spaces, 'space'), pounds(cargo.weight), ...worth];
}

export function cargoPart({ part, hull, design }: Section, cargo: Cargo, index: number): FittedPart<Edit> {
  const name = nameOf(cargo);
  return {
    id: `cargo.${index}`,
    slot: cargoSlot(hull),
    label: name,
    short: name,
    count: countOf(cargo),
    notes: notesOf(cargo, design),
    remove: { kind: 'remove', list: 'cargo', index, part },
    moves: [],
    fields: fieldsOf(cargo, (item) => ({ kind: 'replace', list: 'cargo', index, item, part })),
    actions: [],
  };
}
