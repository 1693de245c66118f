import type { MapUnit, Piece } from '@hardtop/board';
import { memo } from 'preact/compat';
import { describePiece } from './describe.ts';

interface ControlsProps {
  readonly following?: boolean;
  onZoom(factor: number): void;
  onFit(): void;
  /** Absent where nothing goes on that could be followed. */
  onFollow?(): void;
}

export const BoardControls = memo(function BoardControls({ following, onZoom, onFit, onFollow }: ControlsProps) {
  return (
    <div className="bd-controls" role="toolbar" aria-label="View of the board">
      <Control label="Zoom in" art="M-6 0H6M0-6V6" onClick={() => onZoom(1.4)} />
      <Control label="Zoom out" art="M-6 0H6" onClick={() => onZoom(1 / 1.4)} />
      <Control label="Show the whole board" art="M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3" onClick={onFit} />
      {onFollow !== undefined && (
        <Control
          label="Follow the action"
          art="M0-8V-3M0 3V8M-8 0H-3M3 0H8M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0"
          pressed={following}
          onClick={onFollow}
        />
      )}
    </div>
  );
});

interface ControlProps {
  readonly label: string;
  readonly art: string;
  readonly pressed?: boolean | undefined;
  onClick(): void;
}

function Control({ label, art, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="bd-control"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      // A mouse leaves the focus where it is: Space goes on answering the question.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={art} />
      </svg>
    </button>
  );
}

const STEPS = [1, 2, 4, 10, 20];

export const ScaleBar = memo(function ScaleBar({ k, unit }: { readonly k: number; readonly unit: MapUnit }) {
  const lengths = STEPS.find((step) => step * k >= 44) ?? 20;
  const count = lengths * unit.scale.per;
  return (
    <div className="bd-scale" aria-hidden="true">
      <span>
        {count} {count === 1 ? unit.scale.unit.replace(/s$/, '') : unit.scale.unit}
      </span>
      <i style={{ width: lengths * k }} />
    </div>
  );
});

interface PieceListProps {
  readonly pieces: readonly Piece[];
  readonly unit: MapUnit;
  readonly selected: string | null;
  onSelect(piece: string): void;
  onFocus(piece: string | null): void;
}

/** The board in words; focus shows on the counter. */
export const PieceList = memo(function PieceList({ pieces, unit, selected, onSelect, onFocus }: PieceListProps) {
  return (
    <ul className="unseen" aria-label="Pieces on the board">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button
            type="button"
            aria-pressed={piece.id === selected}
            onClick={() => onSelect(piece.id)}
            onFocus={() => onFocus(piece.id)}
            onBlur={() => onFocus(null)}
          >
            {describePiece(piece, unit)}
          </button>
        </li>
      ))}
    </ul>
  );
});
