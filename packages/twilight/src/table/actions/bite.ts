import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { bite as attackBy } from '../chapters/melee.ts';
import { percentChance } from '../figures/close-combat.ts';
import { pieceOf } from '../queries/crews.ts';
import { biteOf, foesWithin, meleeOdds } from '../queries/melee.ts';
import { personOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { closePreview } from './close-words.ts';

const ID = 'bite';
const CAVEATS = [RECONSTRUCTED.animals];

/** Bears, boars and dogs on who is beside them. */
export const bite: ActionKind = {
  id: ID,
  rule: 'twilight/animals/data',
  after: ['walk', 'trot', 'run'],
  options(game, person) {
    const attack = biteOf(game, person);
    if (attack === null) return [];
    return foesWithin(game, person, 'short').map((foe) => {
      const { name } = foe;
      const oddsNow = () => meleeOdds(game, { attacker: person, foe, ...attack });
      return {
        id: `${ID}:${foe.id}`,
        label: `Attack ${name}`,
        words: [ID, name.toLowerCase()],
        at: { piece: pieceOf(foe) },
        facts: () => ({ hit: percentChance(attack.target), damage: oddsNow().mean }),
        preview: () =>
          closePreview('The animal attacks.', attack.target, oddsNow(), percentChance(attack.target), CAVEATS),
      };
    });
  },
  *perform(game, person, { option }) {
    const attack = biteOf(game, person);
    if (attack === null) throw new Error(`it does not fight: ${option}`);
    yield* attackBy(game, person, personOf(game.state, option.slice(ID.length + 1)), attack.target, attack.blow);
  },
};
