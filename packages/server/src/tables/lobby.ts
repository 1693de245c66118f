import type { LobbyMessage, LobbyPage, LobbyTable } from '@hardtop/host/wire';
import type { GameRecord } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import type { LobbyPlace, TableStore } from './table-store.ts';

const PAGE = 50;

/** The tables at which a seat is free, on all nodes, and those who watch the list here. */
export class Lobby {
  private readonly store: TableStore;
  private readonly onProblem: (message: string) => void;
  private readonly watchers = new Set<(text: string) => void>();

  constructor(store: TableStore, onProblem: (message: string) => void) {
    this.store = store;
    this.onProblem = onProblem;
  }

  async page(after: LobbyPlace | null = null, limit = PAGE): Promise<LobbyPage> {
    // One more than is shown tells whether there are more.
    const found = await this.store.listed(limit + 1, after);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
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

  /** A table has changed, here or on another node. */
  async changed(id: string): Promise<void> {
    if (this.watchers.size === 0) return;
    try {
      const record = await this.store.listedOne(id);
      const message: LobbyMessage = record === null ? { t: 'gone', id } : { t: 'table', table: lobbyTableOf(record) };
      const text = JSON.stringify(message);
      for (const tell of this.watchers) tell(text);
    } catch (error) {
      this.onProblem(`the lobby could not be told of game ${id}: ${String(error)}`);
    }
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
