import type { Board } from '@hardtop/board';
import { memo } from 'preact/compat';
import { lampsOf } from './ground.tsx';
import { scatterOf, UNIT } from './units.ts';
import './air.css';
import './weather.css';

type Bounds = Board['bounds'];

interface WeatherProps {
  readonly air: readonly string[];
  readonly bounds: Bounds;
  readonly defs: string;
}

/** Square lengths of the map to a puddle, and no more than so many. */
const PUDDLE_SPACE = 14;
const MOST_PUDDLES = 60;

/** What falls from above, and the dark at the rim of the view. */
export const Sky = memo(function Sky({ air }: Pick<WeatherProps, 'air'>) {
  return <div className={`bd-air ${air.join(' ')}`} aria-hidden="true" />;
});

/** Puddles in the rain, and the lamps mirrored in the asphalt; under all that stands there. */
export const Wet = memo(function Wet({ air, bounds, defs }: WeatherProps) {
  if (!air.includes('rain')) return null;
  const box = boxOf(bounds);
  return (
    <svg className="bd-wet" {...box} viewBox={Object.values(box).join(' ')} aria-hidden="true">
      {puddlesOf(bounds).map(({ x, y, rx, ry }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(-8)`}>
          <ellipse className="bd-puddle" rx={rx} ry={ry} />
          <path className="bd-gleam" d={gleamIn(rx, ry)} />
        </g>
      ))}
      {lampsOf(bounds).map(({ x, y }) => (
        <ellipse
          key={`${x},${y}`}
          className="bd-mirrored"
          cx={x}
          cy={y + 1.4 * UNIT}
          rx={0.5 * UNIT}
          ry={3 * UNIT}
          fill={`url(#${defs}-lamp)`}
        />
      ))}
    </svg>
  );
});

/** Streaks of light that lie flat on the water. */
const gleamIn = (rx: number, ry: number): string =>
  [-0.35, 0.05, 0.4].map((at, i) => `M${-rx * (0.62 - i * 0.14)} ${ry * at}H${rx * (0.3 + i * 0.16)}`).join('');

function boxOf({ minX, minY, maxX, maxY }: Bounds) {
  return { x: minX * UNIT, y: -maxY * UNIT, width: (maxX - minX) * UNIT, height: (maxY - minY) * UNIT };
}

/** The same map has the same puddles. */
function puddlesOf({ minX, minY, maxX, maxY }: Bounds) {
  const next = scatterOf('rain');
  const count = Math.min(MOST_PUDDLES, Math.ceil(((maxX - minX) * (maxY - minY)) / PUDDLE_SPACE));
  return Array.from({ length: count }, () => {
    const rx = (0.35 + next() * 0.75) * UNIT;
    const [x, y] = [(minX + next() * (maxX - minX)) * UNIT, -(minY + next() * (maxY - minY)) * UNIT];
    return { x, y, rx, ry: rx * (0.26 + next() * 0.16) };
  });
}
