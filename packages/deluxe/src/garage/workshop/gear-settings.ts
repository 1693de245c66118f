// Plants and tires of a class as choices.

import type { SettingChoice, WorkshopSetting } from '@hardtop/kernel';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { CYCLE_TIRE_KINDS, TRIKE_TIRE_KINDS } from '../../catalog/cycle-tires.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import type { PlantFit, SingleDesign, TireFit } from '../design.ts';
import type { Edit, Options } from '../edit.ts';
import { dollars, pounds } from '../exact.ts';
import { plantFits, tireFits, wheelsOf } from '../gear.ts';
import type { Section } from './section.ts';

type Setting = WorkshopSetting<Edit>;
type Choice = SettingChoice<Edit>;

interface PlantFigures {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
}

function plantTable(design: SingleDesign): Readonly<Record<string, PlantFigures>> | null {
  switch (design.class) {
    case 'car':
      return PLANTS;
    case 'cycle':
    case 'trike':
      return CYCLE_PLANTS;
    case 'helicopter':
    case 'grasshopper':
      return HELICOPTER_PLANTS;
    case 'ten-wheeler':
    case 'mini-bus':
    case 'tractor':
    case 'bus':
      return TRUCK_PLANTS;
    case 'sidecar':
    case 'car-trailer':
    case 'trailer':
      return null;
  }
}

const setting = (part: string, options: Options): Edit => ({ kind: 'set', options, part });

export function plantSettings({ part, design }: Section): readonly Setting[] {
  const table = plantTable(design);
  if (table === null) return [];
  const [first, ...reserve] = plantFits(design);
  const withFirst = (fit: PlantFit): Edit => setting(part, { plants: [fit, ...reserve] });
  const choices = Object.entries(table).map(
    ([id, row]): Choice => ({
      id,
      label: row.name,
      note: `${row.spaces} spaces, ${pounds(row.weight)}, ${dollars(row.cost)}`,
      edit: withFirst({ plant: id, at: first?.at ?? 'front' }),
    }),
  );
  const plant: Setting = { id: 'plant', label: 'Power plant', chosen: first?.plant ?? null, choices };
  if (first === undefined) return [plant];
  const at = (place: 'front' | 'back', label: string): Choice => ({
    id: place,
    label,
    note: '',
    edit: withFirst({ ...first, at: place }),
  });
  const where = [at('front', 'In front'), at('back', 'In the back')];
  return [plant, { id: 'plant-at', label: 'Plant sits', chosen: first.at, choices: where }];
}

interface TireFigures {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly dp: number;
}

function tireTable(design: SingleDesign): Readonly<Record<string, TireFigures>> {
  const some = (ids: readonly (keyof typeof TIRES)[]): Readonly<Record<string, TireFigures>> =>
    Object.fromEntries(ids.map((id) => [id, TIRES[id]]));
  switch (design.class) {
    case 'ten-wheeler':
    case 'mini-bus':
    case 'tractor':
    case 'trailer':
    case 'bus':
      return TRUCK_TIRES;
    case 'cycle':
    case 'sidecar':
      return some(CYCLE_TIRE_KINDS);
    case 'trike':
      return some(TRIKE_TIRE_KINDS);
    default:
      return TIRES;
  }
}

/** All round; a set that differs by axle is shown as mixed and replaced as a whole. */
export function tireSettings({ part, design }: Section): readonly Setting[] {
  const wheels = wheelsOf(design);
  if (wheels === null) return [];
  const fits = tireFits(design);
  const first = fits[0];
  const isAlike = first !== undefined && fits.every(({ tire }) => tire === first.tire);
  const choices = Object.entries(tireTable(design)).map(([id, row]): Choice => {
    const tires: readonly TireFit[] = [{ tire: id, count: wheels.least }];
    return {
      id,
      label: row.name,
      note: `${row.dp} DP, ${dollars(row.cost)} each, ${wheels.least} wheels`,
      edit: setting(part, { tires }),
    };
  });
  return [{ id: 'tires', label: 'Tires', chosen: isAlike ? first.tire : null, choices }];
}
