import { expect, test } from 'vitest';
import { initiativeOf } from '../table/queries/initiative.ts';
import { fieldSetup, gameOf, person } from '../testing/fights.ts';
import { personSchema } from '../travel/party.ts';
import { partyMember } from './ranks.ts';

const NOBODY = (): never => {
  throw new Error('nobody is asked');
};

const inAFight = (more: object) => {
  const member = partyMember(personSchema.parse({ name: 'Kozlow', type: 'veteran', ...more }), 0);
  return gameOf(fieldSetup([member, {}]), [], NOBODY);
};

test('twilight/combat/initiative: whose coolness is written down acts and panics by it, attributes or not (C-05, T-41)', () => {
  const initiative = (more: object) => {
    const game = inAFight(more);
    return initiativeOf(game.setup, person(game));
  };
  expect([initiative({}), initiative({ coolness: 1 }), initiative({ coolness: 6 })]).toEqual([4, 5, 2]);
});

test('twilight/combat/first-edition-rules: skills at close quarters come along as they are written (C-14)', () => {
  const game = inAFight({ skills: { CRM: 50, melee: 75, throw: 30 } });
  expect(game.setup.people[0]?.skills).toMatchObject({ CRM: 50, melee: 75, throw: 30, body: 60, drive: 60 });
});
