import { Match, playOut, randomChooser, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { nearestFoe, prospectAt } from '../../bot/outlook.ts';
import { sixth } from '../../play/ruleset.ts';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import { SCENARIOS } from '../../scenarios/scenarios.ts';
import { arenaSetup, at, build, gameOf, type TestGame } from '../../testing/arena.ts';
import { eliminate } from '../chapters/elimination.ts';
import { type Car, carOfSeat } from '../state/state.ts';
import { attacksOf } from './attacks.ts';
import { outcomeOf } from './order.ts';
import { alliesOf } from './sides.ts';
import { targetId, targetsOf } from './targets.ts';

const POSES = [at(5, 2), at(5, 4), at(5, 6), at(5, 8)];

/** Four in a column, all facing north. */
function four(sides: readonly (number | null)[] | null): TestGame {
  const armed = () => build({ front: ['machineGun'] });
  return gameOf(arenaSetup([armed(), armed(), armed(), armed()], { poses: POSES, sides }));
}

const carOf = (game: TestGame, seat: number): Car => carOfSeat(game.state, seat);
const targets = (game: TestGame, seat: number) => targetsOf(game.setup, game.state, carOf(game, seat)).map(targetId);

describe('sixth/damage/end: sides that were agreed on', () => {
  it('two against two: the last side driving wins, with all who are of it, out or not', () => {
    const game = four([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => alliesOf(game.setup, seat))).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
    eliminate(game, carOf(game, 0), 'power');
    eliminate(game, carOf(game, 1), 'power');
    expect(outcomeOf(game.setup, game.state)).toBeNull();
    eliminate(game, carOf(game, 3), 'power');
    expect(outcomeOf(game.setup, game.state)).toMatchObject({
      kind: 'win',
      winners: [0, 2],
      reason: `Only the side of ${carOf(game, 2).name} still drives.`,
    });
  });

  it('who is on no side fights alone, against all', () => {
    const game = four([0, 0, null, null]);
    expect(targets(game, 2)).toEqual(['c1', 'c2', 'c4']);
    for (const seat of [2, 3]) eliminate(game, carOf(game, seat), 'power');
    expect(outcomeOf(game.setup, game.state)).toMatchObject({ winners: [0, 1] });
  });

  it('without sides the last one driving wins alone', () => {
    const game = four(null);
    for (const seat of [0, 1, 3]) eliminate(game, carOf(game, seat), 'power');
    expect(outcomeOf(game.setup, game.state)).toMatchObject({ winners: [2] });
    expect(alliesOf(game.setup, 2)).toEqual([2]);
  });

  it('nobody attacks a car of the own side, nor do bots look out for one', () => {
    const game = four([0, 1, 0, 1]);
    expect(targets(game, 0)).toEqual(['c2', 'c4']);
    expect(targets(four(null), 0)).toEqual(['c2', 'c3', 'c4']);
    const aimed = attacksOf(game, carOf(game, 0)).map(({ target }) => targetId(target));
    expect(aimed).not.toContain('c3');
    expect(nearestFoe(four([0, 0, 1, 1]), carOf(game, 0))?.id).toBe('c3');
    const threat = (sides: readonly number[]) => prospectAt(four(sides), carOf(game, 3), POSES[3] ?? at(5, 8)).taken;
    expect(threat([0, 1, 0, 1])).not.toBe(threat([0, 0, 0, 1]));
  });
});

describe('sixth/hardtop/setup: sides in a scenario', () => {
  const file = SCENARIOS.find(({ seats }) => seats.length === 4);

  it('are those that a table settles, and one of them wins, or nobody', () => {
    const settled = sixth.terms?.withSides?.(file, [0, 1, 1, 0]);
    const setup = parseSetup(settled);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    expect(setup.value.sides).toEqual([0, 1, 1, 0]);
    expect(sixth.alliesOf?.(setup.value, 1)).toEqual([1, 2]);
    const match = Match.start(sixth, settled, { seed: 'sides' });
    if (!match.ok) throw new Error('no game');
    const random = streamOf('sides', 'answers');
    playOut(match.value, () => randomChooser(random));
    const { kind, winners } = match.value.outcome ?? { kind: 'none', winners: [] };
    expect(
      kind === 'win'
        ? [
            [0, 3],
            [1, 2],
          ]
        : [winners],
    ).toContainEqual(winners);
  });

  it.each([
    ['all on one', [1, 1, 1, 1]],
    ['below the first', [-1, 0, 1, 0]],
    ['beyond the last', [8, 0, 1, 0]],
    ['none that there is', [0.5, 0, 1, 0]],
  ])('are refused: %s', (_, sides) => {
    expect(parseSetup(sixth.terms?.withSides?.(file, sides)).ok).toBe(false);
  });
});
