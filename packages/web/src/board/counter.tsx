import { type Piece, pieceArt } from '@hardtop/board';
import { memo } from 'preact/compat';
import type { SeatPattern } from '../base/seat-style.ts';
import { CarEnd, CarFlank, CarUnder } from './car-faces.tsx';
import { carShape } from './car-shapes.ts';
import { CarTop, Roundel } from './car-top.tsx';
import { Flames, Scars, WreckCross } from './damage.tsx';
import { Guns } from './guns.tsx';
import { LateFigure, LateShape } from './late-shapes.tsx';
import { UNIT } from './units.ts';

interface CounterProps {
  readonly piece: Piece;
  /** Which way up it is drawn; differs from the piece's own while it rolls. */
  readonly face: Piece['face'];
  readonly pattern: SeatPattern;
  readonly defs: string;
}

/** One counter about the origin, nose up. The plate is its true footprint; the drawing lies on it. */
export const Counter = memo(function Counter({ piece, face, pattern, defs }: CounterProps) {
  const width = piece.width * UNIT;
  const length = piece.length * UNIT;
  const isCar = pieceArt(piece) === 'car';
  const lit = piece.state !== 'wreck' && face === 'up';
  if (pieceArt(piece) === 'figure')
    return (
      <>
        <LateFigure piece={piece} pattern={pattern} defs={defs} />
        {piece.burning && <Flames turn={piece.pose.h / 10} />}
      </>
    );
  return (
    <>
      {lit && isCar && <Beams defs={defs} width={width} length={length} />}
      <Shadow width={width} length={length} turn={piece.pose.h / 10} />
      <rect className="bd-plate" x={-width / 2} y={-length / 2} width={width} height={length} />
      <g transform={scaleOf(piece)}>
        <Drawing piece={piece} face={face} pattern={pattern} defs={defs} lit={lit} />
        {piece.state === 'hurt' && <Scars seed={piece.id} heavy={false} />}
        {piece.state === 'wreck' && <Scars seed={piece.id} heavy={true} />}
        {piece.state === 'wreck' && <WreckCross />}
      </g>
      {/* What somebody has in his hands is no turret on his head. */}
      {face === 'up' && pieceArt(piece) !== 'pedestrian' && <Guns mounts={piece.mounts} turrets={true} />}
      {piece.burning && <Flames turn={piece.pose.h / 10} />}
      {face === 'up' && isCar && <Roundel at={numberSpot(piece)} tag={piece.tag} turn={piece.pose.h / 10} />}
    </>
  );
});

/** To the counter's size; a cycle keeps its shape on a square one, and so does a person, who is drawn as wide as it. */
function scaleOf(piece: Piece): string {
  const [across, along] = [(piece.width * UNIT) / 50, (piece.length * UNIT) / 100];
  const art = pieceArt(piece);
  if (art === 'pedestrian') return `scale(${across})`;
  return art === 'cycle' ? `scale(${Math.min(across, along)})` : `scale(${across} ${along})`;
}

function Drawing({ piece, face, pattern, defs, lit }: CounterProps & { lit: boolean }) {
  const art = pieceArt(piece);
  if (art !== 'car' && art !== 'figure')
    return (
      <LateShape
        art={art}
        body={piece.body}
        face={face}
        defs={defs}
        pattern={pattern}
        tag={piece.tag}
        turn={piece.pose.h / 10}
      />
    );
  const shape = carShape(piece.body);
  switch (face) {
    case 'up':
      return (
        <>
          <Guns mounts={piece.mounts} turrets={false} />
          <CarTop shape={shape} defs={defs} pattern={pattern} lit={lit} />
        </>
      );
    case 'top':
      return <CarUnder shape={shape} />;
    case 'left':
    case 'right':
      return <CarFlank shape={shape} lies={face} defs={defs} pattern={pattern} />;
    case 'nose':
    case 'tail':
      return <CarEnd stands={face} />;
  }
}

/** On the roof, or on the turret that covers it. */
function numberSpot(piece: Piece): { x: number; y: number; r: number } {
  const turret = piece.mounts.find(({ sweep }) => sweep >= 3600);
  if (turret !== undefined) return { x: turret.apex.x * UNIT, y: -turret.apex.y * UNIT, r: 11 };
  return carShape(piece.body).roundel;
}

/** Falls the same way on the page whichever way the counter faces, as the walls' shadows do. */
function Shadow({ width, length, turn }: { width: number; length: number; turn: number }) {
  return (
    <g transform={`rotate(${turn})`}>
      <g className="bd-shadow">
        <rect transform={`rotate(${-turn})`} x={-width / 2} y={-length / 2} width={width} height={length} rx="5" />
      </g>
    </g>
  );
}

/** Headlights on the asphalt: they also tell the nose from the tail at a distance. */
function Beams({ defs, width, length }: { defs: string; width: number; length: number }) {
  const y = -length / 2 + 3;
  const x = width * 0.32;
  return (
    <g className="bd-beams" fill={`url(#${defs}-beam)`}>
      <path d={`M${-x - 3} ${y}L${-x - 62} ${y - 190}Q${-x} ${y - 235} ${-x + 38} ${y - 190}L${-x + 3} ${y}Z`} />
      <path d={`M${x - 3} ${y}L${x - 38} ${y - 190}Q${x} ${y - 235} ${x + 62} ${y - 190}L${x + 3} ${y}Z`} />
    </g>
  );
}
