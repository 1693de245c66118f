import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, parseName } from './names.ts';
import { digestOfCode, makeRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

describe('names', () => {
  it.each([
    ['Ann', 'Ann', 'ann'],
    ['  Ann   Lee ', 'Ann Lee', 'annlee'],
    ['ＡＮＮ', 'ANN', 'ann'],
    ["O'Brien-Smith Jr.", "O'Brien-Smith Jr.", 'obriensmithjr'],
    ['Straße', 'Straße', 'straße'],
    ['Иван', 'Иван', 'иван'],
    ['राम', 'राम', 'राम'],
    ['自動車', '自動車', '自動車'],
    ['ﬁre', 'fire', 'fire'],
  ])('%j is shown as %j and compared as %j', (text, name, key) => {
    expect(parseName(text)).toEqual({ ok: true, value: { name, key } });
  });

  it.each([
    '\u0301ann',
    'ann\u3164',
    'a\uffa0b',
    'a\u034fb',
    'a\ufe0fb',
    'a\u115fb',
    "'ann",
    'ann\u{e0100}',
    '\u2800\u2800',
  ])('%j shows nothing, or clings to what stands before it, and is refused', (text) =>
    expect(parseName(text).ok).toBe(false),
  );

  it('are the same however often they are read, and never hold what turns, hides or breaks a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const read = parseName(text);
        if (!read.ok) return;
        expect(parseName(read.value.name)).toEqual(read);
        expect(keyOf(read.value.name)).toBe(read.value.key);
        expect(read.value.name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>&"]/u);
      }),
    );
  });
});

describe('recovery codes', () => {
  it('are read back as they are written, and as people write them', () => {
    const code = makeRecoveryCode();
    const [plain = ''] = [code.replaceAll('-', '')];
    for (const text of [code, code.toLowerCase(), plain, ` ${code.replaceAll('-', ' ')} `, code.replaceAll('1', 'l')])
      expect(parseRecoveryCode(text)).toBe(plain);
    expect(digestOfCode(code.toLowerCase())).toBe(digestOfCode(code));
    expect(makeRecoveryCode()).not.toBe(code);
    for (const text of ['', code.slice(1), `${code}0`, code.replace(/^./, 'U')])
      expect(parseRecoveryCode(text)).toBeNull();
  });
});
