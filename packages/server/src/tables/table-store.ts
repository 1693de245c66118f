import { err, type Problem, type Result, type Row, type Seat } from '@hardtop/kernel';
import { type Kysely, sql } from 'kysely';
import { unknownGame } from '../games/problems.ts';
import { StorageFailure, told } from '../storage/failures.ts';
import { COLUMNS, type GameRecord, recordOf, tableColumns } from '../storage/game-store.ts';
import type { StoredSeat, Tables } from '../storage/tables.ts';
import type { Seating } from './seating.ts';

/** What was played so far, as far as it matters to who sits where. */
export interface Played {
  readonly hasBegun: boolean;
  readonly resigned: readonly Seat[];
}

/** A listed table that nobody has touched for so long is not waiting any more. */
const LISTED_DAYS = 7;

/** Where to go on in the lobby. */
export interface LobbyPlace {
  readonly at: Date;
  readonly id: string;
}

interface ListedGame {
  readonly record: GameRecord;
  readonly place: LobbyPlace;
}

/** Who sits where, in the database: two who want the same seat at once come one after the other. */
export class TableStore {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** Changes who sits where, or what the table is, by what is there at that moment; a refusal changes nothing. */
  async change<T>(
    id: string,
    changing: (game: GameRecord, played: Played) => Result<{ readonly next: Seating; readonly told: T }, Problem>,
  ): Promise<Result<{ readonly next: Seating; readonly told: T }, Problem>> {
    try {
      return await this.db.transaction().execute(async (trx) => {
        const query = trx.selectFrom('games').select(COLUMNS).where('id', '=', id);
        const found = await query.forUpdate().executeTakeFirst();
        if (found === undefined) return err(unknownGame(id));
        const game = recordOf(found);
        const changed = changing(game, await playedIn(trx, id));
        if (!changed.ok) return changed;
        const { seats, table } = changed.value.next;
        const columns = { seats: JSON.stringify(seats), ...tableColumns(seats, table) };
        await trx.updateTable('games').set(columns).where('id', '=', id).execute();
        await dropFollowers(trx, id, movedSeats(game.seats, seats));
        return changed;
      });
    } catch (error) {
      throw new StorageFailure(error, false);
    }
  }

  /** Tables with a free seat, the youngest first. */
  async listed(limit: number, after: LobbyPlace | null): Promise<readonly ListedGame[]> {
    let query = this.inLobby();
    if (after !== null)
      query = query.where(sql<boolean>`(listed_at, id) < (${after.at.toISOString()}::timestamptz, ${after.id})`);
    const rows = await told(query.orderBy('listed_at', 'desc').orderBy('id', 'desc').limit(limit).execute());
    return rows.map(({ listed_at, ...row }) => ({
      record: recordOf(row),
      place: { at: listed_at ?? row.created_at, id: row.id },
    }));
  }

  /** One of them; null if it does not stand there (any more). */
  async listedOne(id: string): Promise<GameRecord | null> {
    const found = await told(this.inLobby().where('id', '=', id).executeTakeFirst());
    if (found === undefined) return null;
    const { listed_at: _, ...row } = found;
    return recordOf(row);
  }

  private inLobby() {
    return this.db
      .selectFrom('games')
      .select([...COLUMNS, 'listed_at'])
      .where('listed_at', 'is not', null)
      .where('outcome', 'is', null)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`updated_at > now() - make_interval(days => ${sql.lit(LISTED_DAYS)})`);
  }
}

/** Seats that are no longer had by the key of before. */
function movedSeats(before: readonly StoredSeat[], now: readonly StoredSeat[]): readonly Seat[] {
  const keys = new Map(now.map(({ seat, keyHash }) => [seat, keyHash]));
  return before.flatMap(({ seat, keyHash }) => (keyHash !== undefined && keys.get(seat) !== keyHash ? [seat] : []));
}

/** Whoever had a seat is told no more of what it sees. */
async function dropFollowers(trx: Kysely<Tables>, game: string, seats: readonly Seat[]): Promise<void> {
  if (seats.length > 0)
    await trx.deleteFrom('notice_seats').where('game', '=', game).where('seat', 'in', seats).execute();
}

async function playedIn(trx: Kysely<Tables>, id: string): Promise<Played> {
  const begun = await trx
    .selectFrom('rows')
    .select('n')
    .where('game', '=', id)
    .where(sql<boolean>`row->>'by' = 'player' and row->>'kind' = 'choice'`)
    .limit(1)
    .executeTakeFirst();
  const left = await trx
    .selectFrom('rows')
    .select('row')
    .where('game', '=', id)
    .where(sql<boolean>`row->>'kind' = 'resign'`)
    .execute();
  const resigned = left.flatMap(({ row }: { readonly row: Row }) => (row.seat === null ? [] : [row.seat]));
  return { hasBegun: begun !== undefined, resigned };
}
