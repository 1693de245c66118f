import type { Hint } from '@hardtop/board';
import type { Scenario } from './scenario-schema.ts';

/** As the board has them: without what is not said. */
export function hintsOf(hints: NonNullable<Scenario['hints']>): readonly Hint[] {
  return hints.map(({ id, text, topics, wants, events, outcome, isStep }) => ({
    id,
    text,
    ...(topics !== undefined && { topics }),
    ...(wants !== undefined && { wants }),
    ...(events !== undefined && { events }),
    ...(outcome !== undefined && { outcome }),
    ...(isStep !== undefined && { isStep }),
  }));
}
