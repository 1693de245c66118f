import { lazy, Suspense } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { isHere } from '../here/here-id.ts';
import { api } from '../net/api.ts';

const HereActions = lazy(async () => ({ default: (await import('./here-actions.tsx')).HereActions }));

function when(seen: number): string {
  const minutes = Math.round((Date.now() - seen) / 60_000);
  if (minutes < 2) return 'just now';
  if (minutes < 90) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

interface RowProps {
  readonly game: MyGame;
  readonly isAway: boolean;
  onForget(id: string): void;
}

/** To the table and to the film; both are the server's where the game is. */
function Links({ game }: Pick<RowProps, 'game'>) {
  return (
    <>
      <Link
        to={paths.game(game.id)}
        className={game.over ? 'button' : 'button go'}
        label={`${game.over ? 'Look at' : 'Go on with'} ${game.title}`}
      >
        {game.over ? 'Look' : game.keys.length === 0 ? 'Watch' : 'Go on'}
      </Link>
      <Link to={paths.replay(game.id)} className="button" label={`Replay of ${game.title}`}>
        Replay
      </Link>
    </>
  );
}

function Row({ game, isAway, onForget }: RowProps) {
  const isOnDevice = isHere(game.id);
  return (
    <li className="my-game plate">
      <div>
        <h3>{game.title}</h3>
        <p>
          {isOnDevice && <b>On this device. </b>}
          {game.standing} <span className="my-game-seen">Seen {when(game.seen)}.</span>
        </p>
      </div>
      <div className="my-game-do">
        {isAway && !isOnDevice ? <small>Waits on the server, which is away.</small> : <Links game={game} />}
        {isOnDevice && (
          <Suspense fallback={null}>
            <HereActions game={game} isAway={isAway} />
          </Suspense>
        )}
        <button
          type="button"
          className="button quiet"
          aria-label={`Take ${game.title} off this list`}
          title={isOnDevice ? 'It is kept nowhere else: forgotten, it is gone' : undefined}
          onClick={() => onForget(game.id)}
        >
          Forget
        </button>
      </div>
    </li>
  );
}

/** Games this browser has seen. Forgetting one takes it off the list, with its key; one of this device is gone then. */
export function MyGamesList({ isAway }: { readonly isAway: boolean }) {
  const { games, forget } = useMyGames();
  const drop = (id: string) => {
    forget(id);
    void api.forget(id);
  };
  if (games.length === 0) {
    return (
      <p className="empty">
        No games yet. The asphalt is clean, which can be changed. Whatever you start stands here until you forget it,
        also when the tab is closed.
      </p>
    );
  }
  return (
    <ul className="my-games">
      {games.map((game) => (
        <Row key={game.id} game={game} isAway={isAway} onForget={drop} />
      ))}
    </ul>
  );
}
