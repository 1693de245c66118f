// What is on the outline, each with the edits that take it off, move it or change it.

import type { FittedPart } from '@hardtop/workshop';
import type { Edit } from '../design/edit.ts';
import { cargoPart } from './fitted-cargo.ts';
import { crewPart } from './fitted-crew.ts';
import { accessoryPart, plantParts, turretPart } from './fitted-gear.ts';
import { weaponPart } from './fitted-weapons.ts';
import type { Section } from './section.ts';

export function fittedParts(section: Section): readonly FittedPart<Edit>[] {
  const { fit } = section.hull;
  return [
    ...plantParts(section),
    ...fit.crew.map((crew, i) => crewPart(section, crew, i)),
    ...fit.turrets.map((turret, i) => turretPart(section, turret, i)),
    ...fit.weapons.map((arm, i) => weaponPart(section, arm, i)),
    ...fit.accessories.map((gear, i) => accessoryPart(section, gear, i)),
    ...fit.cargo.map((cargo, i) => cargoPart(section, cargo, i)),
  ];
}
