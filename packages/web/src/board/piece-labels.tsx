import type { Area, Piece } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { areaLabels, clearLabels } from './area-labels.ts';
import { seatVars } from './pieces.tsx';
import {
  footprintOf,
  type LabelBox,
  type LabelWish,
  NAME_HEIGHT,
  NOTES_HEIGHT,
  type PlacedLabel,
  placeLabels,
} from './place-labels.ts';
import { translate, type XY } from './units.ts';
import { FOLLOWS, GLIDES } from './use-show.ts';

interface PieceLabelsProps {
  readonly areas: readonly Area[];
  readonly pieces: readonly Piece[];
  /** Whose label finds its place first. */
  readonly first: string | null;
  /** Pixels from the map's origin: where the markers of options stand. */
  readonly markers: readonly XY[];
  /** Pixels to the map's unit. */
  readonly k: number;
  /** What is in view: its middle in pixels from the map's origin, and half its size; by steps, so that a moving camera seldom changes it. */
  readonly viewX: number;
  readonly viewY: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
  seatStyle(seat: number | null): SeatStyle;
}

/** Half of what a marker takes, and the tip of its lead. */
const MARKER = 18;
/** Smaller than this there are no notes. */
const NOTES_SCALE = 20;

const notesOf = ({ notes }: Piece): string => notes.slice(0, 2).join(' · ');

function labelWish(piece: Piece, k: number): LabelWish {
  return {
    id: piece.id,
    of: footprintOf(piece, k),
    name: piece.tag.length + 1 + piece.name.length,
    notes: notesOf(piece).length,
  };
}

/** Who is asked, then all that fight; wrecks and the dead have their names where there is room. */
function rankOf({ id, state }: Piece, first: string | null): number {
  return id === first ? 0 : state === 'wreck' ? 2 : 1;
}

/** Upright lettering by each counter, where it covers none: number, name, and how it is doing; and that of the ground between. */
export const PieceLabels = memo(function PieceLabels(props: PieceLabelsProps) {
  const { areas, pieces, first, markers, k, viewX, viewY, viewWidth, viewHeight, seatStyle } = props;
  const written = useMemo(() => areaLabels(areas), [areas]);
  const [placed, ground] = useMemo(() => {
    const taken = markers.map((at): LabelBox => ({ at, halfWidth: MARKER, halfHeight: MARKER }));
    const wishes = [...pieces].sort((a, b) => rankOf(a, first) - rankOf(b, first)).map((piece) => labelWish(piece, k));
    const view: LabelBox = { at: { x: viewX, y: viewY }, halfWidth: viewWidth, halfHeight: viewHeight };
    const found = placeLabels(wishes, taken, k >= NOTES_SCALE, view);
    const prints = wishes.map(({ of }) => of);
    return [found, clearLabels(written, k, prints, [...taken, ...found.values()])];
  }, [written, pieces, first, markers, k, viewX, viewY, viewWidth, viewHeight]);
  return (
    <g className="bd-labels">
      {ground.map(({ id, at, below, text }) => (
        <g key={id} {...{ [GLIDES]: id }}>
          <g transform={translate(at)}>
            <text className="bd-area-label bd-px" y={below}>
              {text}
            </text>
          </g>
        </g>
      ))}
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
