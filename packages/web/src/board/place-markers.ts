import type { XY } from './units.ts';

interface MarkerWish {
  /** The spot itself, in pixels. */
  readonly at: XY;
  /** Unit vector in which the marker prefers to stand off. */
  readonly away: XY;
  /** Others give way to it. */
  readonly firm?: boolean;
  /** A small one needs only this share of the room; 1 unless told. */
  readonly size?: number;
}

const ROUNDS = 40;

/**
 * Stands each marker off its spot and pushes markers apart until none is nearer than `gap` pixels to another:
 * the ends of maneuvers lie within a counter's length of each other, and a thumb needs room.
 */
export function placeMarkers(wishes: readonly MarkerWish[], standOff: number, gap: number): XY[] {
  const placed = wishes.map(({ at, away, size = 1 }) => ({
    x: at.x + away.x * standOff * size,
    y: at.y + away.y * standOff * size,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i < placed.length; i++) {
      for (let j = i + 1; j < placed.length; j++) moved = pushApart(placed, wishes, i, j, gap) || moved;
    }
    if (!moved) break;
  }
  return placed.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

type Spot = { x: number; y: number };

function pushApart(
  placed: readonly Spot[],
  wishes: readonly MarkerWish[],
  i: number,
  j: number,
  thumb: number,
): boolean {
  const [a, b] = [placed[i], placed[j]];
  if (a === undefined || b === undefined) return false;
  // Two markers on one point part sideways, always the same way.
  const dx = b.x - a.x || (b.y === a.y ? 0.5 : 0);
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  const gap = (thumb * ((wishes[i]?.size ?? 1) + (wishes[j]?.size ?? 1))) / 2;
  if (distance >= gap - 0.5) return false;
  const push = (gap - distance) / distance;
  const share = shareOf(wishes[i]?.firm === true, wishes[j]?.firm === true);
  a.x -= dx * push * share;
  a.y -= dy * push * share;
  b.x += dx * push * (1 - share);
  b.y += dy * push * (1 - share);
  return true;
}

/** How much of the way the first of two goes. */
function shareOf(firm: boolean, otherFirm: boolean): number {
  if (firm === otherFirm) return 0.5;
  return firm ? 0 : 1;
}
