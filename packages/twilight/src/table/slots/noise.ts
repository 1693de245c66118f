import { HEARING } from '../../catalog/sight.ts';
import { lookAt, reveal } from '../chapters/sighting.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import type { Effect, TwilightPlay } from '../state/effects.ts';
import { areHostile, isVehicleId, personOf, type TwilightGame } from '../state/state.ts';
import { springAmbush } from './meeting.ts';

/** Whoever makes it is no longer hidden; whoever hears it suspects nothing no more, unless he sleeps. */
export function* hear(game: TwilightGame, { at, by, loud }: Extract<Effect, { kind: 'noise' }>): TwilightPlay {
  const { setup, state } = game;
  // What nobody made, a mine or a burning tank, gives nobody away.
  if (by === '' || isVehicleId(by)) return;
  // A gun, a rocket or a mortar is a shot like any other.
  if (loud) state.script.fired = true;
  const maker = personOf(state, by);
  reveal(game, maker);
  for (const person of state.people) {
    if (person.alert !== 'unaware' || !areHostile(state, person.side, maker.side)) continue;
    const from = cellOf(state, person);
    const meters = from === null ? Number.POSITIVE_INFINITY : metersBetween(setup, from, at);
    if (!Number.isFinite(meters) || (!loud && meters > HEARING.meters)) continue;
    person.alert = 'alert';
    lookAt(game, person);
    // What follows from an alarm is the script's to say.
    const alarm = `side-${person.side}`;
    if (!state.script.alarms.includes(alarm)) state.script.alarms.push(alarm);
  }
  if (loud) yield* springAmbush(game, maker.side);
}
