// Something the referee may do now, and the row of the journal it becomes once its form is filled in.

import type { ActionGroup, DeskAction, FormField, FormValues } from '@hardtop/campaign';

export interface Offer {
  readonly action: DeskAction;
  /** As `addRow` reads it: nothing is trusted here. */
  draft(values: FormValues): unknown;
}

export function offer(
  group: ActionGroup,
  [id, label, summary]: readonly [id: string, label: string, summary: string],
  fields: readonly FormField[],
  draft: Offer['draft'],
): Offer {
  return { action: { id, label, summary, group, fields }, draft };
}
