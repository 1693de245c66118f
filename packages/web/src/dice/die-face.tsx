import type { RollRecord } from '@hardtop/kernel';
import { LateIcons } from '../icons/late-icons.tsx';

/** Where the pips of a six-sided die sit, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

interface DieFaceProps {
  readonly value: number;
  readonly size?: number;
  /** Tumbles before it lies, for a roll that just fell. */
  readonly fresh?: boolean;
  readonly delayMs?: number;
}

export function DieFace({ value, size = 22, fresh = false, delayMs = 0 }: DieFaceProps) {
  const pips = PIPS[value];
  return (
    <svg
      viewBox="0 0 30 30"
      width={size}
      height={size}
      className={fresh ? 'die tumbling' : 'die'}
      style={fresh ? { animationDelay: `${delayMs}ms` } : undefined}
      aria-hidden="true"
    >
      <rect x="1" y="1" width="28" height="28" rx="6" className="die-body" />
      {pips?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={8 + x * 7} cy={8 + y * 7} r="2.9" className="die-pip" />
      ))}
      {pips === undefined && (
        <text x="15" y="20.5" textAnchor="middle" className="die-figure">
          {value}
        </text>
      )}
    </svg>
  );
}

interface DiceRowProps {
  readonly values: readonly number[];
  readonly size?: number;
  readonly fresh?: boolean;
}

/** Dice as they fell, one after the other; read out as "4 and 2". */
export function DiceRow({ values, size, fresh = false }: DiceRowProps) {
  const faces = values.map((value, i) => ({ value, id: `die-${i}`, delayMs: i * 60 }));
  return (
    <span className="dice-row" role="img" aria-label={`dice ${values.join(' and ')}`}>
      {faces.map(({ value, id, delayMs }) => (
        <DieFace key={id} value={value} fresh={fresh} delayMs={delayMs} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  );
}

interface RolledDiceProps {
  readonly roll: RollRecord;
  readonly size: number;
  readonly fresh?: boolean;
}

/** A roll, in pips or in icons. */
export function RolledDice({ roll: { values, faces }, size, fresh = false }: RolledDiceProps) {
  if (faces !== undefined) return <LateIcons show="faces" faces={faces} size={size} fresh={fresh} />;
  return <DiceRow values={values} size={size} fresh={fresh} />;
}
