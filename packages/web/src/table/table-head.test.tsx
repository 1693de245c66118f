import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aSnapshot } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { TableHead } from './table-head.tsx';

const { board } = aSnapshot();
const head = () => screen.getByRole('heading', { level: 1 }).textContent?.trim();

it('over a table stands its own name, as text, and beside it what is played', () => {
  const { rerender } = render(
    <TableHead title="Friday <b>night</b>" scenario="The pit" board={board} selected={null} onSelect={() => {}} />,
  );
  expect(head()).toBe('Friday <b>night</b> The pit');
  rerender(<TableHead title="The pit" board={board} selected={null} onSelect={() => {}} />);
  expect(head()).toBe('The pit');
});
