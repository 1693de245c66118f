import type { IconDie } from '@hardtop/kernel';
import { type CSSProperties, memo, type ReactNode } from 'preact/compat';
import { DieFace } from '../dice/die-face.tsx';
import { LateIcons } from '../icons/late-icons.tsx';
import { Burst } from './bursts.tsx';
import { LateGoingOff } from './late-shapes.tsx';
import type { Staged } from './stage.ts';
import type { XY } from './units.ts';
import '../dice/dice.css';
import './effects.css';

interface EffectsProps {
  readonly effects: readonly { readonly id: number; readonly thing: Staged }[];
  onGone(id: number): void;
}

/** Shots, sparks, dice and figures over the counters; each goes when its time is up. */
export const Effects = memo(function Effects({ effects, onGone }: EffectsProps) {
  return (
    <g className="fx">
      {effects.map(({ id, thing }) => (
        <g
          key={id}
          className={`fx-life fx-life-${thing.kind}`}
          onAnimationEnd={(event) => event.target === event.currentTarget && onGone(id)}
        >
          <Effect effect={thing} />
        </g>
      ))}
    </g>
  );
});

function Effect({ effect }: { effect: Staged }) {
  switch (effect.kind) {
    case 'shot':
      return <Shot {...effect} />;
    case 'dice':
      return <Dice {...effect} />;
    case 'burst':
      return <Burst style={effect.style} at={effect.at} away={effect.away} />;
    case 'circle':
      return (
        <g transform={at(effect.at)}>
          <circle className="fx-reach" r={effect.radius} />
          {effect.style && <LateGoingOff style={effect.style} radius={effect.radius} />}
        </g>
      );
    case 'points':
      return <Points at={effect.at} points={effect.points} />;
    case 'smoke':
      return <Smoke puffs={effect.puffs} ms={effect.ms} />;
  }
}

const at = ({ x, y }: XY): string => `translate(${x} ${y})`;

function Shot({ style, from, to, hit }: Extract<Staged, { kind: 'shot' }>) {
  const way = { '--fx-dx': `${to.x - from.x}px`, '--fx-dy': `${to.y - from.y}px` } as CSSProperties;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // What is thrown has no muzzle, and only lands: what it does then is seen for itself.
  const isFired = style !== 'thrown';
  return (
    <g className={`fx-shot fx-${style}`} style={way} data-hit={hit}>
      <g transform={`${at(from)} rotate(${turn})`}>
        {isFired && <path className="fx-flash" d="M0 0 14-9 12-3 40-6 20 0 40 6 12 3 14 9Z" />}
        <Flight style={style} length={length} />
      </g>
      <g transform={at(to)}>
        {hit && isFired ? <path className="fx-spark" d={SPARK} /> : <circle className="fx-dust" r="20" />}
      </g>
    </g>
  );
}

const ROUNDS = [0, 1, 2, 3, 4] as const;

/** What flies, along the x axis of its line of fire. */
function Flight({ style, length }: { style: Extract<Staged, { kind: 'shot' }>['style']; length: number }): ReactNode {
  const d = `M0 0H${length}`;
  switch (style) {
    case 'bullets':
      return ROUNDS.map((i) => (
        <path key={i} className="fx-tracer" d={d} pathLength="1" style={{ animationDelay: `${i * 55}ms` }} />
      ));
    case 'beam':
      return (
        <>
          <path className="fx-beam-glow" d={d} />
          <path className="fx-beam" d={d} />
        </>
      );
    case 'flame':
      return (
        <path
          className="fx-jet"
          d={`M0 0Q${length * 0.6}-30 ${length} -34Q${length + 26} 0 ${length} 34Q${length * 0.6} 30 0 0Z`}
        />
      );
    case 'rocket':
      return (
        <>
          <path className="fx-trail" d={d} pathLength="1" />
          <path className="fx-tracer fx-slow" d={d} pathLength="1" />
        </>
      );
    case 'shell':
      return <path className="fx-tracer" d={d} pathLength="1" />;
    case 'thrown':
      return <LateGoingOff style="thrown" radius={length} />;
  }
}

const SPARK = rays(9, 8, 40);

function rays(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + 0.3;
    const far = to * (i % 2 === 0 ? 1 : 0.62);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(cos * from).toFixed(1)} ${(sin * from).toFixed(1)}L${(cos * far).toFixed(1)} ${(sin * far).toFixed(1)}`;
  }).join('');
}

/** So many dice stand in a row; more rows than three are only summed up. */
const ROW = 6;
const FEW = 3 * ROW;
const DIE = 24;
const SMALL_DIE = 17;
const NEED = 28;

/** The dice above the counter they fell for, with what they had to reach. */
function Dice({ at: place, beside, dice: { roll, outcome, need } }: Extract<Staged, { kind: 'dice' }>) {
  const { values, total, faces } = roll;
  const shown: readonly (number | IconDie)[] = faces ?? values;
  const few = faces !== undefined || values.length <= FEW;
  const size = shown.length > ROW ? SMALL_DIE : DIE;
  const room = few ? Math.min(shown.length, ROW) * (size + 3) + 5 : 52;
  const rows = few ? Math.ceil(shown.length / ROW) : 1;
  const up = (rows - 1) * (size + 3);
  const width = room + (need === null ? 0 : NEED);
  const left = beside ? 44 : -width / 2;
  const dieAt = (i: number): string => {
    const [x, y] = [left + 4 + (i % ROW) * (size + 3), (DIE - size) / 2 - up + Math.floor(i / ROW) * (size + 3)];
    return `translate(${x} ${y})`;
  };
  return (
    <g transform={at(place)}>
      <g className="bd-px">
        <g className={`fx-dice fx-${outcome}`} transform={`translate(0 ${beside ? -12 : -74})`}>
          <rect className="fx-tray" x={left} y={-4 - up} width={width} height={DIE + 8 + up} rx="5" />
          {few ? (
            shown.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and never change places.
              <g key={i} transform={dieAt(i)}>
                <g className="fx-die" style={{ animationDelay: `${i * 50}ms` }}>
                  {typeof die === 'number' ? (
                    <DieFace value={die} size={size} />
                  ) : (
                    <LateIcons show="face" face={die} size={size} />
                  )}
                </g>
              </g>
            ))
          ) : (
            <text className="fx-total" x={left + room / 2} y={DIE - 5}>
              {total}
            </text>
          )}
          {need !== null && (
            <text className="fx-need" x={left + room + NEED / 2 - 4} y={DIE - 6}>
              {need}
            </text>
          )}
        </g>
      </g>
    </g>
  );
}

function Points({ at: place, points }: { at: XY; points: number }) {
  return (
    <g transform={at(place)}>
      <g className="bd-px">
        <text className="fx-points">−{points}</text>
      </g>
    </g>
  );
}

function Smoke({ puffs, ms }: { puffs: readonly XY[]; ms: number }) {
  return puffs.map((puff, i) => (
    <g key={`${puff.x},${puff.y}`} transform={at(puff)}>
      <circle className="fx-puff" r="20" style={{ animationDelay: `${(i / puffs.length) * ms}ms` }} />
    </g>
  ));
}
