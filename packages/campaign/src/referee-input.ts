// What a referee does at the desk, as data: it can be written down and done again.

import { err, ok } from '@hardtop/kernel';
import type { Amendment, CampaignResult, OpenCampaign } from './campaigns.ts';
import { type FormValues, formValues } from './forms.ts';

export type RefereeInput =
  /** The form as it is offered, but for these values. */
  | { readonly act: string; readonly values: FormValues }
  | { readonly amend: Amendment }
  | { readonly undo: 'row' | 'amendment' };

export function carryOutInput(campaign: OpenCampaign, input: RefereeInput): CampaignResult {
  if ('amend' in input) return campaign.amend(input.amend);
  if ('undo' in input) return input.undo === 'amendment' ? campaign.undoAmendment() : takenBack(campaign);
  const action = campaign.now().actions.find(({ id }) => id === input.act);
  return campaign.act(input.act, { ...formValues(action?.fields ?? []), ...input.values });
}

function takenBack(campaign: OpenCampaign): CampaignResult {
  const before = campaign.takeBack();
  return before === null ? err([{ code: 'undo', message: 'There is nothing to take back.' }]) : ok(before);
}

export function inputWords(input: RefereeInput): string {
  if ('amend' in input) return `${input.amend.action} ${input.amend.part}`;
  return 'undo' in input ? `${input.undo} taken back` : input.act;
}
