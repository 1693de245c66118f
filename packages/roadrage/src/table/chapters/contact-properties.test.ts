import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import type { OptionId } from '../../catalog/options.ts';
import { OBJECT_KINDS } from '../../catalog/rams.ts';
import { GROUNDS } from '../../catalog/terrain.ts';
import type { Obstacle, Patch, Setup } from '../../scenarios/setup.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { picksOf, playSegment, randomGame } from '../../testing/random-play.ts';
import { at, character, design, roadSetup } from '../../testing/road.ts';
import type { Variants } from '../../variants.ts';

const EDGE = 9;

const car = fc.record({
  body: fc.constantFrom(...BODY_IDS),
  skill: fc.integer({ min: 0, max: 2 }),
  options: fc.subarray<OptionId>([
    'bigBumperFront',
    'ram',
    'rollCage',
    'safetyHarnesses',
    'offRoadSuspension',
    'armorLight',
  ]),
  speed: fc.integer({ min: 0, max: 9 }).map((tens) => tens * 10),
  facing: fc.integer({ min: 0, max: 7 }),
});

const place = fc.integer({ min: -EDGE, max: EDGE });

const obstacle = fc.record({ kind: fc.constantFrom(...OBJECT_KINDS), x: place, y: place, wide: fc.boolean() });

const patch = fc.record({
  x: place,
  y: place,
  grounds: fc.subarray(GROUNDS.filter((ground) => ground !== 'impassable')),
  level: fc.integer({ min: 0, max: 3 }),
});

const variants: fc.Arbitrary<Partial<Variants>> = fc.record({
  movement: fc.constantFrom<Variants['movement'][]>('grid', 'grid', 'open'),
  phases: fc.constantFrom<Variants['phases'][]>('none', 'none', 'rounds'),
  longVehicles: fc.boolean(),
});

const lot = fc.record({
  cars: fc.array(car, { minLength: 2, maxLength: 6 }),
  obstacles: fc.array(obstacle, { maxLength: 6 }),
  patches: fc.array(patch, { maxLength: 4 }),
  walkers: fc.array(fc.tuple(place, place), { maxLength: 3 }),
  edge: fc.constantFrom<Setup['edge'][]>('wall', 'open'),
  variants,
  seed: fc.nat(),
});

type Lot = typeof lot extends fc.Arbitrary<infer T> ? T : never;

function obstaclesOf({ obstacles }: Lot): readonly Obstacle[] {
  return obstacles.map(({ kind, x, y, wide }, i) => {
    const size = { length: 1, width: wide ? 3 : 1 };
    return { id: `o${i}`, kind, pose: at(x, y), size, floors: 2, label: `the ${kind}` };
  });
}

function patchesOf({ patches }: Lot): readonly Patch[] {
  return patches.map(({ x, y, grounds, level }, i) => {
    const box = { minX: x, minY: y, maxX: x + 4, maxY: y + 4 };
    return { id: `p${i}`, box, footing: 'offRoad', grounds, level, soft: level === 0, label: '' };
  });
}

/** Vehicles three squares apart, each with as many people as it has seats up to three. */
function setupOf(chosen: Lot): Setup {
  const starts = chosen.cars.map(({ body, skill, options, speed, facing }, i) => {
    const people = Math.min(3, BODIES[body].people);
    const driver = character('Driver', { bike: skill, car: skill, van: skill, bigRig: skill });
    const crew = Array.from({ length: people }, (_, seat) => (seat === 0 ? driver : character(`Seat ${seat}`)));
    const pose = at((i % 3) * 3 - 3, Math.floor(i / 3) * 3, facing * 45);
    return { design: design(body, { options, crew }), speed, pose };
  });
  const free = ({ pose }: Obstacle): boolean =>
    !starts.some((start) => Math.abs(start.pose.x - pose.x) < 3 && Math.abs(start.pose.y - pose.y) < 3);
  return roadSetup(starts, {
    bounds: { minX: -EDGE, minY: -EDGE, maxX: EDGE, maxY: EDGE },
    edge: chosen.edge,
    variants: chosen.variants,
    obstacles: obstaclesOf(chosen).filter(free),
    patches: patchesOf(chosen),
    walkers: chosen.walkers.map(([x, y], i) => ({
      id: `w${i}`,
      seat: i % starts.length,
      character: character(`Walker ${i}`),
      pose: at(x, y),
      floor: 0,
    })),
  });
}

test('roadrage/ram/contact: whatever is played, nobody is in two places and no two vehicles in one', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(lot, (chosen) => {
      const pick = picksOf(chosen.seed);
      const game = randomGame(setupOf(chosen), pick, ({ marks = [] }) => {
        for (const mark of marks) seen.add(mark);
      });
      for (let i = 0; i < 120 && game.state.turn < 7; i++) {
        playSegment(game, pick);
        expect(brokenInvariants(game)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
  const common = ['ram/headOn', 'ram/shunt', 'ram/sideOn', 'ram/object', 'people/jump-out'];
  expect([...seen]).toEqual(expect.arrayContaining(common));
});
