import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPTION_IDS, OPTIONS } from '../../catalog/options.ts';
import { WEAPON_IDS, WEAPONS } from '../../catalog/weapons.ts';
import { canonical } from '../../testing/canonical.ts';
import { anyDesign, legalDesign } from '../../testing/designs.ts';
import { STOCK } from '../stock/list.ts';
import { makeCode, parseCode } from './code.ts';
import { makeStatLine } from './make-stat-line.ts';
import { notation } from './notation.ts';
import { designJsonSchema, parseDesign } from './parse-design.ts';
import { parseStatLine } from './parse-stat-line.ts';

const SCHEMA = new URL('../../../../../docs/roadrage-design.schema.json', import.meta.url);

describe('a design survives', () => {
  it.each(STOCK)('$id in all three forms', ({ design }) => {
    const read = parseStatLine(makeStatLine(design));
    expect(read).toMatchObject({ problems: [], notUnderstood: [], differences: [] });
    expect(read.design && canonical(read.design)).toEqual(canonical(design));
    expect(parseCode(makeCode(design))).toEqual({ ok: true, value: design });
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
  });

  it('as a stat line', () => {
    fc.assert(
      fc.property(fc.oneof(legalDesign, anyDesign), (design) => {
        const line = makeStatLine(design);
        const { design: read, notUnderstood, differences } = parseStatLine(line);
        expect({ line, notUnderstood, read: read && canonical(read) }).toEqual({
          line,
          notUnderstood: [],
          read: canonical(design),
        });
        expect(differences).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('as JSON and as a code', () => {
    fc.assert(
      fc.property(fc.oneof(legalDesign, anyDesign), (design) => {
        expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
        expect(parseCode(makeCode(design))).toEqual({ ok: true, value: design });
      }),
    );
  });
});

const BOOK =
  'Police Special, MID-SIZED, Armour LIGHT (6), autocannon, turret (360), spike dropper, improved shocks, safety harnesses, fuel injection. Top Speed 120, Acceleration 30, Deceleration 20, HC 3, Size 2, Seats 5, Cargo 200KG, 6m 2M';

describe('a stat line of other hands', () => {
  it('may be written like the sheet of the book', () => {
    const read = parseStatLine(BOOK);
    expect(read).toMatchObject({ name: 'Police Special', notUnderstood: [], differences: [] });
    expect(read.design).toMatchObject({
      body: 'midSized',
      options: ['armorLight', 'improvedShocks', 'safetyHarnesses', 'fuelInjection'],
      weapons: [
        { weapon: 'autocannon', mount: 'turret360' },
        { weapon: 'spikeDropper', facing: 'back' },
      ],
    });
    expect(read.problems).toMatchObject([{ code: 'assumed' }]);
  });

  it('may be British or American, in any order, in the plural', () => {
    const read = parseStatLine('Zed: slick tyres, 2 cargo areas, computerised engine management, van, medium armour');
    expect(read.design).toMatchObject({
      body: 'truckVan',
      options: ['slickTires', 'cargoArea', 'cargoArea', 'computerizedEngineManagement', 'armorMedium'],
    });
    expect(read.notUnderstood).toEqual([]);
  });

  it('may say the mount or the side before the gun', () => {
    const read = parseStatLine('Zed — bus; 360 turret with laser, rear spike dropper, front MG; driver');
    expect(read.design?.weapons).toMatchObject([
      { weapon: 'laser', mount: 'turret360', facing: 'front' },
      { weapon: 'spikeDropper', facing: 'back' },
      { weapon: 'machineGun', mount: 'fixed', facing: 'front' },
    ]);
  });

  it('tells the skill of a van driver from a van', () => {
    const read = parseStatLine('Zed — van; driver "Max" with Driving (van)-2, small arms 1; passenger van 1');
    expect(read.design?.crew).toMatchObject([
      { name: 'Max', skills: { van: 2, smallArms: 1 } },
      { name: 'Passenger', skills: { van: 1 } },
    ]);
  });

  it('names the words that nobody knows, exactly, with their place', () => {
    const line = 'Zed — van, flux capacitor, ram; driver';
    expect(parseStatLine(line).notUnderstood).toEqual([{ words: 'flux capacitor', at: line.indexOf('flux') }]);
  });

  it('compares the figures it states', () => {
    const read = parseStatLine('Zed — van; driver. Cost 2 minor, mm, Top 90, cargo 2 tonnes');
    expect(read.differences.map(({ figure, stated, computed }) => [figure, stated, computed])).toEqual([
      ['topSpeed', 90, 80],
      ['cargo', 2000, 1000],
      ['minor', 2, 0],
    ]);
  });

  it('is nothing without a body', () => {
    expect(parseStatLine('Nothing to see here.')).toMatchObject({ design: null, problems: [{ code: 'no-body' }] });
  });

  it.each(OPTION_IDS)('knows %s by its name in the table', (id) => {
    expect(parseStatLine(`Zed — compact, ${OPTIONS[id].name}; driver`).design?.options).toEqual([id]);
  });

  it.each(WEAPON_IDS.filter((id) => WEAPONS[id].carried !== 'hand'))('knows %s by name and by letters', (id) => {
    const { name, short } = WEAPONS[id];
    const known = short.length > 1 ? [name, short] : [name];
    for (const words of known) expect(parseStatLine(`Zed — compact, ${words}; driver`).design?.weapons).toMatchObject([{ weapon: id }]); // biome-ignore format: one test
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseStatLine(text)));
    fc.assert(
      fc.property(anyDesign, fc.nat(400), (design, end) => void parseStatLine(makeStatLine(design).slice(0, end))),
    );
  });
});

describe('a code', () => {
  const design = STOCK[0]?.design;
  if (design === undefined) throw new Error('there is no stock');
  const code = makeCode(design);

  it('is short and stays the same for ever', () => {
    expect(Math.max(...STOCK.map((entry) => makeCode(entry.design).length))).toBeLessThan(45);
    expect(code).toMatchInlineSnapshot(`"R1LVHmEhigWoChkgmMsXCDq6QHghr6qD06gVT"`);
  });

  it('shows when a character is wrong or missing', () => {
    for (let i = 0; i < code.length; i += 1) {
      const other = code.charAt(i) === 'A' ? 'B' : 'A';
      expect(parseCode(code.slice(0, i) + other + code.slice(i + 1)).ok).toBe(false);
      expect(parseCode(code.slice(0, i)).ok).toBe(false);
    }
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\w-]{0,80}$/), (text) => void parseCode(text)));
  });
});

describe('a text of many designs', () => {
  it('is read whatever it is made of', () => {
    const [first, second, third] = STOCK.map((entry) => entry.design);
    if (first === undefined || second === undefined || third === undefined) throw new Error('there is no stock');
    const text = `${notation.statLine(first)}\n\n${JSON.stringify(second, null, 2)}\n\n${makeCode(third)}\n\n{"version":9}`;
    const readings = [...notation.read(text)];
    expect(readings.map(({ source, name }) => [source, name])).toEqual([
      ['stat-line', first.name],
      ['json', second.name],
      ['code', third.name],
      ['json', ''],
    ]);
    expect(readings[3]?.problems).toMatchObject([{ code: 'newer-version' }]);
  });

  it('names every field that is wrong, and what would be legal', () => {
    const read = parseDesign({ ...STOCK[0]?.design, body: 'tank', drive: 3, colour: 'red' });
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual(['body', 'drive', 'colour']);
  });
});

describe('docs/roadrage-design.schema.json', () => {
  const current = `${JSON.stringify(designJsonSchema(), null, 2)}\n`;

  it('is up to date', () => {
    if (process.env.UPDATE_SCHEMA === '1') writeFileSync(SCHEMA, current);
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(current));
  });
});
