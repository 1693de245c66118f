import type { LiveMatch } from '@hardtop/host';
import type { Seat } from '@hardtop/kernel';
import type { GameRecord } from '../storage/game-store.ts';
import { LiveRoom } from './live-room.ts';
import type { Room } from './room.ts';
import type { RoomLife } from './room-tools.ts';
import { type LiveHouse, TableLife } from './table-life.ts';

interface Laying {
  readonly house: LiveHouse;
  readonly lay: (life: RoomLife) => Room;
  /** Who plays together with a seat, itself among them. */
  readonly alliesOf: (seat: Seat) => readonly Seat[];
  readonly onProblem: (message: string) => void;
}

/** Lays a table at which a game is played, and around it all that people settle beside the game. */
export async function layLive(
  record: GameRecord,
  match: LiveMatch,
  { house, lay, alliesOf, onProblem }: Laying,
): Promise<LiveRoom> {
  const [kept, absent] = await Promise.all([house.store.load(record.id), house.absences.at(record.id)]);
  const life = new TableLife(record, kept, absent, { house, match });
  let live: LiveRoom | null = null;
  const room = lay({
    get bots() {
      return life.bots;
    },
    get isPaused() {
      return life.isPaused;
    },
    changed: (now) => live?.changed(now),
  });
  live = new LiveRoom(room, life, { house, lines: kept.lines, alliesOf, onProblem });
  return live;
}
