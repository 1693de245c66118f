import type { CampaignFile } from '@hardtop/campaign';
import { JsonText, joined } from '../tasks/json-text.ts';

/** A campaign that its ruleset has read; its opening and each row as JSON. */
export interface NewCampaign {
  readonly name: string;
  readonly ruleset: string;
  /** The version of the rules. */
  readonly version: string;
  readonly opening: string;
  readonly rows: readonly string[];
}

/** What its file is stored as. */
export function newCampaign(name: string, { ruleset, version, opening, rows }: CampaignFile): NewCampaign {
  return { name, ruleset, version, opening: JSON.stringify(opening), rows: rows.map((row) => JSON.stringify(row)) };
}

/** The four things that are stored, in the order they come back in. */
export function journalText({ ruleset, version, opening, rows }: NewCampaign): JsonText {
  return joined({ ruleset, version, opening: new JsonText(opening), rows: new JsonText(`[${rows.join(',')}]`) });
}
