import { expect, test } from 'vitest';
import { BLAST, BOARD, CRASH, HIT, MISS } from '../drawing-board/board-fixtures.ts';
import { beatsOf } from './beats.ts';
import { joltOf, replaces, stagedOf } from './stage.ts';
import { toDrawing } from './units.ts';

const pieceOf = (id: string) => BOARD.pieces.find((piece) => piece.id === id);
const stagedBy = (events: typeof HIT) => beatsOf(events).flatMap((beat) => stagedOf(beat, pieceOf));
const target = toDrawing(pieceOf('car-2')?.pose ?? { x: 0, y: 0 });

test('a shot that hits ends on its target, one that misses goes past it', () => {
  const shot = (events: typeof HIT) => stagedBy(events).find((each) => each.kind === 'shot');
  const [hit, miss] = [shot(HIT), shot(MISS)];
  if (hit?.kind !== 'shot' || miss?.kind !== 'shot') throw new Error('no shot');
  const offBy = ({ to }: typeof hit) => Math.hypot(to.x - target.x, to.y - target.y);
  const reach = ({ from, to }: typeof hit) => Math.hypot(to.x - from.x, to.y - from.y);
  expect(offBy(hit)).toBeLessThan(60);
  expect(offBy(miss)).toBeGreaterThan(150);
  expect(reach(miss)).toBeGreaterThan(reach(hit) + 150);
});

test('a shot leaves the port of its gun', () => {
  const shot = stagedBy(HIT).find((each) => each.kind === 'shot');
  // The Kestrel stands at 9.5, 10 and looks north; its machine gun is in the nose.
  expect(shot?.kind === 'shot' && shot.from).toEqual({ x: 950, y: -1050 });
});

test('points float where it hurt, and a crash shakes the board less than an explosion', () => {
  expect(stagedBy(HIT).some((each) => each.kind === 'points' && each.points === 7)).toBe(true);
  const jolts = (events: typeof HIT) => Math.max(...beatsOf(events).map(joltOf));
  expect(jolts(CRASH)).toBeGreaterThan(0);
  expect(jolts(BLAST)).toBeGreaterThan(jolts(CRASH));
  expect(jolts(MISS)).toBe(0);
});

test('a piece that is not on the board is no reason to stop', () => {
  expect(beatsOf([...HIT, ...BLAST]).flatMap((beat) => stagedOf(beat, () => undefined))).toEqual([]);
});

test('a burst is a circle as wide as it reaches, before what it does', () => {
  const burst = { n: 1, kind: 'burst', rule: 'demo/fight', text: '', burst: { x: 2, y: 3, radius: 2 } } as const;
  expect(stagedBy([burst])).toEqual([{ kind: 'circle', at: { x: 200, y: -300 }, radius: 200 }]);
  expect(beatsOf([{ ...burst, harm: [{ piece: 'car-2', style: 'hit' }] }]).map(({ kind }) => kind)).toEqual([
    'circle',
    'harm',
  ]);
});

test('what goes off at a place is seen there, longer than a mere reach, and only a blast shakes the board', () => {
  const goesOff = (style: 'blast' | 'cloud') =>
    ({ n: 1, kind: 'burst', rule: 'demo/fight', text: '', burst: { x: 2, y: 3, radius: 2, style } }) as const;
  expect(stagedBy([goesOff('cloud')])).toEqual([
    { kind: 'circle', at: { x: 200, y: -300 }, radius: 200, style: 'cloud' },
  ]);
  const [blast, cloud] = beatsOf([goesOff('blast'), goesOff('cloud')]);
  if (blast === undefined || cloud === undefined) throw new Error('no beats');
  expect([blast.ms, joltOf(cloud)]).toEqual([cloud.ms, 0]);
  expect(joltOf(blast)).toBeGreaterThan(0);
});

const EVENT = { n: 1, kind: 'shot', rule: 'demo/fight', text: '' } as const;

test('a shot that misses flies on, and what is thrown badly lands about where it was thrown', () => {
  const shot = (style: 'bullets' | 'thrown') =>
    ({ ...EVENT, shot: { by: 'car-1', at: { x: 9, y: 9 }, style, hit: false } }) as const;
  const landing = (style: 'bullets' | 'thrown') =>
    stagedBy([shot(style)]).flatMap((thing) => (thing.kind === 'shot' ? [thing.to] : []));
  expect(landing('thrown')).toEqual([{ x: 900, y: -900 }]);
  expect(landing('bullets')).not.toEqual(landing('thrown'));
});

test('dice give way to others that fall where they lie, and to those of their own piece', () => {
  const dice = { roll: { dice: '1d6', values: [3], total: 3 }, outcome: 'neutral', need: null } as const;
  const at = (piece: string, x: number) => ({ kind: 'dice', piece, at: { x, y: 0 }, beside: false, dice }) as const;
  expect(replaces(at('car-1', 500), at('car-1', 0))).toBe(true);
  expect(replaces(at('car-2', 90), at('car-1', 0))).toBe(true);
  expect(replaces(at('car-2', 400), at('car-1', 0))).toBe(false);
});
