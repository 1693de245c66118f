import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { addDays, daysBetween, untilOver } from './days.ts';
import type { ServedTime } from './served-time.ts';

/** Days that a person may be away everywhere in one year. */
const AWAY_DAYS = 42;
const YEAR_DAYS = 365;
/** No clock waits longer for somebody to look at it. */
const KEPT_DAYS = 60;
const ROWS_AT_ONCE = 1_000;

/** A seat that is a person's own; the digest of its key says whether it still is. */
export interface OwnSeat {
  readonly game: string;
  readonly seat: Seat;
  readonly keyHash: string;
}

/** A seat whose person is or was away from all tables. */
export interface AbsentSeat extends Omit<OwnSeat, 'game'> {
  readonly until: string;
  /** In served time: clocks stood from then to then. */
  readonly from: number;
  readonly to: number;
}

/** How somebody stands with being away. */
interface Standing {
  /** The last day; null: is here. */
  readonly until: string | null;
  /** Days that may still be taken, the rest of the present ones included. */
  readonly left: number;
  /** The last day that could be named now. */
  readonly latest: string;
}

interface Absence {
  readonly since: string;
  readonly until: string;
}

/** A day on which one was away counts whole. */
const daysOf = ({ since, until }: Absence): number => Math.max(1, daysBetween(since, until) + 1);

/** People who are away from all their tables at once. What a table makes of it is the table's. */
export class Absences {
  private readonly db: Kysely<Tables>;
  private readonly time: ServedTime;

  constructor(db: Kysely<Tables>, time: ServedTime) {
    this.db = db;
    this.time = time;
  }

  /** Seats of a game whose people are away, or were. */
  async at(game: string): Promise<readonly AbsentSeat[]> {
    const query = this.db.selectFrom('away_seats').select(['seat', 'key_hash', 'until', 'served_from', 'served_to']);
    const rows = await told(query.where('game', '=', game).orderBy('served_from').execute());
    return rows.map(({ seat, key_hash, until, served_from, served_to }) => ({
      ...{ seat, keyHash: key_hash, until, from: Number(served_from), to: Number(served_to) },
    }));
  }

  async of(person: string): Promise<Standing> {
    return this.standing(await this.absences(this.db, person));
  }

  /** Away until a day is over. The games at which that is so. */
  async begin(person: string, until: string, seats: readonly OwnSeat[]): Promise<Result<readonly string[], Problem>> {
    return this.locked(person, async (trx) => {
      const absences = await this.absences(trx, person);
      const { left, latest } = this.standing(absences);
      const today = this.time.today();
      if (!(daysBetween(today, until) >= 0 && daysBetween(until, latest) >= 0))
        return err(notThen(left, today, latest));
      const since = this.present(absences)?.since ?? today;
      await trx
        .insertInto('absences')
        .values({ person, since, until })
        .onConflict((conflict) => conflict.columns(['person', 'since']).doUpdateSet({ until }))
        .execute();
      await this.tidy(trx, person, today);
      return ok(await this.write(trx, person, { since, until }, seats));
    });
  }

  /** Is here again. The games that are to know. */
  async end(person: string): Promise<readonly string[]> {
    return this.locked(person, async (trx) => {
      const present = this.present(await this.absences(trx, person));
      if (present === undefined) return [];
      const until = addDays(this.time.today(), -1);
      const own = trx.updateTable('absences').set({ until }).where('person', '=', person);
      await own.where('since', '=', present.since).execute();
      const now = Math.floor(this.time.now());
      const seats = trx
        .updateTable('away_seats')
        .set({ until, served_to: sql<number>`least(served_to, ${now}::bigint)` })
        .where('person', '=', person)
        .where('since', '=', present.since);
      const games = gamesIn(await seats.returning('game').execute());
      await wakeAt(trx, games, now);
      return games;
    });
  }

  /** Whoever takes a seat while away is away there, too. */
  async cover(person: string, seats: () => Promise<readonly OwnSeat[]>): Promise<readonly string[]> {
    if (this.present(await told(this.absences(this.db, person))) === undefined) return [];
    const own = await seats();
    return this.locked(person, async (trx) => {
      const present = this.present(await this.absences(trx, person));
      return present === undefined ? [] : this.write(trx, person, present, own);
    });
  }

  private present(absences: readonly Absence[]): Absence | undefined {
    const today = this.time.today();
    // Whoever came back today and goes again is away for the same day.
    return absences.find(({ since, until }) => until >= today || since === today);
  }

  private standing(absences: readonly Absence[]): Standing {
    const today = this.time.today();
    const present = this.present(absences);
    const taken = absences.reduce((sum, one) => (one === present ? sum : sum + daysOf(one)), 0);
    const gone = present === undefined ? 0 : daysBetween(present.since, today);
    const left = Math.max(0, AWAY_DAYS - taken - gone);
    const until = present !== undefined && present.until >= today ? present.until : null;
    return { until, left, latest: addDays(today, left - 1) };
  }

  private async absences(db: Kysely<Tables>, person: string): Promise<readonly Absence[]> {
    const query = db.selectFrom('absences').select(['since', 'until']).where('person', '=', person);
    return query.where('since', '>', addDays(this.time.today(), -YEAR_DAYS)).orderBy('since').execute();
  }

  private async write(
    trx: Transaction<Tables>,
    person: string,
    { since, until }: Absence,
    seats: readonly OwnSeat[],
  ): Promise<readonly string[]> {
    const now = Math.floor(this.time.now());
    const to = now + untilOver(until, this.time.wall());
    const rows = seats.map(({ game, seat, keyHash }) => ({
      ...{ game, seat, person, since, until, key_hash: keyHash, served_from: now, served_to: to },
    }));
    const again = { until, served_to: to, key_hash: sql<string>`excluded.key_hash` };
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      await trx
        .insertInto('away_seats')
        .values(rows.slice(i, i + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.columns(['game', 'seat', 'person', 'since']).doUpdateSet(again))
        .execute();
    return gamesIn(seats);
  }

  private async tidy(trx: Transaction<Tables>, person: string, today: string): Promise<void> {
    const old = (days: number) => addDays(today, -days);
    await trx.deleteFrom('absences').where('person', '=', person).where('since', '<=', old(YEAR_DAYS)).execute();
    await trx.deleteFrom('away_seats').where('until', '<', old(KEPT_DAYS)).execute();
  }

  /** Two devices of one person come one after the other. */
  private locked<T>(person: string, job: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return told(
      this.db.transaction().execute(async (trx) => {
        await trx.selectFrom('people').select('id').where('id', '=', person).forUpdate().execute();
        return job(trx);
      }),
    );
  }
}

/** Clocks that stood run on, at tables that nobody has laid as well: whoever goes round looks at them next. */
async function wakeAt(trx: Transaction<Tables>, games: readonly string[], now: number): Promise<void> {
  if (games.length === 0) return;
  const due = trx.updateTable('live_games').set({ due: now }).where('game', 'in', games);
  await due.where('due', '>', now).execute();
}

const gamesIn = (seats: readonly { readonly game: string }[]) => [...new Set(seats.map(({ game }) => game))];

function notThen(left: number, today: string, latest: string): Problem {
  const message = `One may be away for ${AWAY_DAYS} days a year, today included: ${left} are left.`;
  return { code: 'away', field: 'until', message, legal: left === 0 ? [] : [`${today} to ${latest}`] };
}
