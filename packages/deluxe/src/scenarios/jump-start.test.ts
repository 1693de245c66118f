import { describe, expect, test } from 'vitest';
import { PACK_ATTACK } from '../catalog/jump-start.ts';
import { JUMP_START_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { deluxe } from '../play/ruleset.ts';
import { jumpStartOutcome } from '../table/jump-start/outcome.ts';
import { jumpStartSegment } from '../table/jump-start/turn.ts';
import { run, sequence } from '../testing/combat-fixtures.ts';
import { carOf, jumpStartFile, jumpStartGame, jumpStartSetup } from '../testing/jump-start-fixtures.ts';
import { view } from '../view/view.ts';
import { JUMP_START } from './jump-start.ts';
import { parseSetup, type ScenarioFile } from './scenario-file.ts';

function fileOf(id: string): ScenarioFile {
  const file = JUMP_START.find((each) => each.id === id);
  if (file === undefined) throw new Error(id);
  return file;
}

function problemsOf(file: ScenarioFile): readonly string[] {
  const read = parseSetup(file);
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
}

describe('deluxe/II.3/vehicle-selection', () => {
  test('deluxe/II.10/stock-cars: every vehicle of the list drives, and nothing that is not on it', () => {
    for (const { id } of JUMP_START_FIELDED) expect(problemsOf(jumpStartFile([{ car: id }, {}]))).toEqual([]);
    expect(JUMP_START_FIELDED).toHaveLength(14);
    expect(problemsOf(jumpStartFile([{ car: 'stinger' }, {}]))).toEqual([
      'vehicles.0.car: Stinger is not on the Jump-Start list.',
    ]);
  });

  test('deluxe/II.10/stock-cars: armor is moved, not bought, and a cycle has none at its sides', () => {
    const moved = { armor: { front: 55, back: 40 } };
    const { starts } = jumpStartSetup(jumpStartFile([{ refit: moved }, {}]));
    expect(starts[0]?.model.armor).toMatchObject({ front: 55, right: 0, left: 0, back: 40, top: 0 });
    expect(problemsOf(jumpStartFile([{ refit: { armor: { front: 99 } } }, {}]))).toEqual([
      'vehicles.0.refit.armor: Armor is only moved: 95 points, not 99.',
    ]);
    expect(problemsOf(jumpStartFile([{ car: 'js-shogun-100', refit: { armor: { left: 12 } } }, {}]))).toContain(
      'vehicles.0.refit.armor: There is no armor at left.',
    );
    expect(problemsOf(jumpStartFile([{ refit: moved }, {}], { jumpStart: undefined }))[0]).toContain('refit');
  });

  test('deluxe/II.10/stock-cars: whoever picks another car of the list gets it as listed', () => {
    const file = fileOf('jump-start-pack-attack');
    const picked = deluxe.withPicks(file, ['js-courier', null]);
    const read = parseSetup(picked);
    expect(read.ok && read.value.starts[0]?.model).toMatchObject({ name: 'Courier', armor: { front: 30, back: 25 } });
    expect(read.ok && read.value.starts.length).toBe(6);
    expect(parseSetup(deluxe.withPicks(file, ['stinger', null])).ok).toBe(false);
  });

  test('the small sheet has five sides, plant, crew, guns and a speed track, and no tires', () => {
    const file = jumpStartFile([{ speed: 40, damage: { armor: { front: 6 }, plant: 3 } }, { car: 'js-shogun-220' }]);
    const game = jumpStartGame(file);
    const [courier, cycle] = view(game.setup, game.state).sheets;
    expect(courier?.gauges.map(({ label, now, full }) => `${label} ${now}/${full}`)).toEqual([
      'Front armor 24/30',
      'Right armor 20/20',
      'Left armor 20/20',
      'Back armor 25/25',
      'Top armor 0/0',
      'RL front 1/1',
      'MG right 1/1',
      'MG left 1/1',
      'MG back 1/1',
      'Power plant 9/12',
      'Driver 3/3',
      'Gunner 3/3',
    ]);
    expect(courier?.tracks).toMatchObject([{ id: 'speed', at: 6 }]);
    expect(cycle?.gauges.map(({ label }) => label)).toEqual([
      'Front armor',
      'Back armor',
      'RL front',
      'Power plant',
      'Driver',
    ]);
    expect(view(game.setup, game.state).clock.tracks?.[0]?.cells).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('deluxe/II.9/scenarios', () => {
  test('deluxe/II.1/introduction: nothing of the full game is mixed in', () => {
    const mixed = {
      road: ['ice'],
      strayShots: true,
      objective: { kind: 'first-blood' },
    } satisfies Partial<ScenarioFile>;
    expect(problemsOf(jumpStartFile([{}, {}], mixed)).map((problem) => problem.split(':')[0])).toEqual([
      'road',
      'strayShots',
      'objective',
    ]);
    expect(problemsOf(jumpStartFile([{ speed: 45 }, {}]))[0]).toContain('Speeds are tens');
  });

  test('nobody spends more than his budget, accessories included', () => {
    const dear = { refit: { crew: [{ computer: 'hirescomputer' as const, armor: 'bodyarmor' as const }] } };
    expect(problemsOf(jumpStartFile([dear, {}], { jumpStart: { budgets: [17_000, 13_000] } }))).toEqual([
      'jumpStart.budgets.0: $17250 is more than $17000.',
    ]);
  });

  test('sheets may be hidden: of a stranger nobody sees more than what has fired', () => {
    const game = jumpStartGame(jumpStartFile([{}, {}], { hidden: true }));
    expect(game.hides).toBe(true);
    expect(game.setup.jumpStart).toBeDefined();
  });

  test('a gate that nobody can reach is refused', () => {
    const gate = { vehicle: 7, x: 99, y: 0, radius: 2 };
    expect(problemsOf(jumpStartFile([{}, {}], { jumpStart: { gate } }))).toHaveLength(2);
  });
});

describe('deluxe/II.9/road-duel', () => {
  test('deluxe/II.2/beginning: the dice say who is ahead and by how much, both the same way at 60 mph', () => {
    const game = jumpStartGame(fileOf('jump-start-road-duel'), [2, 5, 3, 4]);
    game.state.at = 'start';
    run(game, jumpStartSegment(game));
    const [one, two] = [carOf(game, 'v1'), carOf(game, 'v2')];
    expect(two.pose.y - one.pose.y - 1).toBeCloseTo(7, 6);
    expect([one.speed, two.speed, one.pose.h, two.pose.h]).toEqual([60, 60, 0, 0]);
    expect(game.events.at(-1)?.text).toContain('They start');
  });
});

describe('deluxe/II.9/pack-attack', () => {
  test('a car of $17,000, 12 inches ahead of five cycles or more of $25,000, all at 80 mph', () => {
    const { starts } = jumpStartSetup(fileOf('jump-start-pack-attack'));
    const [car, ...pack] = starts;
    const nearest = Math.max(...pack.map(({ pose }) => pose.y + 0.25));
    expect((car?.pose.y ?? 0) - 0.5 - nearest).toBeCloseTo(PACK_ATTACK.lead, 6);
    expect(starts.map(({ speed }) => speed)).toEqual([80, 80, 80, 80, 80, 80]);
    const few = { ...fileOf('jump-start-pack-attack') };
    expect(problemsOf({ ...few, vehicles: few.vehicles.slice(0, 4) })).toEqual([
      'vehicles: A pack is 5 cycles or more, and nothing else.',
    ]);
  });

  test('more than 30 inches ahead of all that still hunt, when all have moved, it is away', () => {
    const game = jumpStartGame(fileOf('jump-start-pack-attack'));
    const car = carOf(game, 'v1');
    car.pose = { ...car.pose, y: 17.9 };
    expect(jumpStartOutcome(game.setup, game.state)).toBeNull();
    car.pose = { ...car.pose, y: 18.1 };
    expect(jumpStartOutcome(game.setup, game.state)).toMatchObject({ winners: [0], rule: 'deluxe/II.9/pack-attack' });
    game.state.at = 'mover';
    expect(jumpStartOutcome(game.setup, game.state)).toBeNull();
  });

  test('the pack wins by stopping it', () => {
    const game = jumpStartGame(fileOf('jump-start-pack-attack'));
    carOf(game, 'v1').down = 'top';
    expect(jumpStartOutcome(game.setup, game.state)).toMatchObject({ winners: [1] });
  });
});

test('deluxe/II.4/movement: a turn of the duel by its suggestions ends where the next begins', () => {
  const game = jumpStartGame(jumpStartFile([{ speed: 20 }, { speed: 30, x: 20 }]));
  game.state.at = 'speeds';
  const parts = Array.from({ length: 27 }, () => jumpStartSegment(game));
  run(game, sequence(...parts), (question) => question.suggested ?? { option: 'hold', params: {} });
  expect(game.state).toMatchObject({ at: 'speeds', turn: 2 });
});
