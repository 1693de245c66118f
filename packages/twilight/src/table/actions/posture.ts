import type { Option } from '@hardtop/kernel';
import { lookAt } from '../chapters/sighting.ts';
import { tell } from '../chapters/telling.ts';
import { hasCover } from '../queries/cover.ts';
import type { TwilightPlay } from '../state/effects.ts';
import { sheetOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const option = (id: string, label: string, text: string, words: readonly string[]): Option => ({
  id: `posture:${id}`,
  label,
  words,
  preview: () => ({ text }),
});

const OPTIONS = {
  prone: option('prone', 'Go prone', 'Flat on the ground: legs, abdomen or head are harder to hit.', [
    'prone',
    'lie down',
  ]),
  standing: option('standing', 'Stand up', 'On his feet at the end of the phase.', ['stand', 'stand up']),
  kneeling: option('kneeling', 'Kneel', 'Lower behind cover, and still able to fire over it.', ['kneel']),
  duck: option(
    'duck',
    'Duck behind cover',
    'Nothing of him can be hit or seen past the cover; he cannot fire until he rises.',
    ['duck', 'hide'],
  ),
} as const;

/** Go prone, stand up, kneel, duck. */
export const posture: ActionKind = {
  id: 'posture',
  rule: 'twilight/combat/action-posture',

  options(game, person) {
    if (person.at === null || person.rides !== null || sheetOf(game.setup, person).kind === 'animal') return [];
    const options: Option[] = [];
    for (const to of ['prone', 'kneeling', 'standing'] as const)
      if (person.posture !== to || person.ducked) options.push(OPTIONS[to]);
    if (!person.ducked && hasCover(game, person)) options.push(OPTIONS.duck);
    return options;
  },

  // biome-ignore lint/correctness/useYield: nothing is asked or rolled
  *perform(game, person, answer): TwilightPlay {
    const to = answer.option.slice('posture:'.length);
    person.ducked = to === 'duck';
    person.leaning = null;
    if (to === 'prone' || to === 'kneeling' || to === 'standing') person.posture = to;
    person.mustDuck = false;
    lookAt(game, person);
    const { name } = person;
    const texts = { prone: 'goes prone', kneeling: 'kneels', standing: 'stands up', duck: 'ducks' } as const;
    const done = to === 'prone' || to === 'kneeling' || to === 'standing' || to === 'duck' ? texts[to] : to;
    tell(
      game,
      { kind: 'posture', rule: 'twilight/combat/action-posture', text: `${name} ${done}.`, about: person.id },
      [person.id],
    );
  },
};
