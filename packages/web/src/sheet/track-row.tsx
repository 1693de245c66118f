import type { SheetTrack } from '@hardtop/board';
import { memo } from 'preact/compat';
import { isRisky, trackWords } from './words.ts';

/** Longer tracks are lettered at every so manieth cell only. */
const LETTERED = 12;

/** A row of cells with the marker on one. */
export const TrackRow = memo(function TrackRow({ track }: { track: SheetTrack }) {
  const { cells, at, gives } = track;
  const every = Math.ceil(cells.length / LETTERED);
  return (
    <div className="rs-track" data-risky={isRisky(track, at)}>
      <span className="unseen">{trackWords(track)}</span>
      <span className="rs-caption" aria-hidden="true">
        {track.label}
        {gives !== undefined && <small className="rs-gives">{gives.label}</small>}
      </span>
      <span className="rs-at" aria-hidden="true">
        {cells[at] ?? '–'}
      </span>
      <ol
        className={cells.length > LETTERED ? 'rs-cells rs-many' : 'rs-cells'}
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${cells.length}, minmax(0, 1fr))` }}
      >
        {cells.map((cell, i) => (
          <li key={cell} className="rs-cell" data-at={i === at} data-danger={isRisky(track, i)} data-passed={i < at}>
            {lettered(i, at, every) ? cell : ''}
            {gives !== undefined && <small className="rs-gives">{gives.cells[i]}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
});

/** On a long track the marker's own figure takes its neighbours' room. */
function lettered(i: number, at: number, every: number): boolean {
  if (i === at || every === 1) return true;
  return i % every === 0 && Math.abs(i - at) > 1;
}
