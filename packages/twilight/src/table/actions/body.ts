import type { Option } from '@hardtop/kernel';
import { BODY_MOVES, type BodyMove } from '../../catalog/close-combat.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { bodyCombat } from '../chapters/body-combat.ts';
import { percentChance } from '../figures/close-combat.ts';
import { pieceOf } from '../queries/crews.ts';
import { bodyOdds, foesWithin, isHeldFast, isUnaware, meleeOdds } from '../queries/melee.ts';
import { ARMS, LEGS, limbsLeft } from '../queries/wounds.ts';
import type { Gait, Person } from '../state/person.ts';
import { personOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { closePreview } from './close-words.ts';

const ID = 'body';
const CAVEATS = [RECONSTRUCTED.body];

const TEXTS: Readonly<Record<BodyMove, string>> = {
  strike: 'A blow with fist or foot.',
  grapple: 'A grip: who is held by as many points as his strength is pinned.',
  escape: 'Takes as many points from the grips on him.',
  'diving-blow': 'A blow and a grip at once; both go down.',
};

function optionOf(table: Table, person: Person, move: BodyMove, foe: Person): Option | null {
  const body = bodyOdds(table, person);
  if (body === null) return null;
  const { target, power } = body;
  const { name } = foe;
  const chance = percentChance(target);
  const hurts = move === 'strike' || move === 'diving-blow';
  const oddsNow = () =>
    hurts ? meleeOdds(table, { attacker: person, foe, target, blow: { dice: 0, plus: power } }) : null;
  const word = move.replace('-', ' ');
  return {
    id: `${ID}:${move}:${foe.id}`,
    label: move === 'escape' ? `Escape from ${name}` : `${word[0]?.toUpperCase()}${word.slice(1)} on ${name}`,
    words: [ID, word, name.toLowerCase()],
    group: `Close combat with ${name}`,
    at: { piece: pieceOf(foe) },
    facts: () => ({ hit: chance, damage: oddsNow()?.mean ?? 0, power }),
    preview: () =>
      closePreview(
        `${TEXTS[move]} Power ${power}.${move !== 'escape' && isUnaware(foe, person) ? ' If he suspects nothing, two successes in a row silence him.' : ''}`,
        target,
        oddsNow(),
        chance,
        CAVEATS,
      ),
  };
}

/** What may be done after that gait: a run ends in a diving blow only. A grip takes an arm; without any limb nobody strikes. */
function movesAfter({ setup }: Table, person: Person, gait: Gait | null): readonly BodyMove[] {
  const arms = limbsLeft(setup, person, ARMS);
  if (arms === 0) return gait === 'run' || limbsLeft(setup, person, LEGS) === 0 ? [] : ['strike'];
  return gait === 'run' ? ['diving-blow'] : ['strike', 'grapple', 'diving-blow'];
}

/** Unarmed attacks. */
export const body: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-body-combat',
  whilePinned: true,
  after: ['walk', 'trot', 'run'],
  options(game, person, gait) {
    const { state } = game;
    const holder = person.holds[0]?.by;
    const isFast = isHeldFast(game, person);
    const foes = isFast ? [] : foesWithin(game, person, 'short');
    if (foes.length === 0 && holder === undefined) return [];
    const moves = movesAfter(game, person, gait);
    const options = foes.flatMap((foe) => moves.flatMap((move) => optionOf(game, person, move, foe) ?? []));
    if (holder === undefined || gait !== null) return options;
    const wayOut = optionOf(game, person, 'escape', personOf(state, holder));
    return wayOut === null ? options : [wayOut, ...options];
  },
  *perform(game, person, { option }) {
    const [, name = '', foe = ''] = option.split(':');
    const move = BODY_MOVES.find((one) => one === name);
    const attack = bodyOdds(game, person);
    if (move === undefined || attack === null) throw new Error(`no such move: ${option}`);
    yield* bodyCombat(game, person, move, personOf(game.state, foe), attack);
  },
};
