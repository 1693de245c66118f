import { useCallback, useLayoutEffect, useRef } from 'preact/compat';
import { useSettings } from '../base/settings.ts';

/** Nobody reads a question faster; a press that comes sooner was meant for the one before it. */
const UNREAD_MS = 300;

/** Lets an action pass once the question has stood long enough to be seen. */
export function useSteadyHand(
  question: string,
): <Given extends readonly unknown[]>(action: (...given: Given) => void) => (...given: Given) => void {
  const hasty = useSettings((settings) => settings.hasty);
  const since = useRef(0);
  // Before anybody can press: an effect would come after the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins a new time.
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [question]);
  return useCallback(
    (action) =>
      (...given) => {
        if (hasty || performance.now() - since.current >= UNREAD_MS) action(...given);
      },
    [hasty],
  );
}
