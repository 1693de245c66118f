import type { Line } from '../net/socket.ts';

/** What is wrong with the line, what is safe, and what to do. Says nothing while all is well. */
export function LineNotice({ line, onRetry }: { readonly line: Line; onRetry(): void }) {
  if (line.state !== 'gone' && line.state !== 'reconnecting') return null;
  const says =
    line.state === 'gone'
      ? 'The server is gone; the game is not. Every answer it acknowledged is written down, and this page keeps knocking.'
      : 'The line dropped; calling back. Every answer that was acknowledged is safe, and nothing happens without you.';
  return (
    <div className={line.state === 'gone' ? 'notice bad' : 'notice'} role="status">
      <p>{says}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try now
      </button>
    </div>
  );
}
