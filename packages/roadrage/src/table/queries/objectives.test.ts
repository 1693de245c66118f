import { describe, expect, it } from 'vitest';
import type { Objective, Setup } from '../../scenarios/setup.ts';
import {
  at,
  character,
  design,
  driven,
  gameOf,
  gun,
  roadSetup,
  type TestGame,
  textsOf,
  vehicle,
} from '../../testing/road.ts';
import { noteCaptures, noteProgress } from '../chapters/objectives.ts';
import { crosses, outcomeOf } from './objectives.ts';

const GATE = { id: 'gate-1', a: { x: -2.5, y: 10.5 }, b: { x: 2.5, y: 10.5 } };

function game(objective: Objective, changes: Partial<Setup> = {}): TestGame {
  const cars = [driven('compact', 1), driven('compact', 1)].map((car, i) => ({
    design: car,
    pose: at(i, 0),
    speed: 50,
  }));
  const made = gameOf(roadSetup(cars, { objective, turnLimit: 5, ...changes }));
  made.state.at = 'mover';
  return made;
}

function go(made: TestGame, number: number, x: number, y: number): void {
  const mover = vehicle(made, number);
  const from = mover.pose;
  mover.pose = at(x, y);
  noteProgress(made, mover, from);
}

describe('roadrage/hardtop/objectives', () => {
  it('a gate is passed forwards and between its posts only', () => {
    expect(crosses(GATE, { x: 0, y: 10 }, { x: 0, y: 11 })).toBe(true);
    expect(crosses(GATE, { x: 0, y: 11 }, { x: 0, y: 10 })).toBe(false);
    expect(crosses(GATE, { x: 4, y: 10 }, { x: 4, y: 11 })).toBe(false);
    expect(crosses(GATE, { x: 2, y: 10 }, { x: 3, y: 11 })).toBe(true);
  });

  it('laps: gates count in their order, and the last of the last lap wins', () => {
    const other = { id: 'gate-2', a: { x: -2.5, y: 20.5 }, b: { x: 2.5, y: 20.5 } };
    const race = game({ kind: 'laps', laps: 1, gates: [GATE, other] });
    go(race, 1, 0, 20);
    expect(vehicle(race).gates).toBe(1);
    vehicle(race, 2).pose = at(1, 20);
    go(race, 2, 1, 21);
    expect(vehicle(race, 2).gates).toBe(0);
    go(race, 1, 0, 21);
    expect(outcomeOf(race.setup, race.state)).toMatchObject({ kind: 'win', winners: [0] });
    expect(textsOf(race, 'lap')).toEqual(['compact 1 crosses the line.']);
  });

  it('laps: when the turns are over the leader wins, a tie is a draw', () => {
    const race = game({ kind: 'laps', laps: 3, gates: [GATE] });
    race.state.turn = 6;
    expect(outcomeOf(race.setup, race.state)?.kind).toBe('draw');
    go(race, 2, 1, 11);
    expect(outcomeOf(race.setup, race.state)).toMatchObject({ kind: 'win', winners: [1] });
  });

  it('escape: whoever reaches the zone is gone and has won', () => {
    const chase = game({ kind: 'escape', runners: [1], zone: { minX: -5, minY: 30, maxX: 5, maxY: 40 } });
    expect(outcomeOf(chase.setup, chase.state)).toBeNull();
    go(chase, 1, 0, 35);
    expect(vehicle(chase).gone).toBe(false);
    go(chase, 2, 1, 35);
    expect(vehicle(chase, 2).gone).toBe(true);
    expect(outcomeOf(chase.setup, chase.state)).toMatchObject({ winners: [1] });
  });

  it('escape: a runner that is stopped for good, or out of time, has lost', () => {
    const zone = { minX: -5, minY: 30, maxX: 5, maxY: 40 };
    const chase = game({ kind: 'escape', runners: [1], zone });
    Object.assign(vehicle(chase, 2), { crippled: true, speed: 0 });
    expect(outcomeOf(chase.setup, chase.state)).toMatchObject({ winners: [0] });
    const late = game({ kind: 'escape', runners: [1], zone });
    late.state.turn = 6;
    expect(outcomeOf(late.setup, late.state)).toMatchObject({ winners: [0] });
  });

  it('capture: a runner that stands next to a hunter when the turn ends is caught', () => {
    const hunt = game({ kind: 'capture', runners: [1] });
    noteCaptures(hunt);
    expect(outcomeOf(hunt.setup, hunt.state)).toBeNull();
    vehicle(hunt, 2).speed = 0;
    noteCaptures(hunt);
    expect(outcomeOf(hunt.setup, hunt.state)).toMatchObject({ winners: [0] });
    expect(textsOf(hunt, 'capture')).toEqual(['compact 2 is caught.']);
  });

  it('capture: nobody caught in time is a win for the runners', () => {
    const hunt = game({ kind: 'capture', runners: [1] });
    hunt.state.turn = 6;
    expect(outcomeOf(hunt.setup, hunt.state)).toMatchObject({ winners: [1] });
  });

  it('a duel goes on while a stopped car can still shoot; the last one moving does not ask', () => {
    const armed = design('compact', { weapons: [gun('machineGun')], crew: [character('Gunner', {}, ['handWeapon'])] });
    for (const [kind, over] of [
      ['duel', false],
      ['lastMoving', true],
    ] as const) {
      const made = gameOf(roadSetup([{ design: armed, speed: 50 }, { design: armed }], { objective: { kind } }));
      made.state.at = 'mover';
      Object.assign(vehicle(made, 2), { crippled: true, speed: 0 });
      expect(outcomeOf(made.setup, made.state) !== null).toBe(over);
    }
  });

  it('friends win together', () => {
    const made = gameOf(
      roadSetup(
        [0, 1, 2].map((i) => ({ design: driven('compact', 1), pose: at(i * 2, 0), speed: 50 })),
        {
          seats: [
            { name: 'A', side: 'x' },
            { name: 'B', side: 'x' },
            { name: 'C', side: 'y' },
          ],
        },
      ),
    );
    made.state.at = 'mover';
    expect(outcomeOf(made.setup, made.state)).toBeNull();
    vehicle(made, 3).gone = true;
    expect(outcomeOf(made.setup, made.state)).toMatchObject({ kind: 'win', winners: [0, 1] });
  });

  it('nobody left is a draw', () => {
    const made = game({ kind: 'lastMoving' });
    for (const wreck of made.state.vehicles) wreck.gone = true;
    expect(outcomeOf(made.setup, made.state)?.kind).toBe('draw');
  });
});
