import { describe, expect, test } from 'vitest';
import { streamOf } from './random.ts';

describe('the stream of a seed and a path', () => {
  // Journals are replayed from these: they may never change.
  test.each([
    ['17', [-1718038273, 1473642596, 576316552, 629406819]],
    ['grün €', [1005544136, 26595193, -492477654, -2049073709]],
  ])('%s starts where it always did', (seed, position) => {
    expect(streamOf(seed, 'dice').position()).toEqual(position);
  });
});
