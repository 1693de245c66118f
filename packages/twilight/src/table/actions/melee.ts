import type { Option } from '@hardtop/kernel';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { strikeWith } from '../chapters/melee.ts';
import { percentChance } from '../figures/close-combat.ts';
import { pieceOf } from '../queries/crews.ts';
import {
  foesWithin,
  isHeldFast,
  isUnaware,
  type MeleeAttack,
  meleeAttack,
  meleeOdds,
  meleeWeaponsOf,
} from '../queries/melee.ts';
import type { Gait, Person } from '../state/person.ts';
import { personOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { closePreview } from './close-words.ts';

const ID = 'melee';
const CAVEATS = [RECONSTRUCTED.melee];

function optionOf(table: Table, key: string, attack: MeleeAttack): Option {
  const { attacker, foe, weapon, target } = attack;
  const { name } = foe;
  const what = MELEE_WEAPONS[weapon].name;
  const facts = () => {
    const { hit, mean } = meleeOdds(table, attack);
    return { hit, damage: mean };
  };
  return {
    id: `${ID}:${key}:${foe.id}`,
    label: `${what} on ${name}`,
    words: [ID, what.toLowerCase(), name.toLowerCase()],
    group: `Close combat with ${name}`,
    at: { piece: pieceOf(foe) },
    facts,
    preview: () =>
      closePreview(
        `A blow with the ${what.toLowerCase()}.${weapon === 'knife' && isUnaware(foe, attacker) ? ' If he suspects nothing, a hit silences him.' : ''}`,
        target,
        meleeOdds(table, attack),
        percentChance(target),
        CAVEATS,
      ),
  };
}

function attacks(
  table: Table,
  person: Person,
  gait: Gait | null,
): readonly { readonly key: string; readonly attack: MeleeAttack }[] {
  if (isHeldFast(table, person)) return [];
  return meleeWeaponsOf(table, person).flatMap(({ key, weapon }) =>
    foesWithin(table, person, MELEE_WEAPONS[weapon].reach).flatMap((foe) => {
      const attack = meleeAttack(table, person, foe, weapon, gait);
      return attack === null ? [] : [{ key, attack }];
    }),
  );
}

/** An armed attack at close quarters. */
export const melee: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-melee',
  after: ['walk', 'trot'],
  options: (game, person, gait) => attacks(game, person, gait).map(({ key, attack }) => optionOf(game, key, attack)),
  *perform(game, person, { option }) {
    const [, key = '', foe = ''] = option.split(':');
    const weapon = meleeWeaponsOf(game, person).find((one) => one.key === key)?.weapon;
    const attack =
      weapon === undefined ? null : meleeAttack(game, person, personOf(game.state, foe), weapon, person.gait);
    if (attack === null) throw new Error(`no such blow: ${option}`);
    yield* strikeWith(game, attack);
  },
};
