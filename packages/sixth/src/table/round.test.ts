import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf, type TestGame, textsOf } from '../testing/arena.ts';
import { outcomeOf } from './queries/order.ts';
import { segment } from './round.ts';
import { begin } from './start.ts';

/** Runs whole segments with what is suggested until a step is reached. */
function until(game: TestGame, step: string, most = 50): readonly string[] {
  const steps: string[] = [];
  for (let i = 0; i < most && (i === 0 || game.state.at !== step); i++) {
    steps.push(`${game.state.at}${game.state.queue.length === 0 ? '' : ` ${game.state.queue[0]}`}`);
    const running = segment(game);
    let next = running.next();
    while (next.done !== true) {
      if (next.value.kind !== 'ask' || next.value.ask.suggested === undefined) throw new Error('what then?');
      next = running.next({ kind: 'answer', answer: next.value.ask.suggested });
    }
  }
  return steps;
}

/** In a column: their sidearms fire to the sides. */
const three = () => gameOf(arenaSetup([build(), build(), build()], { poses: [at(2, 1), at(2, 4), at(2, 9)] }));

test('sixth/round/sequence, sixth/round/movement, sixth/round/combat, sixth/reference/sequence: the phases in order, each from the first player clockwise, a movement point at a time', () => {
  const game = three();
  game.state.first = 1;
  expect(until(game, 'check')).toEqual([
    'check',
    ...['fires 1', 'fires 2', 'fires 0'],
    ...['adjust 1', 'drive 1', 'drive 1', 'adjust 2', 'drive 2', 'drive 2', 'adjust 0', 'drive 0', 'drive 0'],
    ...['combat 1', 'combat 2', 'combat 0', 'end'],
  ]);
  expect([car(game).pose.y, game.state.round]).toEqual([3, 2]);
});

test('sixth/round/end: tokens go back and the marker passes to the next on the left who is still in', () => {
  const game = three();
  until(game, 'adjust');
  expect(car(game).control).toBe(6);
  Object.assign(car(game, 2), { out: { round: 1, how: 'power' } });
  until(game, 'check');
  expect([game.state.first, car(game).control, car(game).ace]).toEqual([2, 0, 0]);
});

test('sixth/arena/first-player, sixth/setup/construction: builds are laid open together, then the dice name the first player', () => {
  const setup = arenaSetup([build({}, { name: 'Ann' }), build({}, { name: 'Ann' })]);
  const game: TestGame = { ...gameOf(setup, [2]), state: begin(setup) };
  expect(game.state.cars.map(({ name, cards }) => [name, cards.length])).toEqual([
    ['Seat 1', 0],
    ['Seat 2', 0],
  ]);
  until(game, 'check');
  expect(game.state.first).toBe(1);
  expect(textsOf(game, 'first-player')).toEqual(['Seat 2 is the first player.']);
  expect(game.state.cars.map(({ name }) => name)).toEqual(['Ann 1', 'Ann 2']);
  expect(car(game).cards.map(({ card }) => card)).toEqual(['rookieDriver', 'rookieGunner', 'handCannon']);
});

test('sixth/setup/armor-points, sixth/components/dashboard: where the sliders start', () => {
  const [first] = begin(arenaSetup([build()])).cars;
  expect(first).toMatchObject({ speed: 2, tires: 10, power: 10, armor: { front: 4, back: 4, left: 4, right: 4 } });
});

test('sixth/damage/end: the last one driving wins; the limit of rounds makes a draw', () => {
  const game = three();
  expect(outcomeOf(game.setup, game.state)).toBeNull();
  expect(outcomeOf(game.setup, { ...game.state, round: 51 })).toMatchObject({ kind: 'draw', winners: [0, 1, 2] });
  for (const number of [1, 3]) Object.assign(car(game, number), { out: { round: 1, how: 'flip' } });
  expect(outcomeOf(game.setup, game.state)).toMatchObject({ kind: 'win', winners: [1] });
});
