import { useEffect } from 'preact/compat';
import { keepPromise, makeShare } from './promises.ts';
import type { TableStore } from './table-store.ts';

/** Keeps what was promised of the dice, and adds a share for each of one's seats as soon as it is awaited. */
export function useShares(store: TableStore): void {
  useEffect(() => {
    const sent = new Set<number>();
    const look = () => {
      const { card, snapshot, seats, share, line } = store.getState();
      if (card !== null) keepPromise(card.id, card.fairness);
      if (line.state !== 'live') sent.clear();
      for (const seat of snapshot?.shares ?? []) {
        if (!seats.includes(seat) || sent.has(seat)) continue;
        sent.add(seat);
        share(seat, makeShare());
      }
    };
    look();
    return store.subscribe((state, before) => {
      if (state.snapshot !== before.snapshot || state.line !== before.line) look();
    });
  }, [store]);
}
