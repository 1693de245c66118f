import { type ReactNode, useState } from 'preact/compat';

/** The first of a long list, and a button for more of it. */
export function useMore<T>(
  items: readonly T[],
  step: number,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [most, setMost] = useState(step);
  const left = items.length - most;
  const more = left > 0 && (
    <button type="button" className="button quiet" onClick={() => setMost(most + step)}>
      Show {Math.min(step, left)} more of {left}
    </button>
  );
  return { shown: items.slice(0, most), more };
}
