import { chargeBurst, chargePenetration, concussionOf, type Emplacement } from '../figures/heavy/explosives.ts';
import { isLost } from '../queries/crews.ts';
import { ringsBetween } from '../queries/position.ts';
import { solidOf } from '../queries/solids.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import { isVehicleId, momentOf, type TwilightGame, vehicleOf, vehicleSheetOf } from '../state/state.ts';
import type { Charge } from '../state/things.ts';
import { breachWall } from './breaching.ts';
import { caveIn } from './cave-ins.ts';
import { CHARGE } from './explosions.ts';
import { tell } from './telling.ts';

// Charges that go off: concussion and fragments about them, a hole in what they lie against.

/** Fuses that have run out. */
export function* fuseCharges(game: TwilightGame): TwilightPlay {
  for (const thing of [...game.state.things])
    if (thing.kind === 'charge' && thing.fuse !== null && thing.fuse <= momentOf(game.state))
      yield* fireCharge(game, thing);
}

/** A charge is fired: what was set badly does nothing. */
export function* fireCharge(game: TwilightGame, charge: Charge): TwilightPlay {
  game.state.things = game.state.things.filter(({ id }) => id !== charge.id);
  if (charge.dud) {
    const text = 'The charge does not go off.';
    return tell(
      game,
      {
        kind: 'dud',
        rule: 'twilight/combat/setting-charges',
        about: charge.by,
        text,
        outcome: 'bad',
        marks: ['charge/dud'],
      },
      [charge.by],
    );
  }
  yield* goOff(game, charge, null);
}

const emplacementOf = ({ tamped, against, fuse }: Charge): Emplacement =>
  tamped ? 'tamped' : against !== null && fuse === null ? 'set' : 'loose';

/** A charge that was set on a vehicle goes where it goes; from one that only lies there it drives away. */
function asItLies({ state }: TwilightGame, charge: Charge): Charge {
  const { against, at, fuse } = charge;
  if (against === null || !isVehicleId(against)) return charge;
  const where = vehicleOf(state, against).at;
  if (fuse === null) return { ...charge, at: where ?? at };
  return where !== null && ringsBetween(where, at) <= 1 ? charge : { ...charge, against: null };
}

/** `contact`: who has it in his hands. */
export function* goOff(game: TwilightGame, laid: Charge, contact: string | null): TwilightPlay {
  const charge = asItLies(game, laid);
  const { at, points, by, against } = charge;
  const concussion = concussionOf(points, game.setup.variants.charges === 'precise');
  const emplacement = emplacementOf(charge);
  const penetration = chargePenetration(concussion, emplacement);
  const text = `A charge of ${points} points goes off: concussion ${concussion}, penetration ${penetration}.`;
  const marks = [`charge/${emplacement}`, against === null ? 'charge/ground' : 'charge/against'];
  const isPrecise = game.setup.variants.charges === 'precise';
  const rule = isPrecise ? 'twilight/referee/penetration-formulas' : 'twilight/referee/demolition-table';
  game.emit({ kind: 'charge', rule, text, marks });
  const burst = chargeBurst(concussion, against !== null && solidOf(game, against)?.earthen !== true);
  const explosion = { at, by, with: CHARGE, concussion, burst, contact, agent: null, penetration: null };
  yield* setOff(game, { kind: 'explosion', explosion });
  if (against !== null) yield* breach(game, charge, against, penetration);
  yield* caveIn(game, charge.at, charge.by, concussion);
}

function* breach(game: TwilightGame, charge: Charge, against: string, penetration: number): TwilightPlay {
  if (isVehicleId(against)) {
    const hit = {
      vehicle: against,
      by: charge.by,
      with: 'charge',
      penetration,
      dice: 0,
      from: charge.at,
      how: 'charge',
    } as const;
    yield* setOff(game, { kind: 'vehicle-hit', hit });
    return yield* lightTanker(game, against);
  }
  breachWall(game, against, penetration);
}

/** A charge at a tanker sets its load on fire, whatever it strikes (T-80). */
function* lightTanker(game: TwilightGame, id: string): TwilightPlay {
  const vehicle = vehicleOf(game.state, id);
  if (vehicleSheetOf(game.setup, vehicle).tanker && !isLost(vehicle) && vehicle.burningSince === null)
    yield* setOff(game, { kind: 'vehicle-burns', vehicle: id });
}
