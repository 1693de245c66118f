import { Link } from './link.tsx';
import { paths } from './router.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

export function Masthead() {
  return (
    <header className="masthead">
      <Wordmark />
      <nav aria-label="Site">
        <Link to={paths.lobby} className="button quiet roomy">
          Lobby
        </Link>
        <Link to={paths.garage} className="button quiet">
          Garage
        </Link>
        <Link to={paths.desk} className="button quiet">
          Desk
        </Link>
        <Link to={paths.about} className="button quiet">
          About
        </Link>
        <Link to={paths.you} className="button quiet">
          You
        </Link>
        <ThemeToggle />
      </nav>
    </header>
  );
}
