import { describe, expect, it } from 'vitest';
import { LAID, SECTION } from '../../catalog/road-sections.ts';
import { ROADS } from '../../scenarios/roads.ts';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { isOffRoad } from '../queries/ground.ts';
import { boundsOf, endOfSection, placeOn, sectionAfter, spotOn } from '../queries/road.ts';
import { begin } from '../start.ts';
import type { Section } from '../state/road.ts';
import { noteGrounds } from './ground.ts';
import { layRoad } from './highway.ts';

const MAP = { minX: -15, maxX: 15, minY: -24, maxY: 48, walled: false } as const;
const HIGHWAY = { sections: [], given: true, debris: false, town: null, rolled: false, country: 15 } as const;

/** A game on the road with one car at so many inches along it. */
function onRoad(y: number, highway: object = {}, dice: readonly number[] = []) {
  const car = testVehicle('v1', { x: 0, y, h: 0 }, 60);
  const other = testVehicle('v2', { x: 1, y: 0, h: 0 }, 60);
  const game = testGame({ vehicles: [car, other], ground: 'off-road' }, dice);
  const setup = {
    ...game.setup,
    highway: { ...HIGHWAY, ...highway },
    bounds: { minX: -15, maxX: 15, minY: -24, maxY: 48 },
  };
  const all = { ...game, setup };
  all.state.road = begin({ ...setup, starts: [] }).road ?? [];
  return { game: all, car, other };
}

describe('deluxe/XIV.1/road-scenarios', () => {
  it('deluxe/XIV.1/road-scenarios: sections are laid before the leader and picked up behind, so that never more lie there than the table holds', () => {
    const { game, car } = onRoad(0);
    for (let y = 0; y < 600; y += 5) {
      car.pose = { x: 0, y, h: 0 };
      run(game, layRoad(game));
      const road = game.state.road ?? [];
      expect(road.length).toBeLessThanOrEqual((LAID.ahead + LAID.behind) / SECTION.length + 2);
      expect((road.at(-1)?.from ?? 0) + SECTION.length).toBeGreaterThanOrEqual(y + LAID.ahead);
    }
  });

  it('deluxe/XIV.1/road-scenarios: a die lays each section, and curves never lead the road back on itself', () => {
    const { game, car } = onRoad(36, { given: false }, [4, 4, 4]);
    run(game, layRoad(game));
    expect(game.state.road?.slice(-3).map(({ kind }) => kind)).toEqual(['left', 'right', 'left']);
    expect(game.events.filter(({ kind }) => kind === 'road')).toHaveLength(3);
    expect(car.gone).toBe(false);
  });

  it('deluxe/XIV.1/road-duel: on a 6 the next section is littered with debris', () => {
    const { game } = onRoad(36, { debris: true }, [6, 5, 1]);
    run(game, layRoad(game));
    expect(game.state.road?.slice(-3).map(({ kind }) => kind)).toEqual(['debris', 'straight', 'straight']);
    expect(game.state.counters.filter(({ kind }) => kind === 'debris')).toHaveLength(6);
    expect(game.state.counters.every(({ pose }) => Math.abs(pose.x) < 3 && pose.y > 48 && pose.y < 60)).toBe(true);
  });

  it('H-310: whoever falls so far behind, or strays out of the country, is out; what lies there is forgotten', () => {
    const { game, car, other } = onRoad(0);
    car.pose = { x: 0, y: 130, h: 0 };
    game.state.counters.push({
      id: 'junk-1',
      kind: 'debris',
      pose: { x: 0, y: -20, h: 0 },
      size: { length: 0.25, width: 0.25 },
      course: null,
      laid: null,
    });
    run(game, layRoad(game));
    expect([other.left, other.gone, car.gone]).toEqual(['behind', true, false]);
    expect(game.state.counters).toEqual([]);
    car.pose = { x: 16, y: 130, h: 0 };
    noteGrounds(game, car);
    run(game, layRoad(game));
    expect(car.left).toBe('country');
  });

  it('deluxe/XIV.5/penalties: beside the asphalt is open country', () => {
    const { game, car } = onRoad(0);
    const off = [0, 2.9, 3.1].map((x) => {
      car.pose = { x, y: 0, h: 0 };
      noteGrounds(game, car);
      return isOffRoad(game.setup, car);
    });
    expect(off).toEqual([false, false, true]);
  });
});

describe('a road of sections', () => {
  const kinds = ['left', 'straight', 'right', 'right', 'ramp', 'left'] as const;
  const road: Section[] = [{ kind: 'straight', pose: { x: 0, y: 0, h: 0 }, from: 0 }];
  for (const kind of kinds) road.push(sectionAfter(road.at(-1) as Section, kind));

  it('has every spot of its middle where it is found again', () => {
    for (let along = 0.5; along < road.length * SECTION.length; along += 1.7) {
      const place = placeOn(road, spotOn(road, along));
      expect(place.along).toBeCloseTo(along, 1);
      expect(Math.abs(place.across)).toBeLessThan(0.05);
    }
  });

  it('ends where the next begins', () => {
    road.slice(1).forEach((section, i) => {
      expect(endOfSection(road[i] as Section)).toEqual(section.pose);
    });
  });
});

describe('deluxe/XIV.1/road-duel', () => {
  it('deluxe/XIV.1/road-duel: one die says who is in front, two how far', () => {
    const duel = new Duel(
      [
        { x: -1, speed: 60 },
        { x: 1, speed: 60 },
      ],
      {
        map: { ...MAP, highway: { sections: [], rolled: true } },
        reflexes: [5, 3, 4, 4, 3],
      },
    );
    expect([duel.car(0).pose.y, duel.car(1).pose.y]).toEqual([0, 8]);
  });

  it('every road of the house is read, and what is drawn moves on with it', () => {
    for (const file of ROADS) {
      const read = parseSetup(file);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { value: setup } = read;
      expect(boundsOf({ setup, state: begin(setup) })).toEqual({ minX: -15, maxX: 15, minY: -24, maxY: 48 });
    }
  });

  it('what cannot be is refused, all at once', () => {
    const [duel] = ROADS as readonly [ScenarioFile];
    const read = parseSetup({
      ...duel,
      objective: { kind: 'duel', lone: 1 },
      seats: [
        { name: 'Bone', team: 0 },
        { name: 'Cyan', team: 0 },
      ],
      map: {
        minX: -2,
        maxX: 2,
        minY: -24,
        maxY: 48,
        highway: { town: 500 },
        pillars: [{ x: 0, y: 20, length: 1, width: 1 }],
      },
    });
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual([
      'objective.lone',
      'map.walled',
      'map',
      'map.maxX',
      'map.highway.town',
      'seats',
    ]);
  });
});
