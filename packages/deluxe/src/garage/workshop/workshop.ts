import type { Outline, OutlineShape, Workshop } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { LOCATIONS } from '../design/fittings.ts';
import { wheelsOf } from '../design/gear.ts';
import type { HullKind } from '../design/hull.ts';
import { sideName } from '../problems/problem.ts';
import { bodyLoads } from './body-loads.ts';
import { combining } from './coupling.ts';
import { divisionOf, divisions } from './divisions.ts';
import { fieldCar, fieldIn } from './field.ts';
import { fittedParts } from './fitted.ts';
import { menuOf } from './menu.ts';
import { capital, slotsOf } from './places.ts';
import { refitBill } from './refit-bill.ts';
import { type Section, sectionAt, sectionList, vehicleOf } from './section.ts';
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

/** A sidecar's wheel is on the outside; a reversed trike has its pair in front. */
function flipOf({ design }: Section): Pick<Outline, 'flip'> {
  if (design.class === 'sidecar' && design.side === 'left') return { flip: 'sides' };
  return design.class === 'trike' && design.reversed === true ? { flip: 'ends' } : {};
}

function outlineOf(section: Section): Outline<Edit> {
  const { hull, design, isOwn } = section;
  return {
    shape: SHAPES[hull.kind],
    ...flipOf(section),
    title: hull.body.name,
    wheels: isOwn ? (wheelsOf(design)?.least ?? 0) : 0,
    slots: slotsOf(section),
    parts: fittedParts(section),
  };
}

/** The bench of the garage page: parts on offer and on the vehicle, each with its edits. */
export const workshopUnder = (settings: GarageSettings): Workshop<Design, Edit> => ({
  start: startDesign,
  rename: (name, section = '') => ({ kind: 'set', options: { name }, part: vehicleOf(section) }),
  sections: sectionList,
  settings: (design, section) => settingsOf(sectionAt(design, section)),
  menu: (design, section) => menuOf(sectionAt(design, section), settings),
  outline: (design, section) => outlineOf(sectionAt(design, section)),
  // Armor left on sides that a new body does not have can still be taken off.
  armor: (design, section) => {
    const { hull } = sectionAt(design, section);
    const { points } = hull.fit.armor;
    const strays = LOCATIONS.filter((id) => points[id] !== undefined && !hull.locations.includes(id));
    return [...hull.locations, ...strays].map((id) => ({ id, label: capital(sideName(id)), points: points[id] ?? 0 }));
  },
  setArmor: (section, points) => ({ kind: 'armor', points, part: section }),
  combining,
  loads: (design) => bodyLoads(design, settings),
  refit: (from, to) => refitBill(from, to, settings),
  field: (design) => fieldCar(design, settings),
  fieldIn,
  divisions,
  divisionOf: (design) => divisionOf(design, settings),
});
