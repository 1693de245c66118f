import type { Seat } from '@hardtop/kernel';
import { isRecord, readStored, writeStored } from './storage.ts';
import { create } from './store.ts';

interface SeatKey {
  readonly seat: Seat;
  readonly key: string;
}

/** A game this browser has a part in. The keys are all that proves it. */
export interface MyGame {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly SeatKey[];
  /** Keys of seats kept for friends, until they sit down. */
  readonly invites: readonly SeatKey[];
  /** The referee's key, if it is ours. */
  readonly referee?: string;
  /** Of a table we opened: its key, and the secret of its link. Of one with a password: what lets us look on. */
  readonly host?: string;
  readonly invite?: string;
  readonly watch?: string;
  /** The campaign on the desk that waits for what comes of it. */
  readonly campaign?: string;
  /** Where it stood when last seen, in words. */
  readonly standing: string;
  readonly over: boolean;
  readonly seen: number;
}

interface MyGamesStore {
  readonly games: readonly MyGame[];
  remember(game: Partial<MyGame> & { readonly id: string }): void;
  forget(id: string): void;
}

const KEY = 'hardtop.games';
const KEPT = 40;

function isGame(value: unknown): value is MyGame {
  return isRecord(value) && typeof value.id === 'string' && Array.isArray(value.keys) && Array.isArray(value.invites);
}

function isGames(value: unknown): value is readonly MyGame[] {
  return Array.isArray(value) && value.every(isGame);
}

const blank = { title: 'A game', keys: [], invites: [], standing: '', over: false };

export const useMyGames = create<MyGamesStore>((set, get) => {
  const keep = (games: readonly MyGame[]) => {
    set({ games });
    writeStored(KEY, games);
  };
  return {
    games: readStored(KEY, isGames) ?? [],
    remember: (game) => {
      const old = get().games.find((other) => other.id === game.id);
      const next: MyGame = { ...blank, ...old, seen: Date.now(), ...game };
      keep([next, ...get().games.filter((other) => other.id !== game.id)].slice(0, KEPT));
    },
    forget: (id) => keep(get().games.filter((game) => game.id !== id)),
  };
});

export function gameOf(id: string): MyGame | undefined {
  return useMyGames.getState().games.find((game) => game.id === id);
}

/** Adds a seat's key to what is known of a game. */
export function addKey(id: string, key: SeatKey): void {
  const keys = (gameOf(id)?.keys ?? []).filter((other) => other.seat !== key.seat);
  useMyGames.getState().remember({ id, keys: [...keys, key] });
}
