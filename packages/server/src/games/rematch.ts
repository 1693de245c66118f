import type { TableRuleset } from '@hardtop/board';
import { holderOf, type KeyHolder, type Locks } from '../keys/seat-keys.ts';
import type { NewGameRecord } from '../storage/game-store.ts';
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

/** Everybody moves one seat on, so that the better side falls to each in turn; a scenario with a bot of its own has fixed seats. */
export function nextSeats(ruleset: TableRuleset, { setup, seats }: NewGameRecord): readonly StoredSeat[] {
  const scenario = ruleset.scenarios.find(({ id }) => id === idIn(setup));
  if (scenario?.bot !== undefined) return seats;
  return seats.map(({ seat, name, plays }, i) => {
    const { seat: _seat, name: _name, plays: _plays, ...holder } = seats.at(i - 1) ?? { kind: 'human' };
    return { seat, name, plays, ...holder };
  });
}

function idIn(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'id' in file ? file.id : null;
}
