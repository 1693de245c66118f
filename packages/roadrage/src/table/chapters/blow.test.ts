import { describe, expect, it } from 'vitest';
import type { OptionId } from '../../catalog/options.ts';
import { design, roadSetup } from '../../testing/road.ts';
import { begin } from '../start.ts';
import type { RoadPlay } from '../state/effects.ts';
import { gameIn } from '../state/looked-at.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { rollBlow } from './blow.ts';
import { hurt } from './wounds.ts';

/** Dice that all show the same, counted. */
function behindScreen(options: readonly OptionId[], shows: number) {
  const setup = roadSetup([{ design: design('midSized', { options }) }], { hidden: true });
  const state = begin(setup);
  const thrown: number[] = [];
  const take = (count: number): readonly number[] => {
    thrown.push(count);
    return Array.from({ length: count }, () => shows);
  };
  const told: string[] = [];
  const game: RoadGame = {
    ...gameIn({ setup, state }),
    dice: { take },
    emit: ({ to, text }) => told.push(`${to?.join() ?? 'all'}: ${text}`),
  };
  const [vehicle] = state.vehicles;
  if (vehicle === undefined) throw new Error('no vehicle');
  return { game, vehicle, thrown, told };
}

function play<R>(piece: RoadPlay<R>): R {
  const step = piece.next();
  if (step.done !== true) throw new Error('nobody is asked here');
  return step.value;
}

const blowOn = (game: RoadGame, vehicle: Vehicle) =>
  play(rollBlow(game, vehicle, { dice: 3, armor: true, cause: 'a laser', rule: 'roadrage/damage/rows' }));

describe('roadrage/hardtop/hidden: RH-61', () => {
  it.each([
    { options: [], shows: 6, result: { through: 3, points: 18 } },
    { options: ['armorLight'], shows: 6, result: { through: 0, points: 0 } },
    { options: ['armorHeavy'], shows: 3, result: { through: 3, points: 9 } },
  ] as const)('as many dice fall for $options, and all hear the same', ({ options, shows, result }) => {
    const { game, vehicle, thrown, told } = behindScreen(options, shows);
    expect(blowOn(game, vehicle)).toEqual(result);
    expect(thrown).toEqual([3, 3]);
    expect(told).toEqual([
      "all: midSized's armor is tried, whatever it has.",
      'all: midSized is hit, a laser.',
      `0: midSized: ${result.through} of 3 dice come through, ${result.points} points of damage, a laser.`,
    ]);
  });

  it('whoever wears nothing rolls to be spared like anybody else, and no more is told than he has to lose', () => {
    const { game, thrown, told } = behindScreen([], 1);
    const [person] = game.state.people;
    if (person === undefined) throw new Error('nobody');
    play(hurt(game, person, 7, null, 'a fall', 'roadrage/people/jump-out', 9));
    expect(thrown).toEqual([9]);
    expect(told).toEqual(['all: Driver rolls to be spared.', 'all: Driver takes 5 points, a fall and is out.']);
  });
});
