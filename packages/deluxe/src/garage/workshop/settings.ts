// Choices of the vehicle as a whole, each with the edit that makes it.

import type { SettingChoice, WorkshopSetting } from '@hardtop/kernel';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import type { BodyFigures } from '../../catalog/body-figures.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_SUSPENSIONS } from '../../catalog/cycle-suspensions.ts';
import { HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { VEHICLE_BODIES } from '../../catalog/vehicle-bodies.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import type { SingleDesign } from '../design.ts';
import type { Edit, Options } from '../edit.ts';
import { dollars, pounds } from '../exact.ts';
import { maySixWheels } from '../gear.ts';
import { plantSettings, tireSettings } from './gear-settings.ts';
import type { Section } from './section.ts';

export type Setting = WorkshopSetting<Edit>;
type Choice = SettingChoice<Edit>;

/** Rows of a table as choices that set one option. */
export function choicesOf<Row>(
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

function bodySetting({ part, hull }: Section): readonly Setting[] {
  if (hull.bodyId === null || hull.kind === 'box') return [];
  const table: Readonly<Record<string, BodyFigures>> = VEHICLE_BODIES[hull.kind];
  const note = (row: BodyFigures): string =>
    `${row.spaces}${row.cargoSpaces > 0 ? `+${row.cargoSpaces}` : ''} spaces, ${row.maxLoad === null ? 'no limit of its own' : `bears ${pounds(row.maxLoad)}`}, ${dollars(row.cost)}`;
  const choices = choicesOf(part, table, nameOf, note, (body) => ({ body }));
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
      return [toggle(part, 'six-wheels', 'Six wheels', design.sixWheels === true, (on) => ({ sixWheels: on }))];
    case 'trike':
      return [toggle(part, 'reversed', 'Two wheels in front', design.reversed === true, (on) => ({ reversed: on }))];
    case 'helicopter':
      return [toggle(part, 'stowaway', 'Folds away', design.stowaway === true, (on) => ({ stowaway: on }))];
    case 'car-trailer':
      return [toggle(part, 'reefer', 'Refrigerated', design.reefer === true, (on) => ({ reefer: on }))];
    case 'trailer':
      return [toggle(part, 'full', 'Full trailer', design.kind === 'full', (on) => ({ kind: on ? 'full' : 'semi' }))];
    default:
      return [];
  }
}

function kingpinSetting({ part, design }: Section): readonly Setting[] {
  if (design.class !== 'trailer') return [];
  const choices = choicesOf(
    part,
    KINGPINS,
    nameOf,
    (row) => dollars(row.cost),
    (kingpin) => ({ kingpin }),
  );
  return [{ id: 'kingpin', label: 'Kingpin', chosen: design.kingpin, choices }];
}

const isHitch = (id: string): id is keyof typeof HITCHES => id in HITCHES;

function hitchSetting({ part, design, hull }: Section): readonly Setting[] {
  if (hull.kind === 'box' || !vehicleClass(hull.kind).tows || design.class === 'trailer') return [];
  const none: Choice = {
    id: 'none',
    label: 'None',
    note: '',
    edit: { kind: 'set', options: { hitch: undefined }, part },
  };
  const hitches = choicesOf(
    part,
    HITCHES,
    nameOf,
    (row) => `pulls ${pounds(row.maxLoad)}, ${dollars(row.cost)}`,
    (type) => (isHitch(type) ? { hitch: { type } } : {}),
  );
  const chosen = 'hitch' in design ? design.hitch?.type : undefined;
  return [{ id: 'hitch', label: 'Hitch', chosen: chosen ?? 'none', choices: [none, ...hitches] }];
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
  if (!section.isOwn) return [...bodySetting(section), armorSetting(section)];
  return [
    ...bodySetting(section),
    ...chassisSetting(section),
    ...suspensionSetting(section),
    ...plantSettings(section),
    ...tireSettings(section),
    armorSetting(section),
    ...toggles(section.part, section.design),
    ...kingpinSetting(section),
    ...hitchSetting(section),
  ];
}
