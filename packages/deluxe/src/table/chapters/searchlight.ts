import { roll } from '@hardtop/kernel';
import { SEARCHLIGHT } from '../../catalog/searchlight.ts';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import { type BeamUse, beamNeed } from '../queries/beams.ts';
import { crewLabel } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { noteAll } from '../queries/sight.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, onMap, type Person, type Vehicle } from '../state/state.ts';
import { giveAway } from './darkness.ts';
import type { DamageSource } from './strike.ts';

const RULE = 'deluxe/VIII.8/searchlight';

/** Turns the light on somebody. It leaves whoever stood in it before. */
export function* shine(game: DeluxeGame, vehicle: Vehicle, target: Vehicle, person: Person, use: BeamUse): DeluxePlay {
  giveAway(game, vehicle);
  darken(game, vehicle);
  const need = beamNeed(game, vehicle, target, person, use);
  const who = `${nameOf(game, vehicle)}'s ${crewLabel(vehicle, person)}`;
  const event = { kind: 'searchlight', rule: RULE, about: vehicle.id } as const;
  if (need === null) {
    game.emit({ ...event, outcome: 'bad', text: `${who} finds nobody with the searchlight.` });
    return;
  }
  const purpose = use === 'blind' ? 'to blind with the searchlight' : 'to follow with the searchlight';
  const rolled = yield* roll(game, TO_HIT_DICE, { seat: person.seat, rule: RULE, purpose });
  const isHit = rolled.total >= need.need;
  const deed =
    use === 'blind' ? (isHit ? 'blinds' : 'fails to blind') : isHit ? 'has in the light' : 'loses in the dark';
  const text = `${who} ${deed} ${nameOf(game, target)}.`;
  const marks = isHit ? [`searchlight/${use}`] : [];
  if (isHit && use === 'blind') noteAll(game, target);
  if (isHit) target.beam = { by: vehicle.id, blinds: use === 'blind', until: game.state.turn + SEARCHLIGHT.turns };
  game.emit({
    ...event,
    outcome: isHit ? 'good' : 'bad',
    roll: rolled,
    target: need,
    modifiers: need.modifiers,
    text,
    marks,
  });
}

/** Nobody stands in its light any more. */
function darken({ state }: DeluxeGame, { id }: Vehicle): void {
  for (const vehicle of state.vehicles) if (vehicle.beam?.by === id) vehicle.beam = undefined;
}

/** As a turn ends: a beam that nobody keeps on goes out, and with it one that has lost its light. */
export function dimBeams({ state }: DeluxeGame): void {
  for (const vehicle of onMap(state)) {
    if (vehicle.beam === undefined) continue;
    const { by, until } = vehicle.beam;
    const isLost = state.vehicles.some(({ id, gone, searchlight = 0 }) => id === by && (gone || searchlight <= 0));
    if (until <= state.turn || isLost) vehicle.beam = undefined;
  }
}

/** A shot at the light itself. */
export function strikeSearchlight(game: DeluxeGame, vehicle: Vehicle, hits: number, { rule }: DamageSource): number {
  const taken = Math.min(hits, vehicle.searchlight ?? 0);
  if (taken === 0) return 0;
  vehicle.searchlight = (vehicle.searchlight ?? 0) - taken;
  if (vehicle.searchlight > 0) return taken;
  darken(game, vehicle);
  const text = `${nameOf(game, vehicle)}: the searchlight is shot out.`;
  game.emit({ kind: 'damage', rule, about: vehicle.id, outcome: 'bad', text, marks: ['searchlight/out'] });
  return taken;
}
