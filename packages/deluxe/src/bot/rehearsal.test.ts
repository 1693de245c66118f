import { type Answer, answerOf, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { type Occasion, rehearse } from './rehearsal.ts';
import { bestPlayed, whyPlayed } from './shortlist.ts';

/** The first is asked for a move; its rival stands wherever it is put. */
function moving(foe: { readonly x: number; readonly y: number; readonly heading: number }, speed = 30): Occasion {
  const duel = new Duel(
    [
      { x: 0, y: 40, heading: 0, speed },
      { ...foe, speed: 0 },
    ],
    { map: { minX: -50, minY: -50, maxX: 50, maxY: 48 } },
  )
    .say(0, `keep ${speed}`)
    .say(1, 'keep 0');
  const decision = duel.asked(0);
  expect(decision.topic).toBe('maneuver');
  const { setup, state } = duel.match;
  const [own, other] = state.vehicles;
  if (own === undefined || other === undefined) throw new Error('a duel of two');
  return { view: { setup, state, seat: 0 }, decision, own, foe: other, random: streamOf('rehearsal', '0') };
}

const FAR_OFF = { x: 0, y: -40, heading: 0 };
const STRAIGHT = answerOf('straight');
const judged = (answer: Answer, score: number) => ({ answer, score });

describe('playing an answer through', () => {
  it('leaves the game as it is, and comes out the same every time', () => {
    const occasion = moving(FAR_OFF);
    const before = JSON.stringify(occasion.view.state);
    const once = rehearse(occasion, STRAIGHT, 2);
    expect(rehearse(occasion, STRAIGHT, 2)).toBe(once);
    expect(JSON.stringify(occasion.view.state)).toBe(before);
  });

  it('deluxe/V/firing: counts fire at its mean, for who turns his gun on the other and against whom it is turned', () => {
    expect(rehearse(moving({ x: -6, y: 44, heading: 0 }, 20), answerOf('bend-left'), 2)).toBeGreaterThan(5);
    expect(rehearse(moving({ x: 6, y: 44, heading: 0 }, 20), answerOf('bend-left'), 2)).toBeLessThan(0);
  });

  it('overrules a judgement that is a little better, and not one that is much better', () => {
    const occasion = moving({ x: -6, y: 40, heading: 90 }, 20);
    const [left, right] = [answerOf('bend-left'), answerOf('bend-right')];
    const offered = occasion.decision.options().map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining(['bend-left', 'bend-right']));
    expect(rehearse(occasion, left, 3)).toBeGreaterThan(rehearse(occasion, right, 3));
    expect(bestPlayed([judged(right, 1), judged(left, 0)], occasion, 400)?.answer).toBe(left);
    expect(bestPlayed([judged(right, 40), judged(left, 0)], occasion, 400)?.answer).toBe(right);
  });

  it('takes less for a move that may lose control', () => {
    const occasion = moving({ x: -6, y: 40, heading: 90 }, 20);
    const left = { ...judged(answerOf('bend-left'), 0), risk: 1 };
    expect(bestPlayed([judged(answerOf('bend-right'), 1), left], occasion, 400)?.answer.option).toBe('bend-right');
  });

  it('plays a speed through as one that is kept, from the second turn on', () => {
    const standing = new Duel([
      { x: 0, y: 0, heading: 0, speed: 0 },
      { x: 8, y: 0, heading: 90, speed: 0 },
    ]);
    const { setup, state } = standing.match;
    const [own, foe] = state.vehicles;
    if (own === undefined || foe === undefined) throw new Error('a duel of two');
    const decision = standing.asked(0);
    const occasion = { view: { setup, state, seat: 0 }, decision, own, foe, random: streamOf('speed', '0') };
    // Flank to nose: who stays gives it, who creeps turns on the spot.
    expect(rehearse(occasion, answerOf('speed:5'), 2)).toBeGreaterThan(rehearse(occasion, answerOf('speed:0'), 2));
    // In the first turn the judgement stands.
    const list = [judged(answerOf('speed:0'), 1), judged(answerOf('speed:5'), 0)];
    expect(bestPlayed(list, occasion, 400)).toBe(list[0]);
  });

  it('says so where it overrules', () => {
    const list = [judged(answerOf('bend-right'), 1), judged(answerOf('bend-left'), 0)];
    expect(list.map((one) => whyPlayed(list, one))).toEqual(['', ' Played through, it comes out ahead.']);
  });

  it('plays nothing through without the evaluations for it', () => {
    const occasion = moving({ x: -6, y: 40, heading: 90 }, 20);
    const list = [judged(answerOf('bend-right'), 1), judged(answerOf('bend-left'), 0)];
    expect(bestPlayed(list, occasion, 10)).toBe(list[0]);
    expect(bestPlayed([], occasion, 400)).toBeNull();
  });
});
