import { describe, expect, it } from 'vitest';
import { STOCK, stockVehicle } from '../stock/list.ts';
import { makeCode, parseCode } from './code.ts';

const kart = stockVehicle('killer-kart')?.design;
if (kart?.class !== 'car') throw new Error('the first stock car is gone');

describe('makeCode and parseCode', () => {
  it.each(STOCK)('brings $id back whole', ({ design }) => {
    expect(parseCode(makeCode(design))).toEqual({ ok: true, value: design });
  });

  it('is short: no car takes more than 120 characters', () => {
    const lengths = STOCK.filter(({ design }) => design.class === 'car').map(({ design }) => makeCode(design).length);
    expect(Math.max(...lengths)).toBeLessThan(120);
    expect(lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThan(70);
  });

  it('sees that a character was mistyped or left out', () => {
    const code = makeCode(kart);
    for (let i = 0; i < code.length; i += 1) {
      const other = code.charAt(i) === 'A' ? 'B' : 'A';
      expect(parseCode(code.slice(0, i) + other + code.slice(i + 1)).ok).toBe(false);
      expect(parseCode(code.slice(0, i)).ok).toBe(false);
    }
  });

  it('takes nothing out of a code that no JSON may say', () => {
    const guns = makeCode({ ...kart, weapons: [{ weapon: 'MG', count: 1_000_000_000, mount: 'front' }] });
    expect(guns.length).toBeLessThan(60);
    const read = parseCode(guns);
    expect(read.ok ? '' : read.error.message).toBe('This code holds no design: weapons.0.count: Must be at most 999.');
  });

  it('reads no code of more than 4000 characters', () => {
    const read = parseCode('1'.repeat(4_001));
    expect(read.ok ? '' : read.error.message).toBe('A code has up to 4000 characters; this one has 4001.');
  });

  it('keeps the code of a known car for ever', () => {
    expect(makeCode(kart)).toMatchInlineSnapshot(`"1AnKSYYKkBKCkoArOc5SUECg2IhFANY"`);
  });
});
