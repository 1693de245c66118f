import type { Piece } from '@hardtop/board';
import { type CSSProperties, memo } from 'react';
import type { SeatStyle } from '../base/seat-style.ts';
import { Counter } from './counter.tsx';
import { poseTransform, toRadians, translate, UNIT } from './units.ts';
import { type Faces, FOLLOWS, MOVES } from './use-show.ts';

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

interface LabelsProps extends Pick<PiecesProps, 'pieces' | 'seatStyle'> {
  /** Pieces with markers about them: their lettering stands farther off. */
  readonly crowded: ReadonlySet<string>;
}

/** Upright lettering by each counter: number, name, and how it is doing. */
export const PieceLabels = memo(function PieceLabels({ pieces, crowded, seatStyle }: LabelsProps) {
  return (
    <g className="bd-labels">
      {pieces.map((piece) => (
        <g
          key={piece.id}
          transform={translate(piece.pose)}
          style={seatVars(seatStyle(piece.seat))}
          {...{ [FOLLOWS]: piece.id }}
        >
          <g transform={`translate(0 ${below(piece)})`}>
            <g className={crowded.has(piece.id) ? 'bd-px bd-clear' : 'bd-px'}>
              <text className="bd-name" y="15">
                <tspan className="bd-tag">{piece.tag}</tspan> {piece.name}
              </text>
              <text className="bd-notes" y="28">
                {piece.notes.slice(0, 2).join(' · ')}
              </text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
});

/** Half the height a turned counter takes on the page, in drawing units. */
function below({ pose, length, width }: Piece): number {
  const angle = toRadians(pose.h);
  return ((Math.abs(Math.cos(angle)) * length + Math.abs(Math.sin(angle)) * width) / 2) * UNIT + 10;
}
