import type { QuestionOption } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { isAtStart, previewOf } from './choice.ts';

const OPTION: QuestionOption = { id: 'fire', label: 'Fire', words: [], params: [], preview: { text: 'Two shots.' } };
const BRIEF: QuestionOption = { ...OPTION, preview: { text: 'Two shots.', brief: true } };
const CHOICE = { ask: '7', option: 'fire', params: {} };

describe('a brief preview', () => {
  it('does not show all of a choice: the rest is asked for', () => {
    expect(isAtStart(OPTION, {})).toBe(true);
    expect(isAtStart(BRIEF, {})).toBe(false);
  });

  it('stands until the whole has come', () => {
    const question = {
      ...{ id: '7', seat: 0, topic: 'act', rule: 'toy/1/ram' as const, prompt: 'What?' },
      options: [BRIEF],
    } as const;
    const whole = { text: 'Two shots.', chances: [{ label: 'hit', chance: 0.5 }] };
    expect(previewOf(question, CHOICE, {})).toBe(BRIEF.preview);
    expect(previewOf(question, CHOICE, { '7|fire|': whole })).toBe(whole);
  });
});
