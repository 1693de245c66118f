import type { SeatInfo } from '@hardtop/kernel';
import { holderOf, type KeyHolder, type Locks } from '../keys/seat-keys.ts';
import type { StoredSeat } from '../storage/tables.ts';
import type { CreatedGame } from '../wire/games.ts';

/** The game that follows another one, and what opens it. */
export interface NextGame extends Locks {
  readonly id: string;
}

/** The next game with the keys that somebody of the old one has: they open other seats there. */
export function createdFor(next: NextGame, { held, referee }: KeyHolder): CreatedGame {
  const keys = [...held.map(({ key }) => key), ...(referee === null ? [] : [referee])];
  const found = holderOf(next, keys);
  const seats = found.ok ? found.value.held : [];
  return { game: next.id, keys: seats, ...(referee === null ? {} : { referee }) };
}

/** Everybody moves one seat on, so that the better side falls to each in turn; a machine's own seat stays its own. */
export function nextSeats(places: readonly SeatInfo[], seats: readonly StoredSeat[]): readonly StoredSeat[] {
  const moving = seats.filter(({ seat }) => places[seat]?.isMachine !== true);
  return seats.map((own) => {
    const at = moving.indexOf(own);
    const { seat, name, plays } = own;
    const { seat: _seat, name: _name, plays: _plays, ...holder } = (at < 0 ? own : moving.at(at - 1)) ?? own;
    return { seat, name, plays, ...holder };
  });
}
