import type { OpenCampaign } from '@hardtop/campaign';

/** The newest entry that tells something of its own; -1 where there is none yet. */
export function newestTold({ entries, isAside }: OpenCampaign): number {
  for (let index = entries - 1; index >= 0; index--) if (!isAside(index)) return index;
  return -1;
}

/** Entries that stand together: one that is told, or quiet ones in a row. The latest first. */
interface Stretch {
  readonly indexes: readonly number[];
  readonly isQuiet: boolean;
}

/** So many stretches from the end; the newest entry is told, whatever it is, and asides are left out. */
export function stretchesOf(campaign: OpenCampaign, most: number): readonly Stretch[] {
  const newest = newestTold(campaign);
  const stretches: { indexes: number[]; isQuiet: boolean }[] = [];
  for (let index = newest; index >= 0; index--) {
    if (campaign.isAside(index)) continue;
    const isQuiet = index < newest && campaign.isQuiet(index);
    const last = stretches.at(-1);
    if (isQuiet && last?.isQuiet === true) last.indexes.push(index);
    else if (stretches.length < most) stretches.push({ indexes: [index], isQuiet });
    else break;
  }
  return stretches;
}
