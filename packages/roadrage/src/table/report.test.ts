import { expect, it } from 'vitest';
import { character, design, gun, roadSetup } from '../testing/road.ts';
import { reportOf } from './report.ts';
import { begin } from './start.ts';

const setup = roadSetup([
  {
    design: design('midSized', {
      name: 'Rook',
      options: ['nitrousOxide', 'bigEngine'],
      weapons: [gun('autocannon')],
      crew: [character('Ann'), character('Bob', {}, ['grenade'])],
    }),
  },
  { design: design('compact', { name: 'Pawn' }) },
]);

it('before the first turn everything is there', () => {
  const { length, entries } = reportOf(setup, begin(setup));
  expect(length).toBe('0 turns');
  expect(entries.map(({ name, seat, design: built, fate }) => [name, seat, built, fate])).toEqual([
    ['Rook', 0, 'Rook', 'whole'],
    ['Pawn', 1, 'Pawn', 'whole'],
  ]);
  const items = entries[0]?.items.map(({ label, now, full }) => [label, now, full]);
  expect(items).toEqual([
    ['Hit points left', 45, 45],
    ['Engine', 2, 2],
    ['Fuel tank', 1, 1],
    ['Brakes', 1, 1],
    ['Tires', 4, 4],
    ['Autocannon, front', 1, 1],
    ['Autocannon, front, shots', 6, 6],
    ['Nitrous Oxide', 1, 1],
    ['Nitrous Oxide, uses', 3, 3],
    ['Bob: Hand grenade, uses', 1, 1],
  ]);
});

it('what is spent, broken and lost, and how everybody came out of it', () => {
  const state = begin(setup);
  state.turn = 4;
  state.at = 'end';
  const [rook, pawn] = state.vehicles;
  const [ann, bob] = state.people;
  if (rook === undefined || pawn === undefined || ann === undefined || bob === undefined) throw new Error('set-up');
  Object.assign(rook, { damage: 20, tiresBlown: 1, burning: true, nitrous: 2, lost: ['nitrousOxide'] });
  Object.assign(pawn, { gone: true });
  ann.hp = 0;
  bob.hp = 3;
  const { length, entries } = reportOf(setup, state);
  expect(length).toBe('4 turns');
  expect(entries[0]).toMatchObject({ fate: 'damaged', notes: ['on fire'] });
  expect(entries[0]?.items.filter(({ now, full }) => now < full).map(({ id, now }) => [id, now])).toEqual([
    ['points', 25],
    ['tires', 3],
    ['nitrousOxide', 0],
    ['nitrousOxide uses', 2],
  ]);
  expect(entries[0]?.people.map(({ name, fate }) => [name, fate])).toEqual([
    ['Ann', 'dead'],
    ['Bob', 'wounded'],
  ]);
  expect(entries[1]).toMatchObject({ fate: 'lost', notes: ['gone from the map'] });
});
