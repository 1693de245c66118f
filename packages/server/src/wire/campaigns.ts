import type { CampaignFile, SeenCampaign } from '@hardtop/campaign';
import * as z from 'zod';

/** Campaigns of a referee, under the same token as the library of designs. */

/** Body of `PUT /api/campaigns/:id`: a new campaign, whole. What a journal is, only its ruleset knows. */
export const putCampaign = z.strictObject({
  journal: z.looseObject({ ruleset: z.string().max(40) }),
});

/** Body of `POST /api/campaigns/:id/rows`: the first `keep` rows stay, these come after them. */
export const putRows = z.strictObject({
  /** What the sender saw last. */
  version: z.int().min(1),
  keep: z.int().min(0),
  rows: z.array(z.unknown()),
});

export type PutRows = z.infer<typeof putRows>;

/** Query of `GET /api/campaigns/:id/export`. */
export const askExport = z.strictObject({ form: z.enum(['text', 'markdown', 'json']).default('json') });

export interface CampaignCard {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  readonly rows: number;
  /** Counts its changes, from 1. */
  readonly version: number;
  /** Somebody may have a link for the players. */
  readonly shared: boolean;
  readonly created: string;
  readonly updated: string;
  /** When it was deleted; it can be restored. */
  readonly deleted: string | null;
}

export interface CampaignEntry extends CampaignCard {
  readonly journal: CampaignFile;
}

/** The answer of `GET /api/campaigns`: all of them, deleted ones too, the last changed first. */
export interface CampaignList {
  readonly campaigns: readonly CampaignCard[];
}

/** The answer of `POST /api/campaigns/:id/share`. The secret is told this once. */
export interface SharedCampaign {
  readonly card: CampaignCard;
  readonly secret: string;
}

export type { SeenCampaign };
