import { MARGIN, paperSize } from '@hardtop/workshop/sheet';
import { describe, expect, it } from 'vitest';
import type { BodyId } from '../../catalog/bodies.ts';
import { CAR_TRAILERS, type CarTrailerId } from '../../catalog/car-trailers.ts';
import { CARRIERS, type CarrierId } from '../../catalog/carriers.ts';
import { TRAILERS, type TrailerId } from '../../catalog/trailers.ts';
import { recordSheetPages } from '../../testing/by-the-book.ts';
import { pointsOf, readSvg } from '../../testing/svg-check.ts';
import { type Design, type Fittings, NO_FITTINGS, type SingleDesign } from '../design/design.ts';
import type { WeaponFit } from '../design/fittings.ts';
import { hullsOf } from '../design/hull.ts';
import { countersSvg } from './counters.ts';

const gun = (mount: WeaponFit['mount']): WeaponFit => ({ weapon: 'MG', count: 2, mount, links: ['A'] });
const fit: Fittings = { ...NO_FITTINGS, weapons: [gun('back')], crew: [{ role: 'driver' }] };
const box = {
  ...NO_FITTINGS,
  spaces: 4,
  weapons: [gun('back')],
  armor: { type: 'normal', points: { back: 12 } },
} as const;
const named = { version: 1, name: 'Nobody sells it', ...fit } as const;

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];

const trailers = keys<TrailerId>(TRAILERS).flatMap((body): SingleDesign[] =>
  (['semi', 'full'] as const).map((kind) => ({
    ...named,
    class: 'trailer',
    body,
    kind,
    kingpin: 'standard',
    tires: [{ tire: 'solid', count: kind === 'semi' ? 8 : 12 }],
    box,
  })),
);

const carTrailers = keys<CarTrailerId>(CAR_TRAILERS).flatMap((body): SingleDesign[] =>
  [false, true].map((reefer) => ({
    ...named,
    class: 'car-trailer',
    body,
    reefer,
    chassis: 'standard',
    tires: [{ tire: 'hd', count: CAR_TRAILERS[body].wheels }],
    box,
    hitch: { type: 'heavy', release: 'explosive', rented: true },
  })),
);

const tenWheelers = [undefined, ...keys<CarrierId>(CARRIERS)].map(
  (body): SingleDesign => ({
    ...named,
    class: 'ten-wheeler',
    body: 'cabover10',
    chassis: 'heavy',
    plants: [{ plant: 'small', at: 'front' }],
    tires: [{ tire: 'pr', count: 10 }],
    ...(body === undefined ? {} : { carrier: { ...fit, body, box } }),
  }),
);

const odd: readonly SingleDesign[] = [
  ...[false, true].map(
    (reversed): SingleDesign => ({
      ...named,
      class: 'trike',
      body: 'heavytrike',
      reversed,
      suspension: 'heavy',
      plants: [{ plant: 'super', at: 'back' }],
      tires: [{ tire: 'hd', count: 3 }],
    }),
  ),
  ...(['midsize', 'luxury'] as const satisfies readonly BodyId[]).map(
    (body): SingleDesign => ({
      ...named,
      class: 'grasshopper',
      body,
      chassis: 'heavy',
      suspension: 'heavy',
      plants: [{ plant: 'mini', at: 'front' }],
      tires: [{ tire: 'hd', count: 4 }],
    }),
  ),
  ...(['left', 'right'] as const).map(
    (side): SingleDesign => ({
      ...named,
      class: 'sidecar',
      body: 'lightsidecar',
      side,
      suspension: 'heavy',
      tires: [{ tire: 'hd', count: 1 }],
    }),
  ),
];

function expectOnPage(svg: string): void {
  const { width, height } = paperSize('Letter');
  const root = readSvg(svg);
  for (const [x, y] of pointsOf({
    ...root,
    children: root.children.filter((child) => typeof child === 'string' || child.name !== 'rect'),
  }))
    if (!(x >= MARGIN - 1.5 && x <= width - MARGIN + 1.5 && y >= MARGIN - 1.5 && y <= height - MARGIN + 1.5))
      throw new Error(`${x}, ${y} is off the page`);
}

describe('deluxe/III.2/record-sheet: bodies without a stock vehicle', () => {
  it.each(
    [...trailers, ...carTrailers, ...tenWheelers, ...odd].map(
      (design) => [`${design.class} ${design.body}`, design] as const,
    ),
  )('%s', (_, design) => {
    const pages = recordSheetPages(design, { paper: 'Letter' });
    for (const page of pages) expectOnPage(page);
    for (const { fit: own } of hullsOf(design))
      expect(own.weapons.length === 0 || pages.join('').includes('data-at="')).toBe(true);
    expectOnPage(countersSvg([design satisfies Design], 'Letter'));
  });
});
