import type { Board, Piece } from '@hardtop/board';
import { describe, expect, it } from 'vitest';
import { arrowOf, boardLines } from './board-text.ts';
import { styleFor } from './style.ts';

const style = styleFor(false);

function piece(tag: string, x: number, y: number, h: number, state: Piece['state'] = 'fit'): Piece {
  const fixed = {
    kind: 'car',
    body: 'compact',
    length: 1,
    width: 0.5,
    face: 'up',
    mounts: [],
    burning: false,
    notes: [],
  } as const;
  return { ...fixed, id: `car-${tag}`, tag, seat: 0, name: `Car ${tag}`, pose: { x, y, h }, state };
}

function board(pieces: readonly Piece[], areas: Board['areas'] = []): Board {
  const clock = { turn: 1, phase: 1, phases: 10, label: 'Turn 1', tracks: [] };
  const unit = { plural: 'inches', mark: '″', scale: { per: 15, unit: 'ft' } };
  return { bounds: { minX: 0, minY: 0, maxX: 10, maxY: 6 }, unit, areas, pieces, clock, sheets: [] };
}

const size = { columns: 78, rows: 20 };

describe('arrowOf', () => {
  it.each([
    [0, '↑'],
    [450, '↖'],
    [900, '←'],
    [1800, '↓'],
    [2700, '→'],
    [3150, '↗'],
    [3599, '↑'],
    [-900, '→'],
  ])('%i tenths of a degree is %s', (heading, arrow) => {
    expect(arrowOf(heading)).toBe(arrow);
  });
});

describe('boardLines', () => {
  it('draws walls, however thin, and vehicles with their heading, north up', () => {
    const wall = [
      { x: 0, y: 5.2 },
      { x: 10, y: 5.2 },
      { x: 10, y: 5.3 },
      { x: 0, y: 5.3 },
    ];
    const lines = boardLines(
      board([piece('1', 2, 3.5, 0), piece('2', 6, 1.5, 2700)], [{ id: 'w', kind: 'wall', points: wall }]),
      size,
      style,
    );
    expect(lines).toEqual([
      '┌────────────────────┐',
      '│####################│',
      '│                    │',
      '│    1↑              │',
      '│                    │',
      '│            2→      │',
      '│                    │',
      '└────────────────────┘',
      '1 column = 0.5″, 1 row = 1″, north is up',
    ]);
  });

  it('counts in the ruleset’s own lengths', () => {
    const unit = { plural: 'squares', mark: '', scale: { per: 1, unit: 'sq' } };
    const lines = boardLines({ ...board([piece('1', 2, 3, 0)]), unit }, size, style);
    expect(lines.at(-1)).toBe('squares a column: 0.5, a row: 1, north is up');
  });

  it('chooses a scale at which everybody is seen, and marks wrecks', () => {
    const far = {
      ...board([piece('1', 1, 1, 0), piece('2', 299, 199, 0, 'wreck')]),
      bounds: { minX: 0, minY: 0, maxX: 300, maxY: 200 },
    };
    const lines = boardLines(far, size, style);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(lines.join('\n')).toContain('1↑');
    expect(lines.join('\n')).toContain('2×');
  });

  it('draws a board without vehicles', () => {
    expect(boardLines(board([]), size, style).length).toBeGreaterThan(3);
  });
});
