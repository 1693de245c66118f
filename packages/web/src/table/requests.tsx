import type { Seat } from '@hardtop/kernel';
import type { GameCard, Snapshot } from '@hardtop/server/wire';
import { namesOf } from './seat-names.ts';

interface RequestsProps {
  readonly card: GameCard | null;
  readonly snapshot: Snapshot;
  readonly seats: readonly Seat[];
  onUndoAnswer(seat: Seat, grant: boolean): void;
  onDraw(seat: Seat, option: 'accept' | 'decline'): void;
}

function UndoRequest({ card, snapshot, seats, onUndoAnswer }: RequestsProps) {
  const asking = snapshot.undoRequest?.seat;
  if (asking === undefined) return null;
  const answering = seats.find((seat) => seat !== asking);
  if (answering === undefined) {
    return <p className="notice">You asked to take your last answer back. The others are being asked.</p>;
  }
  return (
    <div className="notice other" role="status">
      <p>{namesOf(card, [asking])} would like to take the last answer back. Dice already seen will be rolled afresh.</p>
      <button type="button" className="button" onClick={() => onUndoAnswer(answering, true)}>
        Let it be so
      </button>
      <button type="button" className="button" onClick={() => onUndoAnswer(answering, false)}>
        No: what is done is done
      </button>
    </div>
  );
}

function DrawOffer({ card, snapshot, seats, onDraw }: RequestsProps) {
  const offers = snapshot.drawOffers;
  if (offers.length === 0 || snapshot.outcome !== null) return null;
  const answering = seats.find((seat) => !offers.includes(seat));
  if (answering === undefined) return <p className="notice">Your offer of a draw stands.</p>;
  return (
    <div className="notice other" role="status">
      <p>{namesOf(card, offers)} offers a draw.</p>
      <button type="button" className="button" onClick={() => onDraw(answering, 'accept')}>
        Accept the draw
      </button>
      <button type="button" className="button" onClick={() => onDraw(answering, 'decline')}>
        Fight on
      </button>
    </div>
  );
}

/** What the others want of you, answered where it stands. */
export function Requests(props: RequestsProps) {
  return (
    <>
      <UndoRequest {...props} />
      <DrawOffer {...props} />
    </>
  );
}
