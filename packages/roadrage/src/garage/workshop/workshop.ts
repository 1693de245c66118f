import type { OutlineShape, Workshop } from '@hardtop/workshop';
import { BODIES, BODY_IDS, type BodyId } from '../../catalog/bodies.ts';
import { FORMATS } from '../../catalog/formats.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { newDriver } from '../design/people.ts';
import { ENTRIES, type Entry, entriesOf, roleOf } from '../problems/formats.ts';
import type { GarageSettings } from '../problems/problems.ts';
import { fieldDesign, fieldIn } from './field.ts';
import { fittedParts } from './fitted.ts';
import { SLOTS } from './groups.ts';
import { menuOf } from './menu.ts';
import { settingsOf } from './settings.ts';

const SHAPES: Readonly<Record<BodyId, OutlineShape>> = {
  lightBike: 'cycle',
  heavyBike: 'cycle',
  compact: 'car',
  midSized: 'car',
  truckVan: 'box',
  busHeavyTruck: 'bus',
};

const isBody = (id: string): id is BodyId => BODY_IDS.some((known) => known === id);

/** A body with somebody at the wheel; one that nobody knows becomes a mid-sized car. */
function startDesign(classId: string, name: string): Design {
  const body = isBody(classId) ? classId : 'midSized';
  const crew = [newDriver({ body })];
  return { version: 1, ruleset: 'roadrage', name, body, options: [], weapons: [], crew, drive: 'left' };
}

const entryId = ({ format, role }: Entry): string => `${format}-${role}`;

function entryTitle({ format, role }: Entry): string {
  const { name, roles } = FORMATS[format];
  return roles.length === 1 ? name : `${name}: ${roleOf(format, role).name.toLowerCase()}`;
}

/** Beyond every budget of the book. */
const OPEN = { id: 'open', title: 'No format of the book' };

/** The bench of the garage page. Road Rage has one armor level, no trailers and no price for a refit. */
export const workshopUnder = (settings: GarageSettings): Workshop<Design, Edit> => ({
  start: startDesign,
  rename: (name) => ({ kind: 'name', name }),
  sections: ({ name }) => [{ id: '', title: name }],
  settings: (design) => settingsOf(design),
  menu: (design) => menuOf(design),
  outline: (design) => ({
    shape: SHAPES[design.body],
    title: BODIES[design.body].name,
    wheels: BODIES[design.body].tires,
    slots: SLOTS,
    parts: fittedParts(design),
  }),
  armor: () => [],
  setArmor: () => ({ kind: 'several', edits: [] }),
  field: fieldDesign,
  fieldIn,
  divisionWord: 'format',
  divisions: [...ENTRIES.map((entry) => ({ id: entryId(entry), title: entryTitle(entry) })), OPEN],
  divisionOf: (design) => {
    const [first] = entriesOf(design, settings);
    return first === undefined ? OPEN.id : entryId(first);
  },
});
