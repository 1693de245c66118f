import { describe, expect, it } from 'vitest';
import type { Board, Piece } from './board.ts';
import { addressed, boardFor, carName, driverName, sayingYou, sitterName } from './names.ts';

const SITTERS = [
  { seat: 0, name: 'Bone', plays: 'Stinger' },
  { seat: 1, name: 'Cyan', plays: 'Killer Kart' },
  { seat: 2, name: 'Rust', plays: 'Kart, Wagon' },
  { seat: 3, name: 'Moss', plays: 'Stinger' },
];

function piece(id: string, seat: number, name: string): Piece {
  const pose = { x: 0, y: 0, h: 0 };
  const looks = { kind: 'car', body: 'van', pose, length: 1, width: 1, face: 'up', mounts: [], notes: [] } as const;
  return { ...looks, id, tag: id, seat, name, state: 'fit', burning: false };
}

const BOARD: Board = {
  bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
  unit: { plural: 'inches', mark: '″', scale: { per: 15, unit: 'ft' } },
  areas: [],
  pieces: [piece('a', 0, 'Kart'), piece('b', 1, 'Killer Kart')],
  sheets: [{ piece: 'a', title: 'Kart', seat: 0, lines: [], gauges: [], tracks: [], notes: [] }],
  clock: {
    turn: 1,
    phase: 1,
    phases: 10,
    label: 'Turn 1',
    tracks: [{ piece: 'b', label: 'Killer Kart', cells: [] }],
  },
};

describe('names', () => {
  it('a list has driver and car, a sentence the car, and the driver where the car would not tell', () => {
    expect(driverName(SITTERS, 1)).toBe('Cyan · Killer Kart');
    const seated = SITTERS.map((sitter) => (sitter.seat === 1 ? { ...sitter, by: 'Bob' } : sitter));
    expect(sitterName(seated, 1)).toBe('Bob · Killer Kart');
    expect(sitterName(SITTERS, 1)).toBe('Cyan · Killer Kart');
    expect(SITTERS.map(({ seat }) => carName(SITTERS, seat))).toEqual([
      'Bone · Stinger',
      'Killer Kart',
      'Rust',
      'Moss · Stinger',
    ]);
    expect(carName(SITTERS, 7)).toBe('Seat 8');
  });

  it('say "you" to who holds one seat, and to nobody else', () => {
    expect(addressed('Kart', 0, [0])).toBe('Kart (you)');
    expect(addressed('Kart', 0, [0, 1])).toBe('Kart');
    expect(addressed('Kart', 0, [])).toBe('Kart');
  });

  it('do not say it of each of a squad, whose tags tell whose they are', () => {
    const squad = ['Ana', 'Ben', 'Cem'].map((name) => piece(name, 0, name));
    const board = { ...BOARD, pieces: squad };
    expect(boardFor(board, [0])).toBe(board);
    expect(sayingYou(board, SITTERS, [0])('Ben fires at Cem.')).toBe('Ben fires at Cem.');
    expect(boardFor({ ...board, pieces: squad.slice(1) }, [0]).pieces.map(({ name }) => name)).toEqual([
      'Ben (you)',
      'Cem (you)',
    ]);
  });

  it('on a board say it wherever one’s own is drawn', () => {
    const { pieces, sheets, clock } = boardFor(BOARD, [0]);
    expect(pieces.map(({ name }) => name)).toEqual(['Kart (you)', 'Killer Kart']);
    expect([sheets[0]?.title, clock.tracks[0]?.label]).toEqual(['Kart (you)', 'Killer Kart']);
    expect(boardFor(BOARD, [0, 1])).toBe(BOARD);
  });

  it('in a sentence say it once, of the right car', () => {
    const say = sayingYou(BOARD, [], [0]);
    expect(say('Killer Kart fires at Kart, left side: Kart burns.')).toBe(
      'Killer Kart fires at Kart (you), left side: Kart burns.',
    );
    expect(say("Kart's driver fires at Killer Kart.")).toBe("Kart's (your) driver fires at Killer Kart.");
    expect(say('Karting is a sport.')).toBe('Karting is a sport.');
    const namesakes = { pieces: [piece('a', 0, 'Kart'), piece('b', 1, 'Kart')] };
    expect(sayingYou(namesakes, [], [0])('Kart stops.')).toBe('Kart stops.');
  });

  it('in a sentence call a driver by the car, for whoever reads', () => {
    const sitters = [
      { seat: 0, name: 'Bone', plays: 'Kart' },
      { seat: 1, name: 'Cyan', plays: 'Killer Kart' },
    ];
    expect(sayingYou(BOARD, sitters, [0])('Bone is the last that can fire.')).toBe(
      'Kart (you) is the last that can fire.',
    );
    expect(sayingYou(BOARD, sitters, [])('Cyan gives up.')).toBe('Killer Kart gives up.');
  });
});
