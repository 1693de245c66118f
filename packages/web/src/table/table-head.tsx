import type { Board } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { ThemeToggle } from '../base/theme-toggle.tsx';
import { useStable } from '../base/use-stable.ts';
import { Mark } from '../base/wordmark.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { MovementTrack } from './movement-track.tsx';
import { Odometer } from './odometer.tsx';

interface TableHeadProps {
  readonly title: string;
  /** What is played, where the table has a name of its own. */
  readonly scenario?: string | undefined;
  readonly board: Board;
  readonly selected: string | null;
  onSelect(piece: string): void;
}

export const TableHead = memo(function TableHead({ title, scenario, board, selected, onSelect }: TableHeadProps) {
  const clock = useStable(board.clock);
  const tagged = useMemo(() => board.pieces.map(({ id, tag, seat }) => ({ id, tag, seat })), [board.pieces]);
  const pieces = useStable(tagged);
  return (
    <header className="table-head">
      <Link to={paths.landing} className="table-home" label="Hardtop, to the first page">
        <Mark size={30} />
      </Link>
      <div className="table-clock">
        <Odometer
          label={clock.word ?? 'Turn'}
          value={clock.turn}
          {...(clock.turnLimit === undefined ? {} : { of: clock.turnLimit })}
        />
        {clock.phases > 1 && clock.names === undefined && (
          <Odometer label="Phase" value={clock.phase} of={clock.phases} />
        )}
        {/* Without a track the label stands in its place. */}
        {clock.tracks.length > 0 && <span className="clock-label">{clock.label}</span>}
      </div>
      <MovementTrack clock={clock} pieces={pieces} selected={selected} onSelect={onSelect} />
      <div className="table-side">
        <h1 className="table-title">
          {title} {scenario !== undefined && <small>{scenario}</small>}
        </h1>
        <SoundSwitch />
        <ThemeToggle />
      </div>
    </header>
  );
});
