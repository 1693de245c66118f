import type { Option, Param, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { nameOf } from '../chapters/heavy-fire.ts';
import { fireIndirect } from '../chapters/indirect-fire.ts';
import { roundFlight } from '../figures/heavy/indirect.ts';
import { loadedRound } from '../queries/guns.ts';
import { type IndirectAim, indirectAims, indirectTarget, missionOf, observerOf } from '../queries/indirect-missions.ts';
import { cellText } from '../queries/position.ts';
import { spotOf } from '../queries/spots.ts';
import { chanceOf } from '../queries/task-odds.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const idOf = ({ served, at }: IndirectAim): string => `indirect:${served.item.id}:${cellText(at)}`;

const MINES: readonly Param[] = [
  { name: 'mines', label: 'Mines', min: 0, max: 1, step: 1, names: ['antitank', 'antipersonnel'] },
];

/** Points of a shell that comes down among people, about. */
const DAMAGE = 10;

function previewOf(game: TwilightGame, person: Person, aim: IndirectAim): Preview {
  const { served, at, meters } = aim;
  const mission = missionOf(game.state, person, served, at);
  const target = indirectTarget(game, person, served);
  const phases = roundFlight(meters);
  const flight = `It comes down ${phases === 1 ? 'at the end of the next phase' : `after ${phases} phases`}.`;
  const chance = mission === null ? chanceOf(target) : mission.meters === 0 ? 1 : 0;
  const watch = observerOf(game, person, at) === null ? 'Nobody sees it fall.' : 'It will be corrected by who sees it.';
  const how =
    mission === null
      ? `First round: ${Math.round(chance * 100)} percent on target, else up to 100 m off.`
      : mission.meters === 0
        ? 'Laid on target.'
        : `${mission.meters} m off so far. ${watch}`;
  return {
    text: `${how} ${flight}`,
    chances: [{ label: 'on target', chance }],
    ...(mission === null && { target }),
    caveats: [CAVEATS.indirect],
    facts: { onTarget: chance, off: mission?.meters ?? 0, hit: chance, damage: DAMAGE },
  };
}

function optionOf(game: TwilightGame, person: Person, aim: IndirectAim): Option {
  const { served, at, about } = aim;
  const name = about === null ? `${at.x}, ${at.y}` : nameOf(game, about);
  const isMines = loadedRound(served).damage.kind === 'mines';
  return {
    id: idOf(aim),
    label: `${served.ordnance.name} ${loadedRound(served).round}: indirect fire on ${name}`,
    words: ['indirect', served.ordnance.name.toLowerCase(), name.toLowerCase()],
    group: 'Indirect fire',
    place: spotOf(game.setup, at),
    ...(isMines && { params: MINES }),
    preview: () => previewOf(game, person, aim),
  };
}

/** Grenade launchers, mortars and howitzers over what lies between. */
export const indirect: ActionKind = {
  id: 'indirect',
  rule: 'twilight/combat/fire',
  options: (game, person) => indirectAims(game, person).map((aim) => optionOf(game, person, aim)),
  *perform(game, person, { option, params }) {
    const aim = indirectAims(game, person).find((one) => idOf(one) === option);
    if (aim === undefined) throw new Error(`no indirect fire ${option}`);
    yield* fireIndirect(game, person, aim.served, aim.at, params.mines ?? 0, 'indirect');
  },
};
