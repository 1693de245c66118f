import { toldSum } from '@hardtop/kernel/last-seen';
import type { ServerMessage } from '@hardtop/server/wire';
import { useEffect, useMemo } from 'preact/compat';
import { gameOf, useMyGames } from '../base/my-games.ts';
import { isMotionReduced } from '../board/use-reduced-motion.ts';
import { isHere } from '../here/here-id.ts';
import { openLocalWire } from '../here/local-wire.ts';
import { socketUrl } from '../net/api.ts';
import { inboxOf } from '../net/inbox.ts';
import { TableSocket } from '../net/socket.ts';
import { namesOf, topicText } from './seat-names.ts';
import type { TableState } from './table-state.ts';
import { createTableStore, type TableStore } from './table-store.ts';

export interface GameLine {
  readonly id: string;
  readonly store: TableStore;
  retry(): void;
}

/** Where the game stands, for the list on the first page. */
function standingOf(state: TableState): string {
  const { snapshot, card, seats } = state;
  if (snapshot === null) return '';
  if (snapshot.outcome !== null) return snapshot.outcome.reason;
  const mine = snapshot.waiting.find(({ seat }) => seats.includes(seat));
  if (mine !== undefined) return `Turn ${snapshot.board.clock.turn}. Yours: ${topicText(mine.topic)}.`;
  return `Turn ${snapshot.board.clock.turn}. Waiting for ${namesOf(
    card,
    snapshot.waiting.map(({ seat }) => seat),
  )}.`;
}

function rememberGame(id: string, state: TableState): void {
  const { card, snapshot } = state;
  if (card === null || snapshot === null) return;
  const known = gameOf(id);
  const next = { id, title: titleOf(state), standing: standingOf(state), over: snapshot.outcome !== null };
  if (known?.title === next.title && known.standing === next.standing && known.over === next.over) return;
  useMyGames.getState().remember(next);
}

function titleOf({ card }: TableState): string {
  if (card === null) return 'A game';
  return `${card.title}: ${card.seats.map(({ name, plays }) => (plays === '' ? name : plays)).join(' against ')}`;
}

/** Frames stop in a hidden tab; the game must not. */
const isSeenStill = (): boolean => document.hidden || isMotionReduced();

/** Opens the line to a table for as long as the page shows it. */
export function useGameLine(id: string): GameLine {
  const line = useMemo(() => {
    const known = gameOf(id);
    const keys = [
      ...(known?.keys.map(({ key }) => key) ?? []),
      ...[known?.referee, known?.watch ?? known?.host].filter((key) => key !== undefined),
    ];
    const socket: TableSocket = new TableSocket({
      url: socketUrl(id),
      keys,
      have: () => {
        const { card, events, chat } = store.getState();
        return card === null ? undefined : { events: events.length, sum: toldSum(events), chat: chat.length };
      },
      ...(isHere(id) ? { open: () => openLocalWire(id) } : {}),
      onLine: (state) => {
        inbox.empty();
        store.getState().setLine(state);
      },
      onMessage: (message) => inbox.put(message),
    });
    const store = createTableStore((message) => socket.send(message), isSeenStill);
    const inbox = inboxOf<ServerMessage>((message) => store.getState().hear(message));
    return { id, store, socket, inbox, retry: () => socket.retry() };
  }, [id]);

  useEffect(() => {
    line.socket.open();
    const stop = line.store.subscribe((state, before) => {
      if (state.snapshot !== before.snapshot) rememberGame(id, state);
    });
    return () => {
      line.inbox.empty();
      stop();
      line.socket.close();
    };
  }, [id, line]);
  return line;
}
