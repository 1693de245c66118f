import type { Piece } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { seatVars } from './pieces.tsx';
import {
  type LabelBox,
  type LabelWish,
  NAME_HEIGHT,
  NOTES_HEIGHT,
  type PlacedLabel,
  placeLabels,
} from './place-labels.ts';
import { toRadians, translate, type XY } from './units.ts';
import { FOLLOWS } from './use-show.ts';

interface PieceLabelsProps {
  readonly pieces: readonly Piece[];
  /** Whose label finds its place first. */
  readonly first: string | null;
  /** Pixels from the map's origin: where the markers of options stand. */
  readonly markers: readonly XY[];
  /** Pixels to the map's unit. */
  readonly k: number;
  seatStyle(seat: number | null): SeatStyle;
}

/** Half of what a marker takes, and the tip of its lead. */
const MARKER = 18;
/** Smaller than this there are no notes. */
const NOTES_SCALE = 20;

const notesOf = ({ notes }: Piece): string => notes.slice(0, 2).join(' · ');

function labelWish(piece: Piece, k: number): LabelWish {
  const { pose, width, length } = piece;
  return {
    id: piece.id,
    of: {
      at: { x: pose.x * k, y: -pose.y * k },
      halfWidth: (width / 2) * k,
      halfLength: (length / 2) * k,
      turn: -toRadians(pose.h),
    },
    name: piece.tag.length + 1 + piece.name.length,
    notes: notesOf(piece).length,
  };
}

/** Upright lettering by each counter, where it covers none: number, name, and how it is doing. */
export const PieceLabels = memo(function PieceLabels({ pieces, first, markers, k, seatStyle }: PieceLabelsProps) {
  const placed = useMemo(() => {
    const own = pieces.filter(({ id }) => id === first);
    const others = pieces.filter(({ id }) => id !== first);
    const taken = markers.map((at): LabelBox => ({ at, halfWidth: MARKER, halfHeight: MARKER }));
    return placeLabels(
      [...own, ...others].map((piece) => labelWish(piece, k)),
      taken,
      k >= NOTES_SCALE,
    );
  }, [pieces, first, markers, k]);
  return (
    <g className="bd-labels">
      {pieces.map((piece) => {
        const label = placed.get(piece.id);
        return (
          label !== undefined && (
            <g
              key={piece.id}
              transform={translate(piece.pose)}
              style={seatVars(seatStyle(piece.seat))}
              {...{ [FOLLOWS]: piece.id }}
            >
              <g className="bd-px">
                <Lettering piece={piece} label={label} k={k} />
              </g>
            </g>
          )
        );
      })}
    </g>
  );
});

function Lettering({ piece, label, k }: { readonly piece: Piece; readonly label: PlacedLabel; readonly k: number }) {
  const x = label.at.x - piece.pose.x * k;
  const top = label.at.y + piece.pose.y * k - label.halfHeight;
  return (
    <>
      <text className="bd-name" x={x} y={top + NAME_HEIGHT - 4}>
        <tspan className="bd-tag">{piece.tag}</tspan> {piece.name}
      </text>
      {label.notes && (
        <text className="bd-notes" x={x} y={top + NAME_HEIGHT + NOTES_HEIGHT - 4}>
          {notesOf(piece)}
        </text>
      )}
    </>
  );
}
