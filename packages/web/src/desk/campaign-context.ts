import type { Amendment, DeskNow, FormValues, OpenCampaign } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { createContext, use } from 'preact/compat';

/** The campaign on the desk, and what can be done to it. Each answers with what is wrong, or with nothing. */
export interface CampaignOnDesk {
  readonly id: string;
  readonly campaign: OpenCampaign;
  readonly now: DeskNow;
  act(action: string, values: FormValues): readonly Problem[];
  /** On until something happens. */
  onward(): readonly Problem[];
  amend(amendments: readonly Amendment[]): readonly Problem[];
  takeBack(): void;
  undoAmendment(): readonly Problem[];
}

export const CampaignContext = createContext<CampaignOnDesk | null>(null);

export function useCampaign(): CampaignOnDesk {
  const campaign = use(CampaignContext);
  if (campaign === null) throw new Error('no campaign is on the desk');
  return campaign;
}
