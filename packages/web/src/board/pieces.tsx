import type { Piece } from '@hardtop/board';
import { type CSSProperties, memo } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { Counter } from './counter.tsx';
import { poseTransform, UNIT } from './units.ts';
import { type Faces, MOVES } from './use-show.ts';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly selected: string | null;
  readonly focused: string | null;
  /** Which way up those lie that are rolling. */
  readonly faces: Faces;
  readonly defs: string;
  seatStyle(seat: number | null): SeatStyle;
}

export const Pieces = memo(function Pieces({ pieces, selected, focused, faces, defs, seatStyle }: PiecesProps) {
  return pieces.map((piece) => (
    <PieceOnBoard
      key={piece.id}
      piece={piece}
      face={faces.get(piece.id) ?? piece.face}
      mark={piece.id === focused ? 'focused' : piece.id === selected ? 'selected' : null}
      style={seatStyle(piece.seat)}
      defs={defs}
    />
  ));
});

interface PieceProps {
  readonly piece: Piece;
  readonly face: Piece['face'];
  readonly mark: 'focused' | 'selected' | null;
  readonly style: SeatStyle;
  readonly defs: string;
}

/** Paint for everything inside; the drawings read it as custom properties. */
export function seatVars(style: SeatStyle): CSSProperties {
  return { '--bd-seat': style.hue, '--bd-seat-ink': style.ink } as CSSProperties;
}

const PieceOnBoard = memo(function PieceOnBoard({ piece, face, mark, style, defs }: PieceProps) {
  return (
    <g
      className={`bd-piece bd-is-${piece.state}`}
      style={seatVars(style)}
      data-piece={piece.id}
      transform={poseTransform(piece.pose)}
      {...{ [MOVES]: piece.id }}
    >
      {mark !== null && <Brackets piece={piece} mark={mark} />}
      <Counter piece={piece} face={face} pattern={style.pattern} defs={defs} />
    </g>
  );
});

/** Corner brackets about a counter, as on a drawing. */
function Brackets({ piece, mark }: { piece: Piece; mark: 'focused' | 'selected' }) {
  const [x, y, arm] = [(piece.width / 2) * UNIT + 9, (piece.length / 2) * UNIT + 9, 14];
  const corner = (sx: number, sy: number) => `M${sx * x} ${sy * (y - arm)}V${sy * y}H${sx * (x - arm)}`;
  return (
    <path className={`bd-brackets bd-${mark}`} d={corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1)} />
  );
}
