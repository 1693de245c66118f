import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { aidTarget, giveAid, helpDouse } from '../chapters/aid.ts';
import { dousingTarget } from '../chapters/burning.ts';
import { percentChance } from '../figures/close-combat.ts';
import { isWithinReach } from '../queries/melee.ts';
import type { Person } from '../state/person.ts';
import { areHostile, personOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

/** Friends, or anybody who fights no more, within reach. */
function near(game: TwilightGame, person: Person, wants: (other: Person) => boolean): readonly Person[] {
  return game.state.people.filter(
    (other) =>
      other !== person &&
      wants(other) &&
      (!areHostile(game.state, person.side, other.side) || other.condition !== 'fit') &&
      isWithinReach(game, person, other, 'short'),
  );
}

/** Medical help for who bleeds to death. */
export const aid: ActionKind = {
  id: 'aid',
  rule: 'twilight/combat/critical-wounds',
  options(game, person) {
    const target = aidTarget(game, person);
    if (target === null) return [];
    return near(game, person, ({ dyingSince, condition }) => dyingSince !== null && condition !== 'dead').map(
      (patient) => {
        const { name } = patient;
        const left = person.task?.kind === 'aid' && person.task.on === patient.id ? person.task.left : null;
        return {
          id: `aid:${patient.id}`,
          label: `Bind the wounds of ${name}`,
          words: ['aid', 'help', name.toLowerCase()],
          at: { piece: patient.id },
          facts: () => ({ saves: percentChance(target) }),
          preview: () => ({
            text:
              left === null
                ? 'Two actions of work, then a roll; without help in ten minutes he dies.'
                : `${left} actions to go, then a roll.`,
            target,
            chances: [{ label: 'stops the bleeding', chance: percentChance(target) }],
            caveats: [RECONSTRUCTED.aid, RECONSTRUCTED.tasks],
          }),
        };
      },
    );
  },
  *perform(game, person, { option }) {
    yield* giveAid(game, person, personOf(game.state, option.slice('aid:'.length)));
  },
  repeats: () => true,
};

/** Beating out the flames on somebody else. */
export const douse: ActionKind = {
  id: 'douse',
  rule: 'twilight/combat/burn-exposure',
  options(game, person) {
    return near(game, person, ({ burns, condition }) => burns.length > 0 && condition !== 'dead').map((victim) => {
      const { name } = victim;
      const target = dousingTarget(game, person);
      return {
        id: `douse:${victim.id}`,
        label: `Put out the flames on ${name}`,
        words: ['douse', 'flames', name.toLowerCase()],
        at: { piece: victim.id },
        preview: () => ({
          text: 'Five tries, each for one part.',
          target,
          chances: [{ label: 'each try', chance: percentChance(target) }],
          caveats: [RECONSTRUCTED.tasks],
        }),
      };
    });
  },
  *perform(game, person, { option }) {
    yield* helpDouse(game, person, personOf(game.state, option.slice('douse:'.length)));
  },
};
