import type { QuestionOption } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { boardActions } from './board-actions.ts';

const shot = (id: string, to: readonly { x: number; y: number }[]): QuestionOption => ({
  id,
  label: id,
  words: ['fire', 'ac'],
  params: [],
  at: { piece: 'v2' },
  preview: { text: '', lines: to.map((end) => ({ from: { x: 0, y: 0 }, to: end, label: '' })) },
});
const DROP: QuestionOption = { id: 'drop-1', label: 'Drop spikes', words: ['drop', 'spikes'], params: [] };

describe('on the board', () => {
  it('a shot stands on its target, and one at several amid them: each can be pressed', () => {
    const plain = shot('at 2', [{ x: 4, y: 2 }]);
    const spread = shot('at 2 and 3', [
      { x: 4, y: 2 },
      { x: 6, y: 4 },
    ]);
    expect(boardActions([plain, spread], undefined).map(({ optionId, at }) => [optionId, at])).toEqual([
      ['at 2', { piece: 'v2' }],
      ['at 2 and 3', { point: { x: 5, y: 3 } }],
    ]);
  });

  it('what is dropped stands behind who drops it', () => {
    expect(boardActions([DROP], undefined, [], 'v1')).toMatchObject([{ at: { piece: 'v1', spot: 'back' } }]);
    expect(boardActions([DROP], undefined)).toEqual([]);
  });
});
