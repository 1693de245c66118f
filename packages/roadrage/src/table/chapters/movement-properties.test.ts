import { type Ask, type Option, type Play, type Request, startingParams } from '@hardtop/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_IDS } from '../../catalog/bodies.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { OPTION_IDS } from '../../catalog/options.ts';
import { askingIn } from '../../testing/asking.ts';
import { at, driven, roadSetup } from '../../testing/road.ts';
import type { Variants } from '../../variants.ts';
import { begin } from '../start.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { segment } from '../turn.ts';

/** A small generator of our own, so that one number makes a whole game. */
function random(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

function paramsFor(option: Option, pick: (below: number) => number): Record<string, number> {
  const params: Record<string, number> = { ...startingParams(option) };
  for (const { name, min, max, step } of option.params ?? [])
    params[name] = min + step * pick(Math.floor((max - min) / step) + 1);
  return params;
}

type Watch = (game: RoadGame, question: Ask) => void;

function playSegment(game: RoadGame, pick: (below: number) => number, watch: Watch): void {
  const answer = (question: Ask) => {
    watch(game, question);
    const options = question.options();
    const option = options[pick(options.length)];
    if (option === undefined) throw new Error(`no option: ${question.prompt}`);
    return { option: option.id, params: paramsFor(option, pick) };
  };
  const reply = (request: Request) => {
    if (request.kind === 'dice') throw new Error('dice are seeded');
    if (request.kind === 'ask') return { kind: 'answer', answer: answer(request.ask) } as const;
    const results = new Map(
      [...request.dialogues].map(([seat, dialogue]) => {
        let step = dialogue.next();
        while (step.done !== true) step = dialogue.next(answer(step.value));
        return [seat, step.value] as const;
      }),
    );
    return { kind: 'sealed', results } as const;
  };
  const play: Play = segment(game);
  let step = play.next();
  while (step.done !== true) step = play.next(reply(step.value));
}

const car = fc.record({
  body: fc.constantFrom(...BODY_IDS),
  skill: fc.integer({ min: 0, max: 2 }),
  options: fc.subarray([...OPTION_IDS], { maxLength: 4 }),
  speed: fc.integer({ min: 0, max: 10 }).map((tens) => tens * 10),
  facing: fc.integer({ min: 0, max: 7 }),
});

const variants: fc.Arbitrary<Partial<Variants>> = fc.record({
  movement: fc.constantFrom('grid', 'grid', 'open') as fc.Arbitrary<'grid' | 'open'>,
  phases: fc.constantFrom('none', 'rounds', 'countdown') as fc.Arbitrary<Variants['phases']>,
  longVehicles: fc.boolean(),
});

function isSound(vehicle: Vehicle, grid: boolean): boolean {
  const { pose, speed, left, maneuvers, sinceManeuver, moved } = vehicle;
  const placed = !grid || (pose.x % 1 === 0 && pose.y % 1 === 0 && pose.h % 450 === 0);
  const counted = maneuvers >= 0 && sinceManeuver <= moved && left >= 0 && left % 1 === 0;
  const fast = speed >= 0 && speed % 10 === 0 && (!vehicle.reverse || speed <= REVERSE.topSpeed);
  return placed && counted && fast && (!vehicle.done || vehicle.pushed || left === 0);
}

/** What holds between any two questions, and at every rest point. */
function check(game: RoadGame): void {
  const grid = game.setup.variants.movement === 'grid';
  const bad = game.state.vehicles.filter((vehicle) => !isSound(vehicle, grid));
  if (bad.length > 0) expect(bad).toEqual([]);
}

test('roadrage/move/movement: whatever is played, squares, facings, speeds and counts stay what they must be', () => {
  fc.assert(
    fc.property(fc.array(car, { minLength: 2, maxLength: 5 }), variants, fc.nat(), (cars, chosen, seed) => {
      const starts = cars.map(({ body, skill, options, speed, facing }, i) => ({
        design: driven(body, skill, ...options),
        speed,
        pose: at(i * 3 - 6, (i % 2) * 3, facing * 45),
      }));
      const bounds = { minX: -15, minY: -15, maxX: 15, maxY: 15 };
      const setup = roadSetup(starts, { variants: chosen, bounds, edge: 'wall' });
      const pick = random(seed);
      const dice = { take: (count: number, sides: number) => Array.from({ length: count }, () => pick(sides) + 1) };
      const state = begin(setup);
      const game: RoadGame = { setup, state, dice, emit: () => {}, ...askingIn(setup, state) };
      for (let i = 0; i < 150 && game.state.turn < 6; i++) {
        playSegment(game, pick, check);
        check(game);
      }
      expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
    }),
    { numRuns: 60 },
  );
});

test('roadrage/control/roll: maneuvers are offered only after a square, and drifts only two squares apart on the grid', () => {
  fc.assert(
    fc.property(car, fc.nat(), ({ body, skill, options, speed }, seed) => {
      const setup = roadSetup([{ design: driven(body, skill, ...options), speed }]);
      const pick = random(seed);
      const state = begin(setup);
      const game: RoadGame = {
        setup,
        state,
        dice: { take: (count) => Array(count).fill(1) },
        emit: () => {},
        ...askingIn(setup, state),
      };
      const watch: Watch = ({ state }, question) => {
        const [vehicle] = state.vehicles;
        if (question.topic !== 'move' || vehicle === undefined || vehicle.speed === 0) return;
        const ids = question.options().map(({ id }) => id);
        const maneuvers = ids.filter((id) => /-(left|right)$/.test(id));
        if (vehicle.sinceManeuver === 0) expect(maneuvers).toEqual([]);
        if (vehicle.sinceDrift < 2 || vehicle.speed < 30) expect(ids).not.toContain('drift-left');
        expect(ids.includes('emergencyStop')).toBe(vehicle.moved === 0 && vehicle.maneuvers === 0);
        expect(vehicle.moved + vehicle.left).toBeLessThanOrEqual(vehicle.orderSpeed / 10);
      };
      for (let i = 0; i < 60 && game.state.turn < 4; i++) playSegment(game, pick, watch);
    }),
    { numRuns: 100 },
  );
});
