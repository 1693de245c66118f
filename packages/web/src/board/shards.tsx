import type { CSSProperties } from 'preact/compat';
import { scatterOf } from './units.ts';

/** What goes off is drawn for so large a reach. */
export const AS_DRAWN = 150;

/** Splinters that fly apart, the same way each time. */
export function Shards({
  seed,
  count,
  reach,
  className,
}: {
  seed: string;
  count: number;
  reach: number;
  className: string;
}) {
  const next = scatterOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + next() * 0.7) / count) * 2 * Math.PI;
    const far = reach * (0.45 + next() * 0.55);
    const way = flight(Math.cos(angle) * far, Math.sin(angle) * far, next() * 540 - 270);
    const size = 3 + next() * 5;
    return (
      <path
        key={`${seed}${angle}`}
        className={className}
        style={way}
        d={`M${-size} ${size * 0.4}L0 ${-size}L${size} ${size * 0.6}Z`}
      />
    );
  });
}

export function flight(dx: number, dy: number, turn: number): CSSProperties {
  return { '--fx-dx': `${dx}px`, '--fx-dy': `${dy}px`, '--fx-turn': `${turn}deg` } as CSSProperties;
}
