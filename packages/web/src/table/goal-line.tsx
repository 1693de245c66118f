import type { Board, Clock } from '@hardtop/board';
import { memo, useState } from 'preact/compat';

function turnsLeft({ turn, turnLimit, word = 'Turn' }: Clock): string | null {
  if (turnLimit === undefined) return null;
  const left = Math.max(0, turnLimit - turn + 1);
  const called = word.toLowerCase();
  return left === 1 ? `Last ${called}` : `${left} ${called}s left`;
}

interface GoalLineProps {
  readonly goal: Board['goal'];
  readonly clock: Clock;
  /** No turns are left of a game that is over. */
  readonly isOver: boolean;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** What one plays for, how one stands, and how long it can take. */
export const GoalLine = memo(function GoalLine({ goal, clock, isOver, say }: GoalLineProps) {
  const [isOpen, setOpen] = useState(false);
  if (goal === undefined) return null;
  const left = isOver ? null : turnsLeft(clock);
  return (
    <button
      type="button"
      className={isOpen ? 'goal-line open' : 'goal-line'}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span className="goal-words">
        {goal.standing !== undefined && <b className="goal-standing">{say(goal.standing)}. </b>}
        <span>{goal.text.endsWith('.') ? goal.text : `${goal.text}.`}</span>
        {goal.to !== undefined && <span> Next: {goal.to.label.toLowerCase()}.</span>}
        {left !== null && (
          <span className="goal-left">
            {' '}
            {left}, then {goal.limit}.
          </span>
        )}
      </span>
    </button>
  );
});
