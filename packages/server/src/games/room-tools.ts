import { isDeepStrictEqual } from 'node:util';
import { type Action, Boards, type LiveMatch, Moment } from '@hardtop/host';
import { err, type Problem, type Result, type Row, viewersOf } from '@hardtop/kernel';
import type { GameRecord, GameStore } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import { piecewise } from '../tasks/breather.ts';
import type { BotTools } from './bot-players.ts';
import type { PressedMatch } from './pressed-match.ts';
import { BROKEN } from './problems.ts';
import type { Replaying } from './stored-journal.ts';
import type { TableRoom } from './table-room.ts';
import type { Traffic } from './traffic.ts';

/** Somebody who counts what is done at tables. */
export interface RoomObserver {
  /** Somebody did something, or tried to. */
  chosen(seconds: number, isStored: boolean): void;
  over(game: GameRecord): void;
}

export interface RoomTools extends BotTools {
  /** Who had the table laid, by the address. */
  readonly client: string;
  readonly store: GameStore;
  readonly replay: Replaying;
  readonly traffic: Traffic;
  /** The game lives elsewhere now. */
  readonly onLost: (room: Pick<TableRoom, 'record'>) => void;
  readonly observer?: RoomObserver | undefined;
  /** What the table has settled beside the game, and who is to hear that it has gone on. */
  readonly life: RoomLife;
}

interface RoomLife {
  readonly bots: readonly StoredSeat[];
  readonly isPaused: boolean;
  changed(match: LiveMatch): void;
}

/** A game that is put by. */
export interface PutBy {
  readonly press: PressedMatch;
  readonly filmBytes: number;
  /** Whether its last rest point is stored. */
  readonly isStored: boolean;
  readonly isOver: boolean;
}

/** Whether a commit of which nothing was heard was made. Only this node writes to the game, and one thing at a time. */
export function hasStored(match: LiveMatch, rows: readonly Row[]): boolean {
  const plain = (row: Row | undefined): unknown => (row === undefined ? null : JSON.parse(JSON.stringify(row)));
  return rows.every((row) => isDeepStrictEqual(plain(match.rows[row.n - 1]), plain(row)));
}

/** Does something to a game, piece by piece. What breaks is a bug of ours, and the match is of no more use. */
export function attempted(
  action: Action,
  match: LiveMatch,
  onBug: (stack: string) => void,
): Result<readonly Row[], Problem> | Promise<Result<readonly Row[], Problem>> {
  try {
    const { done, rest } = match.inPieces(() => action(match));
    const later = piecewise(rest);
    return later === null ? done : later.then(() => done).catch((error: unknown) => broken(error, onBug));
  } catch (error) {
    return broken(error, onBug);
  }
}

function broken(error: unknown, onBug: (stack: string) => void): Result<never, Problem> {
  onBug(stackOf(error));
  return err(BROKEN);
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The boards of all who may look at a game. On a large one each takes a while: others are answered in between. */
export async function drawnBoards(match: LiveMatch, { referee }: GameRecord): Promise<Boards> {
  const boards = new Boards();
  await piecewise(new Moment(match, boards).draw(viewersOf(match.seats, referee !== null), []));
  return boards;
}
