import { describe, expect, it } from 'vitest';
import type { Objective } from '../scenarios/setup.ts';
import { driven, gameOf, roadSetup } from '../testing/road.ts';
import { goalOf } from './goal.ts';

const GATES = [
  { id: 'east', a: { x: 0, y: 10 }, b: { x: 4, y: 10 } },
  { id: 'line', a: { x: 0, y: 20 }, b: { x: 4, y: 20 } },
];

function goal(objective: Objective, viewer: number | null, gates: readonly number[] = [0, 0]) {
  const { setup, state } = gameOf({
    ...roadSetup([{ design: driven('midSized', 1) }, { design: driven('midSized', 1) }]),
    objective,
  });
  for (const [i, vehicle] of state.vehicles.entries()) vehicle.gates = gates[i] ?? 0;
  return goalOf(setup, state, viewer);
}

describe('roadrage/hardtop/objectives', () => {
  it('a racer sees his place, his lap and the next gate', () => {
    const laps = { kind: 'laps', laps: 2, gates: GATES } as const;
    expect(goal(laps, 1, [1, 0])).toMatchObject({
      standing: '2nd of 2, lap 1 of 2',
      to: { x: 2, y: 10, label: 'Gate 1 of 2' },
    });
    expect(goal(laps, 0, [3, 0])).toMatchObject({ standing: '1st of 2, lap 2 of 2', to: { y: 20, label: 'The line' } });
    expect(goal(laps, null)).not.toHaveProperty('standing');
  });

  it('who flees is shown the way out, who hunts is told whom to stop', () => {
    const flight = { kind: 'escape', runners: [0], zone: { minX: 0, minY: 0, maxX: 2, maxY: 4 } } as const;
    expect(goal(flight, 0)).toMatchObject({ text: 'Reach the way out.', to: { x: 1, y: 2 } });
    expect(goal(flight, 1)).not.toHaveProperty('to');
    const capture = { kind: 'capture', runners: [0] } as const;
    expect(goal(capture, 0).text).toMatch(/not be caught/);
    expect(goal(capture, 1).text).toMatch(/^Catch /);
  });
});
