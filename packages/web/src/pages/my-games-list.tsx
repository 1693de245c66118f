import { Link } from '../base/link.tsx';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { paths } from '../base/router.ts';

function when(seen: number): string {
  const minutes = Math.round((Date.now() - seen) / 60_000);
  if (minutes < 2) return 'just now';
  if (minutes < 90) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

function Row({ game, onForget }: { readonly game: MyGame; onForget(id: string): void }) {
  return (
    <li className="my-game plate">
      <div>
        <h3>{game.title}</h3>
        <p>
          {game.standing} <span className="my-game-seen">Seen {when(game.seen)}.</span>
        </p>
      </div>
      <div className="my-game-do">
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
        <button
          type="button"
          className="button quiet"
          aria-label={`Take ${game.title} off this list`}
          onClick={() => onForget(game.id)}
        >
          Forget
        </button>
      </div>
    </li>
  );
}

/** Games this browser has seen. Forgetting one only takes it off the list, with its key. */
export function MyGamesList() {
  const { games, forget } = useMyGames();
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
        <Row key={game.id} game={game} onForget={forget} />
      ))}
    </ul>
  );
}
