import { expect, test } from 'vitest';
import { person } from '../testing/fights.ts';
import { battle } from '../testing/heavy.ts';
import { reportOf } from './report.ts';

const beast = (animal: 'horse' | 'mule' | 'dog', x: number) =>
  ({ id: `${animal}-${x}`, name: animal, kind: 'animal', animal, seat: 1, at: { x, y: 1 } }) as const;
const rider = { name: 'Rider', seat: 0, at: { x: 5, y: 5 } };

test('twilight/combat/turn-sequence: the report counts beasts that live, all together', () => {
  const game = battle([rider, beast('horse', 1), beast('horse', 2), beast('mule', 3), beast('dog', 4)], [], []);
  person(game, 3).condition = 'dead';
  const herds = reportOf(game.setup, game.state).entries.filter(({ piece }) => piece === 'beasts');
  expect(herds).toMatchObject([
    {
      seat: null,
      items: [
        { id: 'horse', now: 1, full: 2 },
        { id: 'mule', now: 1, full: 1 },
      ],
    },
  ]);
  const without = battle([rider, beast('dog', 1)], [], []);
  expect(reportOf(without.setup, without.state).entries.map(({ name }) => name)).toEqual(['Rider']);
});
