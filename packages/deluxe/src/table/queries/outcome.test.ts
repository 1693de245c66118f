import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { Duel } from '../../testing/duel.ts';
import { outcomeOf } from './outcome.ts';

const MAP = { minX: -15, maxX: 15, minY: -48, maxY: 48, walled: false } as const;
const HUNT = {
  objective: { kind: 'pack-attack', lone: 0 },
  map: { ...MAP, highway: { sections: [], town: 1760 } },
} as const;

/** One car ahead of cycles at these inches behind it. */
function hunt(behind: readonly number[], cycle: string, more: Partial<ScenarioFile> = {}): Duel {
  const cycles = behind.map((inches, i) => ({ seat: 1, car: cycle, x: i - 1, y: 12 - inches, speed: 80 }));
  return new Duel([{ car: 'police-cruiser', x: 0, y: 12, speed: 80 }, ...cycles], { ...HUNT, ...more, turnLimit: 300 });
}

const judged = (duel: Duel) => outcomeOf(duel.match.setup, duel.state);

describe('deluxe/XIV.1/pack-attack', () => {
  it('deluxe/XIV.1/pack-attack: a lead of 30 inches wins where no cycle that can follow is quicker', () => {
    expect(judged(hunt([31], 'imp-offroad'))).toMatchObject({ kind: 'win', winners: [0] });
    expect(judged(hunt([29], 'imp-offroad'))).toBeNull();
    // An Outlander picks up faster.
    expect(judged(hunt([31], 'outlander'))).toBeNull();
  });

  it('deluxe/XIV.1/pack-attack: the town is safety', () => {
    const duel = hunt([12], 'outlander');
    const [car] = duel.state.vehicles;
    Object.assign(car ?? {}, { gone: true, left: 'town' });
    expect(judged(duel)).toMatchObject({ kind: 'win', winners: [0], reason: 'Side 0 has come to town.' });
  });

  it('deluxe/XIV.1/pack-attack: a dead driver in a car that drives is a decisive win', () => {
    const duel = hunt([12, 13], 'outlander');
    for (const person of duel.car(0).crew) person.hits = 3;
    duel.car(0).speed = 0;
    expect(judged(duel)?.reason).toContain('decisively');
    for (const part of duel.car(0).parts) if (part.kind === 'plant') part.dp = 0;
    expect(judged(duel)).toMatchObject({ winners: [1], reason: 'Side 1 has hunted the car down.' });
  });

  it('H-313: of two gangs the one with more cycles left has won', () => {
    const duel = hunt([12, 13, 14], 'outlander', {
      seats: [{ name: 'Bone' }, { name: 'Cyan', team: 1 }, { name: 'Violet', team: 1 }],
      vehicles: [
        { seat: 0, car: 'police-cruiser', x: 0, y: 12, heading: 0, speed: 80 },
        { seat: 1, car: 'outlander', x: -1, y: 0, heading: 0, speed: 80 },
        { seat: 2, car: 'outlander', x: 1, y: 0, heading: 0, speed: 80 },
        { seat: 2, car: 'outlander', x: 2, y: 0, heading: 0, speed: 80 },
      ],
    });
    expect(duel.match.setup.sides).toEqual([0, 1, 1]);
    duel.car(0).surrendered = true;
    expect(judged(duel)).toMatchObject({ winners: [2] });
  });

  it('H-311: two who have lost each other on the road have both survived', () => {
    const duel = new Duel(
      [
        { x: 0, y: 0, speed: 60 },
        { x: 1, y: 5, speed: 60 },
      ],
      { map: { ...MAP, highway: { sections: [] } } },
    );
    Object.assign(duel.car(0), { gone: true, left: 'behind' });
    expect(judged(duel)).toMatchObject({ kind: 'draw' });
    Object.assign(duel.car(0), { gone: true, left: 'country' });
    expect(judged(duel)).toMatchObject({ kind: 'win', winners: [1] });
  });
});
