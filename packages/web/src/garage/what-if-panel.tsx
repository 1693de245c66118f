import { deltaText, type WhatIf } from './what-if.ts';

function countText(count: number): string {
  return ` ✕ ${count} new ${count === 1 ? 'problem' : 'problems'}`;
}

/** What the part under the hand would do. Of one height: what grows under the pointer moves what it presses. */
export function WhatIfPanel({ trial }: { readonly trial: (WhatIf & { readonly label: string }) | null }) {
  if (trial === null)
    return (
      <p className="what-if" aria-live="polite">
        <span className="what-if-rest">Point at a part to see what it would do.</span>
      </p>
    );
  const { newProblems, goneProblems } = trial;
  return (
    <p className="what-if" aria-live="polite">
      <b>{trial.label}:</b> {deltaText(trial) || trial.moved.join('; ') || 'no change to the totals'}
      {newProblems.length > 0 && <span className="what-if-bad">{countText(newProblems.length)}</span>}
      {goneProblems.length > 0 && <span className="what-if-good"> ✓ mends {goneProblems.length}</span>}
    </p>
  );
}
