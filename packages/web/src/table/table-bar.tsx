import { driverName, sitterName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import { tidingsOf } from '@hardtop/kernel/tidings';
import type { GameCard, LiveInfo, Snapshot } from '@hardtop/server/wire';
import { useEffect, useMemo, useState } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { Requests } from './requests.tsx';
import { namesOf } from './seat-names.ts';
import { useTable, useTableActions } from './table-context.tsx';
import { timeText } from './time-text.ts';
import { useSayingYou } from './use-own-names.ts';
import './talk.css';

interface BarProps {
  readonly card: GameCard;
  readonly snapshot: Snapshot;
}

type Live = LiveInfo & { readonly at: number };

/** Now, once a second while a clock runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

interface SitterProps {
  readonly card: GameCard;
  readonly seat: Seat;
  readonly live: Live | null;
  readonly isAwaited: boolean;
  readonly now: number;
}

/** One of the seats: whether anybody is there, and how much time is left. */
function Sitter({ card, seat, live, isAwaited, now }: SitterProps) {
  const online = useTable((table) => table.online);
  const presence = useTable((table) => table.presence);
  const devices = presence?.devices[online.indexOf(seat)] ?? 0;
  const clock = live?.clocks.find((one) => one.seat === seat);
  const left = clock === undefined ? null : clock.left - (clock.runs ? Math.max(0, now - (live?.at ?? now)) : 0);
  const away = live?.away.find((one) => one.seat === seat);
  const hasStandIn = live?.standIns.includes(seat) === true;
  const isLate = live?.missed.some((one) => one.seat === seat) === true;
  const there = hasStandIn
    ? 'a bot plays on'
    : devices === 0
      ? 'not here'
      : devices > 1
        ? `here, ${devices} devices`
        : 'here';
  return (
    <li className={isAwaited ? 'sitter awaited' : 'sitter'}>
      <span className="sitter-dot" data-here={devices > 0} style={{ borderColor: seatStyleOf(seat).hue }} />
      <b>{sitterName(card.seats, seat)}</b>
      <span className="sitter-there">{away === undefined ? there : `away until ${away.until}`}</span>
      {isLate && !hasStandIn && <span className="sitter-late">out of time</span>}
      {left !== null && (
        <span className={clock?.runs === true ? 'sitter-clock runs' : 'sitter-clock'} data-low={left < 10_000}>
          {timeText(left)}
        </span>
      )}
    </li>
  );
}

function PauseLine({ card, live, own }: { readonly card: GameCard; readonly live: Live; readonly own: Seat | null }) {
  const { tell } = useTableActions();
  const isReferee = useTable((table) => table.referee);
  const { paused, pauseOffers } = live;
  const speaks = own !== null || isReferee;
  if (paused !== null) {
    const who = paused.by === 'referee' ? 'The referee has paused the game.' : 'The game is paused, as agreed.';
    const mayEnd = paused.by === 'referee' ? isReferee : speaks;
    return (
      // A notice of its own: whoever has just pressed "Agree" does not stand on "Go on".
      <div key="paused" className="notice other" role="status">
        <p>{who} Clocks stand, and nothing counts until it goes on.</p>
        {mayEnd && (
          <button type="button" className="button" onClick={() => tell({ t: 'pause', seat: own, option: 'resume' })}>
            Go on
          </button>
        )}
      </div>
    );
  }
  if (pauseOffers.length === 0) return null;
  if (own === null || pauseOffers.includes(own)) return <p className="notice">A pause is asked for.</p>;
  return (
    <div className="notice other" role="status">
      <p>{namesOf(card, pauseOffers)} would like a pause.</p>
      <button type="button" className="button" onClick={() => tell({ t: 'pause', seat: own, option: 'accept' })}>
        Agree
      </button>
      <button type="button" className="button" onClick={() => tell({ t: 'pause', seat: own, option: 'decline' })}>
        Play on
      </button>
    </div>
  );
}

function ClaimLine({ card, live, own }: { readonly card: GameCard; readonly live: Live; readonly own: Seat }) {
  const { tell } = useTableActions();
  const against = live.claimable.find((seat) => seat !== own);
  if (against === undefined) return null;
  const claim = (option: 'bot' | 'concede') => tell({ t: 'claim', seat: own, against, option });
  return (
    <div className="notice" role="status">
      <p>The clock has answered for {driverName(card.seats, against)} again and again.</p>
      <button type="button" className="button" onClick={() => claim('bot')}>
        Let a bot play on
      </button>
      {card.seats.length === 2 && (
        <button type="button" className="button" onClick={() => claim('concede')}>
          Claim the game
        </button>
      )}
    </div>
  );
}

/** What was done in our name while we thought. */
function LateLine({ live, own }: { readonly live: Live; readonly own: Seat }) {
  const times = live.missed.find(({ seat }) => seat === own)?.times ?? 0;
  if (times === 0) return null;
  return (
    <p className="notice" role="status">
      Your time ran out: the suggested answer was given for you{times === 1 ? '' : `, ${times} times running`}. After
      three the others need not wait for you.
    </p>
  );
}

/** What happened since somebody was last here, once, until it is put away. */
function Since({ seen }: { readonly seen: number }) {
  const events = useTable((table) => table.events);
  const say = useSayingYou();
  const [from] = useState(seen);
  const [upTo] = useState(events.at(-1)?.n ?? 0);
  const [isOpen, setIsOpen] = useState(true);
  const tidings = useMemo(
    () =>
      tidingsOf(
        events.filter(({ n }) => n <= upTo),
        from,
      ),
    [events, from, upTo],
  );
  if (tidings === null || !isOpen) return null;
  return (
    <section className="notice tidings" aria-label="Since you were last here">
      <p>
        Since you were last here {tidings.summary.charAt(0).toLowerCase()}
        {tidings.summary.slice(1)}
      </p>
      <ul>
        {tidings.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places, and two may say the same.
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </section>
  );
}

/** Who sits there, whose clock runs, and what they settle among themselves. */
export function TableBar({ card, snapshot }: BarProps) {
  const live = useTable((table) => table.live);
  const seats = useTable((table) => table.seats);
  const presence = useTable((table) => table.presence);
  const actions = useTableActions();
  const now = useNow(live?.clocks.some(({ runs }) => runs) === true);
  const people = card.seats.filter(({ kind }) => kind === 'human');
  const own = seats[0] ?? null;
  const isOver = snapshot.outcome !== null;
  const watchers = presence?.watching ?? 0;
  return (
    <div className="table-bar">
      {!isOver && (
        <ul className="sitters" aria-label="Who is here">
          {people.map(({ seat }) => (
            <Sitter
              key={seat}
              card={card}
              seat={seat}
              live={live}
              isAwaited={snapshot.waiting.some((one) => one.seat === seat)}
              now={now}
            />
          ))}
          {watchers > 0 && <li className="sitter">{watchers === 1 ? '1 watches' : `${watchers} watch`}</li>}
          {live !== null && live.watchDelay > 0 && own === null && (
            <li className="sitter">shown {timeText(live.watchDelay * 1_000)} late</li>
          )}
        </ul>
      )}
      <Requests card={card} snapshot={snapshot} seats={seats} onUndoAnswer={actions.answerUndo} onDraw={actions.draw} />
      {live !== null && !isOver && (
        <>
          <PauseLine card={card} live={live} own={own} />
          {own !== null && <LateLine live={live} own={own} />}
          {own !== null && <ClaimLine card={card} live={live} own={own} />}
        </>
      )}
      {live?.seen !== undefined && <Since seen={live.seen} />}
    </div>
  );
}
