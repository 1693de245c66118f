import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './arena.ts';
import { parseSetup } from './scenario-file.ts';

const [yard] = SCENARIOS;
const read = (walls: readonly unknown[]) => parseSetup({ ...yard, map: { ...yard?.map, pillars: [], walls } });

describe('deluxe/V.7/breaches: walls of a scenario', () => {
  it('have their points and their openings in order', () => {
    const openings = [
      { at: 2, width: 1 },
      { at: -3, width: 0.5 },
    ];
    const setup = read([{ x: 12, y: 9, length: 10, dp: 8, label: 'fence', openings }]);
    expect(setup.ok && setup.value.structures.find(({ id }) => id === 'wall-1')).toMatchObject({
      kind: 'wall',
      dp: 8,
      label: 'the fence',
      size: { length: 10, width: 0.25 },
      openings: [
        { from: -3.25, to: -2.75 },
        { from: 1.5, to: 2.5 },
      ],
    });
  });

  it('are refused with openings beyond their end, and on a car but where they are open', () => {
    const across = { x: 2.5, y: 9, length: 10 };
    const opening = { at: 0, width: 1 };
    const problems = (walls: readonly unknown[]) => {
      const setup = read(walls);
      return setup.ok ? [] : setup.error.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(problems([{ ...across, openings: [{ at: 5, width: 1 }] }])).toEqual([
      'map.walls.0.openings.0: Lies beyond the end of the wall, which reaches 5 inches to each side of its middle.',
      'vehicles.0: Stands in the wall.',
    ]);
    expect(problems([{ ...across, openings: [opening] }])).toEqual([]);
  });
});
