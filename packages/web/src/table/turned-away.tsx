import type { Problem } from '@hardtop/kernel';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';

/** There is no such game, its rules have changed, or our key fits no seat. */
export function TurnedAway({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { remember, forget } = useMyGames();
  const badKey = problem.code === 'key';
  // Where the game was shown before, the key was right once.
  const wasOurs = useMyGames((mine) =>
    mine.games.some((game) => game.id === id && game.keys.length > 0 && game.standing !== ''),
  );
  const drop = () => {
    forget(id);
    navigate(paths.landing);
  };
  const watch = () => {
    remember({ id, keys: [] });
    window.location.reload();
  };
  return (
    <>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>{badKey ? (wasOurs ? 'This seat was handed over' : 'The key does not fit') : 'No game to sit down to'}</h1>
        <p>
          {badKey && wasOurs
            ? 'Your key opened a seat here before. Since then it was given to somebody else or made free, or it got a new key on another device.'
            : problem.message}
        </p>
        {badKey && wasOurs && (
          <p>
            <Link to={paths.door(id)}>Who sits there now</Link>
          </p>
        )}
        <p>
          {badKey && (
            <button type="button" className="button" onClick={watch}>
              Watch without a seat
            </button>
          )}{' '}
          <button type="button" className="button" onClick={drop}>
            Take it off my list
          </button>{' '}
          <Link to={paths.landing} className="button go">
            To the first page
          </Link>
        </p>
      </main>
    </>
  );
}
