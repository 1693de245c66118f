import type { DeskLeg } from '@hardtop/campaign';
import './route-strip.css';

/** The legs one under the other, each with how much of it is behind. */
export function RouteStrip({ legs }: { readonly legs: readonly DeskLeg[] }) {
  const numbered = legs.map((leg, i) => ({ ...leg, n: i + 1 }));
  return (
    <ol className="route-strip">
      {numbered.map(({ n, name, text, km, done, place }) => (
        <li key={n} className={done >= km ? 'leg is-done' : 'leg'}>
          <p>
            <b>
              {n}. {name}
            </b>{' '}
            <span className="text-dim">{text}</span>
          </p>
          <meter min={0} max={km} value={done} aria-label={`${name}: ${Math.round(done)} of ${km} km`} />
          {place !== null && <p className="leg-place">{place}</p>}
        </li>
      ))}
    </ol>
  );
}
