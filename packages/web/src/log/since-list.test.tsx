import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { anEvent } from '../testing/fakes.ts';
import { cleanup, render } from '../testing/render.tsx';
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

test('says what a standing order let go by, in its place, and opens it', () => {
  const held = {
    seat: 0,
    ask: '12',
    words: 'Held fire: best shot 8 %, by your order',
    after: 3,
    how: 'consent',
  } as const;
  const onOpen = vi.fn();
  const list = { events: EVENTS, since: 1, ordered: [held], onOpen, say: String };
  const { rerender } = render(<SinceList {...list} upTo={5} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'Hits: nee',
    'Held fire',
    'Armor gon',
    'Event 5.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Open: Held fire: best shot 8 %, by your order' }));
  expect(onOpen).toHaveBeenCalledWith(held);
  // It is told when the board has come to it, and says why where it cannot be opened.
  rerender(<SinceList {...list} upTo={2} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SinceList {...list} ordered={[{ ...held, how: 'no' }]} upTo={5} />);
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
  expect(screen.getByTitle(/the game is over, or a request/)).toBeTruthy();
});

test('what orders answered in the same words, with nothing between, is one line that opens the latest', () => {
  const words = 'Held fire: nothing to hit, by your order';
  const held = [3, 3, 4].map((after, i) => ({ seat: 0, ask: `${i}`, words, after, how: 'free' as const }));
  const onOpen = vi.fn();
  render(<SinceList events={EVENTS} since={1} upTo={5} ordered={held} onOpen={onOpen} say={String} />);
  expect(screen.getAllByText(/^Held fire/).map(({ textContent }) => textContent)).toEqual([
    `${words} (2 times)`,
    words,
  ]);
  const [first] = screen.getAllByRole('button');
  if (first !== undefined) fireEvent.click(first);
  expect(onOpen).toHaveBeenCalledWith(held[1]);
});
