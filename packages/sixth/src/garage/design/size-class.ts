import { GAME_SIZES, type GameSize, SIZE_IDS, type SizeId } from '../../catalog/game-sizes.ts';

/** One of the usual sizes, or another that somebody has agreed upon. */
export type SizeClass = SizeId | 'other';

export function classOfSize({ ap, bp, cp }: GameSize): SizeClass {
  const usual = SIZE_IDS.find((id) => {
    const size = GAME_SIZES[id];
    return size.ap === ap && size.bp === bp && size.cp === cp;
  });
  return usual ?? 'other';
}
