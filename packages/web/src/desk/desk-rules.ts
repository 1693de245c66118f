import type { CampaignFile, CampaignResult, Campaigns, Encounters } from '@hardtop/campaign';
import { ok } from '@hardtop/kernel';
import { type RulesetWith, rulesetsWith } from '@hardtop/rulesets';
import { use } from 'preact/compat';
import { desk } from './desk-store.ts';

/** A ruleset with encounters, and they with it. */
export interface EncounterRuleset {
  readonly id: string;
  readonly title: string;
  readonly encounters: Encounters;
}

async function withEncounters({ id, title, campaign }: RulesetWith<'campaign'>): Promise<EncounterRuleset> {
  return { id, title, encounters: await campaign() };
}

let loading: Promise<readonly EncounterRuleset[]> | null = null;

/** The rules come when somebody sits down at the desk, and his campaigns with them. */
export function loadEncounters(): Promise<readonly EncounterRuleset[]> {
  loading ??= Promise.all([Promise.all(rulesetsWith('campaign').map(withEncounters)), desk.load()]).then(
    ([all]) => all,
  );
  return loading;
}

export function useEncounters(): readonly EncounterRuleset[] {
  return use(loadEncounters());
}

export function campaignsFor(rulesets: readonly EncounterRuleset[], ruleset: string): Campaigns | undefined {
  return rulesets.find(({ id }) => id === ruleset)?.encounters.campaigns;
}

/** A journal is carried out once, however often it is looked at. */
const opened = new WeakMap<CampaignFile, CampaignResult>();

export function openJournal(rulesets: readonly EncounterRuleset[], journal: CampaignFile): CampaignResult {
  const known = opened.get(journal);
  if (known !== undefined) return known;
  const campaigns = campaignsFor(rulesets, journal.ruleset);
  const took: CampaignResult = campaigns?.open(journal) ?? {
    ok: false,
    error: [{ code: 'ruleset', message: `There are no rules "${journal.ruleset}" here.` }],
  };
  opened.set(journal, took);
  return took;
}

/** What was just done need not be carried out again. */
export function remember(took: CampaignResult): void {
  if (took.ok) opened.set(took.value.file, ok(took.value));
}
