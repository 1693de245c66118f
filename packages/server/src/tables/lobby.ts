import type { DoorMessage, LobbyMessage, LobbyPage, LobbyTable } from '@hardtop/host/wire';
import type { GameRecord } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import type { LobbyPlace, TableStore } from './table-store.ts';

const PAGE = 50;
/** Tables that are remembered as shown. */
const REMEMBERED = 5_000;
const LOOK = JSON.stringify({ t: 'look' } satisfies DoorMessage);

/** The tables at which a seat is free, on all nodes, and those who watch the list here. */
export class Lobby {
  private readonly store: TableStore;
  private readonly onProblem: (message: string) => void;
  private readonly watchers = new Set<(text: string) => void>();
  /** Those who watch one table, whether it is listed or not. */
  private readonly doors = new Map<string, Set<(text: string) => void>>();
  /** Only of what was shown here is it told that it is gone: of a table that is not listed nobody learns the id. */
  private readonly shown = new Set<string>();

  constructor(store: TableStore, onProblem: (message: string) => void) {
    this.store = store;
    this.onProblem = onProblem;
  }

  async page(after: LobbyPlace | null = null, limit = PAGE): Promise<LobbyPage> {
    // One more than is shown tells whether there are more.
    const found = await this.store.listed(limit + 1, after);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    for (const { record } of shown) this.noteShown(record.id);
    const next = found.length > limit && last !== undefined ? makePlace(last.place) : null;
    return { tables: shown.map(({ record }) => lobbyTableOf(record)), next };
  }

  /** What ends it. Between the first page and what is told of it nothing is lost. */
  async watch(send: (text: string) => void): Promise<() => void> {
    const waiting: string[] = [];
    let tell = (text: string): void => void waiting.push(text);
    const watcher = (text: string) => tell(text);
    this.watchers.add(watcher);
    try {
      const first: LobbyMessage = { t: 'lobby', page: await this.page() };
      send(JSON.stringify(first));
    } catch (error) {
      this.watchers.delete(watcher);
      throw error;
    }
    for (const text of waiting) send(text);
    tell = send;
    return () => void this.watchers.delete(watcher);
  }

  /** Says when there is something to look at; whether there is such a table it does not say. What ends it. */
  watchDoor(id: string, send: (text: string) => void): () => void {
    const own = this.doors.get(id) ?? new Set();
    this.doors.set(id, own.add(send));
    send(LOOK);
    return () => {
      own.delete(send);
      if (own.size === 0 && this.doors.get(id) === own) this.doors.delete(id);
    };
  }

  /** Whoever stands at its door looks again. */
  tellDoor(id: string): void {
    for (const tell of this.doors.get(id) ?? []) tell(LOOK);
  }

  /** A table has changed, here or on another node. */
  async changed(id: string): Promise<void> {
    this.tellDoor(id);
    if (this.watchers.size === 0) return;
    try {
      const record = await this.store.listedOne(id);
      if (record === null && !this.shown.delete(id)) return;
      if (record !== null) this.noteShown(id);
      const message: LobbyMessage = record === null ? { t: 'gone', id } : { t: 'table', table: lobbyTableOf(record) };
      const text = JSON.stringify(message);
      for (const tell of this.watchers) tell(text);
    } catch (error) {
      this.onProblem(`the lobby could not be told of game ${id}: ${String(error)}`);
    }
  }

  private noteShown(id: string): void {
    this.shown.delete(id);
    this.shown.add(id);
    const [oldest] = this.shown;
    if (this.shown.size > REMEMBERED && oldest !== undefined) this.shown.delete(oldest);
  }
}

function lobbyTableOf({ id, title, ruleset, seats, referee, table, createdAt }: GameRecord): LobbyTable {
  return {
    id,
    title: table?.title ?? title,
    scenario: title,
    ruleset,
    password: table?.password != null,
    referee: referee !== null,
    terms: { hash: table?.terms.hash ?? '', differs: table?.terms.differs.length ?? 0 },
    seats: seats.map((seat) => {
      const { name, plays, by } = seat;
      return { name, plays, sits: sitsAt(seat), ...(by === undefined ? {} : { by }) };
    }),
    ...(table?.clock === undefined ? {} : { clock: table.clock }),
    opened: createdAt.toISOString(),
  };
}

function sitsAt({ kind, open, neutral }: StoredSeat): LobbyTable['seats'][number]['sits'] {
  if (open === true) return 'nobody';
  if (neutral === true) return 'referee';
  return kind === 'bot' ? 'bot' : 'person';
}

function makePlace({ at, id }: LobbyPlace): string {
  return `${at.toISOString()}~${id}`;
}

/** Null where it is none of ours. */
export function parsePlace(text: string): LobbyPlace | null {
  const [time = '', id] = text.split('~');
  const at = new Date(time);
  return id === undefined || Number.isNaN(at.getTime()) ? null : { at, id };
}
