import { type Change, settingOf } from '@hardtop/kernel';
import { DEATHS, VOTED_MOST } from '../catalog/prestige.ts';
import { exploitsOf } from './chapters/story.ts';
import { fightersOf } from './queries/fighters.ts';
import { personName } from './queries/people.ts';
import { personModelOf } from './state/setup.ts';
import type { DeluxeGame } from './state/state.ts';

/** What a referee says of people's fame: the points that were voted, and what to call a death (deluxe/VII.2/prestige). */
export function storyChanges(game: DeluxeGame): readonly Change[] {
  const { setup, state } = game;
  return fightersOf(game).flatMap(({ person: id, vehicle, did, death }) => {
    const post = vehicle === null ? null : personModelOf(setup, id).post;
    const subject = { id, name: personName(setup, { id, post }) };
    const common = { kind: 'fame', secret: false } as const;
    const voted = {
      ...common,
      id: 'voted',
      label: 'Prestige by vote',
      now: did.voted ?? 0,
      max: VOTED_MOST,
      set: (to: number): void => {
        exploitsOf(state, id).voted = to;
      },
    };
    if (death === null) return [settingOf(subject, voted)];
    const called = {
      ...common,
      id: 'death',
      label: `Death, 0 to 3: ${DEATHS.join(', ')}`,
      now: DEATHS.indexOf(death),
      max: DEATHS.length - 1,
      set: (to: number): void => {
        exploitsOf(state, id).death = DEATHS[to] ?? 'ordinary';
      },
    };
    // Where sheets are hidden nobody but the referee knows who is dead.
    return setup.hidden ? [settingOf(subject, voted)] : [settingOf(subject, voted), settingOf(subject, called)];
  });
}
