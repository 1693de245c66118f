// A character by the dice: somebody new, or one of the party who had no attributes yet.

import { err, type Problem, type Result } from '@hardtop/kernel';
import { attributesText, initiativeOf, strengthOf } from '../characters/character.ts';
import { rollCharacter } from '../characters/rolled.ts';
import { timePath } from '../travel/clock.ts';
import { type Person, personSchema } from '../travel/party.ts';
import { withParty } from './party-steps.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

const RULE = 'twilight/combat/first-edition-rules';

export function stepCharacter(
  step: Step,
  state: CampaignState,
  row: RowOf<'character'>,
): Result<CampaignState, Problem> {
  const { people } = state.party;
  const before = people.find(({ name }) => name === row.name);
  if (before !== undefined && before.attributes !== null) {
    const message = `${row.name} has attributes already; the party sheet changes them.`;
    return err({ code: 'party', field: 'name', message, rule: RULE });
  }
  const serial = state.serial + 1;
  const { attributes, coolness } = rollCharacter(step.ctx, `${timePath(state.clock)}/character-${serial}`, row.months);
  const person: Person = { ...(before ?? newcomer(row)), months: row.months, attributes, con: null, coolness };
  tell(step, `${row.name}: ${attributesText(attributes)}; strength ${strengthOf(person)}.`, {
    rule: RULE,
    reconstructed: 'C-03',
  });
  tell(step, `${row.name} has a coolness of ${coolness}, so an initiative of ${initiativeOf(person)}.`, {
    rule: 'twilight/combat/initiative',
    reconstructed: 'C-05',
  });
  const all = before === undefined ? [...people, person] : people.map((one) => (one === before ? person : one));
  return withParty({ ...state, serial }, { ...state.party, people: all });
}

function newcomer({ name, type, skills, languages, arms, armor }: RowOf<'character'>): Person {
  return personSchema.parse({ name, type, skills, languages, arms, armor });
}
