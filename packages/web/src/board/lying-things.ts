import { type Area, areaArt, type Piece } from '@hardtop/board';
import { boxAround } from './camera.ts';
import { isSign } from './sign-words.ts';

/** What lies or stands about and could be moved: it has a sign, and no ground of its own. */
export const isLying = (area: Area): boolean => isSign(areaArt(area));

/** As if it were a counter, for whatever befalls it. */
export function asPiece({ id, kind, label, points }: Area): Piece {
  const box = boxAround(points) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  return {
    ...{ id, tag: '', seat: null, name: label ?? kind, kind, body: '', mounts: [], notes: [], face: 'up' },
    pose: { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2, h: 0 },
    length: box.maxY - box.minY,
    width: box.maxX - box.minX,
    state: 'fit',
    burning: false,
  };
}
