import type { CampaignForm } from '@hardtop/campaign';
import { failed, problemsText, usageError } from '../input/failure.ts';
import { readJson } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { encountersCalled } from '../input/lookup-encounters.ts';

export interface JourneyFlags {
  readonly ruleset?: string;
  readonly text?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
  readonly players?: boolean;
}

/** Exit 0: played or read; 1: there can be no such journey, or the journal contradicts itself; 2: it cannot be read. */
export async function journey(file: string, flags: JourneyFlags, io: Io): Promise<number> {
  const encounters = await encountersCalled(flags.ruleset);
  const form = formOf(flags);
  const travelled = encounters.journey(readJson(file));
  if (!travelled.ok) throw failed(`${file} is no journey.\n${problemsText(travelled.error)}`);
  const { end, problems, write } = travelled.value;
  io.out(write(form, flags.players === true ? 'players' : 'referee'));
  if (form === 'text') io.out(`\n${end}\n`);
  // Everything that stands has been told; the rest is still in the journal.
  if (problems.length > 0) throw failed(`${file} contradicts itself.\n${problemsText(problems)}`);
  return 0;
}

function formOf(flags: JourneyFlags): CampaignForm {
  const forms = (['text', 'markdown', 'json'] as const).filter((form) => flags[form] === true);
  if (forms.length > 1) throw usageError(`Only one form at a time, not ${forms.join(' and ')}.`);
  return forms[0] ?? 'text';
}
