import { explain } from '../net/api.ts';
import type { OpenGarage } from './garage-context.ts';

/** Why the table does not play a design yet; null: it does. A design never changes, so it is asked once. */
export function whyNotPlayed({ ruleset, garage, workshop }: OpenGarage, design: unknown): string | null {
  if (ruleset.table === undefined) return `${ruleset.title} is not played here.`;
  const known = typeof design === 'object' && design !== null ? design : null;
  const answers = answersOf(garage);
  const found = known === null ? undefined : answers.get(known);
  if (found !== undefined) return found;
  const vehicle = workshop.field(design);
  const answer = vehicle.ok ? null : explain(vehicle.error);
  if (known !== null) answers.set(known, answer);
  return answer;
}

type Answers = WeakMap<object, string | null>;

/** House rules make another garage, with other answers. */
const byGarage = new WeakMap<object, Answers>();

function answersOf(garage: object): Answers {
  const found = byGarage.get(garage);
  if (found !== undefined) return found;
  const made: Answers = new WeakMap();
  byGarage.set(garage, made);
  return made;
}
