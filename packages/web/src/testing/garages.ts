import { garagesOf, type OpenGarage } from '../garage/garage-context.ts';
import { library } from '../garage/library-store.ts';

/** The garage of a ruleset, loaded as the page loads it. */
export async function garageNamed(ruleset: string): Promise<OpenGarage> {
  const [garages] = await Promise.all([garagesOf([ruleset]), library.load()]);
  const open = garages.get(ruleset);
  if (open === undefined) throw new Error(`no garage for ${ruleset}`);
  return open;
}
