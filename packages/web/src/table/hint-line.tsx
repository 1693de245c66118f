import type { Hint } from './hints.ts';

export function HintLine({ hint, onDismiss }: { readonly hint: Hint | null; onDismiss(id: string): void }) {
  if (hint === null) return null;
  return (
    <div className="hint" role="note">
      <p>{hint.text}</p>
      <button type="button" className="button quiet" onClick={() => onDismiss(hint.id)}>
        Got it
      </button>
    </div>
  );
}
