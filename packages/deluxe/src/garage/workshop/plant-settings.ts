// Power plants of a class: the one that drives as a choice, others in reserve on the shelf (deluxe/VIII.4/duplicate-plants).

import type { OfferedPart, SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import type { PlantFit, SingleDesign } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { dollars, pounds } from '../design/exact.ts';
import { plantFits, plantTable } from '../design/gear.ts';
import { plantSlot } from './places.ts';
import type { Section } from './section.ts';

const setPlants = (part: string, plants: readonly PlantFit[]): Edit => ({ kind: 'set', options: { plants }, part });

const PLACES = [
  ['front', 'In front'],
  ['back', 'In the back'],
] as const;

/** Their plant has no front or back to sit in. */
const HAS_ONE_PLACE: ReadonlySet<SingleDesign['class']> = new Set(['cycle', 'helicopter']);

export function plantSettings({ part, design }: Section): readonly WorkshopSetting<Edit>[] {
  if (!('plants' in design)) return [];
  const [first, ...reserve] = plantFits(design);
  const withFirst = (fit: PlantFit): Edit => setPlants(part, [fit, ...reserve]);
  const choices = Object.entries(plantTable(design)).map(
    ([id, row]): SettingChoice<Edit> => ({
      id,
      label: row.name,
      note: `${row.spaces} spaces, ${pounds(row.weight)}, ${dollars(row.cost)}`,
      edit: withFirst({ ...first, plant: id, at: first?.at ?? 'front' }),
    }),
  );
  const plant = { id: 'plant', label: 'Power plant', chosen: first?.plant ?? null, choices };
  if (first === undefined || (HAS_ONE_PLACE.has(design.class) && first.at === 'front')) return [plant];
  const where = PLACES.map(([at, label]) => ({ id: at, label, note: '', edit: withFirst({ ...first, at }) }));
  return [plant, { id: 'plant-at', label: 'Plant sits', chosen: first.at, choices: where }];
}

export function reservePlants({ part, design, isOwn }: Section): readonly OfferedPart<Edit>[] {
  const fits = plantFits(design);
  if (!isOwn || fits.length === 0) return [];
  const places = [...PLACES, ['cargo', 'In the cargo area'] as const];
  return Object.entries(plantTable(design)).map(([id, { name, cost, weight, spaces }]) => ({
    id: `plant:${id}`,
    group: 'Plants in reserve',
    label: `${name} plant in reserve`,
    short: 'Reserve',
    note: '',
    cost,
    weight,
    spaces,
    rule: 'deluxe/VIII.4/duplicate-plants',
    places: places.map(([at, label]) => ({
      slot: plantSlot(at),
      label,
      edit: setPlants(part, [...fits, { plant: id, at }]),
    })),
  }));
}
