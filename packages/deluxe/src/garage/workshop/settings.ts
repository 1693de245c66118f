// Choices of the vehicle as a whole, each with the edit that makes it.

import type { SettingChoice, WorkshopSetting } from '@hardtop/workshop';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import type { BodyFigures } from '../../catalog/body-figures.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_SUSPENSIONS } from '../../catalog/cycle-suspensions.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { VEHICLE_BODIES } from '../../catalog/vehicle-bodies.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import type { SingleDesign } from '../design/design.ts';
import type { Edit, Options } from '../design/edit.ts';
import { dollars, pounds } from '../design/exact.ts';
import { maySixWheels } from '../design/gear.ts';
import { boxSetting, carrierSetting, hitchSettings, kingpinSetting } from './hauling-settings.ts';
import { plantSettings } from './plant-settings.ts';
import type { Section } from './section.ts';
import { tireSettings, withTires } from './tire-settings.ts';

type Setting = WorkshopSetting<Edit>;
type Choice = SettingChoice<Edit>;

/** Rows of a table as choices that set one option. */
function choicesOf<Row>(
  part: string,
  table: Readonly<Record<string, Row>>,
  label: (row: Row) => string,
  note: (row: Row) => string,
  options: (id: string) => Options,
): readonly Choice[] {
  return Object.entries(table).map(([id, row]) => ({
    id,
    label: label(row),
    note: note(row),
    edit: { kind: 'set', options: options(id), part },
  }));
}

const nameOf = (row: { readonly name: string }): string => row.name;

function bodySetting({ part, hull, design, isOwn }: Section): readonly Setting[] {
  if (hull.bodyId === null || hull.kind === 'box') return [];
  const table: Readonly<Record<string, BodyFigures>> = VEHICLE_BODIES[hull.kind];
  const note = (row: BodyFigures): string =>
    `${row.spaces}${row.cargoSpaces > 0 ? `+${row.cargoSpaces}` : ''} spaces, ${row.maxLoad === null ? 'no limit of its own' : `bears ${pounds(row.maxLoad)}`}, ${dollars(row.cost)}`;
  const choices = choicesOf(part, table, nameOf, note, (body) => (isOwn ? withTires(design, { body }) : { body }));
  return [{ id: 'body', label: 'Body', chosen: hull.bodyId, choices }];
}

const percent = (value: number): string => `${value > 0 ? '+' : ''}${value} %`;

function chassisSetting({ part, design, hull }: Section): readonly Setting[] {
  if (!('chassis' in design) || hull.kind === 'box') return [];
  const sold = vehicleClass(hull.kind).chassis;
  const rows = Object.fromEntries(sold.map((id) => [id, CHASSIS[id]]));
  const choices = choicesOf(
    part,
    rows,
    nameOf,
    (row) => `${percent(row.loadPercent)} load, ${percent(row.costPercent)} of the body's price`,
    (chassis) => ({ chassis }),
  );
  return [{ id: 'chassis', label: 'Chassis', chosen: design.chassis, choices }];
}

function suspensionSetting({ part, design }: Section): readonly Setting[] {
  if (!('suspension' in design)) return [];
  const isCar = design.class === 'car' || design.class === 'grasshopper';
  const table: Readonly<Record<string, { name: string; handlingClass: number }>> = isCar
    ? SUSPENSIONS
    : CYCLE_SUSPENSIONS;
  const choices = choicesOf(
    part,
    table,
    nameOf,
    (row) => `HC ${row.handlingClass}`,
    (suspension) => ({ suspension }),
  );
  return [{ id: 'suspension', label: 'Suspension', chosen: design.suspension, choices }];
}

/** Yes or no, as two choices. */
function toggle(part: string, id: string, label: string, isOn: boolean, set: (on: boolean) => Options): Setting {
  const choice = (on: boolean): Choice => ({
    id: on ? 'yes' : 'no',
    label: on ? 'Yes' : 'No',
    note: '',
    edit: { kind: 'set', options: set(on), part },
  });
  return { id, label, chosen: isOn ? 'yes' : 'no', choices: [choice(false), choice(true)] };
}

function toggles(part: string, design: SingleDesign): readonly Setting[] {
  switch (design.class) {
    case 'car':
      if (!maySixWheels(design) && design.sixWheels !== true) return [];
      return [
        toggle(part, 'six-wheels', 'Six wheels', design.sixWheels === true, (on) =>
          withTires(design, { sixWheels: on }),
        ),
      ];
    case 'trike':
      return [
        toggle(part, 'reversed', 'Two wheels in front', design.reversed === true, (on) =>
          withTires(design, { reversed: on }),
        ),
      ];
    case 'helicopter':
      return [toggle(part, 'stowaway', 'Folds away', design.stowaway === true, (on) => ({ stowaway: on }))];
    case 'car-trailer':
      return [toggle(part, 'reefer', 'Refrigerated', design.reefer === true, (on) => ({ reefer: on }))];
    case 'trailer':
      return [
        toggle(part, 'full', 'Full trailer', design.kind === 'full', (on) =>
          withTires(design, { kind: on ? 'full' : 'semi' }),
        ),
      ];
    default:
      return [];
  }
}

const SIDES = ['left', 'right'] as const;

/** In the middle of a cycle or trike; towed things have nobody at the wheel. */
function sideSettings({ part, design }: Section): readonly Setting[] {
  const choices = (set: (side: 'left' | 'right') => Options): readonly Choice[] =>
    SIDES.map((side) => ({
      id: side,
      label: side === 'left' ? 'Left' : 'Right',
      note: '',
      edit: { kind: 'set', options: set(side), part },
    }));
  switch (design.class) {
    case 'sidecar':
      return [{ id: 'side', label: 'Hangs', chosen: design.side ?? 'right', choices: choices((side) => ({ side })) }];
    case 'car':
    case 'grasshopper':
    case 'ten-wheeler':
    case 'mini-bus':
    case 'tractor':
    case 'bus': {
      const set = choices((driverSide) => ({ driverSide }));
      return [{ id: 'driver-side', label: 'Driver sits', chosen: design.driverSide ?? 'left', choices: set }];
    }
    default:
      return [];
  }
}

function armorSetting({ part, hull }: Section): Setting {
  const choices = Object.entries(ARMOR_TYPES).map(
    ([id, row]): Choice => ({
      id,
      label: row.name,
      note: `${dollars((hull.body.armor.cost * row.cost.num) / row.cost.den)} a point`,
      edit: { kind: 'armor-type', type: id as keyof typeof ARMOR_TYPES, part },
    }),
  );
  return { id: 'armor-type', label: 'Armor', chosen: hull.fit.armor.type, choices };
}

export function settingsOf(section: Section): readonly Setting[] {
  if (!section.isOwn) return [...bodySetting(section), ...boxSetting(section), armorSetting(section)];
  return [
    ...bodySetting(section),
    ...chassisSetting(section),
    ...suspensionSetting(section),
    ...plantSettings(section),
    ...tireSettings(section),
    armorSetting(section),
    ...toggles(section.part, section.design),
    ...sideSettings(section),
    ...carrierSetting(section),
    ...boxSetting(section),
    ...kingpinSetting(section),
    ...hitchSettings(section),
  ];
}
