import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilmLab } from './film-lab.ts';
import { Traffic } from './traffic.ts';

const problems: string[] = [];
let made: string[] = [];
let left: readonly string[] = [];
let traffic = new Traffic();
let lab: FilmLab;

beforeEach(() => {
  vi.useFakeTimers();
  problems.length = 0;
  [made, left, traffic] = [[], [], new Traffic()];
  const store = {
    isAway: false,
    async finishFilms(game: string) {
      if (game === 'torn') throw new Error('torn');
      made.push(game);
    },
    unfinishedFilms: async () => left,
  };
  lab = new FilmLab({ store, traffic, onProblem: (message) => problems.push(message) });
});

afterEach(async () => {
  await lab.close();
  vi.useRealTimers();
});

it('makes the films of one game after another, and a failure is told and holds nobody up', async () => {
  for (const game of ['a', 'torn', 'b', 'a']) lab.note(game);
  await vi.advanceTimersByTimeAsync(150);
  expect(made).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toEqual(['a', 'b']);
  expect(problems).toEqual([expect.stringContaining('game torn')]);
});

it('waits while many wait for an answer', async () => {
  for (let i = 0; i < 20; i++) traffic.begin();
  lab.note('a');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toEqual([]);
  for (let i = 0; i < 20; i++) traffic.end();
  await vi.advanceTimersByTimeAsync(200);
  expect(made).toEqual(['a']);
});

it('finds what was over before it began, and what it could not remember', async () => {
  left = ['old', 'older'];
  await vi.advanceTimersByTimeAsync(61_000);
  expect(made).toEqual(['old', 'older']);
  left = ['new'];
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(made).toEqual(['old', 'older', 'new']);
});

it('does nothing once it is closed', async () => {
  lab.note('a');
  await lab.close();
  lab.note('b');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toEqual([]);
});
