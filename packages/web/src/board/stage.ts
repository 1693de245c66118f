import type { Piece } from '@hardtop/board';
import type { BurstRecord, HarmRecord, MotionRecord, ShotRecord } from '@hardtop/kernel';
import type { Beat, FallenDice } from './beats.ts';
import { spotAnchor } from './board-action.ts';
import { alongPath } from './motion.ts';
import { toDrawing, toMap, UNIT, type XY } from './units.ts';

/** What is drawn of a beat, in drawing units. */
export type Staged =
  | {
      readonly kind: 'shot';
      readonly style: ShotRecord['style'];
      readonly from: XY;
      readonly to: XY;
      readonly hit: boolean;
    }
  /** `beside` the counter where they would lie in the line of fire above it. */
  | {
      readonly kind: 'dice';
      readonly piece: string;
      readonly at: XY;
      readonly beside: boolean;
      readonly dice: FallenDice;
    }
  | { readonly kind: 'burst'; readonly style: HarmRecord['style']; readonly at: XY; readonly away: XY }
  | {
      readonly kind: 'circle';
      readonly at: XY;
      readonly radius: number;
      readonly style: BurstRecord['style'] | undefined;
    }
  | { readonly kind: 'points'; readonly at: XY; readonly points: number }
  | { readonly kind: 'smoke'; readonly puffs: readonly XY[]; readonly ms: number };

type PieceById = (id: string) => Piece | undefined;

/** A miss flies on past its target, by so many lengths of the map, and so far to the side. */
const PAST = 2.4;
const ASIDE = 0.45;

/** What a beat puts on the board, with the pieces where they stand at that moment. */
export function stagedOf(beat: Beat, pieceOf: PieceById): readonly Staged[] {
  switch (beat.kind) {
    case 'motion':
      return smokeOf(beat.motion, beat.ms);
    case 'shot':
      return shotOf(beat.shot, beat.dice, pieceOf);
    case 'dice':
      return diceBy(pieceOf(beat.piece), beat.dice);
    case 'harm':
      return harmOf(beat.harm, pieceOf);
    case 'circle':
      return [{ kind: 'circle', at: toDrawing(beat.burst), radius: beat.burst.radius * UNIT, style: beat.burst.style }];
  }
}

function diceBy(piece: Piece | undefined, dice: FallenDice | null, beside = false): readonly Staged[] {
  if (piece === undefined || dice === null) return [];
  return [{ kind: 'dice', piece: piece.id, at: toDrawing(piece.pose), beside, dice }];
}

function shotOf(shot: ShotRecord, dice: FallenDice | null, pieceOf: PieceById): readonly Staged[] {
  const shooter = pieceOf(shot.by);
  const aim = aimOf(shot.at, pieceOf);
  if (shooter === undefined || aim === null) return diceBy(shooter, dice);
  const mount = shooter.mounts.find(({ id }) => id === shot.mount);
  const from = mount === undefined ? shooter.pose : toMap(shooter.pose, mount.apex);
  // What is thrown badly lands about there all the same.
  const to = shot.hit || shot.style === 'thrown' ? aim : pastOf(from, aim);
  return [
    { kind: 'shot', style: shot.style, from: toDrawing(from), to: toDrawing(to), hit: shot.hit },
    ...diceBy(shooter, dice, to.y - from.y > Math.abs(to.x - from.x) / 2),
  ];
}

function aimOf(at: ShotRecord['at'], pieceOf: PieceById): XY | null {
  if (!('piece' in at)) return at;
  const target = pieceOf(at.piece);
  return target === undefined ? null : spotAnchor(target, at.spot ?? 'top').at;
}

function pastOf(from: XY, aim: XY): XY {
  const [dx, dy] = [aim.x - from.x, aim.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  return { x: aim.x + ux * PAST - uy * ASIDE, y: aim.y + uy * PAST + ux * ASIDE };
}

function harmOf({ piece: id, style, points, spot }: HarmRecord, pieceOf: PieceById): readonly Staged[] {
  const piece = pieceOf(id);
  if (piece === undefined) return [];
  const { at, away } = spotAnchor(piece, spot ?? 'top');
  const burst: Staged = { kind: 'burst', style, at: toDrawing(at), away: { x: away.x, y: -away.y } };
  return points === undefined || points === 0 ? [burst] : [burst, { kind: 'points', at: toDrawing(at), points }];
}

const SMOKING: readonly MotionRecord['style'][] = ['skid', 'fishtail', 'roll', 'shove'];
const PUFFS = 6;

function smokeOf(motion: MotionRecord, ms: number): readonly Staged[] {
  if (!SMOKING.includes(motion.style) || motion.path.length < 2) return [];
  const puffs = Array.from({ length: PUFFS }, (_, i) => toDrawing(alongPath(motion.path, (i + 0.5) / PUFFS)));
  return [{ kind: 'smoke', puffs, ms }];
}

/** The dice of a piece lie there until it throws others, or others fall where they lie. */
export function replaces(next: Staged, old: Staged): boolean {
  if (next.kind !== 'dice' || old.kind !== 'dice') return false;
  const [across, along] = [next.at.x - old.at.x, next.at.y - old.at.y];
  return next.piece === old.piece || (Math.abs(across) < 1.5 * UNIT && Math.abs(along) < 0.5 * UNIT);
}

/** How hard the board is shaken by a beat, in pixels. */
export function joltOf(beat: Beat): number {
  if (beat.kind === 'harm') return JOLTS[beat.harm.style];
  if (beat.kind === 'circle' && beat.burst.style === 'blast') return JOLTS.crash;
  return beat.kind === 'motion' && beat.motion.style === 'roll' ? 3 : 0;
}

const JOLTS: Readonly<Record<HarmRecord['style'], number>> = { hit: 2, crash: 7, wheel: 3, fire: 0, blast: 13 };
