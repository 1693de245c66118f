import type { BurstRecord } from '@hardtop/kernel';
import type { CSSProperties } from 'preact/compat';
import { FlameShape } from './damage.tsx';
import { AS_DRAWN, flight, Shards } from './shards.tsx';
import { scatterOf, smoothLoop, type XY } from './units.ts';
import './going-off.css';

const NOWHERE: XY = { x: 0, y: 0 };
const SCALES = { least: 0.45, most: 2.2 } as const;

interface GoingOffProps {
  readonly style: NonNullable<BurstRecord['style']> | 'thrown' | 'wheel';
  /** How far it reaches, or flies. */
  readonly radius: number;
  /** The way out from the piece that loses a wheel. */
  readonly away?: XY;
}

/** What is seen where something goes off, about as large as it reaches; or what is thrown, on its way along the x axis. */
export function GoingOff({ style, radius, away = NOWHERE }: GoingOffProps) {
  if (style === 'thrown')
    return <ellipse className="fx-lob" rx="11" ry="8" style={{ '--fx-far': `${radius}px` } as CSSProperties} />;
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, radius / AS_DRAWN));
  return (
    <g transform={`scale(${scale})`} data-goes-off={style}>
      <PlaceShape style={style} away={away} />
    </g>
  );
}

function PlaceShape({ style, away }: { style: Exclude<GoingOffProps['style'], 'thrown'>; away: XY }) {
  switch (style) {
    case 'wheel':
      return <Wheel away={away} />;
    case 'blast':
      return <Blast />;
    case 'fire':
      return (
        <>
          <path className="fx-smoke fx-white" d={cloud('white', 110)} />
          <Shards seed="sparks" count={16} reach={170} className="fx-chip" />
          <Fire />
        </>
      );
    case 'cloud':
      return CLOUDS.map(({ seed, r, delay }) => (
        <path key={seed} className="fx-smoke fx-billow" d={cloud(seed, r)} style={{ animationDelay: `${delay}ms` }} />
      ));
    case 'light':
      return <circle className="fx-ball fx-ball-core" r="60" />;
  }
}

const CLOUDS = [
  { seed: 'first', r: 70, delay: 0 },
  { seed: 'second', r: 110, delay: 160 },
  { seed: 'third', r: 140, delay: 320 },
] as const;

const BOUNCE = 210;

function Wheel({ away }: { away: XY }) {
  return (
    <>
      <Shards seed="wheel" count={6} reach={50} className="fx-chip" />
      <g className="fx-wheel" style={flight(away.x * BOUNCE, away.y * BOUNCE, 760)}>
        <rect className="fx-tire" x="-10" y="-17" width="20" height="34" rx="6" />
        <rect className="fx-hub" x="-4" y="-7" width="8" height="14" rx="3" />
      </g>
    </>
  );
}

const TONGUES = [
  { x: 0, y: 0, size: 1.6 },
  { x: -20, y: 10, size: 1.1 },
  { x: 22, y: 8, size: 1.2 },
  { x: 6, y: 26, size: 0.9 },
] as const;

function Fire() {
  return (
    <g className="fx-fire">
      {TONGUES.map(({ x, y, size }, i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <FlameShape delay={i * -140} />
        </g>
      ))}
    </g>
  );
}

const LOBES = 22;

/** A billowing outline, the same each time. */
function cloud(seed: string, r: number): string {
  const next = scatterOf(seed);
  const lobes = Array.from({ length: LOBES }, (_, i) => {
    const angle = (i / LOBES) * 2 * Math.PI;
    const reach = r * (0.74 + next() * 0.38);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
  return smoothLoop(lobes, 0.9);
}

function Blast() {
  return (
    <>
      <path className="fx-smoke" d={cloud('smoke', 120)} />
      <path className="fx-ball fx-ball-outer" d={cloud('outer', 110)} />
      <path className="fx-ball" d={cloud('ball', 78)} />
      <path className="fx-ball fx-ball-core" d={cloud('core', 46)} />
      <circle className="fx-ring" r="150" />
      <Shards seed="blast" count={18} reach={260} className="fx-chip" />
      <Shards seed="metal" count={12} reach={190} className="fx-metal" />
    </>
  );
}
