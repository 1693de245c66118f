import { garageOf, loadGarages, type OpenGarage } from '../garage/garage-context.ts';

/** The garage of a ruleset, loaded as the page loads it. */
export async function garageNamed(ruleset: string): Promise<OpenGarage> {
  const open = garageOf({ house: await loadGarages() }, ruleset);
  if (open === undefined) throw new Error(`no garage for ${ruleset}`);
  return open;
}
