import type { Problem } from '@hardtop/kernel';
import type { CampaignLimits } from './limits.ts';

export function unknownCampaign(id: string): Problem {
  return { code: 'unknown-campaign', field: 'id', message: `There is no campaign "${id}" here.` };
}

export function noCampaigns(id: string, legal: readonly string[]): Problem {
  return { code: 'unknown-ruleset', field: 'journal.ruleset', message: `"${id}" knows no campaigns.`, legal };
}

export const STALE: Problem = {
  code: 'stale',
  field: 'version',
  message: 'The campaign went on elsewhere meanwhile; what is kept here comes with this.',
};

export const BEYOND: Problem = { code: 'rows', field: 'keep', message: 'So many rows are not there to be kept.' };

export function full({ campaigns, rows, allBytes }: CampaignLimits): Problem {
  return {
    code: 'full',
    message: 'There is no room for this among your campaigns; export and delete old ones.',
    legal: [`${campaigns} campaigns of ${rows} rows, ${Math.floor(allBytes / 1024 / 1024)} MB in all`],
  };
}

export const NOT_SHARED: Problem = {
  code: 'unknown-campaign',
  field: 'authorization',
  message: 'Nothing is shared under this link (any more). Ask the referee for a new one.',
};
