// The party sheet as the referee corrects it: people and vehicles as they now stand, unless there can be no such party.

import { err, type Problem, type Result } from '@hardtop/kernel';
import { withParty } from './party-steps.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

export function stepSheet(step: Step, state: CampaignState, row: RowOf<'sheet'>): Result<CampaignState, Problem> {
  const { people, vehicles, reason } = row;
  const changed = withParty(state, { ...state.party, people, vehicles });
  if (!changed.ok) return err(changed.error);
  tell(step, reason);
  return changed;
}
