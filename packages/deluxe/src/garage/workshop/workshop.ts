import type { Outline, OutlineShape, Workshop } from '@hardtop/kernel';
import type { Design } from '../design.ts';
import type { Edit } from '../edit.ts';
import type { Location } from '../fittings.ts';
import { wheelsOf } from '../gear.ts';
import type { HullKind } from '../hull.ts';
import { sideName } from '../problems/problem.ts';
import { divisionOf, divisions } from './divisions.ts';
import { fieldCar, fieldIn } from './field.ts';
import { fittedParts } from './fitted.ts';
import { menuOf } from './menu.ts';
import { capital, slotsOf } from './places.ts';
import { type Section, sectionAt, sectionList } from './section.ts';
import { settingsOf } from './settings.ts';
import { startDesign } from './start.ts';

const SHAPES: Readonly<Record<HullKind, OutlineShape>> = {
  car: 'car',
  grasshopper: 'car',
  cycle: 'cycle',
  sidecar: 'sidecar',
  trike: 'trike',
  cab: 'cab',
  tractor: 'cab',
  carrier: 'box',
  box: 'box',
  carTrailer: 'box',
  trailer: 'box',
  miniBus: 'bus',
  bus: 'bus',
  helicopter: 'helicopter',
};

function outlineOf(section: Section): Outline<Edit> {
  const { hull, design, isOwn } = section;
  return {
    shape: SHAPES[hull.kind],
    title: hull.body.name,
    wheels: isOwn ? (wheelsOf(design)?.least ?? 0) : 0,
    slots: slotsOf(hull),
    parts: fittedParts(section),
  };
}

/** The bench of the garage page: parts on offer and on the vehicle, each with its edits. */
export const workshop: Workshop<Design, Edit> = {
  start: startDesign,
  rename: (name) => ({ kind: 'set', options: { name } }),
  sections: sectionList,
  settings: (design, section) => settingsOf(sectionAt(design, section)),
  menu: (design, section) => menuOf(sectionAt(design, section)),
  outline: (design, section) => outlineOf(sectionAt(design, section)),
  armor: (design, section) => {
    const { hull } = sectionAt(design, section);
    const label = (id: Location): string => capital(sideName(id));
    return hull.locations.map((id) => ({ id, label: label(id), points: hull.fit.armor.points[id] ?? 0 }));
  },
  setArmor: (section, points) => ({ kind: 'armor', points, part: section }),
  field: fieldCar,
  fieldIn,
  divisions,
  divisionOf,
};
