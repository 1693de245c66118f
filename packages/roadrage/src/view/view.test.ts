import { describe, expect, it } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { view } from './view.ts';

function boardOf(id: string, change: (state: ReturnType<typeof roadrage.begin>) => void = () => undefined) {
  const file = roadrage.scenarios.find((scenario) => scenario.id === id)?.file;
  const setup = roadrage.parseSetup(file);
  if (!setup.ok) throw new Error(`${id} is not to be read`);
  const state = roadrage.begin(setup.value);
  change(state);
  return view(setup.value, state, null);
}

describe('roadrage/design/record-sheet', () => {
  it('has three rows of hits with their critical numbers', () => {
    const [sheet] = boardOf('belt-road', ({ vehicles: [first] }) => {
      if (first !== undefined) first.damage = 17;
    }).sheets;
    const rows = sheet?.gauges.filter(({ group }) => group === 'hull');
    expect(rows?.map(({ now, full, note }) => [now, full, note])).toEqual([
      [0, 15, 'critical on 6'],
      [13, 15, 'critical on 5–6'],
      [15, 15, 'critical on 4–6'],
    ]);
  });
});

describe('the board', () => {
  it('counts in squares and names its phases', () => {
    const { unit, clock } = boardOf('belt-road');
    expect(unit.plural).toBe('squares');
    expect(clock.names).toEqual(['Speed', 'Move', 'Push', 'Fire', 'Burn']);
  });

  it('says how a race stands, beside the car and on its sheet', () => {
    const { pieces, sheets, areas } = boardOf('dry-lake-ring', ({ vehicles }) => {
      for (const vehicle of vehicles) vehicle.gates = 5;
    });
    const gates = areas.filter(({ kind }) => kind === 'mark').map(({ label }) => label);
    expect(gates).toEqual(['gate 1', 'gate 2', 'gate 3', 'line']);
    expect(pieces[0]?.notes).toContain('lap 2 of 2');
    expect(sheets[0]?.notes).toContain('Lap 2 of 2, 1 of 4 gates passed');
  });

  it('draws mud as mud, not as water', () => {
    const kinds = boardOf('mud-bowl').areas.map(({ kind }) => kind);
    expect(kinds).toContain('mud');
    expect(kinds).not.toContain('wet');
  });
});
