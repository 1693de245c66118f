import type { Problem } from '@hardtop/kernel';
import { RuleLink } from '../rules/rule-link.tsx';

const MOST_LEGAL = 8;

/** Why the server refused, by which rule, and what would be legal. */
export function RefusalLine({ problem, onDismiss }: { readonly problem: Problem | null; onDismiss(): void }) {
  if (problem === null) return null;
  const legal = problem.legal?.slice(0, MOST_LEGAL) ?? [];
  return (
    <div className="notice bad" role="alert">
      <p>
        {problem.message} {problem.rule !== undefined && <RuleLink rule={problem.rule} />}
        {legal.length > 0 && <span className="legal"> Legal: {legal.join(' · ')}.</span>}
      </p>
      <button type="button" className="button quiet" onClick={onDismiss}>
        Close
      </button>
    </div>
  );
}
