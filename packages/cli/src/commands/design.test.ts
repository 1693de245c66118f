import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, folder } from '../testing/run-cli.ts';
import { outfitOf } from './design-files.ts';

const { garage, notation } = await outfitOf({});
const stock = garage.stock();
const kart = stock[0];
if (kart === undefined) throw new Error('the garage is empty');

const LINE =
  'Killer Kart — Subcompact, std. chassis, hvy. suspension, medium power plant, HD tires, driver only, MG front. Armor: F5, R3, L3, B3, T2, U2. Accel. 10, HC 3, 2,300 lbs., $3,848.';
const HEAVY = LINE.replace('F5', 'F60').replace('$3,848', '$9,999');

function fileWith(content: string): string {
  const file = path.join(folder(), 'designs.txt');
  writeFileSync(file, content);
  return file;
}

async function checked(
  content: string,
): Promise<{ readonly code: number; readonly rows: readonly Record<string, unknown>[] }> {
  const { code, out } = await cli(['design', 'check', fileWith(content), '--json']);
  return {
    code,
    rows: out
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row)),
  };
}

describe('hardtop design check', () => {
  it('finds a legal stat line legal, with all its figures', async () => {
    const { code, rows } = await checked(LINE);
    expect(code).toBe(0);
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Killer Kart',
        cost: 3848,
        weight: 2300,
        maxLoad: 2300,
        spacesUsed: 7,
        spacesTotal: 7,
        acceleration: 10,
        handlingClass: 3,
        topSpeed: 90,
        legal: true,
        problems: [],
        differences: [],
        exemption: null,
        notUnderstood: [],
      }),
    ]);
  });

  it('names the rule that is broken and the totals that differ', async () => {
    const { code, rows } = await checked(HEAVY);
    expect(code).toBe(1);
    expect(rows[0]).toMatchObject({
      legal: false,
      problems: [{ rule: expect.stringContaining('deluxe/'), message: expect.any(String) }],
    });
    expect(rows[0]?.differences).toContainEqual(expect.objectContaining({ figure: 'cost', stated: 9999 }));
  });

  it('exits with 1 for a legal design with words it does not understand', async () => {
    const { code, rows } = await checked(LINE.replace('driver only', 'driver only, flux capacitor'));
    expect(code).toBe(1);
    expect(rows[0]).toMatchObject({ legal: true, notUnderstood: ['flux capacitor'] });
  });

  it('says what people need to know in words', async () => {
    const { code, out } = await cli(['design', 'check', '-'], [HEAVY]);
    expect(code).toBe(1);
    expect(out).toContain('Killer Kart: not legal.');
    expect(out).toContain('    or: ');
    expect(out).toContain('Cost: the line states $9,999');
  });

  it('goes on after a bad one, whatever the packing', async () => {
    const good = JSON.stringify(kart.design);
    const bad = good.replace('"MG"', '"XYZ"');
    const newer = good.replace('"version":1', '"version":9');
    for (const text of [
      `${good}\n${bad}\n{ broken\n${newer}\n${good}\n`,
      `[${good},\n${bad},\n{"a":,\n${newer},\n${good}]`,
    ]) {
      const { code, rows } = await checked(text);
      expect(code).toBe(2);
      expect(rows.map(({ readable }) => readable)).toEqual([true, false, false, false, true]);
      expect(JSON.stringify(rows[3])).toContain('version 9');
    }
  });

  it('takes JSON, stat lines and codes in one file', async () => {
    const text = `${LINE}\n\n${JSON.stringify(kart.design, null, 2)}\n\n${garage.code(kart.design)}\n`;
    const { code, rows } = await checked(text);
    expect(code).toBe(0);
    expect(rows.map(({ source }) => source)).toEqual(['stat-line', 'json', 'code']);
  });

  it('gives every problem its ways out, and none with --quick', async () => {
    const { rows } = await checked(HEAVY);
    const ways = { label: expect.any(String), cost: expect.any(Number), weight: expect.any(Number) };
    expect(rows[0]).toMatchObject({ problems: [{ alternatives: expect.arrayContaining([ways]) }] });
    const quick = JSON.parse((await cli(['design', 'check', fileWith(HEAVY), '--json', '--quick'])).out);
    expect(quick).toMatchObject({ legal: false, problems: [{ alternatives: [] }] });
  });

  it('says which design of the file it is, and on which line', async () => {
    const { rows } = await checked(`${LINE}\n\n\n${HEAVY}\n\n{ "version": 9 }\n`);
    expect(rows.map(({ place, line }) => [place, line])).toEqual([
      [1, 1],
      [2, 4],
      [3, 6],
    ]);
    const { out } = await cli(['design', 'check', '-'], [`${LINE}\n\n${LINE.replace('MG', 'BFG')}`]);
    expect(out).toContain('Line 3: not understood: "BFG');
  });

  it.each([
    ['a negative number', LINE.replace('MG front', '-2 MGs front'), 'hardtop/negative'],
    ['a fraction of a gun', LINE.replace('MG front', '1.5 MGs front'), 'deluxe/VIII/planning-sheet'],
    ['half a point of armor', LINE.replace('F5', 'F5.5'), 'deluxe/VIII.7/armor'],
    ['an impossible mount', LINE.replace('MG front', 'MD front'), 'deluxe/VIII.6/weapons'],
    ['armor where the body has no side', 'Wasp — Light cycle, hvy. suspension, small power plant, PR tires, driver, MG front. Armor: F6, B6, R2.', 'deluxe/IX.1/armor'], // biome-ignore format: a case a line
    ['two vehicles in one paragraph', `${LINE}\nOther — Luxury, driver`, 'hardtop/second-body'],
    ['a line cut in its armor', LINE.slice(0, LINE.indexOf('L3')), 'hardtop/cut'],
  ])('names %s, and goes on', async (_what, bad, rule) => {
    const { code, rows } = await checked(`${bad}\n\n${LINE}`);
    expect(code).toBe(1);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows[0]?.problems)).toContain(rule);
    expect(rows[1]).toMatchObject({ legal: true, problems: [] });
  });

  it('refuses what is no text', async () => {
    const picture = path.join(folder(), 'picture.png');
    writeFileSync(picture, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]));
    expect(await cli(['design', 'check', picture])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not text'),
    });
    expect(await cli(['design', 'check', folder()])).toMatchObject({
      code: 2,
      err: expect.stringContaining('it is a folder'),
    });
  });

  it('reports a line that is cut in the middle', async () => {
    const { code, rows } = await checked(LINE.slice(0, 60));
    expect(code).toBe(1);
    expect(JSON.stringify(rows[0])).toContain('does not tell');
  });

  it('answers nothing, noise and missing files in words', async () => {
    expect(await cli(['design', 'check', fileWith('')])).toMatchObject({ code: 2, err: 'There is no design in it.\n' });
    expect((await checked('Nothing to see here.')).code).toBe(2);
    expect(await cli(['design', 'check', '/nowhere/x.txt'])).toMatchObject({ code: 2 });
  });

  it('knows the published designs that break the book', async () => {
    const { code, rows } = await checked(notation.statLine(stock.find(({ id }) => id === 'leviathan')?.design));
    expect(code).toBe(1);
    expect(rows[0]).toMatchObject({ legal: false, exemption: { id: 'leviathan' } });
  });

  it('checks a thousand stat lines, each of them illegal', { timeout: 60_000 }, async () => {
    const { code, rows } = await checked(Array.from({ length: 1000 }, () => HEAVY).join('\n\n'));
    expect(code).toBe(1);
    expect(rows).toHaveLength(1000);
    expect(rows[999]).toMatchObject({ place: 1000, line: 1999 });
  });

  it('checks ten thousand designs in one file', { timeout: 60_000 }, async () => {
    const { code, rows } = await checked(Array.from({ length: 10_000 }, () => JSON.stringify(kart.design)).join('\n'));
    expect(code).toBe(0);
    expect(rows).toHaveLength(10_000);
  });
});

describe('hardtop design list, show, code and sheet', () => {
  it('lists the stock, all of it or one class', async () => {
    expect((await cli(['design', 'list'])).out.trim().split('\n')).toHaveLength(stock.length);
    const trikes = (await cli(['design', 'list', '--class', 'trike', '--json'])).out
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    expect(new Set(trikes.map((row) => row.class))).toEqual(new Set(['trike']));
    expect(await cli(['design', 'list', '--class', 'boat'])).toMatchObject({ code: 2 });
  });

  it('shows a stat line, or JSON that reads back', async () => {
    expect((await cli(['design', 'show', kart.id])).out).toBe(`${notation.statLine(kart.design)}\n`);
    expect(JSON.parse((await cli(['design', 'show', kart.id, '--json'])).out)).toEqual(kart.design);
  });

  it('makes a code of a stock id, of a file and of a code', async () => {
    const code = garage.code(kart.design);
    for (const what of [kart.id, fileWith(LINE), code])
      expect((await cli(['design', 'code', what])).out).toBe(`${code}\n`);
  });

  it('makes one code of a stock vehicle, whether it comes as a code or as JSON', { timeout: 60_000 }, async () => {
    for (const { design } of stock) {
      const code = garage.code(design);
      expect((await cli(['design', 'code', code])).out).toBe(`${code}\n`);
      expect((await cli(['design', 'code', fileWith(JSON.stringify(design))])).out).toBe(`${code}\n`);
    }
  });

  it('draws a sheet of every class', { timeout: 60_000 }, async () => {
    const one = new Map(stock.map((vehicle) => [vehicle.class, vehicle.id]));
    expect(one.size).toBeGreaterThan(9);
    for (const id of one.values()) expect((await cli(['design', 'sheet', id])).out).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
  });

  it('draws a sheet', async () => {
    expect((await cli(['design', 'sheet', kart.id])).out).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
    expect(await cli(['design', 'sheet', kart.id, '--paper', 'papyrus'])).toMatchObject({ code: 2 });
  });

  it('says what it does not know', async () => {
    const { code, err } = await cli(['design', 'show', 'batmobile']);
    expect(code).toBe(2);
    expect(err).toContain('There is no stock vehicle "batmobile".');
  });
});
