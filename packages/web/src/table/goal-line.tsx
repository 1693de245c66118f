import type { Board } from '@hardtop/board';
import { memo } from 'preact/compat';

function turnsLeft(turn: number, turnLimit: number | undefined): string | null {
  if (turnLimit === undefined) return null;
  const left = Math.max(0, turnLimit - turn + 1);
  return left === 1 ? 'Last turn' : `${left} turns left`;
}

interface GoalLineProps {
  readonly goal: Board['goal'];
  readonly turn: number;
  readonly turnLimit: number | undefined;
}

/** What one plays for, how one stands, and how long it can take. */
export const GoalLine = memo(function GoalLine({ goal, turn, turnLimit }: GoalLineProps) {
  if (goal === undefined) return null;
  const left = turnsLeft(turn, turnLimit);
  return (
    <p className="goal-line">
      <b>{goal.text}</b>
      {goal.standing !== undefined && <span className="goal-standing"> {goal.standing}.</span>}
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
