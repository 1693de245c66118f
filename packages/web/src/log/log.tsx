import type { GameEvent } from '@hardtop/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { followsEnd, scrollToEnd } from '../base/scroll-to-end.ts';
import { LOG_FILTERS, type LogFilter, type LogItem, logItems, type PlacedWords } from './log-items.ts';
import { LogLine } from './log-line.tsx';
import './log.css';
import '../dice/dice.css';

interface LogProps {
  readonly events: readonly GameEvent[];
  readonly sayings: readonly PlacedWords[];
  /** Events numbered above this just happened. */
  readonly seenTo: number;
  hueOf(piece: string | undefined): string | null;
  nameOf(seat: number): string;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** So many lines are drawn; the rest comes by a button. */
const LATEST = 150;

function lineOf(item: LogItem, { seenTo, hueOf, nameOf, say }: Omit<LogProps, 'events' | 'sayings'>) {
  const { id: key } = item;
  switch (item.kind) {
    case 'divider':
      return (
        <li key={key} className={`log-divider ${item.event.kind}`}>
          {item.event.text}
        </li>
      );
    case 'saying':
      return (
        <li key={key} className="log-saying">
          <q>{item.why}</q> <cite>{nameOf(item.seat)}</cite>
        </li>
      );
    case 'event':
      return (
        <LogLine key={key} event={item.event} fresh={item.event.n > seenTo} hue={hueOf(item.event.about)} say={say} />
      );
  }
}

function Filter({ filter, onFilter }: { readonly filter: LogFilter; onFilter(filter: LogFilter): void }) {
  return (
    <fieldset className="log-filter">
      <legend className="hidden-text">Show</legend>
      {LOG_FILTERS.map((each) => (
        <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {each}
        </button>
      ))}
    </fieldset>
  );
}

/** Keeps the newest line in sight, unless the reader has scrolled back. */
function useFollow(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef({ follows: true, top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is what it waits for.
  useLayoutEffect(() => {
    const box = list.current;
    return box !== null && seen.current.follows ? scrollToEnd(box) : undefined;
  }, [length]);
  const onScroll = () => {
    const box = list.current;
    if (box === null) return;
    const { follows, top } = seen.current;
    seen.current = { follows: followsEnd(box, top, follows), top: box.scrollTop };
  };
  return { list, onScroll };
}

/** Everything that happened, in order. */
export function Log({ events, sayings, seenTo, hueOf, nameOf, say }: LogProps) {
  const [filter, setFilter] = useState<LogFilter>('all');
  const [whole, setWhole] = useState(false);
  const items = useMemo(() => logItems(events, sayings, filter), [events, sayings, filter]);
  const shown = whole ? items : items.slice(-LATEST);
  const { list, onScroll } = useFollow(items.length);
  return (
    <div className="log">
      <header className="log-head">
        <h2 className="label">Log</h2>
        <Filter filter={filter} onFilter={setFilter} />
      </header>
      <ol
        ref={list}
        className="log-list"
        aria-live="polite"
        aria-relevant="additions"
        aria-label="What happened"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        {shown.length < items.length && (
          <li>
            <button type="button" className="option-more" onClick={() => setWhole(true)}>
              {items.length - shown.length} earlier lines
            </button>
          </li>
        )}
        {items.length === 0 && (
          <li className="log-empty">
            {filter === 'all' ? 'Nothing has happened yet. Enjoy the quiet.' : `No ${filter} so far.`}
          </li>
        )}
        {shown.map((item) => lineOf(item, { seenTo, hueOf, nameOf, say }))}
      </ol>
    </div>
  );
}
