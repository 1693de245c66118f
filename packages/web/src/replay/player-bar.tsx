import { carName, driverName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import { useCallback } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';
import type { Film, Frame } from './replay-frames.ts';
import { type Player, SPEEDS } from './use-player.ts';

interface PlayerBarProps {
  readonly film: Film;
  readonly player: Player;
  readonly seat: Seat | null;
  onSeat(seat: Seat | null): void;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** Who answered, if not the player at the table. */
const AUTHORS = {
  player: '',
  bot: ', by machine',
  order: ', by standing order',
  clock: ', by the clock',
  referee: '',
} as const;

function rowText(frame: Frame | undefined, film: Film): string {
  if (frame === undefined || frame.row === null) return frame?.label || 'Before the first answer.';
  const { row, label } = frame;
  const name = row.seat === null ? 'The referee' : carName(film.seats, row.seat);
  const numbers = Object.values(row.params).join(' ');
  return `${name}: ${label}${numbers === '' ? '' : ` ${numbers}`}${AUTHORS[row.by]}`;
}

/** The arrows step, Space plays and stops, Home and End jump. */
function usePlayerKeys(player: Player, last: number): void {
  const listen = useCallback(
    (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button, [role="application"]'))
        return;
      const does: Readonly<Record<string, () => void>> = {
        ArrowRight: () => player.go(player.at + 1),
        ArrowLeft: () => player.go(player.at - 1),
        Home: () => player.go(0),
        End: () => player.go(last),
        ' ': () => player.setPlaying(!player.playing),
      };
      const act = does[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
    [player, last],
  );
  useKeyDown(listen);
}

function SpeedChoice({ player }: Pick<PlayerBarProps, 'player'>) {
  return (
    <label className="player-choice">
      <span className="label">Speed</span>
      <select
        value={player.speed}
        onChange={(event) => player.setSpeed(SPEEDS.find((speed) => String(speed) === event.currentTarget.value) ?? 1)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            ×{speed}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whose eyes the replay has. */
function ViewerChoice({ film, seat, onSeat }: Omit<PlayerBarProps, 'player' | 'say'>) {
  return (
    <label className="player-choice">
      <span className="label">Seen by</span>
      <select
        value={seat ?? ''}
        onChange={(event) => onSeat(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        <option value="">anybody</option>
        {film.seats.map((each) => (
          <option key={each.seat} value={each.seat}>
            {driverName(film.seats, each.seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PlayerBar({ film, player, seat, onSeat, say }: PlayerBarProps) {
  const last = film.frames.length - 1;
  const frame = film.frames[player.at];
  usePlayerKeys(player, last);
  const atEnd = player.at >= last;
  const play = () => {
    if (atEnd) player.go(0);
    player.setPlaying(!player.playing);
  };
  return (
    <div className="player">
      <p className="player-row" aria-live="off">
        <b className="figures">
          {player.at} / {last}
        </b>{' '}
        {say(rowText(frame, film))}
      </p>
      <input
        type="range"
        className="player-scrub"
        aria-label="Step of the game"
        aria-valuetext={`Step ${player.at} of ${last}`}
        min={0}
        max={last}
        value={player.at}
        onChange={(event) => {
          player.setPlaying(false);
          player.go(event.currentTarget.valueAsNumber);
        }}
      />
      <div className="player-keys">
        <button type="button" className="button" disabled={player.at === 0} onClick={() => player.go(player.at - 1)}>
          Back
        </button>
        <button type="button" className="button go" onClick={play}>
          {player.playing ? 'Pause' : atEnd ? 'Play again' : 'Play'}
        </button>
        <button type="button" className="button" disabled={atEnd} onClick={() => player.go(player.at + 1)}>
          Next
        </button>
        <SpeedChoice player={player} />
        <ViewerChoice film={film} seat={seat} onSeat={onSeat} />
      </div>
    </div>
  );
}
