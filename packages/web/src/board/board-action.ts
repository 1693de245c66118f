import type { Piece } from '@hardtop/board';
import type { PiecePose } from '@hardtop/kernel';
import { forward, toMap, type XY } from './units.ts';

/** An option that can be taken on the board: where a maneuver would end, a spot on a piece to aim at, or a point amid several. */
export interface BoardAction {
  readonly optionId: string;
  readonly label: string;
  readonly at:
    | { readonly piece: string; readonly spot?: string }
    | { readonly pose: PiecePose }
    | { readonly point: XY };
  readonly primary: boolean;
  /** One of many places to go to: a cell to press, no arrow beside it. */
  readonly cell?: true;
  /** Between 0 and 1. */
  readonly chance?: number;
}

/** The point an action is about, and the way in which its marker may move off it; both on the map. */
interface Anchor {
  readonly at: XY;
  readonly away: XY;
}

// Where each spot is, as shares of half the width (right) and half the length (forward).
const SPOTS: Readonly<Record<string, readonly [right: number, ahead: number]>> = {
  front: [0, 1],
  back: [0, -1],
  left: [-1, 0],
  right: [1, 0],
  top: [0, 0],
  turret: [0, 0],
  under: [0, 0],
  'front-left': [-1, 0.6],
  'front-right': [1, 0.6],
  'back-left': [-1, -0.6],
  'back-right': [1, -0.6],
};

/** Names such as `tire-front-left` or `armor-front` say their spot at the end. */
function spotShares(spot: string): readonly [number, number] {
  const found = Object.keys(SPOTS)
    .filter((name) => spot === name || spot.endsWith(`-${name}`))
    .sort((a, b) => b.length - a.length)[0];
  return SPOTS[found ?? 'top'] ?? [0, 0];
}

export function spotAnchor(piece: Piece, spot: string): Anchor {
  const [right, ahead] = spotShares(spot);
  const local = { x: (right * piece.width) / 2, y: (ahead * piece.length) / 2 };
  const at = toMap(piece.pose, local);
  const out = toMap(piece.pose, { x: right, y: ahead });
  const away = right === 0 && ahead === 0 ? { x: 0, y: 1 } : { x: out.x - piece.pose.x, y: out.y - piece.pose.y };
  const size = Math.hypot(away.x, away.y);
  return { at, away: { x: away.x / size, y: away.y / size } };
}

/** Null if the piece is not on the board. */
export function anchorOf(action: BoardAction, pieces: readonly Piece[], moverLength: number): Anchor | null {
  const { at } = action;
  if ('point' in at) return { at: at.point, away: { x: 0, y: 1 } };
  if ('pose' in at && action.cell) return { at: at.pose, away: { x: 0, y: 0 } };
  if ('pose' in at) return { at: toMap(at.pose, { x: 0, y: moverLength / 2 }), away: forward(at.pose.h) };
  const piece = pieces.find(({ id }) => id === at.piece);
  if (piece === undefined) return null;
  const anchor = spotAnchor(piece, at.spot ?? 'top');
  // A person is small: what stands for him stands above his head.
  const up = piece.drawn === 'figure' ? piece.length * 0.4 : 0;
  return { ...anchor, at: { x: anchor.at.x, y: anchor.at.y + up } };
}
