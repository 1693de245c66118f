import type { CampaignResult } from '@hardtop/campaign';
import { describeProblem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { navigate, paths } from '../base/router.ts';
import { isRecord } from '../base/storage.ts';
import { campaignsFor, remember, useEncounters } from './desk-rules.ts';
import { addCampaign } from './desk-store.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function rulesetIn(file: unknown): string {
  return isRecord(file) && typeof file.ruleset === 'string' ? file.ruleset : '';
}

/** A campaign from a file that was exported as JSON. */
export function ReadJournal() {
  const rulesets = useEncounters();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const given = parsed(await file.text());
    const took: CampaignResult | undefined = campaignsFor(rulesets, rulesetIn(given))?.open(given);
    if (took === undefined) return setProblem('That is no campaign: a JSON file exported from a desk belongs here.');
    if (!took.ok) return setProblem(took.error.slice(0, 5).map(describeProblem).join(' '));
    remember(took);
    navigate(paths.deskCampaign(addCampaign(took.value.file)));
  };
  return (
    <>
      <label className="button desk-file">
        Read a campaign file
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {problem !== null && (
        <span className="notice bad" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
