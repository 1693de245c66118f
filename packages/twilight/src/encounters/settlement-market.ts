// Buying: whether a thing is to be had where the party is, and who of the party can talk to the people there.

import { AVAILABILITY, type Market, type Scarcity } from '../catalog/availability.ts';
import { LANGUAGES } from '../catalog/languages.ts';
import { type PercentRoll, type RollContext, rollPercent } from '../rolls/roll.ts';
import { living, type Party } from '../travel/party.ts';

export function availabilityOf(market: Market, scarcity: Scarcity): number {
  return AVAILABILITY[market][scarcity];
}

/** One search for one thing. A chance of nothing is still rolled, so that the dice of the next search stay theirs. */
export function searchFor(ctx: RollContext, path: string, market: Market, scarcity: Scarcity): PercentRoll {
  return rollPercent(ctx, path, availabilityOf(market, scarcity), 'twilight/referee/availability');
}

interface Speakers {
  /** Speak one of the languages. */
  readonly fluent: readonly string[];
  /** Speak only a tongue of the same group. */
  readonly related: readonly string[];
}

export function speakersIn(party: Party, languages: readonly string[]): Speakers {
  const groups = new Set(languages.map(groupOf));
  const fluent = living(party).filter((person) => person.languages.some((known) => languages.includes(known)));
  const related = living(party).filter(
    (person) => !fluent.includes(person) && person.languages.some((known) => groups.has(groupOf(known))),
  );
  return { fluent: fluent.map(({ name }) => name), related: related.map(({ name }) => name) };
}

/** A language that is not on the list is a group of its own. */
function groupOf(language: string): string {
  const row = LANGUAGES.find((group) => group.languages.some((name) => name === language));
  return row === undefined ? language : `${row.family}/${row.group}`;
}
