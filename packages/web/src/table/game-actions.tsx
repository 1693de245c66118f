import type { Seat } from '@hardtop/kernel';
import type { Snapshot } from '@hardtop/server/wire';
import { memo } from 'preact/compat';

interface GameActionsProps {
  readonly seat: Seat;
  /** Whether the last answer can be taken back, and how. */
  readonly undo: Snapshot['undo'][number]['how'];
  /** A request to take back waits for its answer. */
  readonly undoAsked: boolean;
  /** How many standing orders there are. */
  readonly orders: number;
  /** The drawer with standing orders and the rest is open. */
  readonly drawer: boolean;
  onUndo(seat: Seat): void;
  /** Absent where nothing is asked. */
  onCoast?: (() => void) | undefined;
  onWhy?: (() => void) | undefined;
  onDrawer(): void;
  onHelp(): void;
}

/** What a player may do at any time, small and out of the way. */
export const GameActions = memo(function GameActions(props: GameActionsProps) {
  const { seat, undo, undoAsked, orders, drawer, onUndo, onCoast, onWhy, onDrawer, onHelp } = props;
  return (
    <div className="game-actions">
      <button
        type="button"
        className="button quiet"
        disabled={undo === 'no' || undoAsked}
        title={undo === 'consent' ? 'Dice have fallen or others have answered: they will be asked' : undefined}
        onClick={() => onUndo(seat)}
      >
        {undo === 'consent' ? 'Ask to take back' : 'Take back'} <kbd className="keycap">u</kbd>
      </button>
      {onCoast !== undefined && (
        <button
          type="button"
          className="button quiet"
          title="Goes on as advised until the turn ends, you are hit, a shot is good or somebody comes into your arc"
          onClick={onCoast}
        >
          Coast <kbd className="keycap">⇧␣</kbd>
        </button>
      )}
      {onWhy !== undefined && (
        <button type="button" className="button quiet" title="What would you do, and why?" onClick={onWhy}>
          Advice <kbd className="keycap">w</kbd>
        </button>
      )}
      <button type="button" className="button quiet" aria-expanded={drawer} onClick={onDrawer}>
        Orders{orders > 0 ? ` (${orders})` : ''} and more
      </button>
      <button type="button" className="button quiet" onClick={onHelp}>
        Keys <kbd className="keycap">?</kbd>
      </button>
    </div>
  );
});
