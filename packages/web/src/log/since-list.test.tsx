import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEvent } from '../testing/fakes.ts';
import { SinceList, sinceThen } from './since-list.tsx';

afterEach(cleanup);

const roll = { dice: '2d6', values: [4, 2], total: 6 };
const EVENTS = [
  anEvent(1, { roll }),
  anEvent(2),
  anEvent(3, { roll, text: 'Hits: needed 5, rolled 6.', outcome: 'good' }),
  anEvent(4, { outcome: 'bad', text: 'Armor gone.' }),
  anEvent(5, { roll }),
];

test('lists what was rolled and what went wrong since the last answer, as far as it has been seen', () => {
  expect(sinceThen(EVENTS, 1, 4).map(({ n }) => n)).toEqual([3, 4]);
});

test('shows the dice and the outcome of each; nothing where nothing came', () => {
  const { rerender } = render(<SinceList events={EVENTS} since={2} upTo={4} say={String} />);
  const list = screen.getByRole('list', { name: 'Since your last answer' });
  expect(list.querySelector('.good')?.textContent).toBe('Hits: needed 5, rolled 6.');
  expect(screen.getByRole('img', { name: 'dice 4 and 2' })).toBeTruthy();
  rerender(<SinceList events={EVENTS} since={5} upTo={5} say={String} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('who only watches sees the latest', () => {
  render(<SinceList events={EVENTS} since={0} upTo={5} most={2} say={String} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
