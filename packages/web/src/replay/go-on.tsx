import type { Journal } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { api, explain } from '../net/api.ts';

/** A game from a file can be taken up where it ends, all seats at this screen. */
export function GoOn({ journal, over }: { readonly journal: Journal; readonly over: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  if (over) return null;
  const goOn = async () => {
    const reply = await api.goOn(journal);
    if (!reply.ok) return setProblem(explain(reply.error.problems));
    const { game, keys } = reply.value;
    useMyGames.getState().remember({ id: game, title: 'From a journal', keys, standing: 'Taken up from a file.' });
    navigate(paths.game(game));
  };
  return (
    <>
      <button type="button" className="button" onClick={goOn}>
        Play on from its end, at this screen
      </button>
      {problem !== null && <span role="alert"> {problem}</span>}
    </>
  );
}
