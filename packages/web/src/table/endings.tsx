import type { Seat } from '@hardtop/kernel';
import type { Snapshot } from '@hardtop/server/wire';
import { useState } from 'preact/compat';

function Concede({ onConcede }: { onConcede(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        Concede
      </button>
    );
  }
  return (
    <fieldset className="concede">
      <legend className="hidden-text">Concede the game?</legend>
      <span>Hand over the keys?</span>
      <button type="button" className="button danger" onClick={onConcede}>
        Yes, concede
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        No
      </button>
    </fieldset>
  );
}

interface EndingsProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  onDraw(seat: Seat): void;
  onConcede(seat: Seat): void;
}

/** Ways to end it early. */
export function Endings({ snapshot, seat, onDraw, onConcede }: EndingsProps) {
  return (
    <div className="endings">
      <button
        type="button"
        className="button"
        disabled={snapshot.drawOffers.includes(seat)}
        onClick={() => onDraw(seat)}
      >
        Offer a draw
      </button>
      <Concede onConcede={() => onConcede(seat)} />
    </div>
  );
}

interface HabitProps {
  readonly isOn: boolean;
  readonly children: string;
  onSet(on: boolean): void;
}

/** How somebody likes to give answers. */
export function Habit({ isOn, children, onSet }: HabitProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onSet(event.currentTarget.checked)} />
      {children}
    </label>
  );
}
