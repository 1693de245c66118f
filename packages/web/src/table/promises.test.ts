import { commitmentTo } from '@hardtop/kernel';
import { beforeEach, expect, it } from 'vitest';
import { isKept, keepPromise, makeShare, promiseOf } from './promises.ts';

const promised = (seed: string) => ({ kind: 'promised', commitment: commitmentTo(seed), shares: false }) as const;

beforeEach(() => localStorage.clear());

it('a promise is kept by the seed it names, and by no other', async () => {
  keepPromise('g1', promised('secret'));
  expect(await isKept('g1', 'secret')).toBe(true);
  expect(await isKept('g1', 'another')).toBe(false);
});

it('what is promised later changes nothing', async () => {
  keepPromise('g1', promised('secret'));
  keepPromise('g1', promised('another'));
  expect(promiseOf('g1')).toBe(commitmentTo('secret'));
});

it('nothing is said of a game that was not seen before, nor of dice that were not promised', async () => {
  keepPromise('g2', { kind: 'chosen', seed: 'x' });
  expect(promiseOf('g2')).toBeNull();
  expect(await isKept('g2', 'x')).toBeNull();
  keepPromise('g3', promised('secret'));
  expect(await isKept('g3', undefined)).toBeNull();
});

it('keeps the promises of the last fifty games', () => {
  for (let i = 0; i < 60; i++) keepPromise(`g${i}`, promised(`${i}`));
  expect(promiseOf('g9')).toBeNull();
  expect(promiseOf('g59')).toBe(commitmentTo('59'));
  expect(Object.keys(JSON.parse(localStorage.getItem('hardtop.dice-promises') ?? '{}'))).toHaveLength(50);
});

it('a share is plain letters, and never the same', () => {
  expect(makeShare()).toMatch(/^[0-9a-f]{24}$/);
  expect(makeShare()).not.toBe(makeShare());
});
