import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { followRoad } from './road-orders.ts';

const COUNTRY = { minX: -15, maxX: 15, minY: -24, maxY: 48, walled: false } as const;

/** One at 60 mph on a straight road, another so far behind; the first is asked, and the order speaks. */
function ordered(topic: 'speed' | 'maneuver', behind: number, change: (duel: Duel) => void = () => undefined) {
  const cars = [
    { x: 0, y: 30, heading: 0, speed: 60 },
    { x: 0, y: 30 - behind, heading: 0, speed: 60 },
  ];
  const duel = new Duel(cars, { map: { ...COUNTRY, highway: { sections: ['straight'] } } }).until(0, topic);
  change(duel);
  const { match } = duel;
  const decision = duel.asked(0);
  const answer = followRoad.answer({ setup: match.setup, state: match.state, seat: 0 }, decision, { inches: 8 });
  return answer?.option ?? null;
}

describe('deluxe/XIV.1/road-scenarios: the road is followed', () => {
  it('straight on with nobody near, in two of three phases with somebody close behind, and the driver decides with him closer or after a hit', () => {
    expect(ordered('maneuver', 12)).toBe('straight');
    expect(ordered('maneuver', 6)).toBeNull();
    const second = (duel: Duel) => {
      duel.state.phase = 2;
    };
    expect(ordered('maneuver', 6, second)).toBe('straight');
    expect(ordered('maneuver', 2.5, second)).toBeNull();
    const hit = (duel: Duel) => {
      duel.car(0).phaseHits = 2;
    };
    expect(ordered('maneuver', 12, hit)).toBeNull();
  });

  it('back to it where the car looks away from it', () => {
    const astray = (duel: Duel) => {
      duel.car(0).pose = { ...duel.car(0).pose, x: 2.2, h: 3450 };
    };
    expect(ordered('maneuver', 12, astray)).toMatch(/left/);
  });

  it('at the same speed, of which one is asked in every third turn, and in each with somebody in sight', () => {
    const second = (duel: Duel) => {
      duel.state.turn = 2;
    };
    expect(ordered('speed', 40)).toBeNull();
    expect(ordered('speed', 40, second)).toBe('speed:60');
    expect(ordered('speed', 20, second)).toBeNull();
  });
});
