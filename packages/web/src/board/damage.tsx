import { scatterOf } from './units.ts';

const around = (next: () => number, spread: number): number => (next() - 0.5) * spread;

/** Scorch and bullet holes, the same for the same piece each time. */
export function Scars({ seed, heavy }: { seed: string; heavy: boolean }) {
  const next = scatterOf(seed);
  const scorches = Array.from({ length: heavy ? 5 : 2 }, () => ({ x: around(next, 30), y: around(next, 76), r: 5 + next() * 6 }));
  const holes = Array.from({ length: heavy ? 12 : 7 }, () => ({ x: around(next, 36), y: around(next, 84) }));
  return (
    <g className="bd-scars">
      {scorches.map(({ x, y, r }) => (
        <path key={`${x}`} className="bd-scorch" d={blot(x, y, r, next)} />
      ))}
      {holes.map(({ x, y }) => (
        <g key={`${x}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className="bd-chip" r="1.7" />
          <circle className="bd-hole" r="1" />
        </g>
      ))}
      <path className="bd-crack" d="M-12-11 -4-6 -7-1M-4-6 2-9M-4-6 3-2" />
    </g>
  );
}

function blot(x: number, y: number, r: number, next: () => number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = r * (0.55 + next() * 0.6);
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export function WreckCross() {
  return <path className="bd-cross" d="M-17-40 17 40M17-40-17 40" />;
}

const FLAMES = [
  { x: -8, y: -20, size: 1 },
  { x: 9, y: -8, size: 0.8 },
  { x: -5, y: 8, size: 1.15 },
  { x: 7, y: 24, size: 0.9 },
] as const;

/** Tongues of fire; they stand upright on the page, so the caller turns them back. */
export function Flames() {
  return (
    <g className="bd-flames">
      {FLAMES.map(({ x, y, size }, i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <g className="bd-flame" style={{ animationDelay: `${i * -170}ms` }}>
            <path className="bd-flame-out" d="M0-17Q3-9 7-4Q10 3 5 8Q0 11-5 8Q-10 3-6-4Q-3-6-3-9Q-1-11 0-17Z" />
            <path className="bd-flame-in" d="M0-7Q2-3 4 0Q5 5 0 7Q-5 5-3 0Q-1-3 0-7Z" />
          </g>
        </g>
      ))}
    </g>
  );
}
