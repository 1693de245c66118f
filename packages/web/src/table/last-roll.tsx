import type { GameEvent } from '@hardtop/kernel';
import { DiceRow } from '../dice/die-face.tsx';

/** More dice than these are drawn small. */
const FEW = 4;

/** The roll that just fell, over the board's edge, for those whose log is a swipe away. */
export function LastRoll({ events, seenTo }: { readonly events: readonly GameEvent[]; readonly seenTo: number }) {
  const last = events.findLast((event) => event.n > seenTo && event.roll !== undefined);
  if (last?.roll === undefined) return null;
  return (
    <div key={last.n} className={`last-roll ${last.outcome ?? 'neutral'}`} aria-hidden="true">
      <DiceRow values={last.roll.values} size={last.roll.values.length > FEW ? 17 : 26} fresh />
      <span>{last.text}</span>
    </div>
  );
}
