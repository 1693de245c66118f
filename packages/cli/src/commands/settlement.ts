import { problemsText, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { choiceOf, encountersCalled, seedOf } from '../input/lookup-encounters.ts';
import { cardLines } from '../terminal/card-text.ts';
import { styleFor } from '../terminal/style.ts';

export interface SettlementFlags {
  readonly ruleset?: string;
  readonly size: string;
  readonly territory: string;
  readonly age?: string;
  readonly name?: string;
  readonly language?: string;
  readonly seed?: string;
  readonly rolls?: boolean;
  readonly json?: boolean;
}

export async function settlement(flags: SettlementFlags, io: Io): Promise<number> {
  const encounters = await encountersCalled(flags.ruleset);
  const size = choiceOf('--size', flags.size, encounters.sizes);
  const territory = choiceOf('--territory', flags.territory, encounters.territories, ['roll']);
  const seed = seedOf(flags.seed);
  const age = flags.age === undefined ? {} : { age: flags.age };
  const name = flags.name === undefined ? {} : { name: flags.name };
  const spoken = flags.language === undefined ? {} : { languages: [flags.language] };
  const told = encounters.settlement({ seed, size, territory, ...age, ...name, ...spoken });
  if (!told.ok) throw usageError(problemsText(told.error));
  const { data, text, card } = told.value;
  if (flags.json === true) io.out(`${JSON.stringify(data)}\n`);
  else if (flags.rolls === true) io.out(`Seed ${seed}\n${cardLines(card, styleFor(io.hasColour)).join('\n')}\n`);
  else io.out(`Seed ${seed}: ${text}\n`);
  return 0;
}
