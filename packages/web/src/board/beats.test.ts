import type { MotionRecord } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { BLAST, CRASH, HIT, MISS } from '../drawing-board/board-fixtures.ts';
import { beatsOf, hurried, lengthOf } from './beats.ts';

const kinds = (events: typeof HIT) =>
  beatsOf(events).map((beat) => (beat.kind === 'harm' ? beat.harm.style : beat.kind));

describe('beats', () => {
  test('what comes of a roll is seen after the roll', () => {
    expect(kinds(HIT)).toEqual(['shot', 'hit']);
    expect(kinds(CRASH)).toEqual(['dice', 'motion', 'crash', 'wheel']);
    const roll = { dice: '2d6', values: [1, 2], total: 3 };
    const ram = CRASH.filter(({ harm }) => harm?.[0]?.style === 'crash').map((event) => ({ ...event, roll }));
    expect(kinds(ram)).toEqual(['dice', 'crash']);
  });

  test('what one blow does to two is seen at once', () => {
    const [first] = CRASH.flatMap(({ harm = [] }) => harm);
    if (first === undefined) throw new Error('no harm');
    const both = {
      n: 1,
      kind: 'ram',
      rule: 'demo/fight',
      text: '',
      harm: [first, { ...first, piece: 'car-1' }],
    } as const;
    expect(beatsOf([both]).map(({ ms }) => ms)).toEqual([0, lengthOf(beatsOf([{ ...both, harm: [first] }]))]);
  });

  test.each([
    ['a hit', HIT],
    ['a miss', MISS],
  ])('%s takes between 0.6 and 1.2 seconds', (_, events) => {
    expect(lengthOf(beatsOf(events))).toBeGreaterThanOrEqual(600);
    expect(lengthOf(beatsOf(events))).toBeLessThanOrEqual(1200);
  });

  test('round after round of one gun at one man comes fast, and the last is waited for', () => {
    const one = lengthOf(beatsOf(MISS));
    const [first] = MISS.flatMap(({ shot }) => (shot === undefined ? [] : [shot]));
    if (first === undefined) throw new Error('no shot');
    const other = MISS.map((event) => ({ ...event, shot: { ...first, at: { piece: 'somebody-else' } } }));
    const volley = beatsOf([...MISS, ...MISS, ...MISS]);
    expect(volley.map(({ kind }) => kind)).toEqual(['shot', 'shot', 'shot']);
    expect(lengthOf(volley)).toBeLessThan(one + 2 * 250);
    expect(lengthOf(beatsOf([...MISS, ...other]))).toBe(2 * one);
  });

  test('the dice of a shot fall with it, and say what they had to reach', () => {
    const [shot] = beatsOf(HIT);
    expect(shot?.kind === 'shot' && shot.dice).toMatchObject({ need: '7+', roll: { total: 9 } });
  });

  test('a board that lags behind hurries, and never dawdles', () => {
    const beats = beatsOf(BLAST);
    expect(lengthOf(hurried(beats, 0.5))).toBe(lengthOf(beats) / 2);
    expect(hurried(beats, 3)).toBe(beats);
  });

  test('what is pushed moves with whoever pushes it, not after him', () => {
    const at = (y: number) => ({ x: 0, y, h: 0 });
    const told = (n: number, motion: MotionRecord) =>
      ({ n, kind: 'drive', rule: 'demo/fight', text: '', motion }) as const;
    const drive = told(1, { piece: 'car-1', path: [at(0), at(1)], style: 'drive' });
    const first = told(2, { piece: 'barrel', path: [at(1), at(2)], style: 'shove' });
    const second = told(3, { piece: 'crate', path: [at(2), at(3)], style: 'shove' });
    const beats = beatsOf([drive, first, second]);
    expect(beats).toMatchObject([{ n: 3, motion: drive.motion, pushed: [first.motion, second.motion] }]);
    expect(lengthOf(beats)).toBe(lengthOf(beatsOf([drive])));
    // What has been driven before it is not pushed by itself.
    expect(beatsOf([{ ...first, motion: { ...first.motion, piece: 'car-1' } }, drive])).toHaveLength(2);
    expect(beatsOf([drive, told(2, { ...first.motion, piece: 'car-1' })])).toHaveLength(2);
  });

  test('nothing is made of what nobody can see', () => {
    expect(kinds([{ n: 1, kind: 'turn', rule: 'demo/fight', text: 'Turn 2.' }])).toEqual([]);
  });
});
