import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { standFast, walkFirst } from './foot-orders.ts';

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

describe('people get where they are going before they fire', () => {
  /** Rosa with a gun in sight of a car, in the third phase of a turn. */
  function onHerWay(goal: { readonly x: number; readonly y: number } | null, percent: number): string | null {
    const people = [{ seat: 0, x: 0.1, y: 8.1, name: 'Rosa', arms: [{ weapon: 'SMG' as const }] }];
    const cars = [
      { x: 30, y: 0 },
      { x: 0, y: 14, heading: 90, speed: 10 },
    ];
    const duel = new Duel(cars, { onFoot: true, people }).until(0, 'fire');
    const { match } = duel;
    for (const { acts } of match.state.pedestrians) if (acts !== undefined) acts.goal = goal;
    const known = { setup: match.setup, state: match.state, seat: 0 };
    return walkFirst.answer(known, duel.asked(0), { percent })?.option ?? null;
  }

  it('while they are on their way, and not where the shot is too good', () => {
    expect(onHerWay({ x: 5.125, y: 8.125 }, 99)).toBe('hold');
    expect(onHerWay({ x: 5.125, y: 8.125 }, 5)).toBeNull();
  });

  it('not once they are there, nor where they stay', () => {
    expect(onHerWay({ x: 0.125, y: 8.125 }, 99)).toBeNull();
    expect(onHerWay(null, 99)).toBeNull();
  });
});
