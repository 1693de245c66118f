import type { Piece } from '@hardtop/board';
import type { MotionRecord } from '@hardtop/kernel';
import { alongPath } from './motion.ts';
import { mapPath, toMap } from './units.ts';

export interface SkidTrack {
  readonly d: string;
  /** How long the rubber takes to be laid, in milliseconds. */
  readonly duration: number;
}

const SAMPLES = 12;

/** The lines the four tires draw over the asphalt; none for a motion that leaves no rubber. */
export function tracksOf(motion: MotionRecord, piece: Piece): string {
  if (motion.style !== 'skid' && motion.style !== 'fishtail') return '';
  const [x, y] = [piece.width * 0.36, piece.length * 0.28];
  const tires = [
    { x: -x, y: -y },
    { x, y: -y },
    { x: -x, y },
    { x, y },
  ];
  return tires
    .map((tire) =>
      mapPath(Array.from({ length: SAMPLES + 1 }, (_, i) => toMap(alongPath(motion.path, i / SAMPLES), tire))),
    )
    .join('');
}

interface SkidTracksProps {
  readonly tracks: readonly { readonly id: number; readonly thing: SkidTrack }[];
  onFaded(id: number): void;
}

export function SkidTracks({ tracks, onFaded }: SkidTracksProps) {
  return (
    <g className="bd-skids">
      {tracks.map(({ id, thing: { d, duration } }) => (
        <path
          key={id}
          className="bd-skid"
          d={d}
          pathLength="1"
          style={{ animationDuration: `${duration}ms, 2400ms`, animationDelay: `0ms, ${duration}ms` }}
          onAnimationEnd={(event) => event.animationName === 'bd-fade' && onFaded(id)}
        />
      ))}
    </g>
  );
}
