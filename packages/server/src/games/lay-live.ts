import type { TableRuleset } from '@hardtop/board';
import type { Boards, LiveMatch } from '@hardtop/host';
import type { Seat } from '@hardtop/kernel';
import type { AbsentSeat } from '../live/absences.ts';
import type { KeptTable } from '../live/live-store.ts';
import type { FilmedGame, StoredRow } from '../storage/game-store.ts';
import { LiveRoom } from './live-room.ts';
import { Room } from './room.ts';
import type { RoomTools } from './room-tools.ts';
import { type LiveHouse, TableLife } from './table-life.ts';

/** A game as it comes on a table. */
export interface TableGame {
  readonly record: FilmedGame;
  readonly ruleset: TableRuleset;
  readonly match: LiveMatch;
  readonly rows: readonly StoredRow[];
  /** Drawn for all who may look at it. */
  readonly boards: Boards;
}

interface Laying {
  readonly house: LiveHouse;
  readonly tools: Omit<RoomTools, 'life'>;
  readonly kept: KeptTable;
  /** Seats whose people are away from all tables. */
  readonly absent: readonly AbsentSeat[];
}

/** Lays a table at which a game is played, and around it all that people settle beside the game. */
export function layLive(game: TableGame, { house, tools, kept, absent }: Laying): LiveRoom {
  const { record, ruleset, match, rows, boards } = game;
  const life = new TableLife(record, kept, absent, { house, match });
  let live: LiveRoom | null = null;
  const around = {
    get bots() {
      return life.bots;
    },
    get isPaused() {
      return life.isPaused;
    },
    changed: (now: LiveMatch) => live?.changed(now),
  };
  const room = new Room(record, ruleset, match, rows, { ...tools, life: around }, boards);
  const { onProblem } = tools;
  live = new LiveRoom(room, life, { house, lines: kept.lines, alliesOf: alliesIn(ruleset, match.setup), onProblem });
  return live;
}

/** Who plays together with a seat, itself among them. Made apart, so that it keeps nothing else of the game. */
function alliesIn(ruleset: TableRuleset, setup: unknown): (seat: Seat) => readonly Seat[] {
  return (seat) => ruleset.alliesOf?.(setup, seat) ?? [seat];
}
