import type { ClockTerms, LiveTerms } from '@hardtop/host/wire';
import type { Seat } from '@hardtop/kernel';
import { type Kysely, sql } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { type ClockState, NO_CLOCKS } from './clocks.ts';

/** Who said what to whom. */
export interface SaidLine {
  readonly from: Seat | 'referee' | 'watcher';
  readonly to?: readonly Seat[];
  /** These are the side of who said it. */
  readonly side?: true;
  readonly text: string;
  readonly at: string;
}

/** What a table has settled beside the game, as it is kept. */
export interface LiveState {
  readonly clocks: ClockState;
  /** Seats whose people have been here, where there are clocks. */
  readonly arrived: readonly Seat[];
  /** How often in a row the clock has answered for a seat. */
  readonly missed: Readonly<Record<Seat, number>>;
  /** The bots that go on for somebody. */
  readonly standIns: Readonly<Record<Seat, string>>;
  readonly paused: { readonly by: Seat | 'referee' } | null;
  readonly pauseOffers: readonly Seat[];
  readonly away: Readonly<Record<Seat, string>>;
  /** Days of absence that a seat has taken, the present ones included. */
  readonly awayDays: Readonly<Record<Seat, number>>;
  /** How many events there were when a seat was last here. */
  readonly seen: Readonly<Record<Seat, number>>;
  /** The question of which a seat that was not here has been told by other ways. */
  readonly notified: Readonly<Record<Seat, string>>;
}

const NEW_STATE: LiveState = {
  clocks: NO_CLOCKS,
  arrived: [],
  missed: {},
  standIns: {},
  paused: null,
  pauseOffers: [],
  away: {},
  awayDays: {},
  seen: {},
  notified: {},
};

export interface KeptTable {
  readonly terms: LiveTerms;
  readonly state: LiveState;
  readonly lines: readonly SaidLine[];
}

/** Nothing has been settled or said yet. */
export function newTable(terms: LiveTerms): KeptTable {
  return { terms, state: NEW_STATE, lines: [] };
}

/** What stands where somebody said something who has deleted everything. */
const TAKEN_BACK = '(deleted)';

export const NO_CLOCK: ClockTerms = { kind: 'none' };

/** What is kept of tables beside their games. */
export class LiveStore {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async load(game: string): Promise<KeptTable> {
    const kept = this.db.selectFrom('live_games').select(['terms', 'state']).where('game', '=', game);
    const found = await told(kept.executeTakeFirst());
    const lines = this.db.selectFrom('chat').select(['line', 'at']).where('game', '=', game).orderBy('n');
    const said = await told(lines.execute());
    return {
      terms: found?.terms ?? {},
      state: { ...NEW_STATE, ...found?.state },
      lines: said.map(({ line, at }) => ({ ...line, at: at.toISOString() })),
    };
  }

  async termsOf(game: string): Promise<LiveTerms | undefined> {
    const kept = this.db.selectFrom('live_games').select('terms').where('game', '=', game);
    return (await told(kept.executeTakeFirst()))?.terms;
  }

  /** What a new table agrees on. */
  async open(game: string, terms: LiveTerms): Promise<void> {
    const row = { game, terms: JSON.stringify(terms), state: JSON.stringify({}), due: null };
    await told(
      this.db
        .insertInto('live_games')
        .values(row)
        .onConflict((conflict) => conflict.column('game').doNothing())
        .execute(),
    );
  }

  /** `due`: when something happens by itself, in served time. */
  async save(game: string, terms: LiveTerms, state: LiveState, due: number | null): Promise<void> {
    const next = { state: JSON.stringify(state), due: due === null ? null : Math.ceil(due) };
    await told(
      this.db
        .insertInto('live_games')
        .values({ game, terms: JSON.stringify(terms), ...next })
        .onConflict((conflict) => conflict.column('game').doUpdateSet(next))
        .execute(),
    );
  }

  async say(game: string, n: number, { at: _, ...line }: SaidLine): Promise<void> {
    await told(
      this.db
        .insertInto('chat')
        .values({ game, n, line: JSON.stringify(line) })
        .execute(),
    );
  }

  /** Takes away what they have said. That they said something stays: lines are counted. */
  async takeBack(game: string, said: readonly SaidLine['from'][]): Promise<void> {
    const words = sql`line::jsonb || jsonb_build_object('text', ${TAKEN_BACK}::text)`;
    await told(
      sql`update chat set line = (${words})::json where game = ${game} and line->>'from' = any(${said.map(String)})`.execute(
        this.db,
      ),
    );
  }

  /** Games at which something is due, and nobody may be. */
  async dueBy(served: number, most: number): Promise<readonly string[]> {
    const due = this.db
      .selectFrom('live_games')
      .innerJoin('games', 'games.id', 'live_games.game')
      .select('live_games.game as game')
      .where('live_games.due', '<=', Math.floor(served))
      .where('games.outcome', 'is', null)
      .orderBy('live_games.due')
      .limit(most);
    return (await told(due.execute())).map(({ game }) => game);
  }
}
