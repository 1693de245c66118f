import type { Decision, Option } from '@hardtop/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import type { Obstacle } from '../scenarios/setup.ts';
import { decelerationOf } from '../table/queries/figures.ts';
import { at, character, design, driven, gameOf, gun, roadSetup, vehicle, wall } from '../testing/road.ts';
import { forBends } from './bends.ts';
import { CRUISE, type Temper } from './goal.ts';
import { batteryOf, pointsFrom } from './guns.ts';
import { isBlocked, landOf, roomAhead } from './land.ts';
import { chooseWalk } from './on-foot.ts';
import { planMove } from './plan.ts';
import { sceneOf } from './scene.ts';
import { chooseSwipe } from './touching.ts';
import { wayTo } from './way.ts';

const TEMPER: Temper = { dread: 40, leastKeep: 0.5, speeds: 3, foresight: false, sharp: false };

describe('how a driver sees the map', () => {
  it('ends it where the map ends', () => {
    for (const file of SCENARIOS) {
      const setup = parseSetup(file);
      if (!setup.ok) throw new Error(file.id);
      const { columns, rows } = landOf(setup.value);
      expect([columns, rows]).toEqual([file.map.width, file.map.height]);
    }
  });

  it('knows the room ahead of a wall, and that a smashed one is gone', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 1) }], { obstacles: [wall(0, 5, 1, 1)] }));
    const land = landOf(game.setup);
    expect(roomAhead(land, 0, 0, 0)).toBe(4);
    expect(isBlocked(game, land, 0, 5)).toBe(true);
    game.state.smashed.push('wall-0-5');
    expect(isBlocked(game, land, 0, 5)).toBe(false);
  });

  it('goes round what is in the way', () => {
    const { setup } = gameOf(roadSetup([{ design: driven('midSized', 1) }], { obstacles: [wall(0, 5, 21, 1)] }));
    expect(wayTo(setup, { x: 0, y: 10 }).from(0, 0)).toBeGreaterThan(10);
    expect(wayTo(setup, { x: 0, y: 10 }).from(0, 6)).toBe(4);
  });
});

describe('roadrage/control/roll', () => {
  const ring = SCENARIOS.find(({ id }) => id === 'dry-lake-ring');

  it('brakes in time: whatever the speed, at full brakes the bend is taken at its safe speed', () => {
    const setup = parseSetup(ring);
    if (!setup.ok) throw new Error('no ring');
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 28 }), fc.integer({ min: 1, max: 12 }), (x, tens) => {
        const game = gameOf(setup.value);
        const own = vehicle(game);
        own.pose = at(x, 22, 90);
        const brakes = decelerationOf(game, own);
        const speed = forBends(game, own, tens * 10);
        let [here, now] = [x, speed];
        while (now > 50) [here, now] = [here + now / 10, now - brakes];
        expect(here).toBeLessThanOrEqual(30);
      }),
    );
  });
});

describe('a plan of a move', () => {
  function planned(obstacles: readonly Obstacle[], speed: number) {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed }], { obstacles, edge: 'wall' }));
    const own = vehicle(game);
    own.sinceDrift = 10;
    const goal = { ...CRUISE, words: '', speed, keepsRoad: false };
    return planMove(sceneOf(game, own, goal, TEMPER, false), speed, speed / 10, 2, 300);
  }

  it('goes straight on where nothing is in the way', () => {
    expect(planned([], 50)).toMatchObject({ first: { kind: 'straight', squares: 5 }, crashes: false });
  });

  it('steers round a wall', () => {
    const plan = planned([wall(0, 4, 1, 1)], 50);
    expect(plan.crashes).toBe(false);
    expect(plan.first.kind === 'straight' && plan.first.squares < 4).toBe(true);
  });

  it('knows when there is no way out', () => {
    const box = [wall(0, 2, 5, 1), wall(-2, 0, 1, 5), wall(2, 0, 1, 5)];
    expect(planned(box, 60).crashes).toBe(true);
  });
});

describe('roadrage/fire/arcs-mounted', () => {
  it('a fixed gun counts only where it bears', () => {
    const armed = design('midSized', { weapons: [gun('machineGun')], crew: [character('A', { heavyWeapons: 1 })] });
    const game = gameOf(roadSetup([{ design: armed }, { design: driven('midSized', 1) }]));
    const battery = batteryOf(game, vehicle(game), vehicle(game, 2));
    const target = (x: number, y: number) => ({ pose: at(x, y), body: null });
    expect(pointsFrom(battery, at(0, 0), target(0, 6))).toBeGreaterThan(0);
    expect(pointsFrom(battery, at(0, 0), target(0, -6))).toBe(0);
    expect(pointsFrom(battery, at(0, 0, 180), target(0, -6))).toBeGreaterThan(0);
    expect(pointsFrom(battery, at(0, 0), target(0, 11))).toBe(0);
  });
});

function decisionOf(topic: string, options: readonly Option[]): Decision {
  const asked = { seat: 0, topic };
  return { id: '1', ...asked, asked, rule: 'roadrage/ram/sideswipe', prompt: '', options: () => options };
}

describe('roadrage/ram/sideswipe', () => {
  it('is as rough as is worth it', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2) }, { design: driven('midSized', 1) }]));
    const swipe = (mine: number, his: number): Option => ({
      id: 'swipe',
      label: '',
      words: [],
      params: [{ name: 'roughness', label: '', min: 0, max: 6, step: 1 }],
      preview: () => ({ text: '' }),
      facts: ({ roughness = 0 }) => ({ keepControl: 1 - roughness * mine, hit: roughness * his, damage: 2, taken: 2 }),
    });
    const roughness = (mine: number, his: number) =>
      chooseSwipe(game, decisionOf('sideswipe', [swipe(mine, his)]), vehicle(game), TEMPER)?.params.roughness;
    expect(roughness(0.01, 0.15)).toBe(6);
    expect(roughness(0.15, 0.01)).toBe(0);
  });
});

describe('roadrage/people/pedestrians', () => {
  it('leaves the path of a car for cover', () => {
    const walker = { id: 'w1', seat: 0, character: character('Ace', {}, ['handWeapon']), pose: at(0, 6), floor: 0 };
    const cars = [{ design: driven('midSized', 1), seat: 1, pose: at(0, 0), speed: 40 }];
    const seats = [
      { name: 'A', side: 'a' },
      { name: 'B', side: 'b' },
    ];
    const game = gameOf(roadSetup(cars, { seats, walkers: [walker], objective: { kind: 'duel' } }));
    const person = game.state.people.find(({ place }) => place.kind === 'foot');
    if (person === undefined) throw new Error('nobody is on foot');
    const spot = (x: number, y: number, cover: number): Option => ({
      id: `walk:${x},${y},0`,
      label: '',
      words: [],
      preview: () => ({ text: '' }),
      facts: () => ({ x, y, floor: 0, cover }),
    });
    const stay: Option = { id: 'stay', label: '', words: [], preview: () => ({ text: '' }) };
    const options = [stay, spot(0, 8, 0), spot(2, 6, 1)];
    expect(chooseWalk(game, decisionOf('people', options), person)?.option).toBe('walk:2,6,0');
  });
});
