import type { Option } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { loadHeavy } from '../chapters/loading.ts';
import { type Loading, loadingFor } from '../queries/loading.ts';
import type { TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const idOf = ({ served, round }: Loading): string => `load:${served.item.id}:${round}`;

const actionsText = (left: number): string => (left === 1 ? '1 more action' : `${left} more actions`);

function optionOf(loading: Loading): Option {
  const { served, round, left } = loading;
  return {
    id: idOf(loading),
    label: `Load the ${served.ordnance.name} with ${round}`,
    words: ['load', served.ordnance.name.toLowerCase(), round.toLowerCase()],
    group: 'Reload',
    preview: () => ({
      text: left <= 1 ? 'It is ready to fire after this.' : `${actionsText(left - 1)} of the crew after this one.`,
      caveats: [CAVEATS.loading],
    }),
  };
}

/** Heavy weapons are loaded by their crew: each loader who is missing makes it longer for the others. */
export const load: ActionKind = {
  id: 'load',
  rule: 'twilight/combat/reloading',
  options: (game: TwilightGame, person) => loadingFor(game.state, person).map(optionOf),
  *perform(game, person, { option }) {
    const loading = loadingFor(game.state, person).find((one) => idOf(one) === option);
    if (loading === undefined) throw new Error(`nothing to load: ${option}`);
    loadHeavy(game, person, loading);
  },
  repeats: () => true,
};
