import type { Option } from '@hardtop/kernel';
import { RELOADING } from '../../catalog/small-arm-notes.ts';
import { reload as load } from '../chapters/reloading.ts';
import { isFighting } from '../queries/able.ts';
import { armOf, armsAtHand, feedOf, isSmallArm, reloadActions } from '../queries/arms.ts';
import type { Arm } from '../queries/fire.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { cellOf, ringsBetween } from '../queries/position.ts';
import type { Person } from '../state/person.ts';
import { personOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const ID = 'reload';

/** Kinds of rounds among what is carried for it, the loaded kind first. */
const spareRounds = ({ spares, round }: Arm): readonly string[] =>
  [...new Set(spares.filter(({ rounds }) => rounds > 0).map((spare) => spare.round))].sort(
    (a, b) => Number(b === round) - Number(a === round),
  );

const hasQuickLoader = ({ carries }: Person): boolean =>
  carries.some(({ what, count }) => what === 'quick-loader' && count > 0);

function optionsFor({ setup }: TwilightGame, person: Person, arm: Arm): readonly Option[] {
  const { rounds: room } = feedOf(arm);
  if (arm.loaded >= room) return [];
  return spareRounds(arm).map((round) => {
    const { actions, rounds } = reloadActions(arm, hasQuickLoader(person), initiativeOf(setup, person));
    const left = actions - arm.reloading - 1;
    const text =
      left > 0
        ? `${left} more ${left === 1 ? 'action' : 'actions'} after this one.`
        : `Ready to fire again: up to ${rounds} rounds.`;
    return {
      id: `${ID}:${arm.id}:${round}`,
      label: `Reload the ${armOf(arm).name}${round === 'ball' ? '' : ` with ${round}`}`,
      words: [ID, armOf(arm).name.toLowerCase(), round],
      group: 'Reload',
      preview: () => ({ text, facts: { loaded: arm.loaded, room } }),
    };
  });
}

/** Belts of others beside him: gunner and loader together need one action each. */
function belts({ state }: TwilightGame, person: Person): readonly { readonly gunner: Person; readonly arm: Arm }[] {
  const at = cellOf(state, person);
  if (at === null) return NO_BELTS;
  const found: { readonly gunner: Person; readonly arm: Arm }[] = [];
  for (const gunner of state.people) {
    if (gunner === person || gunner.side !== person.side || !isFighting(gunner)) continue;
    const where = cellOf(state, gunner);
    if (where === null || ringsBetween(at, where) > 1) continue;
    const arm = beltOf(gunner);
    if (arm !== null) found.push({ gunner, arm });
  }
  return found;
}

const NO_BELTS: readonly { readonly gunner: Person; readonly arm: Arm }[] = [];

/** The belt in somebody's weapon, if it could do with a loader. */
function beltOf(gunner: Person): Arm | null {
  const item = gunner.carries.find(({ id }) => id === gunner.hands);
  if (item === undefined || !isSmallArm(item) || feedOf(item).type !== 'belt') return null;
  const isWanted =
    item.loaded < feedOf(item).rounds && spareRounds(item).length > 0 && item.reloading < RELOADING.belt.withLoader;
  return isWanted ? item : null;
}

export const reload: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-reload',
  options(game, person) {
    const own = armsAtHand(game, person).flatMap((arm) => optionsFor(game, person, arm));
    const helping = belts(game, person).map(({ gunner, arm }) => ({
      id: `${ID}:${arm.id}:for:${gunner.id}`,
      label: `Load the ${armOf(arm).name} of ${gunner.name}`,
      words: [ID, 'for', gunner.name.toLowerCase()],
      group: 'Reload',
      at: { piece: gunner.id },
      preview: () => ({ text: 'One of the two actions that a belt takes.' }),
    }));
    return [...own, ...helping];
  },
  *perform(game, person, { option }) {
    const [, item = '', round = '', gunner] = option.split(':');
    const owner = gunner === undefined ? person : personOf(game.state, gunner);
    const arm = armsAtHand(game, owner).find(({ id }) => id === item);
    if (arm === undefined) throw new Error(`nothing to load: ${option}`);
    load(game, person, arm, gunner === undefined ? round : (spareRounds(arm)[0] ?? arm.round), hasQuickLoader(person));
  },
  repeats: () => true,
};
