import { addressed, sitterName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import type { ChatLine, GameCard } from '@hardtop/server/wire';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { isHere } from '../here/here-id.ts';
import { useTable, useTableActions } from './table-context.tsx';
import './talk.css';

const LONGEST = 500;

function nameOf(card: GameCard, from: ChatLine['from'], own: readonly Seat[]): string {
  if (from === 'referee') return 'The referee';
  if (from === 'watcher') return 'Somebody who watches';
  return addressed(sitterName(card.seats, from), from, own);
}

/** To whom a line was said, where not to all. */
function whisperOf(card: GameCard, { to, side, from }: ChatLine, own: readonly Seat[]): string {
  if (side === true && to?.some((seat) => own.includes(seat))) return ' to your side';
  if (side === true) return ` to the side of ${nameOf(card, from, own)}`;
  return to === undefined ? '' : ` to ${to.map((seat) => nameOf(card, seat, own)).join(', ')}`;
}

function Line({
  line,
  card,
  own,
}: {
  readonly line: ChatLine;
  readonly card: GameCard;
  readonly own: readonly Seat[];
}) {
  const hue = typeof line.from === 'number' ? seatStyleOf(line.from).hue : null;
  const time = new Date(line.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={line.to === undefined ? 'talk-line' : 'talk-line whisper'}>
      <b className="talk-from" style={hue === null ? undefined : { borderColor: hue }}>
        {nameOf(card, line.from, own)}
        {whisperOf(card, line, own)}
      </b>{' '}
      <time dateTime={line.at}>{time}</time>
      <span className="talk-text">{line.text}</span>
    </li>
  );
}

/** What stands for one's own side among the seats. */
const SIDE = 'side';

function addressees(to: string) {
  if (to === SIDE) return { side: true } as const;
  return to === '' ? {} : { to: [Number(to)] };
}

interface SayProps {
  readonly card: GameCard;
  readonly own: readonly Seat[];
  readonly isReferee: boolean;
}

/** Everybody, one's own side, or one of the others. */
function Say({ card, own, isReferee }: SayProps) {
  const { tell } = useTableActions();
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const id = useId();
  const allies = useTable((table) => table.live?.side) ?? [];
  const watches = own.length === 0 && !isReferee;
  const others = watches ? [] : card.seats.filter(({ seat, kind }) => kind === 'human' && !own.includes(seat));
  const hasSide = others.some(({ seat }) => allies.includes(seat));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    tell({ t: 'chat', seat: own[0] ?? null, text: text.trim(), ...addressees(to) });
    setText('');
  };
  return (
    <form className="talk-say" onSubmit={submit}>
      <label htmlFor={id} className="hidden-text">
        {watches ? 'Say to those who watch' : 'Say'}
      </label>
      <input
        id={id}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder={watches ? 'Say to those who watch' : 'Say something'}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {(others.length > 1 || isReferee || hasSide) && (
        <select aria-label="To" value={to} onChange={(event) => setTo(event.currentTarget.value)}>
          <option value="">to all</option>
          {hasSide && <option value={SIDE}>to my side</option>}
          {others.map(({ seat }) => (
            <option key={seat} value={seat}>
              to {sitterName(card.seats, seat)}
            </option>
          ))}
        </select>
      )}
      <button type="submit" className="button" disabled={text.trim() === ''}>
        Say it
      </button>
    </form>
  );
}

/** How many lines came since it was last open. */
function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isOpen) setRead(count);
  }, [count, isOpen]);
  return Math.max(0, count - read);
}

/** What is said at the table, below its log. */
export function TalkPanel({ card }: { readonly card: GameCard }) {
  const chat = useTable((table) => table.chat);
  const own = useTable((table) => table.seats);
  const isReferee = useTable((table) => table.referee);
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnread(chat.length, isOpen);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it waits for.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length, isOpen]);
  if (isHere(card.id)) return null;
  return (
    <details className="talk" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Talk{unread > 0 && <b className="talk-unread">{unread} new</b>}
        {unread > 0 && <span className="talk-latest">{chat.at(-1)?.text}</span>}
      </summary>
      {chat.length === 0 ? (
        <p className="talk-none">Nobody has said anything yet.</p>
      ) : (
        <ol
          ref={list}
          className="talk-lines"
          aria-label="What was said"
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {chat.map((line) => (
            <Line key={line.n} line={line} card={card} own={own} />
          ))}
        </ol>
      )}
      <Say card={card} own={own} isReferee={isReferee} />
    </details>
  );
}
