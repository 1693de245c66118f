import { botChoice, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { facing, person } from '../testing/collision-fixtures.ts';
import { Duel } from '../testing/duel.ts';
import { testCycle } from '../testing/saddle-fixtures.ts';
import { aceBot } from './duelist-bot.ts';
import { worthOfLeaving } from './leaving.ts';

/** Far from anybody, at 50 mph. */
function speedOf(changes: { readonly burning?: boolean; readonly onFoot?: boolean }): number {
  const { burning = true, onFoot = true } = changes;
  const duel = new Duel(
    [
      { x: 0, y: -20, heading: 0, speed: 50, ...(burning && { burning }) },
      { x: 0, y: 20, heading: 180, speed: 30 },
    ],
    { onFoot },
  );
  const { answer } = botChoice(duel.match, duel.asked(0), aceBot, streamOf('leaving', '0'));
  return Number(answer.option.slice('speed:'.length));
}

it('deluxe/VI.3/jumping: who burns brakes to get out, if that is allowed', () => {
  const whole = speedOf({ burning: false });
  expect(speedOf({})).toBeLessThan(whole);
  expect(speedOf({})).toBeLessThan(speedOf({ onFoot: false }));
});

it('leaves what burns, more so what is about to blow up, and nothing that is whole or too fast', () => {
  const car = new Duel([{ speed: 20 }, {}], { onFoot: true }).car(0);
  const worth = (changes: Partial<typeof car>): number => worthOfLeaving({ ...car, ...changes });
  expect(worth({})).toBe(0);
  expect(worth({ burning: true })).toBeGreaterThan(0);
  expect(worth({ plantBlows: true })).toBeGreaterThan(worth({ burning: true }));
  expect(worth({ burning: true, speed: 40 })).toBe(0);
});

it('deluxe/VI.3/mounting: stays in what will not drive again while its armor holds, and leaves it bare', () => {
  const car = new Duel([{ speed: 0, damage: { plant: 99 } }, {}], { onFoot: true }).car(0);
  expect(worthOfLeaving(car)).toBe(0);
  expect(worthOfLeaving({ ...car, armor: { ...car.armor, left: 1 } })).toBeGreaterThan(0);
  expect(worthOfLeaving({ ...car, armor: { ...car.armor, left: 1 }, speed: 10 })).toBe(0);
});

it('deluxe/V.4/uncontrolled: jumps off a cycle that nobody holds any more', () => {
  const crew = [person('driver', { place: 'saddle', hits: 2 }), person('passenger', { place: 'saddle' })];
  expect(worthOfLeaving(testCycle('v1', facing(0, 0, 0), { speed: 20, crew }))).toBeGreaterThan(0);
});
