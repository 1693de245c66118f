import type { Seat } from '@hardtop/kernel';
import type { Snapshot } from '@hardtop/server/wire';
import { useState } from 'react';

export interface GameActionsProps {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  readonly onePress: boolean;
  onUndo(seat: Seat): void;
  onDraw(seat: Seat): void;
  onConcede(seat: Seat): void;
  onOnePress(on: boolean): void;
  onHelp(): void;
}

function Concede({ onConcede }: { onConcede(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="button quiet" onClick={() => setAsked(true)}>
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
      <button type="button" className="button quiet" onClick={() => setAsked(false)}>
        No
      </button>
    </fieldset>
  );
}

/** What a player may do at any time, small and out of the way. */
export function GameActions(props: GameActionsProps) {
  const { snapshot, seat, onePress, onUndo, onDraw, onConcede, onOnePress, onHelp } = props;
  const how = snapshot.undo.find((each) => each.seat === seat)?.how ?? 'no';
  return (
    <div className="game-actions">
      <button
        type="button"
        className="button quiet"
        disabled={how === 'no' || snapshot.undoRequest !== null}
        title={how === 'consent' ? 'Dice have fallen or others have answered: they will be asked' : undefined}
        onClick={() => onUndo(seat)}
      >
        {how === 'consent' ? 'Ask to take back' : 'Take back'} <kbd className="keycap">u</kbd>
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={snapshot.drawOffers.includes(seat)}
        onClick={() => onDraw(seat)}
      >
        Offer a draw
      </button>
      <Concede onConcede={() => onConcede(seat)} />
      <label className="check one-press">
        <input type="checkbox" checked={onePress} onChange={(event) => onOnePress(event.target.checked)} />
        One press answers
      </label>
      <button type="button" className="button quiet" onClick={onHelp}>
        Keys <kbd className="keycap">?</kbd>
      </button>
    </div>
  );
}
