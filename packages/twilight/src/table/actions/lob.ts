import type { Option, Param, Params, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { INDIRECT_FIRE } from '../../catalog/ordnance-handling.ts';
import type { Cell } from '../../scenarios/world.ts';
import { fireIndirect } from '../chapters/indirect-fire.ts';
import { tell } from '../chapters/telling.ts';
import { indirectTrouble, roundFlight } from '../figures/heavy/indirect.ts';
import { squareToward } from '../queries/aiming.ts';
import { gridOf } from '../queries/bearing.ts';
import { loadedRound, type Served } from '../queries/guns.ts';
import { indirectTarget, lobbersOf, observerOf } from '../queries/indirect-missions.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { spotOf } from '../queries/spots.ts';
import { chanceOf } from '../queries/task-odds.ts';
import type { Person } from '../state/person.ts';
import type { Table, TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

// Indirect fire at ground on which nobody is known to be: a light over the field, mines across a gap, gas on the wind.

const ID = 'lob';
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const MINES: Param = {
  ...{ name: 'mines', label: 'Mines', min: 0, max: 1, step: 1 },
  names: ['antitank', 'antipersonnel'],
};

/** The nearest and the farthest squares that are worth a choice; null: the map has no room for it. */
function reachOf({ setup }: Table, { l }: Cell, { ordnance }: Served): readonly [number, number] | null {
  const grid = gridOf(setup, l);
  const { width, height } = setup.levels[l] ?? { width: 0, height: 0 };
  const most = Math.min(Math.max(width, height) - 1, Math.floor((ordnance.indirect ?? 0) / (grid * 1.5)));
  const least = Math.ceil(INDIRECT_FIRE.leastMeters / grid);
  return most < least ? null : [least, most];
}

function previewOf(game: TwilightGame, person: Person, served: Served, from: Cell, params: Params): Preview {
  const at = squareToward(game, from, params.direction ?? 0, params.squares ?? 1);
  const meters = metersBetween(game.setup, from, at);
  const trouble = indirectTrouble(served.ordnance.indirect, meters);
  if (trouble !== null) return { text: trouble };
  const target = indirectTarget(game, person, served);
  const phases = roundFlight(meters);
  const watch = observerOf(game, person, at) === null ? 'Nobody sees it fall.' : 'It will be corrected by who sees it.';
  return {
    text: `${Math.round(meters)} m, down after ${phases === 1 ? 'one phase' : `${phases} phases`}. ${watch}`,
    chances: [{ label: 'on target', chance: chanceOf(target) }],
    lines: [{ from: spotOf(game.setup, from), to: spotOf(game.setup, at) }],
    target,
    caveats: [CAVEATS.indirect],
  };
}

function optionOf(game: TwilightGame, person: Person, served: Served): Option | null {
  const from = cellOf(game.state, person);
  const reach = from === null ? null : reachOf(game, from, served);
  if (from === null || reach === null) return null;
  const { round, damage } = loadedRound(served);
  const { name } = served.ordnance;
  const [min, max] = reach;
  return {
    id: `${ID}:${served.item.id}`,
    label: `${name} ${round}: indirect fire some way`,
    words: [ID, 'indirect', name.toLowerCase(), 'way'],
    group: 'Indirect fire',
    params: [
      { name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, start: person.facing, names: DIRECTIONS },
      { name: 'squares', label: 'Squares', min, max, step: 1, start: min },
      ...(damage.kind === 'mines' ? [MINES] : []),
    ],
    preview: (params) => previewOf(game, person, served, from, params),
  };
}

export const lob: ActionKind = {
  id: ID,
  rule: 'twilight/combat/fire',
  options: (game, person) =>
    lobbersOf(game, person).flatMap((served) => {
      const option = optionOf(game, person, served);
      return option === null ? [] : [option];
    }),
  *perform(game, person, { option, params }) {
    const served = lobbersOf(game, person).find(({ item }) => option === `${ID}:${item.id}`);
    const from = cellOf(game.state, person);
    if (served === undefined || from === null) throw new Error(`no such fire: ${option}`);
    const at = squareToward(game, from, params.direction ?? 0, params.squares ?? 1);
    const trouble = indirectTrouble(served.ordnance.indirect, metersBetween(game.setup, from, at));
    if (trouble === null) return yield* fireIndirect(game, person, served, at, params.mines ?? 0, 'lob');
    // The edge of the map came first.
    tell(game, { kind: 'trouble', rule: 'twilight/combat/fire', about: person.id, text: trouble }, [person.id]);
  },
};
