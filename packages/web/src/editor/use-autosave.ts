import { useEffect, useLayoutEffect, useRef } from 'preact/compat';
import { useEditor, useFile } from './editor-store.ts';
import { keepScenario } from './kept-scenarios.ts';

const REST_MILLIS = 300;

/** Keeps the file as it changes, half done or not; what was only looked at is not kept. */
export function useAutosave(own: string | null, onKept: (id: string) => void): void {
  const ruleset = useEditor(({ rules }) => rules.table.id);
  const file = useFile();
  const kept = useRef({ id: own, file });
  const save = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    save.current = () => {
      const { id, file: old } = kept.current;
      if (file === old) return;
      kept.current = { id: keepScenario(ruleset, file, id ?? undefined), file };
      if (id === null && kept.current.id !== null) onKept(kept.current.id);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is what it waits for.
  useEffect(() => {
    const timer = setTimeout(() => save.current(), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [file]);
  useEffect(() => {
    // Whoever leaves between two keystrokes loses neither.
    const leave = () => save.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
