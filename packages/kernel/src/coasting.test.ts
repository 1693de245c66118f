import { expect, it } from 'vitest';
import { adviceStop, coastingStop, targetsOf } from './coasting.ts';
import type { GameEvent } from './event.ts';
import type { Question, QuestionOption } from './question.ts';

function shot(piece: string, hit: number): QuestionOption {
  return { id: piece, label: piece, words: [], params: [], at: { piece }, preview: { text: '', facts: { hit } } };
}

function question(topic: string, ...options: readonly QuestionOption[]): Question {
  return { id: '1', seat: 0, topic, rule: 'toy/1/ram', prompt: 'Well?', options };
}

const blow = { n: 4, kind: 'damage', rule: 'toy/1/ram', text: 'A hit.', about: 'mine', outcome: 'bad' } as const;
const quiet = { own: ['mine'], inArc: ['foe'], events: [] as readonly GameEvent[] };

it('coasting goes on while nothing happens', () => {
  expect(coastingStop({ ...quiet, question: question('fire', shot('foe', 0.42)) })).toBeNull();
  expect(coastingStop({ ...quiet, question: question('move'), events: [{ ...blow, about: 'foe' }] })).toBeNull();
});

it('coasting stops for a hit taken', () => {
  expect(coastingStop({ ...quiet, question: question('move'), events: [blow] })).toBe('Coasting stops: A hit.');
});

it('coasting stops for a shot of 50 % or better', () => {
  expect(coastingStop({ ...quiet, question: question('fire', shot('foe', 0.5)) })).toContain('50 %');
});

it('coasting stops for a new enemy in arc', () => {
  const fire = question('fire', shot('foe', 0.1), shot('other', 0.1));
  expect(targetsOf(fire, ['mine'])).toEqual(['foe', 'other']);
  expect(coastingStop({ ...quiet, question: fire })).toContain('arc of fire');
});

it('coasting stops for a warning', () => {
  expect(adviceStop({ warnings: [] })).toBeNull();
  expect(adviceStop({ warnings: ['runs into a wall'] })).toBe('Coasting stops for a warning: runs into a wall.');
});
