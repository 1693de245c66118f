import type { SeatInfo } from '@hardtop/kernel';
import type { SeatCard } from './wire/games.ts';

/** Everybody moves one seat on, so that the better side falls to each in turn; a machine's own seat stays its own. */
export function nextSeats<Sitting extends SeatCard>(
  places: readonly SeatInfo[],
  seats: readonly Sitting[],
): readonly Sitting[] {
  const moving = seats.filter(({ seat }) => places[seat]?.isMachine !== true);
  return seats.map((own) => {
    const at = moving.indexOf(own);
    const { seat, name, plays } = own;
    return { ...((at < 0 ? own : moving.at(at - 1)) ?? own), seat, name, plays };
  });
}
