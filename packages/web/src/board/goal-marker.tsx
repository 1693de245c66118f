import type { Goal, Piece } from '@hardtop/board';
import { memo } from 'preact/compat';
import { toDrawing, translate } from './units.ts';

interface GoalMarkerProps {
  readonly to: NonNullable<Goal['to']>;
  /** Whose goal it is. */
  readonly piece: Piece | undefined;
}

/** Beside the piece, so that it points the way and covers nothing. */
const CLEAR = 0.55;

/** A flag where to go, and an arrow at the piece that is to go there. */
export const GoalMarker = memo(function GoalMarker({ to, piece }: GoalMarkerProps) {
  return (
    <g className="bd-goal">
      <g transform={translate(to)} className="bd-goal-flag">
        <circle r="5" />
        <path d="M0 0V-34H24L17 -26L24 -18H0" />
        <text x="0" y="18">
          {to.label}
        </text>
      </g>
      {piece !== undefined && <Arrow from={piece} to={to} />}
    </g>
  );
});

function Arrow({ from, to }: { readonly from: Piece; readonly to: { readonly x: number; readonly y: number } }) {
  const [a, b] = [toDrawing(from.pose), toDrawing(to)];
  const away = Math.hypot(b.x - a.x, b.y - a.y);
  const reach = (from.length / 2 + CLEAR) * 100;
  if (away < reach * 2) return null;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <path
      className="bd-goal-arrow"
      transform={`translate(${a.x} ${a.y}) rotate(${turn}) translate(${reach} 0)`}
      d="M0 -12L26 0L0 12L7 0Z"
    />
  );
}
