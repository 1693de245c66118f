import { describe, expect, it } from 'vitest';
import { AMATEURS } from '../scenarios/amateur-night.ts';
import { ROADS } from '../scenarios/roads.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { begin } from '../table/start.ts';
import { view } from './view.ts';

function opened(file: ScenarioFile | undefined) {
  const read = parseSetup(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { setup: read.value, state: begin(read.value) };
}

describe('what is drawn of a road', () => {
  it('deluxe/XIV.1/pack-attack: the town is told on the board and in a line, with the lead', () => {
    const { setup, state } = opened(ROADS.find(({ id }) => id === 'pack-attack'));
    const { goal, endless } = view(setup, state);
    expect(endless).toBe(true);
    expect(goal?.to?.label).toBe('1,747″ to town');
    expect(goal?.standing).toBe('13″ ahead of the pack');
  });

  it('deluxe/XIV.1/road-scenarios: only the piece of it around the vehicles is drawn, and it moves on with them', () => {
    const { setup, state } = opened(ROADS[0]);
    expect(view(setup, state).bounds).toEqual({ minX: -15, minY: -12, maxX: 15, maxY: 36 });
    for (const vehicle of state.vehicles) vehicle.pose = { ...vehicle.pose, y: 20 };
    const later = view(setup, state);
    expect([later.bounds.minY, later.bounds.maxY]).toEqual([0, 48]);
    expect(later.areas.filter(({ kind }) => kind === 'road')).toHaveLength(4);
  });
});

describe('what is drawn of an arena', () => {
  it('deluxe/XIV.2/safe-lines: every gate with its line, and how the evening stands', () => {
    const { setup, state } = opened(AMATEURS);
    const { areas, goal, bounds } = view(setup, { ...state, turn: 1 });
    expect(areas.filter(({ kind }) => kind === 'safe ground').map(({ label }) => label)).toContain('west gate');
    expect(areas.filter(({ kind, points }) => kind === 'safe line' && points.length === 2)).toHaveLength(6);
    expect(goal?.standing).toBe('Gates open after turn 30; nobody leads yet');
    expect(bounds).toEqual({ minX: -1.5, minY: -1.5, maxX: 31.5, maxY: 21.5 });
    expect(view(setup, { ...state, turn: 31 }).goal?.standing).toContain('Gates open;');
  });
});
