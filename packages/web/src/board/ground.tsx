import type { Area, Board } from '@hardtop/board';
import { memo } from 'preact/compat';
import { mapPath, scatterOf, UNIT } from './units.ts';

type Bounds = Board['bounds'];

interface GroundProps {
  readonly bounds: Bounds;
  readonly floors: readonly Area[];
  readonly defs: string;
}

/** Inches between lamps, and how far each reaches. */
const LAMP_SPACING = 11;
const LAMP_REACH = 7;

/** Asphalt, and the light of the lamps on it. */
export const Ground = memo(function Ground({ bounds, floors, defs }: GroundProps) {
  const box = {
    x: bounds.minX * UNIT,
    y: -bounds.maxY * UNIT,
    width: (bounds.maxX - bounds.minX) * UNIT,
    height: (bounds.maxY - bounds.minY) * UNIT,
  };
  return (
    <g className="bd-ground">
      <rect className="bd-asphalt" {...box} />
      {floors.map((area) => (
        <path key={area.id} className="bd-floor" d={mapPath(area.points, true)} />
      ))}
      <rect {...box} fill={`url(#${defs}-asphalt)`} />
      <svg
        className="bd-lamplight"
        {...box}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {lampsOf(bounds).map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={LAMP_REACH * UNIT} fill={`url(#${defs}-lamp)`} />
        ))}
      </svg>
      <rect className="bd-edge" {...box} />
    </g>
  );
});

/** Beyond the rim of the map it is dark as well. */
const BEYOND = 400;

/** The dark lies on the ground: who stands in it, what is written there and what flashes is seen. */
export const Night = memo(function Night({ bounds }: { readonly bounds: Bounds }) {
  return (
    <rect
      className="bd-night"
      x={(bounds.minX - BEYOND) * UNIT}
      y={-(bounds.maxY + BEYOND) * UNIT}
      width={(bounds.maxX - bounds.minX + 2 * BEYOND) * UNIT}
      height={(bounds.maxY - bounds.minY + 2 * BEYOND) * UNIT}
    />
  );
});

interface GridProps {
  readonly bounds: Bounds;
  readonly grid: Board['grid'];
}

/** The squares, which lie on roads and other ground alike. */
export const Grid = memo(function Grid({ bounds, grid }: GridProps) {
  if (grid === undefined) return null;
  return (
    <>
      <path className="bd-grid-fine" d={gridPath(bounds, grid.fine)} />
      <path className="bd-grid-bold" d={gridPath(bounds, grid.fine * grid.bold)} />
    </>
  );
});

/** Lamps in staggered rows, spread evenly over the map. */
export function lampsOf(bounds: Bounds): { x: number; y: number }[] {
  const width = bounds.maxX - bounds.minX;
  const height = bounds.maxY - bounds.minY;
  const columns = Math.max(1, Math.round(width / LAMP_SPACING));
  const rows = Math.max(1, Math.round(height / LAMP_SPACING));
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = (i % columns) + (row % 2 === 0 ? 0.3 : 0.7);
    return {
      x: (bounds.minX + (column * width) / columns) * UNIT,
      y: -(bounds.minY + ((row + 0.5) * height) / rows) * UNIT,
    };
  });
}

function gridPath(bounds: Bounds, step: number): string {
  if (step <= 0) return '';
  const lines: string[] = [];
  const [top, bottom] = [-bounds.maxY * UNIT, -bounds.minY * UNIT];
  const [left, right] = [bounds.minX * UNIT, bounds.maxX * UNIT];
  for (let i = Math.ceil(bounds.minX / step); i * step <= bounds.maxX; i++)
    lines.push(`M${i * step * UNIT} ${top}V${bottom}`);
  for (let i = Math.ceil(bounds.minY / step); i * step <= bounds.maxY; i++)
    lines.push(`M${left} ${-i * step * UNIT}H${right}`);
  return lines.join('');
}

/** Patterns and gradients of the ground and the counters. */
export const BoardDefs = memo(function BoardDefs({ defs }: { readonly defs: string }) {
  return (
    <>
      <pattern id={`${defs}-asphalt`} patternUnits="userSpaceOnUse" width="160" height="160">
        <path className="bd-grit" d={gritPath('grit', 90)} />
        <path className="bd-grit-dark" d={gritPath('tar', 60)} />
      </pattern>
      <radialGradient id={`${defs}-lamp`}>
        <stop offset="0" className="bd-lamp-stop" stopOpacity="0.3" />
        <stop offset="0.3" className="bd-lamp-stop" stopOpacity="0.15" />
        <stop offset="0.65" className="bd-lamp-stop" stopOpacity="0.04" />
        <stop offset="1" className="bd-lamp-stop" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${defs}-beam`} gradientUnits="userSpaceOnUse" cx="0" cy="-40" r="240">
        <stop offset="0" stopColor="#fff2cf" stopOpacity="0.24" />
        <stop offset="0.4" stopColor="#fff2cf" stopOpacity="0.07" />
        <stop offset="1" stopColor="#fff2cf" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${defs}-sheen`} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#000" stopOpacity="0.55" />
        <stop offset="0.2" stopColor="#000" stopOpacity="0.08" />
        <stop offset="0.36" stopColor="#fff" stopOpacity="0.42" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="0.8" stopColor="#000" stopOpacity="0.14" />
        <stop offset="1" stopColor="#000" stopOpacity="0.6" />
      </linearGradient>
      <linearGradient id={`${defs}-glint`} x1="0" x2="1" y1="0" y2="1">
        <stop offset="0.1" stopColor="#cfe3ee" stopOpacity="0.5" />
        <stop offset="0.32" stopColor="#cfe3ee" stopOpacity="0.04" />
        <stop offset="0.7" stopColor="#cfe3ee" stopOpacity="0" />
      </linearGradient>
      <pattern id={`${defs}-hazard`} patternUnits="userSpaceOnUse" width="34" height="34" patternTransform="rotate(45)">
        <rect className="bd-hazard-dark" width="34" height="34" />
        <rect className="bd-hazard-light" width="17" height="34" />
      </pattern>
      <radialGradient id={`${defs}-puff`}>
        <stop offset="0" className="bd-puff-stop" stopOpacity="0.5" />
        <stop offset="0.6" className="bd-puff-stop" stopOpacity="0.26" />
        <stop offset="1" className="bd-puff-stop" stopOpacity="0" />
      </radialGradient>
      <pattern id={`${defs}-roof`} patternUnits="userSpaceOnUse" width="14" height="14" patternTransform="rotate(45)">
        <path className="bd-roof-line" d="M0 0V14" />
      </pattern>
    </>
  );
});

function gritPath(seed: string, count: number): string {
  const next = scatterOf(seed);
  return Array.from({ length: count }, () => {
    const size = 0.5 + next() * 1.3;
    return `M${(next() * 158).toFixed(1)} ${(next() * 158).toFixed(1)}h${size.toFixed(1)}v${(size * 0.8).toFixed(1)}h${(-size).toFixed(1)}z`;
  }).join('');
}
