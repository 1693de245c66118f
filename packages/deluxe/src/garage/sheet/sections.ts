// What stands in the lists beside the drawing, in order.

import type { Row, Section } from '@hardtop/workshop/sheet';
import { FULL_CHARGE } from '../../catalog/power-range.ts';
import type { Design } from '../design/design.ts';
import { crewRows } from './crew-rows.ts';
import type { SheetDamage } from './damage.ts';
import { emptyRows, fieldRow, gearRow, noteRows, plantRow } from './gear-rows.ts';
import type { HullParts, VehicleParts } from './parts.ts';
import { BLANK_PERSON, BLANK_WEAPON } from './row-layouts.ts';
import { letterOf } from './weapon-parts.ts';
import { weaponRows } from './weapon-rows.ts';

/** Vehicles of several parts say whose weapons they are. */
const titled = (title: string, { hulls }: VehicleParts, { hull }: HullParts): string =>
  hulls.length > 1 ? `${title}: ${hull.body.name}` : title;

const fightingSections = (vehicle: VehicleParts, parts: HullParts, damage: SheetDamage): readonly Section[] => [
  { title: titled('Weapons', vehicle, parts), rows: weaponRows(parts, damage) },
  { title: titled('Crew', vehicle, parts), rows: crewRows(parts.crew, damage) },
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
    ...plants.map((plant) => plantRow(plant, damage)),
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
    ...vehicle.hulls.flatMap((parts) => fightingSections(vehicle, parts, damage)),
    {
      title: vehicle.plants.length > 0 ? 'Plant and running gear' : 'Running gear',
      rows: runningRows(vehicle, damage, width),
    },
    ...vehicle.hulls.flatMap((parts) => gearSections(vehicle, parts, damage, width)),
    { title: 'Notes', rows: noteRows(notesOf(design, vehicle, damage), width) },
  ];
}

const blankWeapon = (mark: string): Row => ({ layout: BLANK_WEAPON, fill: { mark } });
const blankPerson = (label: string): Row => ({ layout: BLANK_PERSON, fill: { label } });

const blankSections = (): readonly Section[] => [
  { title: 'Weapons', rows: Array.from({ length: 6 }, (_, i) => blankWeapon(letterOf(i))) },
  { title: 'Crew', rows: ['Driver', 'Gunner', 'Rider'].map(blankPerson) },
  { title: 'Plant and running gear', rows: [fieldRow('Plant'), fieldRow('Damage points'), fieldRow('Power units')] },
  { title: 'Gear', rows: emptyRows(4) },
  { title: 'Cargo', rows: emptyRows(2) },
];
