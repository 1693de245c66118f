import type { MapUnit, Piece } from '@hardtop/board';

const POINTS = ['north', 'northwest', 'west', 'southwest', 'south', 'southeast', 'east', 'northeast'] as const;

/** A heading (tenths, counter-clockwise from north) as a point of the compass. */
export function compass(h: number): string {
  const eighth = Math.round((((h % 3600) + 3600) % 3600) / 450) % 8;
  return POINTS[eighth] ?? 'north';
}

const FACES: Record<Piece['face'], string> = {
  up: '',
  left: 'on its left side',
  right: 'on its right side',
  top: 'on its roof',
  nose: 'on its nose',
  tail: 'on its tail',
};

const quarters = (n: number): string => `${Math.round(n * 4) / 4}`;

/** A piece in words, for those who do not see the board. */
export function describePiece(piece: Piece, { plural }: MapUnit): string {
  const { pose } = piece;
  return [
    `${piece.tag}, ${piece.name}`,
    piece.body || piece.kind,
    `${quarters(pose.x)} ${plural} east, ${quarters(pose.y)} north`,
    `heading ${compass(pose.h)}`,
    FACES[piece.face],
    piece.state === 'fit' ? '' : piece.state,
    piece.burning ? 'burning' : '',
    ...piece.notes,
  ]
    .filter((words) => words !== '')
    .join(', ');
}
