import { expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { view } from './view.ts';

it('deluxe/IV.9/pedestrians: whoever is on foot bears the name of his car and has a sheet of his own', () => {
  const duel = new Duel([{}, {}]);
  const { setup, state } = duel.match;
  const [driver] = duel.car(0).crew;
  if (driver === undefined) throw new Error('nobody drives');
  const pose = { x: 3, y: 4, h: 0 };
  const person = { ...driver, hits: 1, armor: 2 };
  const board = view(setup, { ...state, pedestrians: [{ person, pose, level: 0, corner: 0 }] });
  const name = `driver of ${duel.model(0).name}`;
  expect(board.pieces.at(-1)).toMatchObject({ id: person.id, name, state: 'hurt', pose });
  expect(board.sheets.at(-1)).toMatchObject({ piece: person.id, title: name, lines: ['On foot', 'Body armor 2'] });
  expect(board.sheets.at(-1)?.gauges).toMatchObject([{ label: 'Hits', now: 2, full: 3, note: 'wounded' }]);
});

it('deluxe/V.4/driver-injury: who is out cold lies on the road, and a bystander is called one', () => {
  const { setup, state } = new Duel([{}, {}]).match;
  const drawn = [0, 1, 2, 3].map((hits) => {
    const person = { id: 'p1', seat: null, post: null, armor: 0, hits, actedTurn: 0, droveTurn: 0 };
    const board = view(setup, { ...state, pedestrians: [{ person, pose: { x: 3, y: 4, h: 0 }, level: 0, corner: 0 }] });
    const { face, state: condition, seat, notes } = board.pieces.at(-1) ?? {};
    return [face, condition, seat, notes?.join(', ')];
  });
  expect(drawn).toEqual([
    ['up', 'fit', null, 'bystander, unhurt'],
    ['up', 'hurt', null, 'bystander, wounded'],
    ['left', 'hurt', null, 'bystander, unconscious'],
    ['left', 'wreck', null, 'bystander, dead'],
  ]);
});
