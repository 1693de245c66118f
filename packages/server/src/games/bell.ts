import { countEvents, tidingsOf } from '@hardtop/kernel';
import type { NoticeStore } from '../notices/notice-store.ts';
import type { Rooms } from './rooms.ts';
import type { Ring } from './table-life.ts';

/** Whoever is about to come, or answers on another page, is not told. */
const PATIENCE_MILLISECONDS = 10_000;

interface BellTools {
  readonly store: NoticeStore;
  readonly rooms: () => Rooms;
  /** There is something to bring. */
  readonly onTold: () => void;
  readonly onProblem: (message: string) => void;
  readonly milliseconds?: number | undefined;
}

/** Rings for those who are awaited and not there. */
export function bellOf({ store, rooms, onTold, onProblem, milliseconds = PATIENCE_MILLISECONDS }: BellTools) {
  const tell = async (ring: Ring) => {
    const { record, seat, kind } = ring;
    if (!ring.isDue() || !(await store.isFollowed(record.id, seat))) return;
    const room = await rooms().enter(record.id);
    if (!room.ok || !ring.isDue()) return;
    const text = await room.value.look((match) => {
      const seen = countEvents(match.events, Math.min(ring.seen, match.events.length), [seat]);
      const tidings = tidingsOf(match.eventsFor(seat), seen);
      const head = match.outcome === null ? 'It is your turn.' : match.outcome.reason;
      return [head, ...(tidings === null ? [] : [tidings.summary, ...tidings.lines])].join('\n');
    });
    if (!text.ok) return;
    const title = `${record.title}: it is ${kind === 'over' ? 'over' : 'your turn'}`;
    await store.tell({ game: record.id, seat, kind, title, text: text.value });
    onTold();
  };
  return (ring: Ring): void => {
    const later = setTimeout(() => {
      tell(ring).catch((error: unknown) => onProblem(`the bell of game ${ring.record.id}: ${String(error)}`));
    }, milliseconds);
    later.unref();
  };
}
