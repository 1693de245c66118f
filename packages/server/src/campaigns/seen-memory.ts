import type { SeenCampaign } from '@hardtop/campaign';

/** What players asked for lately: a table full of phones asks for the same thing at once. */
export class SeenMemory {
  private readonly kept = new Map<string, SeenCampaign>();
  private readonly most: number;

  constructor(most = 50) {
    this.most = most;
  }

  get(key: string): SeenCampaign | undefined {
    return this.kept.get(key);
  }

  keep(key: string, seen: SeenCampaign): SeenCampaign {
    this.kept.set(key, seen);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return seen;
  }
}
