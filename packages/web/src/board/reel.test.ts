import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { type ReelClock, runReel } from './reel.ts';

/** A clock that stands until the test lets time pass; one frame at each step. */
class ScriptedClock implements ReelClock {
  private time = 0;
  private waiting: (() => void) | null = null;

  now(): number {
    return this.time;
  }

  nextFrame(draw: () => void): () => void {
    this.waiting = draw;
    return () => {
      this.waiting = null;
    };
  }

  pass(ms: number): void {
    this.time += ms;
    const draw = this.waiting;
    this.waiting = null;
    draw?.();
  }
}

const beat = (n: number, ms: number): Beat => ({ kind: 'harm', harm: { piece: 'car', style: 'hit' }, n, ms });

function aReel(...lengths: readonly number[]) {
  const clock = new ScriptedClock();
  const told: string[] = [];
  const stop = runReel(
    lengths.map((ms, i) => beat(i + 1, ms)),
    clock,
    {
      onBeat: ({ n }) => told.push(`begins ${n}`),
      onFrame: ({ n }, share) => told.push(`${n} at ${share}`),
      onEnd: () => told.push('over'),
    },
  );
  return { told, stop, pass: (ms: number) => clock.pass(ms) };
}

test('beats follow each other, each to its end', () => {
  const { told, pass } = aReel(100, 200);
  pass(50);
  pass(50);
  pass(100);
  pass(100);
  expect(told).toEqual([
    'begins 1',
    '1 at 0',
    '1 at 0.5',
    '1 at 1',
    'begins 2',
    '2 at 0',
    '2 at 0.5',
    '2 at 1',
    'over',
  ]);
});

test('a slow frame leaves no beat out', () => {
  const { told, pass } = aReel(100, 100, 100);
  pass(250);
  expect(told.filter((line) => line.startsWith('begins'))).toEqual(['begins 1', 'begins 2', 'begins 3']);
  expect(told.at(-1)).toBe('3 at 0.5');
});

test('nothing to see is over at once', () => {
  expect(aReel().told).toEqual(['over']);
});

test('once stopped it says no more', () => {
  const { told, stop, pass } = aReel(100);
  stop();
  const before = told.length;
  pass(500);
  expect(told).toHaveLength(before);
});
