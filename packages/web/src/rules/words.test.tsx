import type { Term } from '@hardtop/kernel';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { useGlossary } from './glossary-store.ts';
import { TermPopover } from './term-popover.tsx';
import { termFinder } from './terms.ts';
import { Words } from './words.tsx';

const TERMS: readonly Term[] = [{ title: 'Handling', words: ['handling'], text: 'How much grip is left.' }];

test('a word of the book opens what it means, and Esc closes it', async () => {
  useGlossary.setState({ terms: TERMS, find: termFinder(TERMS) });
  render(
    <>
      <p>
        <Words text="Handling 5, at 20 mph." />
      </p>
      <TermPopover />
    </>,
  );
  const word = screen.getByRole('button', { name: 'Handling' });
  await userEvent.click(word);
  expect(screen.getByRole('dialog', { name: 'Word' }).textContent).toContain('How much grip is left.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(word);
});
