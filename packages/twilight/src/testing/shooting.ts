// For tests of fights: two seats on an open field where everybody sees everybody, and one action after the other.

import { answerOf, type Params } from '@hardtop/kernel';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { kindOf } from '../table/actions/list.ts';
import { sideBit } from '../table/state/state.ts';
import { fieldSetup, gameOf, person, play, type TestGame } from './fights.ts';

export type PersonFile = ScenarioFile['people'][number];
type ItemFile = NonNullable<PersonFile['items']>[number];

export const arm = (what: string, more: Partial<Extract<ItemFile, { kind: 'small-arm' }>> = {}): ItemFile => ({
  kind: 'small-arm',
  what: what as 'm16',
  ...more,
});

const NOBODY = (): never => {
  throw new Error('nobody is asked');
};

/** Everybody sees everybody. */
export function fight(
  people: readonly Partial<PersonFile>[],
  dice: readonly number[],
  changes: Partial<ScenarioFile> = {},
): TestGame {
  const game = gameOf(fieldSetup(people, changes), dice, NOBODY);
  for (const one of game.state.people) one.seen = sideBit(0) | sideBit(1);
  return game;
}

export const optionsOf = (game: TestGame, number = 1): readonly string[] =>
  ['fire', 'aim', 'reload'].flatMap((id) =>
    kindOf(id)
      .options(game, person(game, number), person(game, number).gait)
      .map((option) => option.id),
  );

export function act(game: TestGame, option: string, params: Params = {}, number = 1): void {
  const who = person(game, number);
  const offered = kindOf(option)
    .options(game, who, who.gait)
    .map(({ id }) => id);
  if (!offered.includes(option)) throw new Error(`${option} is not offered: ${offered.join(' ')}`);
  play(game, kindOf(option).perform(game, who, answerOf(option, params)));
}
