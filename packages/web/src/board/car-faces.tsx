import type { SeatPattern } from '../base/seat-style.ts';
import { patternFill } from './seat-patterns.tsx';
import type { VehicleShape } from './vehicle-shape.ts';

interface FaceProps {
  readonly shape: VehicleShape;
}

/** The underside: what is seen of a car on its roof. */
export function CarUnder({ shape }: FaceProps) {
  const [ahead, , behind] = shape.wheels;
  const front = ahead?.y ?? -28;
  const back = behind?.y ?? 28;
  return (
    <>
      <path className="bd-under" d={shape.body} />
      <path
        className="bd-frame"
        d={`M-9 ${shape.front + 5}V${shape.back - 5}M9 ${shape.front + 5}V${shape.back - 5}M-9 -8H9M-9 14H9`}
      />
      <path className="bd-axle" d={`M-17 ${front}H17M-17 ${back}H17M0 ${front + 8}V${back}`} />
      <rect className="bd-sump" x="-6" y={front - 5} width="12" height="16" rx="2" />
      <circle className="bd-sump" cy={back} r="5" />
      <rect className="bd-sump" x="-14" y={back + 6} width="16" height={Math.max(4, shape.back - back - 9)} rx="2" />
      <path className="bd-pipe" d={`M5 ${front + 10}Q13 ${front + 14} 13 0V${shape.back - 1}`} />
      {shape.wheels.map(({ x, y }) => (
        <rect key={`${x},${y}`} className="bd-tire bd-tread" x={x - 4.4} y={y - 9} width="8.8" height="18" rx="2.4" />
      ))}
      <path className="bd-outline" d={shape.body} />
    </>
  );
}

interface FlankProps {
  readonly lies: 'left' | 'right';
  readonly defs: string;
  readonly pattern: SeatPattern;
}

/** A flank: what is seen of a car on its side. Rolled to its right, the roof points right and the wheels left. */
export function CarFlank({ shape, lies, defs, pattern }: FaceProps & FlankProps) {
  const axles = [shape.wheels[0]?.y ?? -28, shape.wheels[2]?.y ?? 28];
  const { front, back } = shape;
  const side = `M-11 ${front + 2}Q3 ${front} 5 ${front + 8}L7 -14L17 -4V18L7 29L6 ${back - 3}Q4 ${back} -11 ${back - 1}Z`;
  return (
    <g transform={lies === 'right' ? undefined : 'scale(-1 1)'}>
      <path className="bd-paint" d={side} />
      <path d={side} fill={patternFill(defs, pattern)} />
      <path d={side} fill={`url(#${defs}-sheen)`} />
      <path className="bd-outline" d={side} />
      <path className="bd-glass" d="M8 -12L15.5 -3.6V5H8ZM8 8H15.5V17L8 26Z" />
      <path className="bd-seam" d={`M-8 -14H7M-8 6H7M-8 26H6M-2 ${front + 6}V${back - 4}`} />
      {axles.map((y) => (
        <g key={y} transform={`translate(-11 ${y})`}>
          <circle className="bd-tire" r="8.6" />
          <circle className="bd-chrome" r="4.2" />
          <circle className="bd-hub" r="1.4" />
        </g>
      ))}
      <rect className="bd-lamp bd-dead" x="-4" y={front} width="5" height="3" rx="1" />
      <rect className="bd-tail bd-dead" x="-4" y={back - 2.6} width="7" height="2.2" rx="0.8" />
    </g>
  );
}

/** Standing on its nose or tail: the other end seen from above. */
export function CarEnd({ stands }: { stands: 'nose' | 'tail' }) {
  return (
    <g transform={stands === 'nose' ? undefined : 'scale(1 -1)'}>
      <rect className="bd-tire" x="-21" y="6" width="8" height="14" rx="2" />
      <rect className="bd-tire" x="13" y="6" width="8" height="14" rx="2" />
      <path className="bd-paint" d="M-22 14V-2Q-20 -5 -15 -6L-11 -18H11L15 -6Q20 -5 22 -2V14Z" />
      <path className="bd-glass" d="M-10 -16H10L13 -6H-13Z" />
      <rect className="bd-chrome" x="-22" y="8" width="44" height="4" rx="2" />
      <rect
        className={stands === 'nose' ? 'bd-tail bd-dead' : 'bd-lamp bd-dead'}
        x="-20"
        y="0"
        width="8"
        height="5"
        rx="1"
      />
      <rect
        className={stands === 'nose' ? 'bd-tail bd-dead' : 'bd-lamp bd-dead'}
        x="12"
        y="0"
        width="8"
        height="5"
        rx="1"
      />
    </g>
  );
}
