import type { HarmRecord } from '@hardtop/kernel';
import { LateGoingOff } from './late-shapes.tsx';
import { AS_DRAWN, Shards } from './shards.tsx';
import type { XY } from './units.ts';

interface BurstProps {
  readonly style: HarmRecord['style'];
  readonly at: XY;
  /** The way out from the piece, as a unit of the drawing. */
  readonly away: XY;
}

/** What befalls a piece, at the side where it does. */
export function Burst({ style, at, away }: BurstProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-burst={style}>
      <BurstShape style={style} away={away} />
    </g>
  );
}

function BurstShape({ style, away }: Pick<BurstProps, 'style' | 'away'>) {
  switch (style) {
    case 'hit':
      return <Shards seed="hit" count={7} reach={62} className="fx-chip" />;
    case 'crash':
      return (
        <>
          <circle className="fx-dust fx-now" r="34" />
          <Shards seed="crash" count={14} reach={120} className="fx-chip" />
          <Shards seed="glass" count={9} reach={84} className="fx-glass" />
        </>
      );
    case 'wheel':
    case 'fire':
    case 'blast':
      return <LateGoingOff style={style} radius={AS_DRAWN} away={away} />;
  }
}
