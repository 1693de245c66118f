import { expect, it } from 'vitest';
import { withFielded } from './fielded.ts';

const PLACE = { list: 'ships', design: 'plan' };

it('gives the first thing of a seat the design picked, and leaves the rest as it was', () => {
  const file = {
    title: 'Regatta',
    ships: [
      { seat: 1, plan: 'sloop' },
      { seat: 0, plan: 'ketch' },
      { seat: 1, plan: 'yawl' },
    ],
  };
  expect(withFielded(file, PLACE, [null, 'brig'])).toEqual({
    title: 'Regatta',
    ships: [
      { seat: 1, plan: 'brig' },
      { seat: 0, plan: 'ketch' },
      { seat: 1, plan: 'yawl' },
    ],
  });
});

it('hands back what is no such file for its reader to refuse', () => {
  for (const file of [null, 7, 'ships', {}, { ships: 3 }]) expect(withFielded(file, PLACE, ['brig'])).toBe(file);
  expect(withFielded({ ships: [null] }, PLACE, ['brig'])).toEqual({ ships: [null] });
});
