import { describe, expect, it } from 'vitest';
import { highwayDuel } from '../scenarios/highway.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { at, gameOf, vehicle } from '../testing/road.ts';
import { hasBlindSide } from './outlook.ts';
import { ownGoal } from './own-goal.ts';

/** Two of the same car on the belt road, the first so many squares behind the second. */
function onTheBelt(car: string, behind: number) {
  const vehicles = highwayDuel.vehicles?.map((entry) => ({ ...entry, car }));
  const setup = parseSetup({ ...highwayDuel, vehicles });
  if (!setup.ok) throw new Error('no belt road');
  const game = gameOf(setup.value);
  const [own, foe] = [vehicle(game, 1), vehicle(game, 2)];
  foe.pose = at(5, 40);
  own.pose = at(5, 40 - behind);
  return { game, own, foe };
}

describe('roadrage/ram/shunt', () => {
  it('goes for the rear bumper of one whose turret bears all round', () => {
    const { game, own, foe } = onTheBelt('police-special', 4);
    const goal = ownGoal(game, own, true);
    expect(goal).toMatchObject({ contact: 'shunt', place: 'behind', range: [0, 1] });
    expect(goal.speed).toBeGreaterThan(foe.speed);
  });

  it('lets such a one pass who is behind', () => {
    const { game, own, foe } = onTheBelt('police-special', -8);
    const goal = ownGoal(game, own, true);
    expect(goal).toMatchObject({ contact: 'shunt', place: 'behind' });
    expect(goal.speed).toBeLessThan(foe.speed);
  });

  it('keeps its distance from one whose gun looks forward, on the side where it does not bear', () => {
    const { game, own } = onTheBelt('road-reaver', 4);
    expect(ownGoal(game, own, true)).toMatchObject({ place: 'behind', range: [2, 6] });
  });

  it('a plain driver shoots from a distance, turret or not', () => {
    const { game, own } = onTheBelt('police-special', 4);
    expect(ownGoal(game, own, false)).toMatchObject({ contact: 'none', range: [2, 6] });
  });
});

describe('roadrage/fire/arcs-mounted', () => {
  it('a turret has no blind side until it is stuck, a gun that is spent has none either', () => {
    const { game, own } = onTheBelt('police-special', 4);
    const [turret] = own.weapons;
    if (turret === undefined) throw new Error('no turret');
    expect(hasBlindSide(game, own)).toBe(false);
    turret.stuck = true;
    expect(hasBlindSide(game, own)).toBe(true);
    turret.shots = 0;
    expect(hasBlindSide(game, own)).toBe(false);
  });
});
