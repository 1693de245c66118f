import { useEffect } from 'preact/compat';
import { activeQuestion, isPaused, onlyAnswer } from './table-state.ts';
import type { TableStore } from './table-store.ts';

/** Long enough to see that something was asked; the others learn nothing from how long it took. */
const PAUSE_MS = 700;

/** Where record sheets are hidden a question is put even if it has one answer: the page gives it. */
export function useOnlyAnswer(store: TableStore): void {
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      const question = activeQuestion(store.getState());
      const only = onlyAnswer(question);
      if (only === null) return;
      timer = window.setTimeout(() => {
        if (activeQuestion(store.getState())?.id === question?.id) store.getState().answer(only, {});
      }, PAUSE_MS);
    };
    look();
    const stop = store.subscribe((state, before) => {
      if (state.snapshot !== before.snapshot || isPaused(state) !== isPaused(before)) look();
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [store]);
}
