import type { Choosable } from '@hardtop/kernel';
import { problemsText, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { choiceOf, encountersCalled, seedAfter, seedOf } from '../input/lookup-encounters.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { cardLines } from '../terminal/card-text.ts';
import { styleFor } from '../terminal/style.ts';

export interface EncounterFlags {
  readonly ruleset?: string;
  readonly terrain?: string;
  readonly beside?: string;
  readonly territory: string;
  readonly age?: string;
  readonly language?: string;
  readonly seed?: string;
  readonly count: string;
  readonly rolls?: boolean;
  readonly json?: boolean;
}

const MOST_ENCOUNTERS = 1_000_000;

/** One encounter to a seed, as many as asked for. */
export async function encounter(flags: EncounterFlags, io: Io): Promise<number> {
  const encounters = await encountersCalled(flags.ruleset);
  const terrain = choiceOf('--terrain', flags.terrain, encounters.terrains);
  const territory = choiceOf('--territory', flags.territory, encounters.territories, ['roll']);
  const count = wholeNumber('--count', flags.count, 1, MOST_ENCOUNTERS);
  const first = seedOf(flags.seed);
  const beside = besideOf(flags.beside, terrain, encounters.terrains);
  const spoken = flags.language === undefined ? {} : { languages: [flags.language] };
  const situation = { situation: { ...beside, ...spoken } };
  const age = flags.age === undefined ? {} : { age: flags.age };
  const style = styleFor(io.hasColour);
  for (let n = 0; n < count; n++) {
    const seed = seedAfter(first, n);
    const told = encounters.encounter({ seed, terrain, territory, ...age, ...situation });
    if (!told.ok) throw usageError(problemsText(told.error));
    const { data, text, card } = told.value;
    if (flags.json === true) io.out(`${JSON.stringify(data)}\n`);
    else if (flags.rolls === true) io.out(`Seed ${seed}\n${cardLines(card, style).join('\n')}\n`);
    else io.out(`Seed ${seed}: ${text}\n`);
  }
  return 0;
}

/** A road runs through some country: how far one sees and what animals there are goes by that. */
function besideOf(given: string | undefined, terrain: string, terrains: readonly Choosable[]) {
  if (given === undefined) return {};
  const country = terrains.filter(({ id }) => id !== ROAD);
  if (terrain === ROAD) return { beside: choiceOf('--beside', given, country) };
  throw usageError('--beside names the country beside a road, and the terrain is none.', [`--terrain ${ROAD}`]);
}

const ROAD = 'road';
