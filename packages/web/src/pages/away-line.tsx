import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';

/** What can be done while the server is away. */
export function AwayLine() {
  return (
    <div className="notice away" role="status">
      <p>
        No network, or the server is away. Machines can be fought on this device; the{' '}
        <Link to={paths.garage}>garage and your library</Link> work, too. What you change is sent when the server is
        back.
      </p>
    </div>
  );
}
