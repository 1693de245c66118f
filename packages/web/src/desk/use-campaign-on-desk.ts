import type { CampaignResult, OpenCampaign } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useMemo } from 'preact/compat';
import type { CampaignOnDesk } from './campaign-context.ts';
import { remember } from './desk-rules.ts';
import { setJournal } from './desk-store.ts';

/** Keeps what came of it; says what is wrong where nothing came. */
function keep(id: string, took: CampaignResult): readonly Problem[] {
  if (!took.ok) return took.error;
  remember(took);
  setJournal(id, took.value.file);
  return [];
}

export function useCampaignOnDesk(id: string, campaign: OpenCampaign): CampaignOnDesk {
  return useMemo(() => onDesk(id, campaign, (took) => keep(id, took)), [id, campaign]);
}

/** What can be done to a campaign, wherever what comes of it is kept. */
export function onDesk(
  id: string,
  campaign: OpenCampaign,
  keepIt: (took: CampaignResult) => readonly Problem[],
): CampaignOnDesk {
  return {
    id,
    campaign,
    now: campaign.now(),
    act: (action, values) => keepIt(campaign.act(action, values)),
    onward: () => keepIt(campaign.onward()),
    amend: (amendments) => {
      let next: CampaignResult = { ok: true, value: campaign };
      for (const amendment of amendments) if (next.ok) next = next.value.amend(amendment);
      return keepIt(next);
    },
    takeBack: () => {
      const before = campaign.takeBack();
      if (before !== null) keepIt({ ok: true, value: before });
    },
    undoAmendment: () => keepIt(campaign.undoAmendment()),
  };
}
