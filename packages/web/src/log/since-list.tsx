import type { GameEvent } from '@hardtop/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import { scrollToEnd } from '../base/scroll-to-end.ts';
import { DiceRow } from '../dice/die-face.tsx';
import './since-list.css';
import '../dice/dice.css';

interface SinceListProps {
  readonly events: readonly GameEvent[];
  /** The last event before the viewer's latest answer. */
  readonly since: number;
  /** The last one that has been seen on the board. */
  readonly upTo: number;
  /** No more lines than these, for a viewer who gives no answers. */
  readonly most?: number;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** More dice than these are summed up. */
const FEW = 6;

/** What is worth a line beside the board: what was rolled, and what went wrong. */
export function sinceThen(events: readonly GameEvent[], since: number, upTo: number): readonly GameEvent[] {
  return events.filter(
    ({ n, roll, outcome, shot }) =>
      n > since && n <= upTo && (roll !== undefined || outcome === 'bad' || shot !== undefined),
  );
}

/** All that happened since the viewer's last answer, until he answers again; the log has it word for word. */
export const SinceList = memo(function SinceList({ events, since, upTo, most, say }: SinceListProps) {
  const lines = useMemo(() => {
    const all = sinceThen(events, since, upTo);
    return most === undefined ? all : all.slice(-most);
  }, [events, since, upTo, most]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it waits for.
  useEffect(() => {
    return list.current === null ? undefined : scrollToEnd(list.current);
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <ol
      ref={list}
      className="since"
      aria-label="Since your last answer"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {lines.map((event) => (
        <SinceLine key={event.n} event={event} say={say} />
      ))}
    </ol>
  );
});

interface SinceLineProps {
  readonly event: GameEvent;
  say(text: string): string;
}

function SinceLine({ event: { text, roll, outcome = 'neutral' }, say }: SinceLineProps) {
  return (
    <li className={`since-line ${outcome}`}>
      {roll !== undefined && roll.values.length <= FEW && <DiceRow values={roll.values} size={18} fresh />}
      {roll !== undefined && roll.values.length > FEW && <b className="since-total">{roll.total}</b>}
      <span>{say(text)}</span>
    </li>
  );
}
