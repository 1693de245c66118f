import type { KeyHolder } from '@hardtop/host';
import type { CreatedGame } from '@hardtop/host/wire';
import { holderOf, type Locks } from '../keys/seat-keys.ts';

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
