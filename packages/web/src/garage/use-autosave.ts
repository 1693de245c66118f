import { useEffect } from 'react';
import { useBench } from './bench-store.ts';
import { keptDesign, useLibrary } from './library-store.ts';

const REST_MILLIS = 300;

/** One's own design is kept as it changes; anything else only when told to. */
export function useAutosave(own: string | null): void {
  const design = useBench((bench) => bench.design);
  const isTouched = useBench((bench) => bench.past.length > 0 || bench.future.length > 0);
  useEffect(() => {
    if (own === null || !isTouched) return;
    const save = () => {
      const old = keptDesign(own);
      if (old !== undefined && old.design !== design)
        useLibrary.getState().keep({ ...old, design, updated: Date.now() });
    };
    const timer = setTimeout(save, REST_MILLIS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [own, design, isTouched]);
}
