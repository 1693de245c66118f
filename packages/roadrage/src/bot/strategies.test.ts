import { headingDifference } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { STRATEGIES, STRATEGY_WORDS, type Strategy } from '../catalog/solitaire.ts';
import { STOCK } from '../garage/stock/list.ts';
import { topSpeedOf } from '../table/queries/figures.ts';
import { onRoad } from '../table/queries/road.ts';
import { vehicle } from '../testing/road.ts';
import { marksBy, playSolo, type Solo, type SoloPlan } from '../testing/solo.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

function soloes(strategy: Strategy, plan: Partial<SoloPlan> = {}): readonly Solo[] {
  return SEEDS.map((seed) => playSolo({ strategy, seed, turns: 12, lead: -6, ...plan }));
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / Math.max(1, flags.length);
const turnsOf = (played: readonly Solo[], from = 0) => played.flatMap(({ turns }) => turns.slice(from));
const marks = (played: readonly Solo[], mark: string): number => sum(played.map((solo) => marksBy(solo, mark)));
const shots = (played: readonly Solo[]): number => marks(played, 'weapon/machineGun');

/** Whether it went against the road when a turn ended. */
function turnedBack({ game, turns }: Solo): boolean {
  const { road } = game.setup;
  return road !== null && turns.some(({ at, heading }) => headingDifference(onRoad(road, at).heading, heading) > 900);
}

describe('roadrage/solo/strategy-a', () => {
  it('runs at top speed and lifts for nothing', () => {
    for (const { game, turns } of soloes('A', { lead: 6, turns: 5 })) {
      const speeds = turns.map(({ speed }) => speed);
      const top = topSpeedOf(game, vehicle(game, 2));
      const until = speeds.slice(0, speeds.indexOf(top) + 1);
      expect(until.at(-1)).toBe(top);
      expect(until).toEqual([...until].sort((a, b) => a - b));
    }
  });
});

describe('roadrage/solo/strategy-b', () => {
  it('is fast on the straight, slow in the bends, and gets away', () => {
    const played = soloes('B', { lead: 6, turns: 14 });
    for (const { events, turns, game } of played) {
      expect(Math.max(...turns.map(({ speed }) => speed))).toBeGreaterThanOrEqual(80);
      const own = vehicle(game, 2);
      expect(events.filter(({ kind, about }) => kind === 'control' && about === own.id)).toEqual([]);
    }
    expect(share(played.map(({ turns }) => (turns.at(-1)?.lead ?? 0) > 10))).toBeGreaterThan(0.8);
  });
});

describe('roadrage/solo/strategy-c', () => {
  it('stays ahead at a distance and drops', () => {
    const played = soloes('C', { lead: 5 });
    expect(share(turnsOf(played, 2).map(({ lead }) => lead > 0))).toBeGreaterThan(0.8);
    expect(marks(played, 'weapon/spikeDropper')).toBeGreaterThan(SEEDS.length);
  });
});

describe('roadrage/solo/strategy-d', () => {
  it('lets the enemy draw level and leans on him', () => {
    const played = soloes('D', { lead: 6 });
    expect(share(played.map(({ turns }) => turns.some(({ lead }) => Math.abs(lead) <= 1)))).toBeGreaterThan(0.8);
    expect(marks(played, 'ram/sideswipe')).toBeGreaterThanOrEqual(SEEDS.length / 2);
  });
});

describe('roadrage/solo/strategy-e', () => {
  it('drops back until its guns bear, and never turns back', () => {
    const played = soloes('E', { lead: 6, turns: 16 });
    expect(shots(played)).toBeGreaterThan(SEEDS.length);
    expect(played.filter(turnedBack)).toEqual([]);
  });
});

describe('roadrage/solo/strategy-f', () => {
  it('turns back to bring its guns to bear', () => {
    const played = soloes('F', { lead: 10, turns: 10 });
    expect(share(played.map(turnedBack))).toBeGreaterThan(0.6);
    expect(shots(played)).toBeGreaterThan(0);
  });
});

describe('roadrage/solo/strategy-g', () => {
  it('keeps its distance and shoots from there', () => {
    const played = soloes('G', { lead: -12 });
    expect(share(turnsOf(played, 3).map(({ range }) => range >= 5))).toBeGreaterThan(0.8);
    expect(shots(played)).toBeGreaterThan(SEEDS.length);
  });
});

describe('roadrage/solo/strategy-h', () => {
  it('closes in and shoots', () => {
    const played = soloes('H', { lead: -10 });
    expect(share(turnsOf(played, 4).map(({ range }) => range <= 4))).toBeGreaterThan(0.7);
    expect(shots(played)).toBeGreaterThan(SEEDS.length);
  });
});

describe('roadrage/solo/strategy-i', () => {
  it('shunts from behind', () => {
    expect(share(soloes('I').map((solo) => marksBy(solo, 'ram/shunt') > 0))).toBeGreaterThan(0.8);
  });
});

describe('roadrage/solo/strategy-j', () => {
  it('draws level and sideswipes', () => {
    expect(share(soloes('J').map((solo) => marksBy(solo, 'ram/sideswipe') > 0))).toBeGreaterThan(0.8);
  });
});

describe('roadrage/solo/strategy-k', () => {
  it('overtakes, then drops', () => {
    const played = soloes('K');
    expect(share(played.map(({ turns }) => turns.some(({ lead }) => lead > 2)))).toBeGreaterThan(0.8);
    expect(marks(played, 'weapon/spikeDropper')).toBeGreaterThan(SEEDS.length);
  });
});

describe('roadrage/solo/strategy-l', () => {
  it('overtakes, turns about and comes head-on', () => {
    const played = soloes('L', { turns: 20 });
    expect(share(played.map(({ turns }) => turns.some(({ lead }) => lead > 5)))).toBeGreaterThan(0.8);
    expect(share(played.map(turnedBack))).toBeGreaterThan(0.6);
    expect(marks(played, 'ram/headOn') + shots(played)).toBeGreaterThan(0);
  });
});

describe('roadrage/solo/strategy', () => {
  it.each(STRATEGIES)('%s is played with any stock vehicle, and named', (strategy) => {
    for (const { id } of STOCK.filter(({ format }) => format === 'hiTech')) {
      const { whys } = playSolo({ strategy, seed: 9, turns: 3, lead: -6, car: id });
      expect(whys.some((why) => why.includes(`follows strategy ${strategy}`))).toBe(true);
      expect(whys.some((why) => why.includes(STRATEGY_WORDS[strategy]))).toBe(true);
    }
  });
});
