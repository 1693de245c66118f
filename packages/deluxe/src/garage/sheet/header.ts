// Head of a sheet: the name, what it is, and its figures in a row of cells.

import { box, caption, group, type Rect, rule, text } from '@hardtop/workshop/sheet';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, plural, spaceText } from '../design/exact.ts';
import { chassisOf, suspensionOf } from '../design/gear.ts';
import { type Totals, totalsFrom, totalsOf } from '../figures/totals.ts';
import type { VehicleParts } from './parts.ts';

interface Heading {
  readonly title: string;
  readonly kind: string;
  readonly page: string;
}

/** Height of what `masthead` draws. */
export const MASTHEAD = 16;

export function masthead({ title, kind, page }: Heading, room: Omit<Rect, 'height'>): string {
  const { x, y, width } = room;
  const right = x + width;
  return group(
    title === '' ? kind : `${kind}: ${title}`,
    rule(x, y + 0.3, width, 'heavy') +
      caption(x, y + 3.4, kind, { size: 2.3, spacing: 0.35 }) +
      caption(right, y + 3.4, page, { size: 2.3, anchor: 'end', spacing: 0.1 }) +
      text(x, y + 11.6, title, { size: 9, bold: true, max: width - 62 }) +
      (title === '' ? rule(x, y + 12, width - 62) : '') +
      caption(right - 58, y + 11.8, 'Player') +
      rule(right - 50, y + 12, 30) +
      caption(right - 18, y + 11.8, 'No.') +
      box({ x: right - 13, y: y + 5, width: 13, height: 7.4 }, 'medium') +
      rule(x, y + 14.4, width, 'medium') +
      rule(x, y + 15.2, width, 'hair'),
  );
}

function hullWords({ frame, hulls, tires }: VehicleParts): readonly string[] {
  const { design } = frame;
  const suspension = suspensionOf(design);
  const kinds = [...new Set(tires.map(({ name }) => name.toLowerCase()))];
  const armor = hulls[0]?.hull.fit.armor.type ?? 'normal';
  return [
    ...hulls.map(({ hull }) => (design.class === 'grasshopper' ? `${hull.body.name} grasshopper` : hull.body.name)),
    chassisOf(design) === null ? '' : `${chassisOf(design)?.row.name.toLowerCase()} chassis`,
    suspension === null ? '' : `${suspension.name.toLowerCase()} suspension`,
    tires.length === 0 ? '' : `${tires.length} ${kinds.join(' and ')} tire${tires.length === 1 ? '' : 's'}`,
    armor === 'normal' ? '' : `${ARMOR_TYPES[armor].name.toLowerCase()} armor`,
    design.class === 'trike' && design.reversed === true ? 'reversed' : '',
    design.class === 'car' && design.sixWheels === true ? 'six wheels' : '',
    design.class === 'helicopter' && design.stowaway === true ? 'stowaway' : '',
    design.class === 'trailer' ? `${design.kind} trailer` : '',
  ];
}

export const descriptionOf = (vehicle: VehicleParts): string =>
  hullWords(vehicle)
    .filter((words) => words !== '')
    .join(' · ');

const fraction = ({ num, den }: Totals['dm']): string =>
  den === 1 ? String(num) : num > den ? spaceText(num / den) : `${num}/${den}`;

type Cell = readonly [label: string, value: string];

function cellsOf(totals: Totals): readonly Cell[] {
  const { acceleration, accelerationLoaded, topSpeed, handlingClass, air } = totals;
  const pace =
    acceleration === null
      ? '–'
      : acceleration === accelerationLoaded || accelerationLoaded === null
        ? String(acceleration)
        : `${acceleration}/${accelerationLoaded}`;
  return [
    ['Cost', dollars(totals.cost)],
    ['Weight', `${numberText(totals.weight + totals.cargoWeight)} lb`],
    ['Limit', totals.maxLoad === null ? '–' : `${numberText(totals.maxLoad)} lb`],
    ['Spaces', `${spaceText(totals.spacesUsed)} of ${spaceText(totals.spacesTotal)}`],
    ['Armor', plural(totals.armorPoints, 'point')],
    ['Accel.', pace],
    ['Top speed', topSpeed === null ? '–' : `${topSpeed} mph`],
    [
      'HC',
      handlingClass === null
        ? '–'
        : air === null
          ? String(handlingClass)
          : `${handlingClass} / air ${air.handlingClass}`,
    ],
    ['DM', fraction(totals.dm)],
  ];
}

export const CELLS = 10.6;

/** Its own figures; but what drives is slowed and unsettled by all that it pulls. */
export function sheetTotals(design: Design, { frame }: VehicleParts): Totals {
  const own = totalsFrom(frame.design, [frame]);
  if (design.class !== 'combination' || frame.prefix !== 'lead') return own;
  const { acceleration, accelerationLoaded, handlingClass, dm } = totalsOf(design, frame.settings);
  return { ...own, acceleration, accelerationLoaded, handlingClass, dm };
}

/** Cost, weight and the rest in a row. */
export function figureCells(totals: Totals, blank: boolean, { x, y, width }: Omit<Rect, 'height'>): string {
  const cells = cellsOf(totals);
  const each = width / cells.length;
  return group(
    'Figures',
    cells
      .map(([label, value], i) => {
        const rect = { x: x + i * each, y, width: each, height: 8.6 };
        return (
          box(rect, 'thin') +
          caption(rect.x + 1, y + 2.5, label) +
          (blank
            ? ''
            : text(rect.x + each / 2, y + 7.2, value, { size: 3.7, bold: true, anchor: 'middle', max: each - 1.6 }))
        );
      })
      .join(''),
  );
}
