// What fills the head of a sheet: the name, what it is, and its figures.

import type { Fill } from '@hardtop/workshop/sheet';
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

export const mastheadFill = (words: Heading): Fill => ({
  ...words,
  heading: words.title === '' ? words.kind : `${words.kind}: ${words.title}`,
});

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

/** Its own figures; but what drives is slowed and unsettled by all that it pulls. */
export function sheetTotals(design: Design, { frame }: VehicleParts): Totals {
  const own = totalsFrom(frame.design, [frame]);
  if (design.class !== 'combination' || frame.prefix !== 'lead') return own;
  const { acceleration, accelerationLoaded, handlingClass, dm } = totalsOf(design, frame.settings);
  return { ...own, acceleration, accelerationLoaded, handlingClass, dm };
}

export const figureFills = (totals: Totals, blank: boolean): readonly Fill[] =>
  cellsOf(totals).map(([label, value]) => ({ label, value: blank ? '' : value }));
