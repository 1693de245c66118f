import type { LobbyMessage, LobbyPage, LobbyTable } from '@hardtop/server/wire';
import { useEffect, useState } from 'preact/compat';
import { tableApi } from '../net/table-api.ts';
import { toldLine } from './told-line.ts';

interface LobbyState {
  readonly line: 'connecting' | 'live' | 'away';
  readonly tables: readonly LobbyTable[];
  /** Asks for more; null: these are all. */
  readonly next: string | null;
}

export const EMPTY_LOBBY: LobbyState = { line: 'connecting', tables: [], next: null };

/** The list after something was told of it. */
export function heard(lobby: LobbyState, message: LobbyMessage): LobbyState {
  switch (message.t) {
    case 'lobby':
      return { line: 'live', ...message.page };
    case 'table': {
      const others = lobby.tables.filter(({ id }) => id !== message.table.id);
      const isKnown = others.length < lobby.tables.length;
      const tables = isKnown
        ? lobby.tables.map((table) => (table.id === message.table.id ? message.table : table))
        : [message.table, ...others];
      return { ...lobby, tables };
    }
    case 'gone':
      return { ...lobby, tables: lobby.tables.filter(({ id }) => id !== message.id) };
  }
}

/** The list with another page behind it. */
export function continued(lobby: LobbyState, { tables, next }: LobbyPage): LobbyState {
  const fresh = tables.filter(({ id }) => !lobby.tables.some((known) => known.id === id));
  return { ...lobby, tables: [...lobby.tables, ...fresh], next };
}

/** The list as it is told, for as long as it is looked at; it comes back by itself. */
export function useLobby(): LobbyState & { more(): void } {
  const [lobby, setLobby] = useState(EMPTY_LOBBY);
  useEffect(
    () =>
      toldLine('/api/lobby/socket', {
        onMessage: (text) => setLobby((now) => heard(now, JSON.parse(text) as LobbyMessage)),
        onAway: () => setLobby((now) => ({ ...now, line: 'away' })),
      }),
    [],
  );
  const more = async () => {
    if (lobby.next === null) return;
    const page = await tableApi.more(lobby.next);
    if (page.ok) setLobby((now) => continued(now, page.value));
  };
  return { ...lobby, more: () => void more() };
}
