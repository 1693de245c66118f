import { scatterOf } from './units.ts';

const around = (next: () => number, spread: number): number => (next() - 0.5) * spread;

/** Scorch and bullet holes, the same for the same piece each time. */
export function Scars({ seed, heavy }: { seed: string; heavy: boolean }) {
  const next = scatterOf(seed);
  const scorches = Array.from({ length: heavy ? 5 : 2 }, () => ({
    x: around(next, 30),
    y: around(next, 76),
    r: 5 + next() * 6,
  }));
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
  { x: -7, y: -16, size: 0.8 },
  { x: 8, y: -30, size: 0.6 },
  { x: -3, y: 32, size: 1 },
  { x: 12, y: 14, size: 0.62 },
] as const;

/** Tongues of fire; `turn` (degrees) stands them upright on the page whichever way the counter faces. */
export function Flames({ turn }: { turn: number }) {
  return (
    <g className="bd-flames">
      {FLAMES.map(({ x, y, size }, i) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <FlameShape delay={i * -170} />
        </g>
      ))}
    </g>
  );
}

const OUTER =
  'M-11 9C-17 1-12-6-11-14C-8-10-7-8-5-6C-6-15-1-20 0-28C5-20 9-15 7-6C9-8 10-11 10-14C15-7 16 3 11 9C7 14-7 14-11 9Z';
const INNER = 'M-6 8C-9 3-6-1-4-6C-3-3-2-2-1-1C-1-7 1-10 2-14C5-8 6-5 5 0C6-1 6-2 7-4C9 1 9 5 6 8C3 11-3 11-6 8Z';

export function FlameShape({ delay }: { delay: number }) {
  return (
    <g className="bd-flame" style={{ animationDelay: `${delay}ms` }}>
      <path className="bd-flame-out" d={OUTER} />
      <path className="bd-flame-in" d={INNER} />
    </g>
  );
}
