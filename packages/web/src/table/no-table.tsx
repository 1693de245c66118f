import { Masthead } from '../base/masthead.tsx';
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
