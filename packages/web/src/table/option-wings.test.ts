import type { QuestionOption } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { hasRoomInTheMiddle, wingsOf } from './option-wings.ts';

const options = (...labels: readonly string[]): QuestionOption[] =>
  labels.map((label) => ({ id: label, label, words: [label], params: [], preview: { text: label } }));

describe('left and right twins', () => {
  it('stand on their sides, what has no twin between them', () => {
    const wings = wingsOf(options('Straight on', 'Drift left (D1)', 'Drift right (D1)', 'Bend left', 'Bend right'));
    expect([...(wings ?? [])].map(([, wing]) => wing)).toEqual(['middle', 'left', 'right', 'left', 'right']);
    expect(wings !== null && hasRoomInTheMiddle(wings)).toBe(true);
  });

  it.each([
    ['a speed list', ['Keep 20 mph', 'Brake to 15 mph']],
    ['one pair', ['Straight on', 'Pivot left', 'Pivot right']],
    ['a side without its twin', ['MG at Kart, left side', 'MG at Kart, front', 'Hold fire']],
  ])('%s is a plain list', (_, labels) => {
    expect(wingsOf(options(...labels))).toBeNull();
  });
});
