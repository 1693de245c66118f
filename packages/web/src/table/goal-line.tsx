import type { Board, Clock } from '@hardtop/board';
import { memo } from 'preact/compat';

function turnsLeft({ turn, turnLimit, word = 'Turn' }: Clock): string | null {
  if (turnLimit === undefined) return null;
  const left = Math.max(0, turnLimit - turn + 1);
  const called = word.toLowerCase();
  return left === 1 ? `Last ${called}` : `${left} ${called}s left`;
}

interface GoalLineProps {
  readonly goal: Board['goal'];
  readonly clock: Clock;
  /** Puts what is told in the reader's words. */
  say(text: string): string;
}

/** What one plays for, how one stands, and how long it can take. */
export const GoalLine = memo(function GoalLine({ goal, clock, say }: GoalLineProps) {
  if (goal === undefined) return null;
  const left = turnsLeft(clock);
  return (
    <p className="goal-line">
      <b>{goal.text}</b>
      {goal.standing !== undefined && <span className="goal-standing"> {say(goal.standing)}.</span>}
      {goal.to !== undefined && <span> Next: {goal.to.label.toLowerCase()}.</span>}
      {left !== null && (
        <span className="goal-left">
          {' '}
          {left}, then {goal.limit}.
        </span>
      )}
    </p>
  );
});
