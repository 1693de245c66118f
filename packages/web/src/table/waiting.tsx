import type { Seat } from '@hardtop/kernel';
import type { GameCard, Snapshot } from '@hardtop/server/wire';
import { namesOf, topicText } from './seat-names.ts';

interface WaitingProps {
  readonly card: GameCard | null;
  readonly snapshot: Snapshot;
  /** Our own. */
  readonly seats: readonly Seat[];
  readonly isReferee: boolean;
  readonly online: readonly number[];
}

function whatToLookAt(seats: readonly Seat[], isReferee: boolean): string {
  if (isReferee) return 'You see everything. What you change or take back, everybody reads with your reason.';
  return seats.length === 0
    ? 'You are watching. Tap anything on the board to see its sheet; every roll in the log unfolds.'
    : 'Meanwhile: tap anything on the board for its sheet, unfold a roll in the log, or leave a standing order.';
}

/** The game has not begun: whose share of the dice is still to come. */
function SharesAwaited({ card, seats }: { readonly card: GameCard | null; readonly seats: readonly Seat[] }) {
  return (
    <p className="waiting-for" role="status">
      Waiting for <b>{namesOf(card, seats)}</b> to sit down and add to the dice. Nothing falls before that.
    </p>
  );
}

/** Not your turn: whom the table waits for, and what one can look at. */
export function Waiting({ card, snapshot, seats: own, isReferee, online }: WaitingProps) {
  if (snapshot.shares !== undefined) return <SharesAwaited card={card} seats={snapshot.shares} />;
  const first = snapshot.waiting[0];
  if (first === undefined) return <p className="waiting-for">The dice are in the air…</p>;
  const seats = snapshot.waiting.map((each) => each.seat);
  const human = card?.seats.find((seat) => seat.seat === first.seat)?.kind === 'human';
  const away = human && !online.includes(first.seat);
  return (
    <div className="waiting">
      <p className="waiting-for" role="status">
        Waiting for <b>{namesOf(card, seats).replace(/^The /, 'the ')}</b>: {topicText(first.topic)}.
        {!human && ' A machine is thinking; it will not be long.'}
        {away && ' Nobody sits there at the moment; the game keeps.'}
      </p>
      <p className="waiting-look">{whatToLookAt(own, isReferee)}</p>
    </div>
  );
}
