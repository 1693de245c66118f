import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { handAimsFor } from '../queries/hand-shots.ts';
import { throwingsFor, throwNeed } from '../queries/throwing.ts';
import type { ArmModel, HandsModel } from '../state/model.ts';
import type { Vehicle } from '../state/state.ts';
import { lastFireWindow } from './fire-window.ts';
import { throwQuestion } from './throw-question.ts';

const CLIP: NonNullable<ArmModel['grenades']> = [
  { grenade: 'SG', delay: 1 },
  { grenade: 'grenade', delay: 0 },
];

const launcher = (changes: Partial<HandsModel> = {}): HandsModel => {
  const hands = handsWith('HGL', changes);
  return { ...hands, arms: hands.arms.map((arm) => ({ ...arm, shots: CLIP.length, grenades: CLIP })) };
};

const OWN = combatCar('v1', facing(-15, -15, 0));

function scene(foe: Vehicle, dice: readonly number[] = [], skill: number | null = 0) {
  const man = actor(0.125, 0.125, { model: { hands: launcher({ skill }) } });
  const game = combatGame({ vehicles: [OWN, foe], walkers: [man] }, dice);
  return { ...game, setup: { ...game.setup, throws: true } };
}

const foe = (y: number): Vehicle => combatCar('v2', facing(0, y, 0));

const lob =
  (square: string) =>
  ({ topic }: { topic: string }) =>
    topic === 'throw' ? answerOf(square) : answerOf('throw:p1:HGL');

describe('deluxe/VI/hand-grenade-launcher', () => {
  it('lobs what was loaded first, with the delay it was loaded with, to the square that is chosen', () => {
    const game = scene(foe(10), [6, 6]);
    run(game, lastFireWindow(game), lob('sq:0,36'));
    expect(game.state.counters).toMatchObject([
      { kind: 'grenade', pose: { x: 0.125, y: 9.125 }, grenade: { id: 'SG', goesOff: 3, thrower: 'p1' } },
    ]);
    expect(game.state.pedestrians[0]?.person).toMatchObject({ actedTurn: 2, arms: [{ shots: 1 }] });
    expect(throwingsFor({ ...game, state: { ...game.state, turn: 3 } }, 0, []).map(({ held }) => held.grenade)).toEqual(
      ['grenade'],
    );
    expect(textsOf(game, 'to-hit')[0]).toContain('launches a smoke grenade to the very square');
  });

  it('needs 7, with the range and the skill of any hand weapon', () => {
    const need = (y: number, skill: number | null) => {
      const game = scene(foe(y), [], skill);
      const [throwing] = throwingsFor(game, 0, []);
      if (throwing === undefined) throw new Error('nothing to launch');
      const target = throwNeed(game, throwing.thrower, throwing.held, { x: 0.125, y });
      return target.kind === 'need' ? [target.base, target.need] : [];
    };
    expect([need(3, 0), need(10.125, 0), need(10.125, 2), need(10.125, null)]).toEqual([
      [7, 7],
      [7, 9],
      [7, 7],
      [7, 11],
    ]);
  });

  it('H-263: the squares of enemies and those an inch about them, to 20 inches', () => {
    const squares = (y: number): number => throwQuestion(scene(foe(y)), 0, 'p1', 'HGL').options().length - 1;
    expect([squares(10), squares(19.5), squares(22)]).toEqual([9, 6, 0]);
  });

  it('is never fumbled in a car that moves, and is no gun to aim at anybody', () => {
    const crew = [person('driver', { hands: launcher({ side: 'left' }) })];
    const car = combatCar('v1', facing(0, 0, 0), { crew, speed: 40 });
    const game = combatGame({ vehicles: [car, combatCar('v2', facing(-10, 0, 0))] }, [1, 1, 1, 1, 1, 1]);
    const inCar = { ...game, setup: { ...game.setup, throws: true } };
    expect(handAimsFor(inCar, 0, [])).toEqual([]);
    run(inCar, lastFireWindow(inCar), ({ topic }) =>
      topic === 'throw' ? answerOf('sq:-41,0') : answerOf('throw:v1.1:HGL'),
    );
    expect(inCar.state.counters[0]?.grenade?.inside).toBeUndefined();
    expect(car.crew[0]?.arms?.[0]?.shots).toBe(1);
  });
});
