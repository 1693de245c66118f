import { carName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { explain } from '../net/api.ts';
import { type ForkFrom, fork } from './fork-api.ts';
import type { Film } from './replay-frames.ts';

interface ForkPanelProps {
  readonly from: ForkFrom;
  readonly film: Film;
  onClose(): void;
}

const HERE = 'people';
const BOTS = 'bots';

/** Who sits where in the game that goes on from here. */
export function ForkPanel({ from, film, onClose }: ForkPanelProps) {
  const [seat, setSeat] = useState<Seat>(film.seats[0]?.seat ?? 0);
  const [others, setOthers] = useState(BOTS);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const playOn = async () => {
    setBusy(true);
    const kinds = film.seats.map(
      (each) => ({ kind: each.seat === seat || others === HERE ? 'human' : 'bot' }) as const,
    );
    const reply = await fork(from, kinds);
    setBusy(false);
    if (!reply.ok) return setProblem(explain(reply.error));
    const { game, keys } = reply.value;
    const title = `${film.title} (fork after row ${from.row})`;
    useMyGames.getState().remember({ id: game, title, keys, standing: 'Forked from a replay.' });
    navigate(paths.game(game));
  };
  return (
    <form
      className="fork-panel"
      aria-label="Play on from here"
      onSubmit={(event) => {
        event.preventDefault();
        void playOn();
      }}
    >
      <label className="player-choice">
        <span className="label">You play</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {film.seats.map((each) => (
            <option key={each.seat} value={each.seat}>
              {carName(film.seats, each.seat)}
            </option>
          ))}
        </select>
      </label>
      <label className="player-choice">
        <span className="label">The others</span>
        <select value={others} onChange={(event) => setOthers(event.currentTarget.value)}>
          <option value={BOTS}>machines</option>
          <option value={HERE}>people, at this screen or by link</option>
        </select>
      </label>
      <p>Dice that have fallen stand; those to come are new, and nobody knows them.</p>
      <button type="submit" className="button go" disabled={busy}>
        Play on after row {from.row}
      </button>
      <button type="button" className="button" onClick={onClose}>
        Never mind
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
