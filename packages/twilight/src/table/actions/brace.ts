import type { Option } from '@hardtop/kernel';
import type { Rest } from '../../scenarios/setup.ts';
import { tell } from '../chapters/telling.ts';
import { armOf, armsAtHand, hasFoldingStock, heldAs } from '../queries/arms.ts';
import { type Arm, isSteady } from '../queries/fire.ts';
import type { Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const ID = 'brace';
const WORDS = {
  hands: 'take up',
  folded: 'fold its stock',
  bipod: 'set on its bipod',
  tripod: 'set on its tripod',
} as const;

/** Rests that a weapon has and is not on. */
function restsOf(table: Table, person: Person, arm: Arm): readonly Exclude<Rest, 'vehicle'>[] {
  if (arm.rest === 'vehicle') return [];
  const { mounts, recoil } = armOf(arm);
  const rests: Exclude<Rest, 'vehicle'>[] = [];
  if (arm.rest !== 'hands' && recoil !== null) rests.push('hands');
  if (mounts?.bipod !== undefined && arm.rest !== 'bipod' && isSteady(table, person)) rests.push('bipod');
  if (mounts?.tripod !== undefined && arm.rest !== 'tripod') rests.push('tripod');
  if (hasFoldingStock(armOf(arm)) && arm.rest === 'hands') rests.push('folded');
  return rests;
}

function optionOf(table: Table, arm: Arm, rest: Exclude<Rest, 'vehicle'>): Option {
  const { name } = armOf(arm);
  return {
    id: `${ID}:${arm.id}:${rest}`,
    label: `${name}: ${WORDS[rest]}`,
    words: [ID, name.toLowerCase(), rest],
    group: 'Ready',
    preview() {
      const { range, recoil } = heldAs({ ...arm, rest }, 'steady', table.setup.variants.shotgunRange);
      return {
        text: `Range ${range}, recoil ${recoil?.[0] ?? 0} a shot${recoil?.[1] ? `, ${recoil[1]} a burst` : ''}.`,
      };
    },
  };
}

/** A machinegun on its bipod or tripod, or off it, a stock folded or not: changing equipment. */
export const brace: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-ready',
  options: (game, person) =>
    armsAtHand(game, person).flatMap((arm) => restsOf(game, person, arm).map((rest) => optionOf(game, arm, rest))),
  *perform(game, person, { option }) {
    const [, id = '', rest = ''] = option.split(':');
    const arm = armsAtHand(game, person).find((one) => one.id === id);
    if (arm === undefined || (rest !== 'hands' && rest !== 'folded' && rest !== 'bipod' && rest !== 'tripod'))
      throw new Error(`no such rest: ${option}`);
    arm.rest = rest;
    const text = `${person.name}: ${armOf(arm).name}, ${WORDS[rest]}.`;
    tell(
      game,
      {
        kind: 'brace',
        rule: 'twilight/combat/action-ready',
        about: person.id,
        text,
        marks: ['action/brace', `rest/${rest}`],
      },
      [person.id],
    );
  },
};
