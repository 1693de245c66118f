import type { Clock, MoveTrack, Piece } from '@hardtop/board';
import { memo } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';

type TrackPiece = Pick<Piece, 'id' | 'tag' | 'seat'>;

interface MovementTrackProps {
  readonly clock: Clock;
  readonly pieces: readonly TrackPiece[];
  readonly selected: string | null;
  onSelect(piece: string): void;
}

/** A half and a whole look different; more is a figure. */
function cellText(far: number): string {
  if (far === 0) return '';
  if (far === 0.5) return '½';
  return Number.isInteger(far) ? String(far) : far.toFixed(1).replace('.5', '½').replace(/^0/, '');
}

function cellLabel(far: number, phase: string): string {
  return far === 0 ? `${phase}: stays` : `${phase}: moves ${far}`;
}

const phaseName = ({ names }: Clock, phase: number): string => names?.[phase - 1] ?? `phase ${phase}`;

function Row({
  track,
  piece,
  clock,
  selected,
  onSelect,
}: { readonly track: MoveTrack; readonly piece: TrackPiece | undefined } & Omit<MovementTrackProps, 'pieces'>) {
  const style = seatStyleOf(piece?.seat ?? null);
  const cells = track.cells.map((far, i) => ({ far, phase: i + 1 }));
  return (
    <tr style={{ '--seat': style.hue, '--seat-ink': style.ink }}>
      <th scope="row">
        <button type="button" aria-pressed={track.piece === selected} onClick={() => onSelect(track.piece)}>
          <span className="track-tag">{piece?.tag ?? '·'}</span>
          <span className="track-name">{track.label}</span>
        </button>
      </th>
      {cells.map(({ far, phase }) => (
        <td
          key={phase}
          className={`${far > 0 ? 'moves' : 'stays'}${phase === clock.phase ? ' now' : ''}${phase < clock.phase ? ' past' : ''}`}
        >
          <span aria-hidden="true">{cellText(far)}</span>
          <span className="hidden-text">{cellLabel(far, phaseName(clock, phase))}</span>
        </td>
      ))}
    </tr>
  );
}

/** Who moves when in this turn, so that nobody asks "when am I next". */
export const MovementTrack = memo(function MovementTrack({ clock, pieces, selected, onSelect }: MovementTrackProps) {
  if (clock.tracks.length === 0) return <p className="track-none label">{clock.label}</p>;
  const phases = Array.from({ length: clock.phases }, (_, i) => i + 1);
  return (
    <table className={clock.tracks.length > 2 ? 'track dense' : 'track'}>
      <caption className="hidden-text">Movement this turn, phase by phase</caption>
      <thead>
        <tr>
          <td className="track-label" />
          {phases.map((phase) => (
            <th key={phase} scope="col" className={phase === clock.phase ? 'now' : undefined}>
              {clock.names?.[phase - 1] ?? phase}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clock.tracks.map((track) => (
          <Row
            key={track.piece}
            track={track}
            piece={pieces.find((piece) => piece.id === track.piece)}
            clock={clock}
            selected={selected}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
});
