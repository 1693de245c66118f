import { useState } from 'preact/compat';
import { downloadText } from '../base/download-text.ts';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { api, explain } from '../net/api.ts';

interface HereActionsProps {
  readonly game: MyGame;
  readonly isAway: boolean;
}

/** What can be done with a game that lies on this device: saved as a file, or handed to the server. */
export function HereActions({ game, isAway }: HereActionsProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const journal = await api.journal(game.id);
    if (journal.ok) downloadText(`hardtop-${game.id}.json`, JSON.stringify(journal.value));
    else setProblem(explain(journal.error.problems));
  };
  const move = async () => {
    setBusy(true);
    const reply = await api.moveToServer(game.id);
    setBusy(false);
    if (!reply.ok) return setProblem(explain(reply.error.problems));
    const { game: id, keys } = reply.value;
    const { title, standing, over } = game;
    useMyGames.getState().remember({ id, title, standing, over, keys });
    useMyGames.getState().forget(game.id);
  };
  return (
    <>
      <button type="button" className="button" aria-label={`Journal of ${game.title}`} onClick={() => void save()}>
        Journal
      </button>
      <button
        type="button"
        className="button"
        disabled={busy || isAway}
        title={isAway ? 'The server is away' : 'The server takes it over, and it can be gone on with anywhere'}
        aria-label={`Keep ${game.title} on the server`}
        onClick={() => void move()}
      >
        Keep on the server
      </button>
      {problem !== null && <small role="alert">{problem}</small>}
    </>
  );
}
