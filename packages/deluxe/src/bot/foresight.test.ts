import { describe, expect, it } from 'vitest';
import { aimsOf } from '../table/queries/arsenal.ts';
import { facing, gun } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { crashCost } from './crash-cost.ts';
import { Foresight } from './foresight.ts';

const CALM = { caution: 1, patience: 1, nerves: 1 };

interface Scene {
  readonly weapon?: Parameters<typeof gun>[0];
  readonly speed?: number;
  readonly foe: { readonly x: number; readonly y: number; readonly degrees?: number; readonly speed?: number };
  readonly burning?: boolean;
}

/** A car at the origin that looks up the map, and one that it is after. */
function foresightOf({ weapon = 'MG', speed = 5, foe, burning = false }: Scene): Foresight {
  const own = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon, 'front')], speed });
  const { x, y, degrees = 0, speed: mph = 0 } = foe;
  const other = combatCar('v2', facing(x, y, degrees), { weapons: [gun('MG', 'front')], speed: mph, burning });
  const { setup, state } = combatGame({ vehicles: [own, other] });
  return new Foresight({ setup, state }, own, other, CALM, true);
}

describe('looking ahead', () => {
  it('deluxe/IV.4/pivot: whoever goes at 5 mph turns on the spot and has the gun on who is beside him', () => {
    const slow = foresightOf({ foe: { x: -4, y: 0 } });
    expect(slow.pivotToAim()).toBe(-90);
    expect(slow.look(slow.own, false, 'pursue').mine).toBeGreaterThan(0);
    const fast = foresightOf({ foe: { x: -4, y: 0 }, speed: 60 });
    expect(fast.look(fast.own, false, 'straight').mine).toBe(0);
  });

  it('tells a close pass from a collision', () => {
    const headOn = { y: 3, degrees: 180, speed: 30 };
    const scoreAt = (x: number): number => {
      const foresight = foresightOf({ speed: 30, foe: { ...headOn, x, speed: 0 } });
      return foresight.look(foresight.own, false, 'straight').score;
    };
    expect(scoreAt(0.8) - scoreAt(0)).toBeGreaterThan(10);
  });

  it('deluxe/V.4/fire: a beam is worth more while its target can still be set alight', () => {
    const worth = (burning: boolean): number => {
      const foresight = foresightOf({ weapon: 'L', foe: { x: 0, y: 6 }, burning });
      return foresight.volley(2);
    };
    expect(worth(false) - worth(true)).toBeGreaterThan(5);
  });

  it('deluxe/V.2/sustained-fire: a shot that hardly hits is worth its round for the next, unless it is the last', () => {
    const worth = (shots: number): number => {
      const foresight = foresightOf({ weapon: 'RR', foe: { x: 0, y: 14, speed: 30 } });
      for (const part of foresight.own.parts) if (part.kind === 'weapon') part.shots = shots;
      const aims = aimsOf(foresight, 0, []);
      expect(aims.length).toBeGreaterThan(0);
      return Math.max(...aims.map((aim) => foresight.worthOf(aim)));
    };
    expect(worth(10)).toBeGreaterThan(0);
    expect(worth(1)).toBeLessThan(0);
  });

  it('dares more as the last turn comes near', () => {
    const scoreOn = (turn: number): number => {
      const foresight = foresightOf({ speed: 20, foe: { x: 0, y: 6, degrees: 180, speed: 20 } });
      foresight.state.turn = turn;
      const { own, foe, state } = foresight;
      const setup = { ...foresight.setup, turnLimit: 50 };
      return new Foresight({ setup, state }, own, foe, CALM, true).look(own, false, 'pursue').score;
    };
    expect(scoreOn(40)).toBeGreaterThan(scoreOn(2) + 0.5);
    expect(scoreOn(10)).toBe(scoreOn(2));
  });

  it('deluxe/V.2/target-speed: with a turret speed is worth having, with a fixed gun it is not', () => {
    const gain = (at: 'turret' | 'front'): number => {
      const own = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG', at)], speed: 30 });
      const far = combatCar('v2', facing(30, 0, 0), { weapons: [] });
      const { setup, state } = combatGame({ vehicles: [own, far] });
      const foresight = new Foresight({ setup, state }, own, far, CALM, true);
      const at50 = foresight.look({ ...own, speed: 50 }, false, 'straight').score;
      return at50 - foresight.look({ ...own, speed: 30 }, false, 'straight').score;
    };
    expect(gain('turret')).toBeGreaterThan(gain('front') + 5);
  });

  it('expects the foe to turn its gun on it', () => {
    const beside = { x: 4, y: 0, degrees: 180 };
    const theirsAt = (speed: number): number => {
      const foresight = foresightOf({ foe: { ...beside, speed } });
      return foresight.look(foresight.own, false, 'straight').theirs;
    };
    expect(theirsAt(0)).toBe(0);
    expect(theirsAt(10)).toBeGreaterThan(0);
  });
});

describe('deluxe/IV.7/crash-table-1: what loss of control costs', () => {
  it('is dear from 35 mph on, where a car may roll', () => {
    expect(crashCost(30)).toBeLessThan(20);
    expect(crashCost(35)).toBeGreaterThan(2 * crashCost(30));
  });
});
