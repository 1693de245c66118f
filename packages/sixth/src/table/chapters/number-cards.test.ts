import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { NumberCard, Setup } from '../../scenarios/setup.ts';
import { arenaSetup, at, build, car, gameOf, play, type TestGame, textsOf } from '../../testing/arena.ts';
import { view } from '../../view/view.ts';
import { fireLock, nextCheckpoint } from '../queries/number-cards.ts';
import { outcomeOf } from '../queries/order.ts';
import { attackOnce } from './combat.ts';
import { driveOne } from './drive.ts';
import { countDown } from './number-cards.ts';

const checkpoint = (number: number, y: number, seat: number | null = null): NumberCard => ({
  ...({ use: 'checkpoint', id: `card-${number}`, number, seat } as const),
  pose: at(2, y),
});

/** One car heads north at x = 2 from y = 5, another stands beside it; nothing to roll on open ground. */
function gameWith(changes: Partial<Setup>, dice: readonly number[] = []): TestGame {
  const setup = arenaSetup([build({ front: ['antiTankGun'] }), build()], { poses: [at(2, 5), at(6, 8)], ...changes });
  const game = gameOf(setup, dice);
  for (const one of game.state.cars) Object.assign(one, { control: 6, points: 3, speed: 3 });
  return game;
}

const straight = (game: TestGame): void => play(game, driveOne(game, car(game)), 'straight');

describe('sixth/arena/scenario-cards: checkpoints', () => {
  it('are crossed in the order of their numbers, by whoever they belong to', () => {
    const game = gameWith({ numbers: [checkpoint(0, 8.5), checkpoint(1, 6), checkpoint(2, 6, 1)] });
    straight(game);
    straight(game);
    expect(game.state.progress).toEqual([0, 0]);
    straight(game);
    expect([game.state.progress, textsOf(game, 'checkpoint')]).toEqual([[1, 0], ['Car 1 crosses checkpoint 0.']]);
    expect(nextCheckpoint(game, 0)).toMatchObject({ number: 1 });
    expect(nextCheckpoint(game, 1)).toMatchObject({ number: 0 });
  });

  it('open the fire of whoever has crossed one of his own', () => {
    const game = gameWith({ numbers: [checkpoint(0, 6.5)], fireAtCheckpoint: true });
    car(game, 2).pose = at(2, 10);
    expect(fireLock(game, 0)).toBe('no fire before checkpoint 0');
    expect(play(game, attackOnce(game, car(game)))).toBe(false);
    straight(game);
    expect(textsOf(game, 'checkpoint')).toEqual(['Car 1 crosses checkpoint 0 and may fire.']);
    expect([fireLock(game, 0), fireLock(game, 1)]).toEqual([null, 'no fire before checkpoint 0']);
  });

  it('are a race where the scenario says so: first round wins', () => {
    const numbers = [checkpoint(0, 6.2), checkpoint(1, 7.8)];
    const game = gameWith({ numbers, race: { laps: 1 } });
    straight(game);
    expect([game.state.progress[0], outcomeOf(game.setup, game.state)]).toEqual([1, null]);
    straight(game);
    expect(textsOf(game, 'checkpoint').at(-1)).toBe('Car 1 crosses checkpoint 1, lap 1 of 1. That was the last.');
    expect(outcomeOf(game.setup, game.state)).toMatchObject({ kind: 'win', winners: [0] });
    expect(nextCheckpoint(game, 0)).toBeNull();
  });

  it('show everybody the way to his own', () => {
    const game = gameWith({ numbers: [checkpoint(0, 8, 0), checkpoint(1, 2, 1)], race: { laps: 1 } });
    const goals = [0, 1, null].map((viewer) => view(game.setup, game.state, viewer).goal?.to?.label);
    expect(goals).toEqual(['checkpoint 0', 'checkpoint 1', undefined]);
    expect(view(game.setup, game.state, null).sheets.map(({ lines }) => lines.at(-1))).toEqual([
      'checkpoint 0 is next',
      'checkpoint 1 is next',
    ]);
  });
});

describe('sixth/arena/scenario-cards: triggers', () => {
  const lays = {
    hazards: [{ id: 'spill', kind: 'mud', pose: at(2, 6.3) }],
    tokens: [
      { id: 'barrel-1', kind: 'barrel', pose: at(9, 9), breaks: true },
      { id: 'barrel-2', kind: 'barrel', pose: at(6, 8), breaks: true },
    ],
  } as const;
  const trigger: NumberCard = { use: 'trigger', id: 'card-3', number: 3, pose: at(2, 6.5), lays };

  it('are set off once, by the first over them; what finds no room is left out, and the rest counts at once', () => {
    const game = gameWith({ numbers: [trigger] });
    straight(game);
    expect([textsOf(game, 'trigger'), textsOf(game, 'laid')]).toEqual([
      ['Car 1 sets off card 3.'],
      ['On the ground now: mud, a barrel.'],
    ]);
    expect([game.state.tokens.map(({ id }) => id), game.state.turned, car(game).control]).toEqual([
      ['barrel-1'],
      [3],
      5,
    ]);
    straight(game);
    expect([textsOf(game, 'trigger').length, game.state.laid.length]).toEqual([1, 1]);
  });
});

describe('sixth/arena/scenario-cards: hidden hazards', () => {
  const hidden = (hazard: 'oil' | 'mud' | null): NumberCard => ({
    ...{ use: 'hidden', id: 'card-1', number: 1, pose: at(2, 6.5), hazard },
  });
  const labels = (game: TestGame) => view(game.setup, game.state, null).areas.map(({ label }) => label);

  it('look harmless until a driver is over them, and count in that very roll', () => {
    const game = gameWith({ numbers: [hidden('mud')] });
    expect(labels(game)).toContain('Card 1: ?');
    straight(game);
    expect([textsOf(game, 'hidden-hazard'), car(game).control]).toEqual([['Car 1 drives over card 1: Mud.'], 5]);
    expect(labels(game).filter((label) => label?.startsWith('Card'))).toEqual([]);
    expect(labels(game)).toContain('Mud');
  });

  it('are what a die says where nobody has laid them', () => {
    const game = gameWith({ numbers: [hidden(null)] }, [2]);
    straight(game);
    expect(game.state.laid).toEqual([{ id: 'card-1', kind: 'mud', pose: at(2, 6.5) }]);
  });

  it('are no part of what a move is foretold', () => {
    const previews = (['oil', 'mud'] as const).map((kind) => {
      const game = gameWith({ numbers: [hidden(kind)] });
      const asked = { seat: 0, topic: 'move', car: 'c1' } as const;
      return JSON.stringify(
        game
          .question(asked)
          .options()
          .map((option) => option.preview({ angle: 10 })),
      );
    });
    expect(previews[0]).toBe(previews[1]);
    expect(previews[0]).toContain('Nobody knows what card 1 is.');
  });
});

describe('sixth/arena/scenario-cards: a countdown', () => {
  it('turns up a card a round; at 0 fire is open and what was announced lies there', () => {
    const lays = { hazards: [{ id: 'spill', kind: 'oil', pose: at(9, 9) }], tokens: [] } as const;
    const game = gameWith({ countdown: { from: 2, opensFire: true, lays } });
    const rounds = [1, 2, 3, 4].map((round) => {
      game.state.round = round;
      countDown(game);
      return [fireLock(game, 0), game.state.laid.length, view(game.setup, game.state, null).clock.label];
    });
    expect(rounds).toEqual([
      ['no fire before the countdown ends: 2', 0, 'Control, countdown 2'],
      ['no fire before the countdown ends: 1', 0, 'Control, countdown 1'],
      [null, 1, 'Control'],
      [null, 1, 'Control'],
    ]);
    expect(textsOf(game, 'countdown')).toEqual(['Countdown: 2.', 'Countdown: 1.', 'Countdown: 0. Everybody may fire.']);
  });
});

describe('sixth/arena/scenario-cards: what a scenario may not make of them', () => {
  type Numbers = NonNullable<ScenarioFile['arena']>['numbers'];
  const problemsOf = (numbers: Numbers, changes: Partial<ScenarioFile> = {}) => {
    const read = parseSetup({
      ...{ id: 'x', title: 'X', seats: [{ name: 'A' }, { name: 'B' }], arena: { numbers } },
      cars: [0, 1].map((seat) => ({ seat, car: 'striker' })),
      ...changes,
    });
    return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
  };
  const own = (number: 0 | 1, seat?: number) => ({
    number,
    use: 'checkpoint' as const,
    x: 5,
    y: 5,
    ...(seat !== undefined && { seat }),
  });

  it.each<[string, readonly string[]]>([
    ['arena.numbers.1.number: There is one card 0.', problemsOf([own(0), own(0)])],
    ['arena.numbers.0.number: Card 1 is needed for the countdown.', problemsOf([own(1)], { countdown: { from: 2 } })],
    ['arena.numbers.0.seat: There is no seat 2.', problemsOf([own(0, 2)])],
    ['fire: B has 0 checkpoints and needs 1.', problemsOf([own(0, 0)], { fire: 'checkpoint' })],
    ['race: A has 1 checkpoint and needs 2.', problemsOf([own(0)], { race: { laps: 2 } })],
    [
      'arena.numbers.0.hazard: A hazard that everybody sees is of some kind.',
      problemsOf([{ number: 0, use: 'hazard', x: 5, y: 5, hazard: null }]),
    ],
  ])('%s', (problem, problems) => {
    expect(problems).toContain(problem);
  });

  it('a declared hazard is one of the arena', () => {
    const file = {
      id: 'x',
      title: 'X',
      seats: [{ name: 'A' }, { name: 'B' }],
      cars: [0, 1].map((seat) => ({ seat, car: 'striker' })),
    };
    const read = parseSetup({ ...file, arena: { numbers: [{ number: 2, use: 'hazard', hazard: 'ice', x: 5, y: 5 }] } });
    expect(read.ok && [read.value.hazards, read.value.numbers]).toEqual([
      [{ id: 'card-2', kind: 'ice', pose: at(5, 5) }],
      [],
    ]);
  });
});
