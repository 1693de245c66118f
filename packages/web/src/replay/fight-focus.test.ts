import type { GameEvent } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { BOARD, DRIVE, HIT } from '../drawing-board/board-fixtures.ts';
import { attentionAt } from './fight-focus.ts';
import type { Frame } from './replay-frames.ts';

const words: GameEvent = { n: 1, kind: 'speed', rule: 'demo/fight', text: 'Sets a speed.' };
const drive: GameEvent = { ...words, n: 2, kind: 'move', motion: { ...DRIVE, piece: 'car-2' } };
const trail = [words, drive, words, ...HIT];
const frameTo = (count: number): Frame => ({ rows: count, row: null, label: '', board: BOARD, trail, count });
const frames = [frameTo(0), frameTo(1), frameTo(2), frameTo(3), frameTo(trail.length)];

test('a replay looks at what happens, stays there while only words are said, and begins with everybody', () => {
  expect([0, 1, 2, 3, 4].map((at) => attentionAt(frames, at)?.key)).toEqual(['all', 'all', '2', '2', '4']);
  const [move, shot] = [attentionAt(frames, 2)?.scene, attentionAt(frames, 4)?.scene];
  // The corners of one car before and after, and of both shooter and target.
  expect([move?.core.length, shot?.core.length]).toEqual([8, 16]);
});
