import { canonicalJson } from '@hardtop/kernel';
import { firstLeak } from '@hardtop/kernel/contract';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../../play/ruleset.ts';
import { type CarFile, carOf } from '../../scenarios/known-file.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { Duel } from '../../testing/duel.ts';
import type { Pedestrian } from '../state/state.ts';

type PersonFile = NonNullable<ScenarioFile['people']>[number];

const PROWLER: PersonFile = { x: 20.1, y: 30.1, seat: 0, name: 'Prowler', arms: [{ weapon: 'rifle' }] };

function stinger(...sensors: NonNullable<CarFile['sensors']>): CarFile {
  return { ...carOf({ seat: 0, car: 'stinger', x: 0, y: 0, heading: 0 }), sensors };
}

/** Two cars that stand far from each other, back to back, and somebody on foot in the dark. */
function night(more: readonly PersonFile[] = [], car: CarFile | 'stinger' = 'stinger', turnLimit = 3): Duel {
  return new Duel(
    [
      { x: -30, y: 0, heading: 90 },
      { x: 0, y: 0, heading: 180, car },
    ],
    { visibility: ['night'], onFoot: true, people: [PROWLER, ...more], turnLimit },
  );
}

const prowlerIn = ({ state }: Duel): Pedestrian => {
  const [first] = state.pedestrians;
  if (first === undefined) throw new Error('nobody on foot');
  return first;
};

const sees = (duel: Duel, seat: 0 | 1 | null): boolean =>
  duel.match.known(seat).pedestrians.some(({ person }) => person.id === prowlerIn(duel).person.id);

describe('deluxe/VIII.8/infrared: people on foot in the dark (H-268)', () => {
  it('show no light: their own side sees them, others and onlookers do not', () => {
    const duel = night();
    expect([sees(duel, 0), sees(duel, 1), sees(duel, null)]).toEqual([true, false, false]);
    expect(duel.match.view(1).pieces.map(({ id }) => id)).toEqual(['v1', 'v2']);
    expect(canonicalJson([duel.match.view(1), duel.match.known(1)])).not.toContain('20.1');
  });

  it('are seen by infrared, in a flare, by who stands near, in headlights, beside a fire, and when they act', () => {
    const at = (x: number, y: number, duel = night()): boolean => {
      Object.assign(prowlerIn(duel), { pose: { x, y, h: 0 } });
      return sees(duel, 1);
    };
    expect(at(20, 30, night([], stinger('infrared')))).toBe(true);
    const flare = night();
    flare.state.flareUntil = flare.state.turn;
    expect(sees(flare, 1)).toBe(true);
    expect([at(2.2, 0), at(4, 0), at(0.1, -8), at(0.1, 8)]).toEqual([true, false, true, false]);
    const watched = night([{ x: 21.1, y: 31.1, seat: 1 }]);
    expect(sees(watched, 1)).toBe(true);
    const fire = night();
    fire.car(0).burning = true;
    expect([at(-30, 3, fire), at(-30, 6, fire)]).toEqual([true, false]);
    const busy = night();
    prowlerIn(busy).person.actedTurn = busy.state.turn;
    expect(sees(busy, 1)).toBe(true);
  });

  it('what befalls them is told to those who see them', () => {
    const duel = night();
    duel.until(0, 'walk').say(0, 'go 2 east');
    duel.finishTurn();
    const steps = (seat: 0 | 1 | null) =>
      duel.match.eventsFor(seat).filter(({ about }) => about === prowlerIn(duel).person.id).length;
    expect([steps(0) > 0, steps(1), steps(null)]).toEqual([true, 0, 0]);
  });

  it('two truths that differ in where somebody is are one to those who do not see him', () => {
    const duel = night([], 'stinger', 1);
    const { setup: file } = duel.match.journal();
    const state = structuredClone(duel.state);
    const other = structuredClone(state);
    const [walker] = other.pedestrians;
    if (walker === undefined) throw new Error('nobody on foot');
    walker.pose = { ...walker.pose, x: walker.pose.x + 3 };
    const found = firstLeak(
      deluxe,
      [
        { file, state },
        { file, state: other },
      ],
      1,
      'prowler',
    );
    expect(found.leak).toBeNull();
    expect(found.answers).toBeGreaterThan(1);
  });
});
