import { type Area, areaArt } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import { isSign, type SignArt, signWord } from './sign-words.ts';
import { Sign } from './signs.tsx';

interface LegendRow {
  readonly word: string;
  readonly art: SignArt;
  readonly count: number;
}

/** What lies and stands about, each kind once with its number. */
export function legendOf(areas: readonly Area[]): readonly LegendRow[] {
  const rows = new Map<string, LegendRow>();
  // Signs that are strewn over ground of their kind say what it is: how many there are says nothing.
  const grounds = new Set(areas.filter((area) => !isSign(areaArt(area))).map(({ kind }) => kind));
  for (const area of areas) {
    const art = areaArt(area);
    if (!isSign(art)) continue;
    const called = area.label ?? signWord(area);
    const word = area.remark === undefined ? called : `${called} (${area.remark})`;
    const count = grounds.has(area.kind) ? 1 : (rows.get(word)?.count ?? 0) + 1;
    rows.set(word, { word, art, count });
  }
  return [...rows.values()];
}

/** The signs on the board and what they mean, for whoever asks. */
export const Legend = memo(function Legend({ areas }: { readonly areas: readonly Area[] }) {
  const rows = useMemo(() => legendOf(areas), [areas]);
  if (rows.length === 0) return null;
  return (
    <details className="bd-legend">
      <summary>Signs</summary>
      <ul aria-label="Signs on the board">
        {rows.map(({ word, art, count }) => (
          <li key={word}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Sign art={art} />
            </svg>
            {word}
            {count > 1 && ` × ${count}`}
          </li>
        ))}
      </ul>
    </details>
  );
});
