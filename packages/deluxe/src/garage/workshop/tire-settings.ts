// Tires all round, by axle where axles may differ, and how many (deluxe/VIII.5/tires, deluxe/XII.2/tires).

import type { SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import { CYCLE_TIRE_KINDS, TRIKE_TIRE_KINDS } from '../../catalog/cycle-tires.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import type { SingleDesign, TireFit } from '../design/design.ts';
import { applyEdit, type Edit, type Options } from '../design/edit.ts';
import { dollars } from '../design/exact.ts';
import { tireFits, wheelsOf } from '../design/gear.ts';
import type { Section } from './section.ts';

type Setting = WorkshopSetting<Edit>;

interface TireFigures {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly dp: number;
}

export function tireTable(design: SingleDesign): Readonly<Record<string, TireFigures>> {
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

/** Wheels on the front axle where front and back may be told apart; null: all alike. */
function frontWheels(design: SingleDesign): number | null {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return 2;
    case 'cycle':
      return 1;
    case 'trike':
      return design.reversed === true ? 2 : 1;
    default:
      return null;
  }
}

const totalOf = (fits: readonly TireFit[]): number => fits.reduce((sum, { count }) => sum + count, 0);

/** Two axles, written as one row where they are alike. */
function byAxle(design: SingleDesign, wheels: number, front: string, back: string): readonly TireFit[] {
  const inFront = frontWheels(design);
  if (inFront === null || front === back) return [{ tire: front, count: wheels }];
  return [
    { tire: front, count: inFront, at: 'front' },
    { tire: back, count: wheels - inFront, at: 'back' },
  ];
}

/** null: neither the same all round nor told by axle. */
function tireAt(fits: readonly TireFit[], axle: 'front' | 'back'): string | null {
  const own = fits.filter(({ at }) => at === axle || at === undefined);
  const [first] = own;
  return first !== undefined && own.every(({ tire }) => tire === first.tire) ? first.tire : null;
}

/** The count stays where it is one of those allowed. */
function wheelsNow(design: SingleDesign): number {
  const wheels = wheelsOf(design);
  const total = totalOf(tireFits(design));
  if (wheels === null) return 0;
  return total >= wheels.least && total <= wheels.most ? total : wheels.least;
}

/** Options that change the axles bring the tires along. */
export function withTires(design: SingleDesign, options: Options): Options {
  const changed = applyEdit(design, { kind: 'set', options });
  const fits = tireFits(changed);
  const front = tireAt(fits, 'front');
  const back = tireAt(fits, 'back');
  if (front === null || back === null) return options;
  return { ...options, tires: byAxle(changed, wheelsNow(changed), front, back) };
}

function choices({ part, design }: Section, fitsOf: (tire: string) => readonly TireFit[]): Setting['choices'] {
  return Object.entries(tireTable(design)).map(
    ([id, row]): SettingChoice<Edit> => ({
      id,
      label: row.name,
      note: `${row.dp} DP, ${dollars(row.cost)} each`,
      edit: { kind: 'set', options: { tires: fitsOf(id) }, part },
    }),
  );
}

function axleSettings(section: Section): readonly Setting[] {
  const { design } = section;
  const fits = tireFits(design);
  if (frontWheels(design) === null || fits.length === 0) return [];
  const front = tireAt(fits, 'front');
  const back = tireAt(fits, 'back');
  const wheels = wheelsNow(design);
  return [
    {
      id: 'tires-front',
      label: 'Front tires',
      chosen: front,
      choices: choices(section, (tire) => byAxle(design, wheels, tire, back ?? tire)),
    },
    {
      id: 'tires-back',
      label: 'Back tires',
      chosen: back,
      choices: choices(section, (tire) => byAxle(design, wheels, front ?? tire, tire)),
    },
  ];
}

/** A full trailer's front axle has two wheels or four. */
function countSetting({ part, design }: Section): readonly Setting[] {
  const wheels = wheelsOf(design);
  const [first] = tireFits(design);
  if (wheels === null || first === undefined || wheels.least === wheels.most) return [];
  const counts = [wheels.least, wheels.most].map((count) => ({
    id: String(count),
    label: String(count),
    note: '',
    edit: { kind: 'set', options: { tires: [{ ...first, count }] }, part } as const,
  }));
  return [{ id: 'wheels', label: 'Wheels', chosen: String(totalOf(tireFits(design))), choices: counts }];
}

export function tireSettings(section: Section): readonly Setting[] {
  const { design } = section;
  if (wheelsOf(design) === null) return [];
  const fits = tireFits(design);
  const [first] = fits;
  const isAlike = first !== undefined && fits.every(({ tire }) => tire === first.tire);
  const all: Setting = {
    id: 'tires',
    label: 'Tires',
    chosen: isAlike ? first.tire : null,
    choices: choices(section, (tire) => [{ tire, count: wheelsNow(design) }]),
  };
  return [all, ...axleSettings(section), ...countSetting(section)];
}
