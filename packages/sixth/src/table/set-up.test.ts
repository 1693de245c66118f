import { describe, expect, it, test } from 'vitest';
import { OBSTACLES } from '../catalog/obstacles.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { arenaSetup, at, build, car, gameOf, type TestGame, textsOf } from '../testing/arena.ts';
import { view } from '../view/view.ts';
import { damageToken } from './chapters/damage.ts';
import { eliminate } from './chapters/elimination.ts';
import { coverBetween } from './queries/cover.ts';
import { seatsInOrder } from './queries/order.ts';
import { rectangleOf } from './queries/outline.ts';
import { targetId, targetsOf } from './queries/targets.ts';
import { begin } from './start.ts';

const duel = (changes: Partial<ScenarioFile>): ScenarioFile => ({
  ...{ id: 'x', title: 'X', seats: [{ name: 'A' }, { name: 'B' }] },
  cars: [0, 1].map((seat) => ({ seat, car: 'striker' })),
  ...changes,
});

function begun(changes: Partial<ScenarioFile>) {
  const read = parseSetup(duel(changes));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { setup: read.value, state: begin(read.value) };
}

describe('sixth/arena/wrecks: what is left of a car', () => {
  /** Three in a column; the one in the middle goes out. */
  function afterLoss(wrecksBreak: boolean): TestGame {
    const poses = [at(5, 2), at(5, 5), at(5, 8)];
    const game = gameOf(arenaSetup([build(), build(), build()], { poses, variants: { wrecksBreak } }));
    eliminate(game, car(game, 2), 'power');
    return game;
  }
  const targets = (game: TestGame) => targetsOf(game.setup, game.state, car(game)).map(targetId);

  it('lies there for good, gives cover and is nobody’s, unless it was agreed that wrecks break', () => {
    const game = afterLoss(false);
    const [wreck] = game.state.tokens;
    expect(wreck).toMatchObject({ id: 'wreck-c2', durability: null, pose: at(5, 5) });
    expect([targets(game), seatsInOrder(game.state)]).toEqual([['c3'], [0, 2]]);
    const ends = [car(game).pose, car(game, 3).pose].map(rectangleOf);
    const [from, to] = ends;
    if (from === undefined || to === undefined || wreck === undefined) throw new Error('two cars and a wreck');
    expect(coverBetween(game, from, to, ['c1', 'c3']).map(({ id, cover }) => [id, cover])).toEqual([
      ['wreck-c2', 'partial'],
    ]);
    damageToken(game, wreck, 20);
    expect(wreck).toMatchObject({ damage: 0, gone: false });
  });

  it('can be shot away where it was agreed', () => {
    const game = afterLoss(true);
    const [wreck] = game.state.tokens;
    if (wreck === undefined) throw new Error('a wreck');
    expect([wreck.durability, targets(game)]).toEqual([OBSTACLES.wreck.durabilityFaceUp, ['c3', 'wreck-c2']]);
    damageToken(game, wreck, 5);
    damageToken(game, wreck, 1);
    expect([wreck.gone, targets(game)]).toEqual([true, ['c3']]);
    expect(textsOf(game, 'token-damage')).toEqual(['The wreck has taken 5 of 6.', 'The wreck is destroyed.']);
  });
});

test('sixth/arena/two-faced, sixth/components/durability: which side of a token is up is chosen when the arena is laid', () => {
  const row = { x: 6, y: 6 };
  const durabilities = [false, true].map((breaks) => {
    const kinds = ['barrier', 'barrel', 'wreck'] as const;
    const { state } = begun({ arena: { tokens: kinds.map((kind, i) => ({ ...row, x: 3 + 3 * i, kind, breaks })) } });
    return state.tokens.map(({ durability }) => durability);
  });
  expect(durabilities).toEqual([
    [null, 2, null],
    [4, 2, 6],
  ]);
});

describe('sixth/setup/armor-points: up to the end of the track', () => {
  it.each([1, 4, 12])('%i points on all four sides', (ap) => {
    const { setup, state } = begun({ size: { ap, bp: 16, cp: 4 } });
    expect(state.cars[0]?.armor).toEqual({ front: ap, back: ap, left: ap, right: ap });
    const gauges = view(setup, state, null).sheets[0]?.gauges.filter(({ group }) => group === 'armor');
    expect(gauges?.map(({ now, full }) => [now, full])).toEqual(Array.from({ length: 4 }, () => [ap, ap]));
  });

  it.each([0, 13])('%i is refused', (ap) => {
    const read = parseSetup(duel({ size: { ap, bp: 16, cp: 4 } }));
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual([expect.stringMatching(/^size/)]);
  });
});

test('sixth/components/tokens: control, aces and damage of everybody are in the open', () => {
  const game = gameOf(arenaSetup([build({ front: ['lightMachineGun'] }), build()]));
  Object.assign(car(game), { control: 3, ace: 2 });
  const [gun] = car(game).cards;
  if (gun !== undefined) gun.damage = 1;
  for (const viewer of [0, 1, null]) {
    const [sheet] = view(game.setup, game.state, viewer).sheets;
    expect(sheet?.tokens?.map(({ kind, count }) => [kind, count])).toEqual([
      ['control', 3],
      ['ace', 2],
    ]);
    expect(sheet?.gauges.find(({ label }) => label === 'Light Machine Gun')).toMatchObject({ now: 1, full: 2 });
  }
});
