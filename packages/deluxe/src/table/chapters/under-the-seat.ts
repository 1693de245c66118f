// A grenade that goes off inside the vehicle it was to be thrown from (deluxe/V.6/grenades, H-296).
import { type RuleId, roll, type Seat } from '@hardtop/kernel';
import type { Grenade } from '../../catalog/grenades.ts';
import { aboardOf } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { shakeAboard } from './concussion.ts';
import { hurtCrew, withDriverHazard } from './crew.ts';
import { fireHazard } from './fire-hazard.ts';
import { paintWindows } from './paint.ts';
import { harmPart } from './parts.ts';
import { pick } from './strike.ts';
import { gasAboard } from './tear-gas.ts';

/** Nothing stands between it and those aboard but what they wear. */
export function* goOffInside(game: DeluxeGame, vehicle: Vehicle, { effect, rule }: Grenade, seat: Seat): DeluxePlay {
  switch (effect.kind) {
    case 'burst':
      return yield* withDriverHazard(vehicle, burstInside(game, vehicle, effect.damage, rule, seat));
    case 'concussion':
      return yield* withDriverHazard(vehicle, shakeAboard(game, vehicle, effect.hits, seat));
    case 'cloud':
      // Smoke and paint blind it alike; gas is worse.
      if (effect.of !== 'tear-gas') return paintWindows(game, vehicle);
      return yield* gasAboard(game, vehicle);
  }
}

/** A die to each of them, and half of one to something inside. */
function* burstInside(game: DeluxeGame, vehicle: Vehicle, dice: string, rule: RuleId, seat: Seat): DeluxePlay {
  for (const person of aboardOf(vehicle)) {
    const { total } = yield* roll(game, dice, { seat, rule, purpose: `the burst on the ${person.post}` });
    hurtCrew(game, vehicle, person, total, { rule, bodyArmor: true });
  }
  const inside = vehicle.parts.filter(({ dp }) => dp > 0).map((part) => ({ kind: 'part', part }) as const);
  const part = yield* pick(game, vehicle, inside, seat);
  const rolled = yield* roll(game, dice, { seat, rule, purpose: `the burst inside ${nameOf(game, vehicle)}` });
  const hits = Math.floor(rolled.total / 2);
  if (part?.kind === 'part' && hits > 0) harmPart(game, vehicle, part, hits, { rule, bodyArmor: false });
  if (!vehicle.gone) yield* fireHazard(vehicle, hits);
}
