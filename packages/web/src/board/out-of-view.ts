import type { Piece } from '@hardtop/board';
import { type Camera, type Size, toScreen } from './camera.ts';

/** What lies no farther outside, in pixels, still shows half of itself. */
const SEEN = -12;

/** Whether the view does not show it, though somebody may look for it. */
export function isOutOfView({ pose, state }: Piece, camera: Camera, size: Size): boolean {
  const { x, y } = toScreen(camera, size, pose);
  const isSeen = x >= SEEN && y >= SEEN && x <= size.width - SEEN && y <= size.height - SEEN;
  return !isSeen && state !== 'wreck' && size.width > 0;
}
