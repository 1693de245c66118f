import type { GameEvent, OrderedAnswer } from '@hardtop/kernel';
import { memo, useLayoutEffect, useMemo, useRef } from 'preact/compat';
import { scrollToEnd } from '../base/scroll-to-end.ts';
import { RolledDice } from '../dice/die-face.tsx';
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
  /** What the viewer's standing orders answered since then. */
  readonly ordered?: readonly OrderedAnswer[];
  /** Opens a question that an order answered. */
  onOpen?(answer: OrderedAnswer): void;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** More dice than these are drawn small, and more than three times as many summed up. */
const ROW = 6;
const FEW = 3 * ROW;

/** What is worth a line beside the board: what was rolled, and what went wrong. */
export function sinceThen(events: readonly GameEvent[], since: number, upTo: number): readonly GameEvent[] {
  return events.filter(
    ({ n, roll, outcome, shot }) =>
      n > since && n <= upTo && (roll !== undefined || outcome === 'bad' || shot !== undefined),
  );
}

type Line =
  | { readonly key: string; readonly event: GameEvent }
  | { readonly key: string; readonly answer: OrderedAnswer; readonly isLatest: boolean; readonly times: number };

/** What happened, and between it what orders answered; each once it has been seen. */
function linesOf(told: readonly GameEvent[], ordered: readonly OrderedAnswer[]): readonly Line[] {
  const latest = ordered.at(-1);
  const answers = ordered.map((answer) => ({
    at: answer.after + 0.5,
    line: { key: `o${answer.ask}`, answer, isLatest: answer === latest, times: 1 },
  }));
  const events = told.map((event) => ({ at: event.n, line: { key: `e${event.n}`, event } }));
  const lines: Line[] = [];
  for (const { line } of [...events, ...answers].sort((a, b) => a.at - b.at)) {
    const before = lines.at(-1);
    // The same again, with nothing between: once is enough, and the latest is the one that opens.
    if ('times' in line && before !== undefined && 'times' in before && before.answer.words === line.answer.words)
      lines.splice(-1, 1, { ...line, times: before.times + 1 });
    else lines.push(line);
  }
  return lines;
}

const NO_ORDERED: readonly OrderedAnswer[] = [];

/** All that happened since the viewer's last answer, until he answers again; the log has it word for word. */
export const SinceList = memo(function SinceList({
  events,
  since,
  upTo,
  most,
  ordered = NO_ORDERED,
  onOpen,
  say,
}: SinceListProps) {
  const lines = useMemo(() => {
    const all = sinceThen(events, since, upTo);
    const told = most === undefined ? all : all.slice(-most);
    return linesOf(
      told,
      ordered.filter(({ after }) => after <= upTo),
    );
  }, [events, since, upTo, most, ordered]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it waits for.
  useLayoutEffect(() => {
    const shown = list.current;
    return shown === null ? undefined : scrollToEnd(shown, (isCut) => shown.classList.toggle('cut', isCut));
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <ol
      ref={list}
      onScroll={({ currentTarget: shown }) => shown.classList.toggle('cut', shown.scrollTop > 0)}
      className="since"
      aria-label="Since your last answer"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {lines.map((line) =>
        'event' in line ? (
          <SinceLine key={line.key} event={line.event} say={say} />
        ) : (
          <OrderedLine {...line} key={line.key} onOpen={onOpen} />
        ),
      )}
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
      {roll !== undefined && roll.values.length <= FEW && (
        <RolledDice roll={roll} size={roll.values.length > ROW ? 13 : 18} fresh />
      )}
      {roll !== undefined && roll.values.length > FEW && <b className="since-total">{roll.total}</b>}
      <span>{say(text)}</span>
    </li>
  );
}

interface OrderedLineProps {
  readonly answer: OrderedAnswer;
  /** The one that the key opens. */
  readonly isLatest: boolean;
  readonly times: number;
  onOpen: SinceListProps['onOpen'];
}

const OPENS: Readonly<Record<OrderedAnswer['how'], string>> = {
  free: 'Goes back there and asks you; the order stays',
  consent: 'Goes back there and asks you, if the others let you; the order stays',
  no: 'Cannot be opened now: the game is over, or a request to take back is waiting for its answer',
};

function OrderedLine({ answer, isLatest, times, onOpen }: OrderedLineProps) {
  return (
    <li className="since-line ordered">
      <span>
        {answer.words}
        {times > 1 && ` (${times} times)`}
      </span>
      {onOpen !== undefined && (
        <button
          type="button"
          className="since-open"
          disabled={answer.how === 'no'}
          title={OPENS[answer.how]}
          aria-label={`Open: ${answer.words}`}
          onClick={() => onOpen(answer)}
        >
          Open
        </button>
      )}
      {onOpen !== undefined && isLatest && <kbd className="keycap">o</kbd>}
    </li>
  );
}
