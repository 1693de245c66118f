import type { Term } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { type Said, termFinder } from './terms.ts';

const HANDLING: Term = { title: 'Handling', words: ['handling'], text: 'Grip.' };
const CLASS: Term = { title: 'Handling class', words: ['handling class'], text: 'Where it begins.' };
const D3: Term = { title: 'Difficulty', words: ['d1', 'd3'], text: 'Cells.' };

const shown = (said: readonly Said[]) =>
  said.map((part) => (typeof part === 'string' ? part : `[${part.word}: ${part.term.title}]`)).join('');

test('words of the book are found whole, the longer first, each once', () => {
  const find = termFinder([HANDLING, CLASS, D3]);
  expect(shown(find('Bend left (D3). Handling class 3, handling 2, handling 1, manhandling, D30.'))).toBe(
    'Bend left ([D3: Difficulty]). [Handling class: Handling class] 3, [handling: Handling] 2, handling 1, manhandling, D30.',
  );
  expect(find('Straight.')).toEqual(['Straight.']);
});

test('without a glossary a text is one piece', () => {
  expect(termFinder([])('Bend left (D3).')).toEqual(['Bend left (D3).']);
});
