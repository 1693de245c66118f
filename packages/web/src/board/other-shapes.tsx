import type { Piece, PieceArt } from '@hardtop/board';
import type { SeatPattern } from '../base/seat-style.ts';
import { Roundel } from './car-top.tsx';
import { Painted } from './painted.tsx';

interface OtherProps {
  readonly art: Exclude<PieceArt, 'car' | 'figure'>;
  readonly body: string;
  readonly face: Piece['face'];
  readonly defs: string;
  readonly pattern: SeatPattern;
  readonly tag: string;
  readonly turn: number;
}

const BOX = 'M-21-46Q-23-46-23-43V45Q-23 48-20 48H20Q23 48 23 45V-43Q23-46 21-46Z';
const CAB = 'M-19-49Q-23-49-23-44V-14H23V-44Q23-49 19-49Z';

/** Whatever is not a car, in the same frame of 50 by 100 units. */
export function OtherShape({ art, body, face, defs, pattern, tag, turn }: OtherProps) {
  const paint = (d: string) => <Painted d={d} defs={defs} pattern={pattern} />;
  switch (art) {
    case 'cycle':
      return face === 'up' ? (
        <>
          {body.includes('sidecar') && <Sidecar side={body.endsWith('left') ? -1 : 1} paint={paint} />}
          <Cycle paint={paint} />
          <Roundel at={{ x: 0, y: 4, r: 10 }} tag={tag} turn={turn} />
        </>
      ) : (
        <FallenCycle side={face === 'left' ? -1 : 1} paint={paint} />
      );
    case 'truck':
      return (
        <>
          <path className="bd-axle" d="M-22-32H22M-22 26H22M-22 38H22" />
          {paint(BOX)}
          {paint(CAB)}
          <path className="bd-glass" d="M-19-42Q0-47 19-42L17-33H-17Z" />
          <Roundel at={{ x: 0, y: 14, r: 12 }} tag={tag} turn={turn} />
        </>
      );
    case 'trailer':
      return (
        <>
          {paint(BOX)}
          <path className="bd-seam" d="M-22-20H22M-22 4H22M-22 28H22" />
          <Roundel at={{ x: 0, y: 0, r: 12 }} tag={tag} turn={turn} />
        </>
      );
    case 'helicopter':
      return (
        <>
          {paint('M0-46Q16-40 15-14Q13 6 4 12L3 44H-3L-4 12Q-13 6-15-14Q-16-40 0-46Z')}
          <path className="bd-glass" d="M0-42Q11-37 11-24H-11Q-11-37 0-42Z" />
          <path className="bd-rotor" d="M-24-34 24 14M24-34-24 14M-8 42H8" />
          <Roundel at={{ x: 0, y: -8, r: 9 }} tag={tag} turn={turn} />
        </>
      );
    case 'pedestrian':
      return <Person lies={face !== 'up'} paint={paint} tag={tag} turn={turn} />;
    case 'token':
      return (
        <>
          {paint('M-20-40H20V40H-20Z')}
          <path className="bd-seam" d="M-10-30 0-38 10-30" />
          <Roundel at={{ x: 0, y: 0, r: 13 }} tag={tag} turn={turn} />
        </>
      );
    case 'missile':
      return <Missile paint={paint} />;
  }
}

/** Its square is small: it is drawn longer than that, so that it is seen at all. */
function Missile({ paint }: { paint: Paint }) {
  return (
    <>
      <path className="bd-sign-flame" d="M-9 96Q-12 150 0 190Q12 150 9 96Z" />
      {paint('M0-110Q13-84 13-54V66L27 100H-27L-13 66V-54Q-13-84 0-110Z')}
      <path className="bd-sign-cone" d="M0-110Q13-84 13-60H-13Q-13-84 0-110Z" />
    </>
  );
}

type Paint = (d: string) => ReturnType<typeof Painted>;

function Cycle({ paint }: { paint: Paint }) {
  return (
    <>
      <rect className="bd-tire" x="-6" y="-48" width="12" height="30" rx="5" />
      <rect className="bd-tire" x="-8" y="16" width="16" height="32" rx="6" />
      <path className="bd-axle" d="M-22-20Q0-30 22-20" />
      {paint('M0-34Q11-26 11-10L8 20Q6 34 0 36Q-6 34-8 20L-11-10Q-11-26 0-34Z')}
    </>
  );
}

/** The tub beside a cycle, its wheel outside, two struts between. */
function Sidecar({ side, paint }: { side: 1 | -1; paint: Paint }) {
  return (
    <g transform={`scale(${side} 1)`}>
      <path className="bd-axle" d="M6-4H28M6 18H28" />
      <rect className="bd-tire" x="42" y="-4" width="7" height="24" rx="3" />
      {paint('M34-30Q45-24 45-2V18Q43 28 34 28Q25 28 23 18V-2Q23-24 34-30Z')}
      <path className="bd-glass" d="M28-10Q34-16 40-10L38-2H30Z" />
    </g>
  );
}

function Person({ lies, paint, tag, turn }: { lies: boolean; paint: Paint } & Pick<OtherProps, 'tag' | 'turn'>) {
  if (lies) return <FallenPerson paint={paint} />;
  return (
    <>
      {paint('M-22 6Q-22-16 0-18Q22-16 22 6Q14 18 0 18Q-14 18-22 6Z')}
      <Roundel at={{ x: 0, y: 0, r: 13 }} tag={tag} turn={turn} />
    </>
  );
}

/** Flat on the road, arms and legs spread. */
function FallenPerson({ paint }: { paint: Paint }) {
  return (
    <g className="bd-fallen" transform="scale(0.54)">
      <path className="bd-axle" d="M-3-18L-20-34M3-16L20-6M-3 14L-15 44M4 14L17 40" />
      {paint('M0-24Q9-20 8-4L6 18H-6L-8-4Q-9-20 0-24Z')}
      {paint('M0-46Q7-45 7-36Q7-27 0-26Q-7-27-7-36Q-7-45 0-46Z')}
    </g>
  );
}

/** On its side: both wheels flat on the road, the frame between them. */
function FallenCycle({ side, paint }: { side: 1 | -1; paint: Paint }) {
  return (
    <g transform={`scale(${side} 1)`}>
      {[-30, 30].map((y) => (
        <g key={y} transform={`translate(-6 ${y})`}>
          <circle className="bd-tire" r="15" />
          <circle className="bd-chrome" r="8" />
          <circle className="bd-hub" r="2.4" />
        </g>
      ))}
      {paint('M-4-22L12-12L14 8L8 24L-2 24L2 4Z')}
      <path className="bd-axle" d="M10-14L20-26M12 2L24 4" />
    </g>
  );
}
