import type { Setup } from '../../scenarios/setup.ts';
import { isFighting } from '../queries/able.ts';
import { canPanic, initiativeOf } from '../queries/initiative.ts';
import { ambushCounter, isAmbushSet } from '../queries/unseen.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { type TwilightGame, vehicleOf } from '../state/state.ts';
import { DRIVE_ON } from './repetition.ts';

const MOST_INITIATIVE = 6;

/** How it begins: the surprised test for panic; whoever walks into an ambush walks on all turn, unless he has the highest initiative. */
export function* beginFight(game: TwilightGame): TwilightPlay {
  const { setup, state } = game;
  const { ambush } = setup.meeting;
  const surprised = surprisedIn(setup);
  for (const person of state.people) {
    if (surprised.includes(person.side) && isFighting(person) && canPanic(setup, person))
      yield* setOff(game, { kind: 'panic', person: person.id, why: 'surprised' });
  }
  if (ambush.length === 0) return;
  game.emit({
    kind: 'ambush',
    rule: 'twilight/combat/ambush',
    text: 'Somebody lies in ambush.',
    to: setup.seats.flatMap(({ side }, seat) => (ambush.includes(side) ? [seat] : [])),
  });
  state.contact = true;
  for (const person of state.people) {
    if (ambush.includes(person.side) || initiativeOf(setup, person) >= MOST_INITIATIVE) continue;
    if (!isFighting(person) || person.frozen > 0) continue;
    if (person.at !== null) person.repeats = { option: 'move:walk', params: { direction: person.facing, forced: 1 } };
    else if (drives(game, person)) person.repeats = { option: DRIVE_ON, params: { forced: 1 } };
  }
}

/** He steers something that is on its way. */
const drives = ({ state }: TwilightGame, { aboard }: Person): boolean =>
  aboard?.place === 'driver' && vehicleOf(state, aboard.vehicle).speed > 0;

/** Sides that came upon each other at once are both surprised, or by the other reading neither (B-01). */
function surprisedIn({ meeting: { surprised }, sides, variants }: Setup): readonly number[] {
  if (variants.mutualSpotting === 'surprise') return surprised;
  return surprised.filter((side) => !surprised.some((other) => sides[side]?.stance[other] === 'hostile'));
}

/** The first shot out of an ambush: all who are shot at unawares test for panic. */
export function* springAmbush(game: TwilightGame, side: number): TwilightPlay {
  const { setup, state } = game;
  if (!isAmbushSet(game, side)) return;
  state.script.counters[ambushCounter(side)] = 1;
  for (const person of state.people) {
    if (setup.meeting.ambush.includes(person.side) || !isFighting(person) || !canPanic(setup, person)) continue;
    person.repeats =
      person.repeats?.params.forced === 1
        ? { ...person.repeats, params: { ...person.repeats.params, forced: 0 } }
        : person.repeats;
    yield* setOff(game, { kind: 'panic', person: person.id, why: 'ambushed' });
  }
}
