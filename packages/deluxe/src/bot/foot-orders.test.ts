import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { standFast } from './foot-orders.ts';

/** Somebody of seat 0 stands six inches from a car of seat 1 and is asked where to go. */
function standing(turn: number, change: (duel: Duel) => void = () => undefined): string | null {
  const people = [{ seat: 0, x: 6.1, y: 10.1 }];
  const duel = new Duel(
    [
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ],
    { onFoot: true, people },
  ).until(0, 'walk');
  const { match } = duel;
  match.state.turn = turn;
  change(duel);
  const decision = match.decisionFor(0);
  if (decision === undefined) throw new Error('nothing is asked');
  return (
    standFast.answer({ setup: match.setup, state: match.state, seat: 0 }, decision, { inches: 12 })?.option ?? null
  );
}

describe('people stay where they stand', () => {
  it('as long as nothing stirs near them', () => {
    expect(standing(2)).toBe('stay');
    const far = standing(2, (duel) => {
      duel.car(1).speed = 20;
      duel.car(1).pose = { x: 40, y: 40, h: 0 };
    });
    expect(far).toBe('stay');
  });

  it.each([
    ['the game has just begun', 1, () => undefined],
    ['nobody was asked for two turns', 3, () => undefined],
    [
      'a rival drives near by',
      2,
      (duel: Duel) => {
        duel.car(1).speed = 20;
      },
    ],
    [
      'somebody in the car has fired',
      2,
      (duel: Duel) => {
        for (const member of duel.car(1).crew) member.actedTurn = 1;
      },
    ],
    [
      'he was on his way',
      2,
      ({ match }: Duel) => {
        for (const { acts } of match.state.pedestrians) if (acts !== undefined) acts.steps = 3;
      },
    ],
  ] as const)('and are asked where %s', (_why, turn, change) => {
    expect(standing(turn, change)).toBeNull();
  });
});
