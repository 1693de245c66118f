import { MARGIN, PAPERS, type Paper, paperSize } from '@hardtop/workshop/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesOf, recordSheetPages, recordSheetSvg, vehiclePartsOf } from '../../testing/by-the-book.ts';
import { type Node, nodesOf, pointsOf, readSvg, wordsOf } from '../../testing/svg-check.ts';
import type { Design } from '../design/design.ts';
import type { Location } from '../design/fittings.ts';
import { STOCK } from '../stock/list.ts';
import type { SheetOptions } from './record-sheet.ts';

const stock = (id: string): Design => {
  const found = STOCK.find((vehicle) => vehicle.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found.design;
};

/** The first of the Piranha's machine guns. */
const MAGAZINE_GUN = 'weapons.2.0';

const fresh = { paper: 'A4' } as const satisfies SheetOptions;
const read = (design: Design, options: SheetOptions = fresh): Node => readSvg(recordSheetSvg(design, options));
const all = (node: Node, attribute: string): readonly Node[] =>
  [...nodesOf(node)].filter((each) => attribute in each.attributes);
const one = (node: Node, attribute: string, value: string): Node => {
  const found = all(node, attribute).filter((each) => each.attributes[attribute] === value);
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} of ${value}`);
  return found[0];
};

/** Boxes really drawn, not those announced. */
const boxesIn = (node: Node): number =>
  all(node, 'data-boxes').reduce((sum, { children }) => {
    const path = children.find((child): child is Node => typeof child !== 'string' && child.name === 'path');
    return sum + (path?.attributes.d?.match(/M/g)?.length ?? 0);
  }, 0);

/** Everything lies within the margins, strokes aside. */
function expectOnPage(svg: string, paper: Paper): void {
  const { width, height } = paperSize(paper);
  const [least, wide, high] = [MARGIN - 1.5, width - MARGIN + 1.5, height - MARGIN + 1.5];
  const root = readSvg(svg);
  const drawn = {
    ...root,
    children: root.children.filter((child) => typeof child === 'string' || child.name !== 'rect'),
  };
  for (const [x, y] of pointsOf(drawn))
    if (!(x >= least && x <= wide && y >= least && y <= high)) throw new Error(`${x}, ${y} is off the page`);
}

describe('deluxe/III.2/record-sheet', () => {
  it.each(PAPERS)('every stock vehicle renders well-formed and within the margins of %s', (paper) => {
    for (const { design } of STOCK) for (const page of recordSheetPages(design, { paper })) expectOnPage(page, paper);
  });

  it('measures exactly one page of its paper in millimetres', () => {
    for (const [paper, width, height] of [
      ['A4', 210, 297],
      ['Letter', 215.9, 279.4],
    ] as const) {
      const { attributes } = readSvg(recordSheetPages(stock('piranha'), { paper })[0] ?? '');
      expect(attributes).toMatchObject({
        width: `${width}mm`,
        height: `${height}mm`,
        viewBox: `0 0 ${width} ${height}`,
      });
      expect(recordSheetSvg(stock('piranha'), { paper })).toContain(`@page{size:${width}mm ${height}mm;margin:0}`);
    }
    expect(read(stock('outlander-combo')).attributes.height).toBe('594mm');
  });

  it('has a box for every point of armor of every stock vehicle', () => {
    for (const { design } of STOCK) {
      const blocks = all(read(design), 'data-armor');
      const points = framesOf(design).flatMap(({ hulls }) =>
        hulls.flatMap(({ fit, locations }) => locations.map((where) => fit.armor.points[where] ?? 0)),
      );
      expect(blocks.map(boxesIn).sort()).toEqual([...points].sort());
    }
  });

  it.each([
    ['shogun-100', ['F', 'B']],
    ['outlander-sidecar', ['B', 'F', 'L', 'R', 'U']],
    ['killer-kart', ['B', 'F', 'L', 'R', 'T', 'U']],
    ['busnought', ['B', 'BL', 'BR', 'BT', 'BU', 'F', 'FL', 'FR', 'FT', 'FU']],
  ])('%s shows the armor locations of its class', (id, places) => {
    const shown = all(read(stock(id)), 'data-armor').map(({ attributes }) => attributes['data-armor']);
    expect([...shown].sort()).toEqual([...places].sort());
  });

  it('has damage points and shots for every component, each named once', () => {
    for (const { design } of STOCK) {
      const sheet = read(design);
      for (const { hulls, plants, tires, running } of vehiclePartsOf(design)) {
        for (const { weapons, crew, gear } of hulls) {
          for (const { id, name, dp, magazines } of weapons) {
            const row = one(sheet, 'data-part', id);
            const shots = magazines.reduce((sum, each) => sum + each, 0);
            expect(boxesIn(row)).toBe(dp + shots);
            if (shots > 0) expect(boxesIn(one(sheet, 'data-ammo', id))).toBe(shots);
            const names = [...nodesOf(row)].filter((each) => each.name === 'text' && wordsOf(each).startsWith(name));
            expect(names, name).toHaveLength(1);
            one(sheet, 'data-at', id);
          }
          for (const { id, dp, armor } of crew) expect(boxesIn(one(sheet, 'data-part', id))).toBe(dp + armor);
          for (const { id, dp } of gear)
            expect(boxesIn(one(sheet, 'data-part', id))).toBe(dp.reduce((sum, each) => sum + each, 0));
        }
        for (const { id, dp } of plants) expect(boxesIn(one(sheet, 'data-part', id))).toBe(dp);
        for (const { id, dp } of tires) expect(boxesIn(one(sheet, 'data-part', id))).toBe(dp);
        for (const { id } of running) one(sheet, 'data-part', id);
      }
    }
  });

  it('gives the Piranha its magazines: one point and twenty shots more', () => {
    const row = one(read(stock('piranha')), 'data-part', MAGAZINE_GUN);
    expect(boxesIn(row)).toBe(3 + 1 + 40);
  });

  it('shows links as brackets from the first of the linked to the last', () => {
    expect(all(read(stock('hotshot')), 'data-link')).toHaveLength(4);
    expect(all(read(stock('killer-kart')), 'data-link')).toHaveLength(0);
  });

  it('runs the speed track from -20 to what the plant is rated for, the handling track from 5 to -6', () => {
    const cells = (name: string): string[] =>
      [...nodesOf(one(read(stock('killer-kart')), 'data-track', name))]
        .filter(({ name: tag }) => tag === 'text')
        .slice(1)
        .map(wordsOf);
    expect(cells('speed').at(0)).toBe('−20');
    expect(cells('speed').at(-1)).toBe('90');
    expect(cells('speed')).toHaveLength(23);
    expect(cells('handling')).toEqual(['5', '4', '3', '2', '1', '0', '−1', '−2', '−3', '−4', '−5', '−6']);
  });

  it('crosses off what is lost', () => {
    const state = {
      armor: { front: 12 },
      hits: { 'weapons.0.0': 1, 'tires.front-left.0': 9, 'crew.0.0': 2, 'plants.0': 4 },
      shots: { [MAGAZINE_GUN]: 27 },
      speed: 65,
      handling: -2,
      notes: ['on fire'],
    };
    const sheet = read(stock('piranha'), { paper: 'A4', state });
    const lost = (node: Node): readonly number[] =>
      all(node, 'data-lost').map(({ attributes }) => Number(attributes['data-lost']));
    expect(lost(one(sheet, 'data-armor', 'F'))).toEqual([12]);
    expect(lost(one(sheet, 'data-armor', 'B'))).toEqual([0]);
    expect(lost(one(sheet, 'data-part', 'weapons.0.0'))).toEqual([1, 0]);
    expect(lost(one(sheet, 'data-ammo', MAGAZINE_GUN))).toEqual([20, 7]);
    expect(lost(one(sheet, 'data-part', 'tires.front-left.0'))).toEqual([9]);
    expect(lost(one(sheet, 'data-part', 'plants.0'))).toEqual([4]);
    expect(wordsOf(one(sheet, 'data-part', 'crew.0.0'))).toContain('unconscious');
    expect(all(sheet, 'data-now')).toHaveLength(2);
    expect(wordsOf(sheet)).toContain('On fire');
  });

  it('keeps the cab, the carrier and what is pulled apart', () => {
    const viking = read(stock('viking'), {
      paper: 'A4',
      state: { armor: { 'carrier.left': 3 }, hits: { 'carrier.weapons.0.0': 1 } },
    });
    expect(all(viking, 'data-lost').filter(({ attributes }) => attributes['data-lost'] !== '0')).toHaveLength(2);
    const combo = read(stock('outlander-combo'), { paper: 'A4', state: { armor: { 'attached.0.back': 2 } } });
    expect(all(combo, 'data-lost').filter(({ attributes }) => attributes['data-lost'] === '2')).toHaveLength(1);
  });

  it('leaves the blank form to the pencil', () => {
    for (const { design } of STOCK) {
      const sheet = read(design, { paper: 'Letter', blank: true });
      expect(all(sheet, 'data-boxes')).toHaveLength(0);
      expect(wordsOf(sheet)).not.toContain('$');
      for (const page of recordSheetPages(design, { paper: 'Letter', blank: true })) expectOnPage(page, 'Letter');
    }
  });

  it('carries no script and escapes what people write', () => {
    const design = {
      ...stock('killer-kart'),
      name: '<script>alert("x")</script> & \u0000 \ud800 O\'Hara',
      notes: ']]> &amp; <b>',
    };
    const sheet = read(design);
    expect([...nodesOf(sheet)].filter(({ name }) => name === 'script')).toHaveLength(0);
    expect(wordsOf(sheet)).toContain('&lt;script&gt;');
  });

  it('names every group for screen readers', () => {
    for (const node of nodesOf(read(stock('busnought')))) {
      if (node.name !== 'g' || 'transform' in node.attributes) continue;
      const [first] = node.children;
      expect(typeof first === 'string' || first === undefined ? '' : first.name).toBe('title');
    }
  });

  it('stays on the page whatever the design', () => {
    const points = fc.record({
      front: fc.nat(1500),
      left: fc.nat(300),
      back: fc.nat(90),
      top: fc.nat(700),
      frontLeft: fc.nat(200),
    } satisfies Partial<Record<Location, fc.Arbitrary<number>>>);
    const odd = fc.record({
      design: fc.constantFrom(
        ...STOCK.map((vehicle) => vehicle.design).filter((design) => design.class !== 'combination'),
      ),
      name: fc.string({ unit: 'binary', maxLength: 300 }),
      notes: fc.lorem({ maxCount: 400 }),
      points,
      count: fc.integer({ min: -2, max: 60 }),
      magazines: fc.nat(40),
      people: fc.nat(200),
      paper: fc.constantFrom(...PAPERS),
    });
    fc.assert(
      fc.property(odd, ({ design, name, notes, points: armor, count, magazines, people, paper }) => {
        const strange: Design = {
          ...design,
          name,
          notes,
          armor: { ...design.armor, points: armor },
          weapons: design.weapons.map((fit) => ({ ...fit, count, magazines, links: ['A', `link ${count}`] })),
          crew: design.crew.map((fit) => ({ ...fit, count: people })),
          accessories: design.accessories.map((fit) => ({ ...fit, count })),
        };
        for (const page of recordSheetPages(strange, { paper })) expectOnPage(page, paper);
      }),
      { numRuns: 40 },
    );
  });
});
