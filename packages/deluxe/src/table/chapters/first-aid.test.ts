import { describe, expect, test } from 'vitest';
import { STOCK_FIELDED } from '../../garage/fielded/stock-fielded.ts';
import { Duel } from '../../testing/duel.ts';
import { isConscious } from '../queries/crew.ts';
import { fightersOf } from '../queries/fighters.ts';
import { aidFor } from '../queries/first-aid.ts';
import { reportOf } from '../report.ts';

const { id: _, ...stinger } = STOCK_FIELDED[1];
const car = {
  ...stinger,
  weapons: [],
  crew: [{ role: 'driver' as const }, { role: 'passenger' as const }],
};

/** A medic at the wheel, and somebody beside him. */
function ward(hits: number, dice: readonly number[], paramedic = 0): Duel {
  const character = { skills: { driver: 0, paramedic }, points: 90 };
  return new Duel([{ car, crew: [{ role: 'driver', character }], damage: { crew: [0, hits] } }, { x: 40 }], { dice });
}

const patientIn = (duel: Duel) => {
  const patient = duel.car(0).crew[1];
  if (patient === undefined) throw new Error('nobody is there');
  return patient;
};

describe('deluxe/VII.1/paramedic', () => {
  test('a seven brings round who is out cold, and two points come of it', () => {
    const duel = ward(2, [3, 4]);
    duel.until(0, 'fire').say(0, 'treat');
    duel.finishTurn();
    expect(patientIn(duel)).toMatchObject({ hits: 2, care: 'roused' });
    expect(isConscious(patientIn(duel))).toBe(true);
    expect(duel.state.story.people['v1.1']).toEqual({ healed: 1 });
    expect(duel.car(0).crew[0]?.actedTurn).toBe(1);
  });

  test('X-PE5: each plus helps, and there is but one chance', () => {
    const duel = ward(2, [2, 2], 2);
    duel.until(0, 'fire').say(0, 'treat');
    duel.finishTurn();
    expect(patientIn(duel).care).toBe('lost');
    expect(aidFor({ setup: duel.match.setup, state: duel.state }, 0, [])).toEqual([]);
  });

  test('who is at nothing and no worse is saved within 20 turns, and does not count as dead', () => {
    const duel = ward(0, []);
    const patient = patientIn(duel);
    Object.assign(patient, { hits: 3, slain: { turn: 1, below: false } });
    const world = { setup: duel.match.setup, state: duel.state };
    expect(aidFor(world, 0, [])).toHaveLength(1);
    expect(aidFor({ ...world, state: { ...duel.state, turn: 22 } }, 0, [])).toEqual([]);
    patient.slain = { turn: 1, below: true };
    expect(aidFor(world, 0, [])).toEqual([]);
    expect(fightersOf(world)[1]?.death).toBe('mundane');
    patient.care = 'saved';
    expect(fightersOf(world)[1]?.death).toBeNull();
    expect(reportOf(world.setup, world.state).entries[0]?.people[1]?.fate).toBe('unconscious');
  });

  test('nobody without the skill is asked', () => {
    const duel = new Duel([{ car, damage: { crew: [0, 2] } }, { x: 40 }]);
    expect(duel.match.setup.medics).toBe(false);
    expect(aidFor({ setup: duel.match.setup, state: duel.state }, 0, [])).toEqual([]);
  });
});
