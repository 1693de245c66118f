import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OBJECT_KINDS } from '../catalog/rams.ts';
import { FOOTINGS, GROUNDS } from '../catalog/terrain.ts';
import type { Setup } from '../scenarios/setup.ts';
import { legalDesign } from '../testing/designs.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { picksOf, playSegment, randomGame } from '../testing/random-play.ts';
import { at, character, roadSetup } from '../testing/road.ts';
import type { Variants } from '../variants.ts';
import { outcomeOf } from './queries/objectives.ts';

// Whole games between random vehicles on random ground under any rules.

const EDGE = 8;
const TURNS = 6;
/** No segment of play asks more than this, and no game of so few turns has more segments: more is an endless loop. */
const MOST_QUESTIONS = 1000;
const MOST_SEGMENTS = 600;

const place = fc.integer({ min: -EDGE, max: EDGE });

const start = fc.record({
  design: legalDesign,
  speed: fc.integer({ min: 0, max: 10 }).map((tens) => tens * 10),
  facing: fc.integer({ min: 0, max: 7 }),
});

const obstacle = fc.record({ kind: fc.constantFrom(...OBJECT_KINDS), x: place, y: place, wide: fc.boolean() });

const patch = fc.record({
  x: place,
  y: place,
  footing: fc.constantFrom(...FOOTINGS),
  grounds: fc.subarray([...GROUNDS]),
  level: fc.integer({ min: 0, max: 3 }),
  soft: fc.boolean(),
});

const variants: fc.Arbitrary<Variants> = fc.record({
  movement: fc.constantFrom<Variants['movement'][]>('grid', 'open'),
  phases: fc.constantFrom<Variants['phases'][]>('none', 'rounds', 'countdown'),
  squareMm: fc.constantFrom(25, 50, 100),
  speedPush: fc.boolean(),
  rangeModifiers: fc.boolean(),
  fire: fc.constantFrom<Variants['fire'][]>('table', 'summary'),
  people: fc.boolean(),
  longVehicles: fc.boolean(),
  alternateManeuvers: fc.boolean(),
  softSizeZero: fc.boolean(),
  softBreakIn: fc.boolean(),
});

const table = fc.record({
  starts: fc.array(start, { minLength: 2, maxLength: 5 }),
  obstacles: fc.array(obstacle, { maxLength: 5 }),
  patches: fc.array(patch, { maxLength: 4 }),
  walkers: fc.array(fc.tuple(place, place), { maxLength: 2 }),
  edge: fc.constantFrom<Setup['edge'][]>('wall', 'open'),
  objective: fc.constantFrom<'duel' | 'lastMoving'>('duel', 'lastMoving'),
  variants,
  seed: fc.nat(),
});

type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

function setupOf(chosen: Table): Setup {
  const starts = chosen.starts.map(({ design, speed, facing }, i) => {
    return { design, speed, pose: at((i % 3) * 3 - 3, Math.floor(i / 3) * 3, facing * 45) };
  });
  const free = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    !starts.some(({ pose }) => Math.abs(pose.x - x) < 3 && Math.abs(pose.y - y) < 3);
  return roadSetup(starts, {
    bounds: { minX: -EDGE, minY: -EDGE, maxX: EDGE, maxY: EDGE },
    edge: chosen.edge,
    objective: { kind: chosen.objective },
    variants: chosen.variants,
    obstacles: chosen.obstacles.filter(free).map(({ kind, x, y, wide }, i) => {
      return { id: `o${i}`, kind, pose: at(x, y), size: { length: 1, width: wide ? 3 : 1 }, floors: 2, label: kind };
    }),
    patches: chosen.patches.map(({ x, y, ...ground }, i) => {
      return { id: `p${i}`, box: { minX: x, minY: y, maxX: x + 4, maxY: y + 4 }, label: '', ...ground };
    }),
    walkers: chosen.walkers.map(([x, y], i) => {
      return {
        id: `w${i}`,
        seat: i,
        character: character(`Walker ${i}`, {}, ['handWeapon']),
        pose: at(x, y),
        floor: 0,
      };
    }),
  });
}

test('roadrage/turn/sequence: whatever is played, every game goes on and stays sound', () => {
  fc.assert(
    fc.property(table, (chosen) => {
      const pick = picksOf(chosen.seed);
      const game = randomGame(setupOf(chosen), pick, ({ text }) => expect(text).not.toMatch(/undefined|NaN/));
      const damage = new Map<string, number>();
      for (let segments = 0; game.state.turn <= TURNS && outcomeOf(game.setup, game.state) === null; segments++) {
        expect(segments).toBeLessThan(MOST_SEGMENTS);
        let questions = 0;
        playSegment(game, pick, (question) => {
          if (++questions > MOST_QUESTIONS) throw new Error(`endless: ${question.prompt}`);
        });
        expect(brokenInvariants(game)).toEqual([]);
        for (const vehicle of game.state.vehicles) {
          expect(vehicle.damage).toBeGreaterThanOrEqual(damage.get(vehicle.id) ?? 0);
          damage.set(vehicle.id, vehicle.damage);
        }
      }
      expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
    }),
    { numRuns: 60 },
  );
});

test('roadrage/hardtop/setup: every option of every question is offered once and can be looked at', () => {
  fc.assert(
    fc.property(table, (chosen) => {
      const pick = picksOf(chosen.seed);
      const game = randomGame(setupOf(chosen), pick);
      for (let i = 0; i < 40 && game.state.turn < 3; i++) {
        playSegment(game, pick, (question) => {
          const options = question.options();
          const ids = options.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (question.suggested !== undefined) expect(ids).toContain(question.suggested.option);
          const option = options[pick(options.length)];
          const params = Object.fromEntries((option?.params ?? []).map(({ name, max }) => [name, max]));
          expect(option?.preview(params).text).toMatch(/\S/);
        });
      }
    }),
    { numRuns: 30 },
  );
});
