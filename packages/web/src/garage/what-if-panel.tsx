import { deltaText, type WhatIf } from './what-if.ts';

function WhatIfList({ kind, messages }: { readonly kind: 'bad' | 'good'; readonly messages: readonly string[] }) {
  return messages.map((message) => (
    <span className={`what-if-${kind}`} key={message}>
      {kind === 'bad' ? '✕ ' : '✓ mends: '}
      {message}
    </span>
  ));
}

/** What the part under the hand would do. Of one height: what grows under the pointer moves what it presses. */
export function WhatIfPanel({ trial }: { readonly trial: (WhatIf & { readonly label: string }) | null }) {
  if (trial === null)
    return (
      <p className="what-if plate" aria-live="polite">
        <span className="what-if-rest">Point at a part to see what it would do.</span>
      </p>
    );
  const count = trial.newProblems.length;
  return (
    <p className="what-if plate" aria-live="polite">
      <b>{trial.label}:</b> {deltaText(trial) || trial.moved.join('; ') || 'no change to the totals'}
      {count > 0 && (
        <span className="what-if-count">
          {' '}
          ✕ {count} new {count === 1 ? 'problem' : 'problems'}
        </span>
      )}
      <WhatIfList kind="bad" messages={trial.newProblems} />
      <WhatIfList kind="good" messages={trial.goneProblems} />
    </p>
  );
}
