import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Lineup } from './lineup.ts';

it('those of one kind go one after another, in the order in which they came', async () => {
  const lineup = new Lineup();
  const gone: string[] = [];
  const kinds = ['roads', 'cards', 'roads', 'bikes', 'cards', 'roads'];
  await Promise.all(kinds.map((kind, i) => lineup.turn(kind).then(() => gone.push(`${kind} ${i}`))));
  expect(gone).toEqual(['roads 0', 'roads 2', 'roads 5', 'cards 1', 'cards 4', 'bikes 3']);
});

it('where very many come others get their turn in between, and who comes later goes later', async () => {
  const lineup = new Lineup();
  let gone = 0;
  const all = Array.from({ length: 300 }, () => lineup.turn('roads').then(() => gone++));
  const counts: number[] = [];
  let late = -1;
  void lineup.turn('cards').then(() => gone++);
  for (let turns = 0; turns < 3; turns++) {
    await nextTurn();
    if (turns === 0) void lineup.turn('roads').then(() => (late = gone));
    counts.push(gone);
  }
  await Promise.all(all);
  expect(counts).toEqual([128, 256, 301]);
  await lineup.turn('roads');
  expect(late).toBe(301);
});
