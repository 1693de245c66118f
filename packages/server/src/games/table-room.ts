import type { Action, LiveMatch, Sight, TalkMessage } from '@hardtop/host';
import type { Outdated } from '@hardtop/host/wire';
import type { Advice, Problem, Result, Seat } from '@hardtop/kernel';
import type { GameRecord } from '../storage/game-store.ts';
import type { Listener } from './audience.ts';
import type { NextGame } from './rematch.ts';

export interface ActExtra {
  /** A bot's reason. */
  readonly why?: string;
  /** Who counts the rows; with all-seeing eyes if absent. */
  readonly sight?: Sight;
  /** Called once the rows are committed, before anybody else hears of them. */
  readonly committed?: (rows: number) => void;
}

/** One game that is looked after here, whether it can be played or only watched. */
export interface TableRoom {
  readonly record: GameRecord;
  readonly idleMilliseconds: number;
  /** It is over, and nobody looks on. */
  readonly isDone: boolean;
  /** About how much memory it takes. */
  readonly bytes: number;
  touch(): void;
  /** Keeps a game that nobody has looked at for so long in few bytes until somebody does; whether it did so just now. */
  restAfter(milliseconds: number): Promise<boolean>;
  /** Does something to the game. The result, how many rows there are to be seen, comes when it is committed, or when it is certain that it is not. */
  act(action: Action, extra?: ActExtra): Promise<Result<number, Problem>>;
  /** Looks at the game as it is committed. */
  look<T>(at: (match: LiveMatch) => T): Promise<Result<T, Problem>>;
  /** Has somebody think about a seat's question; the thought comes later. */
  advise(seat: Seat, ask: string): Promise<Result<Promise<Result<Advice, Problem>>, Problem>>;
  /** Seats somebody: they get the whole picture, and every change from now on. */
  join(listener: Listener): Promise<Result<void, Problem>>;
  leave(listener: Listener): void;
  /** A seat agrees to go on under the rules that are here; null: all have, and the game does. */
  agree(seat: Seat): Promise<Result<Outdated | null, Problem>>;
  /** Something is said or settled beside the game, by somebody who sits here. */
  talk(listener: Listener, message: TalkMessage): Promise<Result<void, Problem>>;
  /** Seconds until those who only look on may see how it stands now. */
  readonly watchWait: number;
  /** Somebody who sits here is away from all tables, or back. */
  noteAbsences(): Promise<void>;
  /** What time brings. */
  wake(): Promise<void>;
  tellRematch(next: NextGame, asker: readonly Seat[]): void;
  /** Ends the room: what is under way is finished first. */
  close(code: number, reason: string): Promise<void>;
}
