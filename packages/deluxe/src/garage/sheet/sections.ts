// What stands in the lists beside the drawing, in order.

import { box, caption, group, rule, shape, text } from '@hardtop/workshop/sheet';
import { FULL_CHARGE } from '../../catalog/power-range.ts';
import type { Design } from '../design/design.ts';
import { crewRows } from './crew-rows.ts';
import type { SheetDamage } from './damage.ts';
import type { Row, Section } from './flow.ts';
import { emptyRows, fieldRow, gearRow, noteRows, plantRow } from './gear-rows.ts';
import { circle } from './outline.ts';
import type { HullParts, VehicleParts } from './parts.ts';
import { letterOf } from './weapon-parts.ts';
import { weaponRows } from './weapon-rows.ts';

/** Vehicles of several parts say whose weapons they are. */
const titled = (title: string, { hulls }: VehicleParts, { hull }: HullParts): string =>
  hulls.length > 1 ? `${title}: ${hull.body.name}` : title;

const fightingSections = (
  vehicle: VehicleParts,
  parts: HullParts,
  damage: SheetDamage,
  width: number,
): readonly Section[] => [
  { title: titled('Weapons', vehicle, parts), rows: weaponRows(parts, damage, width) },
  { title: titled('Crew', vehicle, parts), rows: crewRows(parts.crew, damage, width) },
];

function gearSections(vehicle: VehicleParts, parts: HullParts, damage: SheetDamage, width: number): readonly Section[] {
  const gear = (rows: HullParts['gear']): readonly Row[] => rows.map((part) => gearRow(part, damage, width));
  return [
    { title: titled('Gear', vehicle, parts), rows: gear(parts.gear) },
    { title: titled('Cargo', vehicle, parts), rows: gear(parts.cargo) },
  ];
}

function runningRows({ plants, running }: VehicleParts, damage: SheetDamage, width: number): readonly Row[] {
  const charge = plants.length === 0 ? [] : [fieldRow(`Power units, full at ${FULL_CHARGE * plants.length}`)];
  return [
    ...plants.map((plant) => plantRow(plant, damage, width)),
    ...charge,
    ...running.map((part) => gearRow(part, damage, width)),
  ];
}

const notesOf = (design: Design, { frame }: VehicleParts, damage: SheetDamage): readonly string[] =>
  [
    ...(damage.notes ?? []),
    frame.design.notes ?? '',
    design.class === 'combination' && frame.prefix === 'lead' ? (design.notes ?? '') : '',
  ].filter((note) => note !== '');

export function sectionsOf(
  design: Design,
  vehicle: VehicleParts,
  damage: SheetDamage,
  width: number,
  blank: boolean,
): readonly Section[] {
  if (blank) return blankSections();
  return [
    ...vehicle.hulls.flatMap((parts) => fightingSections(vehicle, parts, damage, width)),
    {
      title: vehicle.plants.length > 0 ? 'Plant and running gear' : 'Running gear',
      rows: runningRows(vehicle, damage, width),
    },
    ...vehicle.hulls.flatMap((parts) => gearSections(vehicle, parts, damage, width)),
    { title: 'Notes', rows: noteRows(notesOf(design, vehicle, damage), width) },
  ];
}

/** A lettered row to fill in: name, damage points, shots. */
function blankWeapon(mark: string): Row {
  return {
    height: 12.4,
    draw: (x, y, width) =>
      group(
        `Weapon ${mark}, to be filled in`,
        shape(circle(x + 2.2, y + 2.8, 2.1), 'medium') +
          text(x + 2.2, y + 3.8, mark, { size: 2.9, bold: true, anchor: 'middle' }) +
          rule(x + 6, y + 5, width - 6) +
          caption(x + 6, y + 9, 'DP') +
          box({ x: x + 10, y: y + 6.6, width: 14, height: 4 }, 'thin') +
          caption(x + 27, y + 9, 'Shots') +
          box({ x: x + 34, y: y + 6.6, width: width - 34, height: 4 }, 'thin'),
      ),
  };
}

function blankPerson(label: string): Row {
  return {
    height: 7.4,
    draw: (x, y, width) =>
      group(
        `${label}, to be filled in`,
        caption(x, y + 4.6, label) +
          rule(x + 10, y + 5, width - 46) +
          caption(x + width - 34, y + 4.6, 'Hits') +
          [0, 1, 2]
            .map((i) => box({ x: x + width - 28 + i * 2.8, y: y + 2.4, width: 2.4, height: 2.4 }, 'thin'))
            .join('') +
          caption(x + width - 18, y + 4.6, 'Armor') +
          box({ x: x + width - 11, y: y + 2, width: 11, height: 3.4 }, 'thin'),
      ),
  };
}

const blankSections = (): readonly Section[] => [
  { title: 'Weapons', rows: Array.from({ length: 6 }, (_, i) => blankWeapon(letterOf(i))) },
  { title: 'Crew', rows: ['Driver', 'Gunner', 'Rider'].map(blankPerson) },
  { title: 'Plant and running gear', rows: [fieldRow('Plant'), fieldRow('Damage points'), fieldRow('Power units')] },
  { title: 'Gear', rows: emptyRows(4) },
  { title: 'Cargo', rows: emptyRows(2) },
];
