// Fetched when the first of them is drawn: most games have none.
import type { Piece } from '@hardtop/board';
import type { SeatPattern } from '../base/seat-style.ts';
import { Roundel } from './car-top.tsx';
import { Scars, WreckCross } from './damage.tsx';
import { ANIMALS, BODIES, HELD } from './figure-art.ts';
import type { Shape, Stroke } from './figure-strokes.ts';
import { Painted } from './painted.tsx';
import { UNIT } from './units.ts';
import { VEHICLES } from './vehicle-art.ts';
import './figures.css';

interface FigureProps {
  readonly piece: Piece;
  readonly pattern: SeatPattern;
  readonly defs: string;
}

/** Somebody or something from above, by the words of its body: `prone, rifle`, `horse`, `boat, 3 aboard`. */
export function Figure(props: FigureProps) {
  const { piece } = props;
  const [what = '', ...more] = piece.body.split(', ');
  const scale = (piece.width * UNIT) / 50;
  const isDead = piece.state === 'wreck';
  return (
    <g transform={`scale(${scale})`} className={isDead ? 'fig-dead' : undefined}>
      <title>{[`${piece.tag} ${piece.name}`, ...piece.notes].join(', ')}</title>
      {what in BODIES ? (
        <Person {...props} posture={what} more={more} />
      ) : what in ANIMALS ? (
        <Animal {...props} shape={ANIMALS[what]} more={more} />
      ) : (
        <Vehicle {...props} shape={VEHICLES[what]} more={more} />
      )}
    </g>
  );
}

interface PartProps extends FigureProps {
  readonly more: readonly string[];
}

function Strokes({ strokes, pattern, defs }: Omit<FigureProps, 'piece'> & { readonly strokes: readonly Stroke[] }) {
  return strokes.map(([ink, d]) => {
    if (ink === 'paint') return <Painted key={d} d={d} defs={defs} pattern={pattern} />;
    if (ink === 'seam' || ink === 'glass') return <path key={d} className={`bd-${ink}`} d={d} />;
    if (ink !== 'arm') return <path key={d} className={`fig-${ink}`} d={d} />;
    return (
      <g key={d}>
        <path className="fig-edge" d={d} />
        <path className="fig-arm" d={d} />
      </g>
    );
  });
}

const POOL = 'M-16-6Q-20-18-6-18 8-26 14-12 26-6 18 6 20 20 4 18-8 24-14 12-24 6-16-6Z';
const CROSS = 'M-9-9 9 9M9-9-9 9';

function Person({ posture, more, ...props }: PartProps & { readonly posture: string }) {
  const { piece } = props;
  const body = BODIES[posture] ?? BODIES.standing;
  if (body === undefined) return null;
  const weapon = more.map((word) => HELD[word]).find((found) => found !== undefined);
  const isDead = piece.state === 'wreck';
  return (
    <g key={posture} className={posture === 'down' ? 'fig-now-down' : 'fig-now'}>
      <circle className="fig-hit" r="25" />
      {body.ring !== null && <circle className={`fig-ring fig-${body.ring}`} r="23.5" />}
      {(isDead || more.includes('bleeding')) && <path className="fig-blood" d={POOL} />}
      <Strokes strokes={body.under} {...props} />
      {weapon !== undefined && body.held !== null && (
        <g transform={`translate(${body.held[0]} ${body.held[1]}) rotate(${body.held[2]})`}>
          <Strokes strokes={weapon} {...props} />
        </g>
      )}
      {body.arms !== '' && (
        <>
          <path className="fig-edge fig-limb-edge" d={body.arms} />
          <path className="fig-limb" d={body.arms} />
        </>
      )}
      <Strokes strokes={body.over} {...props} />
      {more.includes('leader') && <circle className="fig-pip" r="3.4" />}
      {piece.state === 'hurt' && <circle className="fig-wound" cx="11" cy="6" r="3.6" />}
      {isDead && <Cross />}
    </g>
  );
}

function Cross() {
  return (
    <>
      <path className="fig-cross" d={CROSS} />
      <path className="fig-cross" d={CROSS} />
    </>
  );
}

function Animal({ shape, more, ...props }: PartProps & { readonly shape: Shape | undefined }) {
  if (shape === undefined) return null;
  const { state } = props.piece;
  return (
    <>
      <ellipse className={more.includes('down') ? 'fig-ring fig-broken' : 'fig-ring'} rx="22" ry="47" />
      {more.includes('down') && <path className="fig-blood" d={POOL} />}
      <g transform={more.includes('down') ? 'rotate(24) scale(1.15 0.92)' : undefined}>
        <Strokes strokes={shape.parts} {...props} />
      </g>
      {state === 'hurt' && <circle className="fig-wound" cx="7" cy="12" r="4" />}
      {state === 'wreck' && <Cross />}
    </>
  );
}

function Vehicle({ shape, more, ...props }: PartProps & { readonly shape: Shape | undefined }) {
  if (shape === undefined) return null;
  const { piece, pattern, defs } = props;
  const { parts, turret, places = [] } = shape;
  const aboard = more.map((word) => Number.parseInt(word, 10)).find((count) => count > 0) ?? 0;
  const isWreck = piece.state === 'wreck';
  return (
    <>
      <rect className="fig-hit" x="-25" y="-50" width="50" height="100" />
      <Strokes strokes={parts} {...props} />
      {places.slice(0, aboard).map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <Painted d="M-7 1Q-7-4 0-5Q7-4 7 1Q6 5 0 5Q-6 5-7 1Z" defs={defs} pattern={pattern} />
          <circle className="fig-dark" r="3.8" />
        </g>
      ))}
      {turret !== undefined && (
        <g transform={`translate(${turret.x} ${turret.y}) rotate(${-(piece.turret ?? 0) / 10})`}>
          <Strokes strokes={turret.parts} {...props} />
        </g>
      )}
      {piece.state !== 'fit' && <Scars seed={piece.id} heavy={isWreck} />}
      {isWreck && <WreckCross />}
      {places.length === 0 && turret === undefined && (
        <Roundel at={{ x: 0, y: 16, r: 11 }} tag={piece.tag} turn={piece.pose.h / 10} />
      )}
    </>
  );
}
