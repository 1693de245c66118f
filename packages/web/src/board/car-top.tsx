import { memo } from 'preact/compat';
import type { SeatPattern } from '../base/seat-style.ts';
import { patternFill } from './seat-patterns.tsx';
import type { VehicleShape } from './vehicle-shape.ts';

interface CarTopProps {
  readonly shape: VehicleShape;
  readonly defs: string;
  readonly pattern: SeatPattern;
  readonly lit: boolean;
}

/** A car from above, nose up, painted in the seat's hue (`--seat`) under its pattern. */
export const CarTop = memo(function CarTop({ shape, defs, pattern, lit }: CarTopProps) {
  return (
    <>
      {shape.wheels.map(({ x, y }) => (
        <rect key={`${x},${y}`} className="bd-tire" x={x - 4} y={y - 8.5} width="8" height="17" rx="2" />
      ))}
      <path className="bd-chrome" d={bumper(shape.front, 15, 1)} />
      <path className="bd-chrome" d={bumper(shape.back, 15, -1)} />
      <path className="bd-paint" d={shape.body} />
      <path d={shape.body} fill={patternFill(defs, pattern)} />
      <path d={shape.body} fill={`url(#${defs}-sheen)`} />
      <path className="bd-seam" d={shape.seams} />
      {shape.bed !== '' && <PickupBed d={shape.bed} />}
      <path className="bd-glass" d={shape.glass} />
      <path className="bd-glint" d={shape.glass} fill={`url(#${defs}-glint)`} />
      <path className="bd-pillar" d={shape.pillars} />
      <path className="bd-paint" d={shape.roof} />
      <path d={shape.roof} fill={patternFill(defs, pattern)} />
      <path d={shape.roof} fill={`url(#${defs}-sheen)`} />
      <Lights shape={shape} lit={lit} />
      <path className="bd-outline" d={shape.body} />
    </>
  );
});

const bumper = (y: number, w: number, side: 1 | -1): string =>
  `M${-w} ${y + 3 * side}Q${-w} ${y - 0.4 * side} ${-w + 4} ${y - 0.8 * side}H${w - 4}Q${w} ${y - 0.4 * side} ${w} ${y + 3 * side}Z`;

function PickupBed({ d }: { d: string }) {
  return (
    <>
      <path className="bd-bed" d={d} />
      <path className="bd-rib" d="M-12.4 11V44M-6.2 11V44M0 11V44M6.2 11V44M12.4 11V44" />
    </>
  );
}

function Lights({ shape, lit }: { shape: VehicleShape; lit: boolean }) {
  return (
    <>
      {shape.lamps.map(({ x, y }) => (
        <ellipse key={x} className={lit ? 'bd-lamp' : 'bd-lamp bd-dead'} cx={x} cy={y} rx="3.4" ry="1.9" />
      ))}
      {shape.tails.map(({ x, y }) => (
        <rect
          key={x}
          className={lit ? 'bd-tail' : 'bd-tail bd-dead'}
          x={x - 3.6}
          y={y - 1.3}
          width="7.2"
          height="2.2"
          rx="0.8"
        />
      ))}
    </>
  );
}

interface RoundelProps {
  readonly at: { readonly x: number; readonly y: number; readonly r: number };
  readonly tag: string;
  /** Degrees that set the number upright on the page: a 6 must not read as a 9. */
  readonly turn: number;
}

/** A racing number in its white disc. */
export function Roundel({ at, tag, turn }: RoundelProps) {
  const size = tag.length > 2 ? at.r * 0.95 : tag.length > 1 ? at.r * 1.3 : at.r * 1.7;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <circle className="bd-roundel" r={at.r} />
      <text className="bd-number" fontSize={size} y={size * 0.35}>
        {tag}
      </text>
    </g>
  );
}
