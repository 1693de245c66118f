import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS, HAND_CANNON } from '../../catalog/cards.ts';
import { PRINTED_NAMES } from '../../catalog/printed-names.ts';
import { anyDesign, stockDesign } from '../../testing/designs.ts';
import { STOCK } from '../stock/list.ts';
import { makeCode, parseCode } from './code.ts';
import { makeStatLine } from './make-stat-line.ts';
import { notation } from './notation.ts';
import { designJsonSchema, parseDesign } from './parse-design.ts';
import { parseStatLine } from './parse-stat-line.ts';

const SCHEMA = new URL('../../../../../docs/sixth-design.schema.json', import.meta.url);
const EXAMPLE =
  'Striker — AP 4, BP 16, CP 4; front Anti-Tank Gun, Steel Plate, Booster Kit; left Light Machine Gun; right Light Machine Gun; ' +
  'back Flamethrower, Advanced Brakes; crew Amateur Driver, Amateur Gunner, High-Density Radials, Strengthened Undercarriage; spent 16 BP, 4 CP.';

describe('a build survives', () => {
  it.each(STOCK)('$id in all three forms', ({ design }) => {
    expect(parseStatLine(makeStatLine(design))).toEqual({
      name: design.name,
      design,
      problems: [],
      notUnderstood: [],
      differences: [],
    });
    expect(parseCode(makeCode(design))).toEqual({ ok: true, value: design });
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
  });

  it('as a stat line', () => {
    fc.assert(
      fc.property(fc.oneof(stockDesign, anyDesign), (design) => {
        const line = makeStatLine(design);
        const { design: read, notUnderstood, differences, problems } = parseStatLine(line);
        expect({ line, notUnderstood, read, differences, problems }).toEqual({
          line,
          notUnderstood: [],
          read: design,
          differences: [],
          problems: [],
        });
      }),
      { numRuns: 300 },
    );
  });

  it('as JSON and as a code', () => {
    fc.assert(
      fc.property(fc.oneof(stockDesign, anyDesign), (design) => {
        expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
        expect(parseCode(makeCode(design))).toEqual({ ok: true, value: design });
      }),
    );
  });
});

describe('a stat line', () => {
  it('says what lies where and what it costs', () => {
    const striker = STOCK.find(({ id }) => id === 'striker')?.design;
    expect(striker && makeStatLine(striker)).toBe(EXAMPLE);
  });

  it.each(CARD_IDS.filter((id) => id !== HAND_CANNON))('knows %s by our name and by the printed one', (id) => {
    const names = CARDS[id].type === 'crew' ? [CARDS[id].name] : [CARDS[id].name, PRINTED_NAMES[id]];
    const place = CARDS[id].place === 'crew' ? 'crew' : 'right';
    for (const name of names)
      for (const said of [name, name.toUpperCase()])
        expect([said, parseStatLine(`Zed — small; right ${said}; no crew`).design?.cards[place]]).toEqual([said, [id]]);
  });

  it('of other hands may count, abbreviate, misspell and leave out', () => {
    const read = parseStatLine('Zed: front 2x HMG; both sides flamethrowr; rear rockets x2, radials; driver: veteran');
    expect(read.notUnderstood).toEqual([]);
    expect(read.design).toMatchObject({
      name: 'Zed',
      size: { ap: 4, bp: 16, cp: 4 },
      cards: {
        front: ['heavyMachineGun', 'heavyMachineGun'],
        left: ['flamethrower'],
        right: ['flamethrower'],
        back: ['rocket', 'rocket'],
        crew: ['highDensityRadials', 'veteranDriver'],
      },
    });
    expect(read.problems).toMatchObject([{ code: 'assumed' }]);
  });

  it('without a crew has rookies, and a hand cannon need not be bought', () => {
    const read = parseStatLine('Zed — large, front siege gun, hand cannon');
    expect(read.design?.cards.crew).toEqual(['rookieDriver', 'rookieGunner']);
    expect(read.problems).toMatchObject([{ code: 'assumed' }]);
  });

  it('names the words that nobody knows, exactly, with their place', () => {
    const line = 'Zed — small; front flux capacitor, HMG; no crew';
    expect(parseStatLine(line).notUnderstood).toEqual([{ words: 'flux capacitor', at: line.indexOf('flux') }]);
  });

  it('compares the points it states', () => {
    const { differences } = parseStatLine('Zed — small; front HMG; no crew; spent 4 BP, 0 CP');
    expect(differences).toEqual([
      { figure: 'bp', stated: 4, computed: 3, message: 'Build points: the line states 4, computed 3.' },
    ]);
  });

  it('is nothing without cards', () => {
    expect(parseStatLine('Nothing to see here')).toMatchObject({ design: null, problems: [{ code: 'no-cards' }] });
  });
});

describe('a text of many', () => {
  it('has lines, JSON and codes one after another', () => {
    const [a, b, c] = STOCK.map(({ design }) => design);
    if (a === undefined || b === undefined || c === undefined) throw new Error('no stock');
    const read = [...notation.read(`${makeStatLine(a)}\n\n${JSON.stringify(b)}\n\n${makeCode(c)}`)];
    expect(read.map(({ source, design }) => [source, design])).toEqual([
      ['stat-line', a],
      ['json', b],
      ['code', c],
    ]);
  });
});

describe('JSON', () => {
  it('is refused with every problem, each at its place', () => {
    const design = STOCK[0]?.design;
    const wrong = { ...design, size: { ap: -1, bp: 16, cp: 4 }, cards: { ...design?.cards, front: ['amateurDriver'] } };
    const read = parseDesign(wrong);
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual(['size.ap', 'cards.front.0']);
  });

  it('of the hand cannon says nothing new', () => {
    const design = STOCK[0]?.design;
    const armed = { ...design, cards: { ...design?.cards, crew: [...(design?.cards.crew ?? []), HAND_CANNON] } };
    expect(parseDesign(armed)).toEqual({ ok: true, value: design });
  });

  it('has its schema in docs, current (UPDATE_SCHEMA=1 writes it)', () => {
    const text = `${JSON.stringify(designJsonSchema(), null, 2)}\n`;
    if (process.env.UPDATE_SCHEMA === '1') writeFileSync(SCHEMA, text);
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(text));
  });
});
