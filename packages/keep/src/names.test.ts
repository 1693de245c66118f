import { describe, expect, it } from 'vitest';
import { Names } from './names.ts';

describe('names', () => {
  it('are told apart whatever their case, and cut to fit', () => {
    const names = new Names();
    names.take('Kart', 'a');
    names.take('x'.repeat(100), 'b');
    expect(names.free('KART', 'c')).toBe('KART (2)');
    expect(names.free('Kart', 'a')).toBe('Kart');
    expect(names.free('x'.repeat(100), 'c')).toBe(`${'x'.repeat(96)} (2)`);
    names.leave('Kart', 'a');
    expect(names.free('kart', 'c')).toBe('kart');
  });

  it('with a number count on', () => {
    const names = new Names();
    names.take('Kart (2)', 'a');
    expect(names.free('Kart (2)', 'b')).toBe('Kart (3)');
  });
});
