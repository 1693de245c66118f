import type { Correction } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import {
  isPlacing,
  newOnes,
  type PlacingCorrection,
  paramsAt,
  paramsByKey,
  poseBy,
  subjectsOf,
  tapped,
} from './map-hand.ts';

const param = (name: string, max: number, step = 1) => ({ name, label: name, min: 0, max, step, start: 0 });
const axis = { zero: 0.125, step: 0.25 };

const PLACE: Correction = {
  ...{ id: 'v1 place', label: 'Place it', group: 'Stinger' },
  params: [param('x', 40), param('y', 40), param('heading', 345, 15)],
  map: { does: 'place', what: 'v1', x: axis, y: { zero: 10, step: -0.25 } },
};
const REMOVE: Correction = {
  ...{ id: 'v1 remove', label: 'Take it off', group: 'Stinger', params: [] },
  map: { does: 'remove', of: 'v1' },
};
const SWEEP: Correction = { ...REMOVE, id: 'oil-1 remove', group: 'Oil', map: { does: 'remove', of: 'oil-1' } };
const LAY: Correction = {
  ...PLACE,
  id: 'new oil',
  map: { does: 'place', what: { length: 1, width: 0.5 }, x: axis, y: axis },
};
const ARMOR: Correction = { id: 'v1 armor', label: 'Armor', group: 'Stinger', params: [] };
const ALL = [ARMOR, PLACE, REMOVE, SWEEP, LAY];

const board = {
  pieces: [{ id: 'v1', pose: { x: 4, y: 4, h: 0 }, length: 1, width: 0.5 }],
  areas: [
    { id: 'floor', points: [] },
    {
      id: 'oil-1',
      points: [
        { x: 4, y: 3 },
        { x: 5, y: 3 },
        { x: 5, y: 4 },
        { x: 4, y: 4 },
      ],
    },
  ],
};

function placing(): PlacingCorrection {
  if (!isPlacing(PLACE)) throw new Error('it is placed on the map');
  return PLACE;
}

it('what stands on the board can be tapped for what may be done with it; what is new is apart, figures are elsewhere', () => {
  expect(
    subjectsOf(board, ALL).map(({ id, name, corrections }) => [id, name, corrections.map((one) => one.id)]),
  ).toEqual([
    ['v1', 'Stinger', ['v1 place', 'v1 remove']],
    ['oil-1', 'Oil', ['oil-1 remove']],
  ]);
  expect(newOnes(ALL).map(({ id }) => id)).toEqual(['new oil']);
});

it('of two that lie over each other the one is taken whose middle is nearer; a finger may be a little off', () => {
  const subjects = subjectsOf(board, ALL);
  expect(tapped(subjects, { x: 4.1, y: 3.9 }, 0)?.id).toBe('v1');
  expect(tapped(subjects, { x: 4.2, y: 3.55 }, 0)?.id).toBe('oil-1');
  expect(tapped(subjects, { x: 4, y: 4.6 }, 0.2)?.id).toBe('v1');
  expect(tapped(subjects, { x: 9, y: 9 }, 0.2)).toBeNull();
});

it('a tap becomes the nearest figures, also where rows count to the south, and never leaves the map', () => {
  const at = paramsAt(placing(), { x: 0, y: 0, heading: 90 }, { x: 2.7, y: 8.6 });
  expect(at).toEqual({ x: 10, y: 6, heading: 90 });
  expect(poseBy(placing(), at)).toEqual({ x: 2.625, y: 8.5, h: 900 });
  expect(paramsAt(placing(), at, { x: -50, y: -50 })).toEqual({ x: 0, y: 40, heading: 90 });
});

it('arrows move it as the board lies, comma and full stop turn it all the way round, other keys are not its own', () => {
  const key = (name: string, shiftKey = false) =>
    paramsByKey(placing(), { x: 10, y: 6, heading: 0 }, { key: name, shiftKey });
  expect(key('ArrowRight')).toEqual({ x: 11, y: 6, heading: 0 });
  expect(key('ArrowUp')).toEqual({ x: 10, y: 5, heading: 0 });
  expect(key('ArrowDown', true)).toEqual({ x: 10, y: 10, heading: 0 });
  expect(key('.')).toEqual({ x: 10, y: 6, heading: 345 });
  expect(key(',')).toEqual({ x: 10, y: 6, heading: 15 });
  expect(key('q')).toBeNull();
});
