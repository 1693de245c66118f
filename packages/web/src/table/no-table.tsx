import type { Problem } from '@hardtop/kernel';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import type { Line } from '../net/socket.ts';
import { useTable } from './table-context.tsx';

/** No board yet: still on the way, or the server is away. */
export function NoTable({ line, onRetry }: { readonly line: Line; onRetry(): void }) {
  const delay = useTable((table) => table.delay);
  const waiting = line.state === 'connecting' || line.state === 'live';
  return (
    <>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        <h1>{waiting ? 'Pulling up to the table' : 'The server does not answer'}</h1>
        <p role="status">
          {waiting
            ? delay > 0
              ? `Who only looks on sees this game ${delay} seconds late. It begins by itself.`
              : 'The board is being fetched.'
            : 'Your game is safe: it is written down, row by row, on the server. This page keeps calling and goes on by itself.'}
        </p>
        {!waiting && (
          <p>
            <button type="button" className="button go" onClick={onRetry}>
              Try now
            </button>
          </p>
        )}
      </main>
    </>
  );
}

/** There is no such game, its rules have changed, or our key fits no seat. */
export function TurnedAway({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { remember, forget } = useMyGames();
  const badKey = problem.code === 'key';
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
        <h1>{badKey ? 'The key does not fit' : 'No game to sit down to'}</h1>
        <p>{problem.message}</p>
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
