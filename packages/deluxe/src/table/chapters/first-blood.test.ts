import { describe, expect, it } from 'vitest';
import { Duel } from '../../testing/duel.ts';
import type { Vehicle } from '../state/state.ts';

const FIRST_BLOOD = { objective: { kind: 'first-blood' } } as const;

/** Two cars back to back, far apart. */
const bout = (damage = {}, turnLimit = 5): Duel =>
  new Duel(
    [
      { x: -10, y: 0, heading: 90, speed: 20, damage },
      { x: 10, y: 0, heading: 270, speed: 20, damage },
    ],
    {
      ...FIRST_BLOOD,
      turnLimit,
    },
  );

function hurtInside({ parts }: Vehicle): void {
  for (const part of parts) if (part.kind === 'plant') part.dp--;
}

describe('deluxe/hardtop/victory: to the first blood', () => {
  it('deluxe/hardtop/victory: whoever is hit inside the armor gives up, and the other has won', () => {
    const duel = bout();
    hurtInside(duel.car(1));
    duel.finishTurn();
    expect(duel.texts('first-blood')).toEqual(['First blood: Stinger 2 is hit inside its armor and gives up.']);
    expect(duel.match.outcome).toMatchObject({ kind: 'win', winners: [0], reason: 'First blood to Side 0.' });
  });

  it('deluxe/hardtop/victory: somebody hurt aboard is blood, a tire or armor is none', () => {
    const duel = bout();
    duel.car(0).armor.front = 0;
    for (const tire of duel.car(0).tires) tire.dp--;
    duel.finishTurn();
    expect(duel.match.outcome).toBeNull();
    const [driver] = duel.car(0).crew;
    if (driver !== undefined) driver.hits = 1;
    duel.finishTurn();
    expect(duel.match.outcome).toMatchObject({ winners: [1] });
  });

  it('deluxe/hardtop/victory: what was broken before counts for nothing, and two at one blow are a draw', () => {
    const duel = bout({ plant: 2, crew: [1] });
    duel.finishTurn();
    expect(duel.match.outcome).toBeNull();
    hurtInside(duel.car(0));
    hurtInside(duel.car(1));
    duel.finishTurn();
    expect(duel.match.outcome).toMatchObject({ kind: 'draw' });
  });

  it.each([
    [0, 0, { kind: 'draw', winners: [] }],
    [3, 1, { kind: 'win', winners: [1], reason: '1 turns without blood: Side 1 lost the least armor.' }],
  ])('deluxe/hardtop/turn-limit: without blood it goes by armor lost: %i and %i', (first, second, outcome) => {
    const duel = bout({}, 1);
    [first, second].forEach((lost, car) => {
      duel.car(car).armor.left = (duel.car(car).armor.left ?? 0) - lost;
    });
    duel.finishTurn();
    expect(duel.match.outcome).toMatchObject(outcome);
  });
});

it('deluxe/hardtop/victory: in any other duel blood decides nothing', () => {
  const duel = new Duel([{ speed: 20 }, { x: 30, speed: 20 }]);
  hurtInside(duel.car(1));
  duel.finishTurn();
  expect(duel.match.outcome).toBeNull();
});
