import { canonicalJson } from '@hardtop/kernel';
import { useEffect, useRef } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { otherCopy } from './library-conflict.ts';
import { nameIn } from './library-draft.ts';
import { useLibrary } from './library-store.ts';
import { bothKept, useTornDesigns } from './torn-designs.ts';

const REST_MILLIS = 300;

const entryOf = (id: string | null): KeptDesign | undefined => useLibrary.getState().all.find((kept) => kept.id === id);

/** One's own design is kept as it changes; anything else only when told to. */
export function useAutosave(own: string | null): void {
  const open = useGarage();
  const design = useBench((bench) => bench.design);
  const isTouched = useBench((bench) => bench.past.length > 0 || bench.future.length > 0);
  /** As the library had it when the bench last took it from there or put it there. */
  const basis = useRef<unknown>(undefined);
  useEffect(() => {
    basis.current = entryOf(own)?.design;
  }, [own]);
  useEffect(() => {
    if (own === null || !isTouched) return;
    const save = () => {
      const old = entryOf(own);
      if (old === undefined || design === basis.current) return;
      // Another device may have changed it under our hands: then both are kept.
      const isForeign = old.deleted !== true && canonicalJson(old.design) !== canonicalJson(basis.current);
      const ours = { ...old, design, deleted: false, updated: Date.now() };
      basis.current = design;
      const theirs = isForeign ? [otherCopy(open, old)] : [];
      useLibrary.getState().keepAll([...theirs, ours]);
      for (const other of theirs)
        useTornDesigns.getState().tell(bothKept(nameIn(open, design), nameIn(open, other.design)));
    };
    const timer = setTimeout(save, REST_MILLIS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [open, own, design, isTouched]);
}
