import type { IconDie as Face, HandfulDie } from '@hardtop/kernel';
import { IconGlyph } from './icon-shapes.tsx';

interface Body {
  readonly path: string;
  readonly fill: string;
  readonly ink: string;
}

const SQUARE = 'M6 1H24A5 5 0 0 1 29 6V24A5 5 0 0 1 24 29H6A5 5 0 0 1 1 24V6A5 5 0 0 1 6 1Z';

/** Every colour has a body of its own, so that nobody needs the colour. */
const BODIES: Readonly<Record<string, Body>> = {
  yellow: { path: SQUARE, fill: '#f6c945', ink: '#231a00' },
  blue: { path: 'M15 1A14 14 0 0 1 15 29 14 14 0 0 1 15 1Z', fill: '#2b62b8', ink: '#fff' },
  red: { path: 'M9 1H21L29 9V21L21 29H9L1 21V9Z', fill: '#b3261e', ink: '#fff' },
  green: { path: 'M15 .5 28.5 7.5V22.5L15 29.5 1.5 22.5V7.5Z', fill: '#1f7a3d', ink: '#fff' },
  black: { path: 'M1 1H29V29H1Z', fill: '#191919', ink: '#fff' },
  white: { path: 'M15 .5 29 10.5 24 29H6L1 10.5Z', fill: '#fff', ink: '#161616' },
};

const PLAIN: Body = { path: SQUARE, fill: '#f4efe3', ink: '#1b1814' };

/** Where so many icons stand on a face, and how large. */
const PLACES: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[15, 15, 0.95]],
  [
    [9.6, 15, 0.55],
    [20.4, 15, 0.55],
  ],
  [
    [15, 9.5, 0.5],
    [9, 19.5, 0.5],
    [21, 19.5, 0.5],
  ],
];

interface FaceDieProps {
  readonly face: Face;
  readonly size: number;
  readonly fresh?: boolean;
  readonly delayMs?: number;
}

/** A die with what it shows. */
export function FaceDie({ face: { die, icons }, size, fresh = false, delayMs = 0 }: FaceDieProps) {
  const body = BODIES[die] ?? PLAIN;
  return (
    <svg
      viewBox="0 0 30 30"
      width={size}
      height={size}
      className={fresh ? 'ic-die tumbling' : 'ic-die'}
      style={{ color: body.ink, ...(fresh ? { animationDelay: `${delayMs}ms` } : {}) }}
      aria-hidden="true"
    >
      <path className="ic-body" d={body.path} fill={body.fill} />
      {(PLACES[icons.length] ?? []).map(([x, y, scale], i) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <IconGlyph icon={icons[i] ?? ''} className="ic-glyph" />
        </g>
      ))}
    </svg>
  );
}

const faceWords = ({ die, icons }: Face): string => `${die} ${icons.join(' ') || 'blank'}`;

interface FaceRowProps {
  readonly faces: readonly Face[];
  readonly size?: number;
  readonly fresh?: boolean;
}

/** Dice as they fell, read out one by one. */
export function FaceRow({ faces, size = 22, fresh = false }: FaceRowProps) {
  return (
    <span className="dice-row" role="img" aria-label={`dice: ${faces.map(faceWords).join(', ')}`}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and never change places.
        <FaceDie key={i} face={face} size={size} fresh={fresh} delayMs={i * 50} />
      ))}
    </span>
  );
}

/** Dice that would be thrown: the body of each kind with how many there are. */
function CountDie({ die, count, size }: { readonly die: string; readonly count: number; readonly size: number }) {
  const body = BODIES[die] ?? PLAIN;
  return (
    <svg
      viewBox="0 0 30 30"
      width={size}
      height={size}
      className="ic-die"
      style={{ color: body.ink }}
      aria-hidden="true"
    >
      <path className="ic-body" d={body.path} fill={body.fill} />
      <text x="15" y="21.5" textAnchor="middle" className="ic-count">
        {count}
      </text>
    </svg>
  );
}

const handfulWords = ({ die, count, icons }: HandfulDie): string =>
  icons === undefined ? `${count ?? 1} ${die}` : faceWords({ die, icons });

export function HandfulRow({ dice, size }: { readonly dice: readonly HandfulDie[]; readonly size: number }) {
  return (
    <span className="dice-row" role="img" aria-label={dice.map(handfulWords).join(', ') || 'no dice'}>
      {dice.map(({ die, count, icons, marked }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and never change places.
        <span key={i} className={marked ? 'ic-held ic-marked' : 'ic-held'}>
          {icons === undefined ? (
            <CountDie die={die} count={count ?? 1} size={size} />
          ) : (
            <FaceDie face={{ die, icons }} size={size} />
          )}
        </span>
      ))}
    </span>
  );
}
