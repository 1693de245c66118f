import { CREW_HIT } from '../../catalog/vehicle-damage.ts';
import { atPlace, crewIn, crewOf, passengersOf } from '../queries/crews.ts';
import { type Effect, setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { rollFor, tell } from './telling.ts';

type CrewHit = Extract<Effect, { kind: 'crew-hit' }>;
const RULE = 'twilight/combat/crew-hits';

/** People inside are struck: picked by dice, each by 1D6 hits of 1D6. */
export function* strikeCrew(game: TwilightGame, hit: CrewHit): TwilightPlay {
  const vehicle = vehicleOf(game.state, hit.vehicle);
  const among = [...whoMayBeHit(game, vehicle, hit)];
  if (among.length === 0) {
    const text = `Nobody in ${vehicle.name} is hit.`;
    return tell(game, { kind: 'unharmed', rule: RULE, about: vehicle.id, outcome: 'good', text }, [vehicle.id]);
  }
  const count = hit.who === 'two-crewmen' || hit.who === 'two-passengers' ? 2 : 1;
  for (let one = 0; one < count && among.length > 0; one++) {
    const index = yield* pick(game, vehicle, among.length);
    const [victim] = among.splice(index, 1);
    if (victim !== undefined) yield* strikeOne(game, vehicle, victim, hit);
  }
}

function whoMayBeHit({ state }: TwilightGame, vehicle: Vehicle, { who, turret }: CrewHit): readonly Person[] {
  switch (who) {
    case 'one-crewman':
      return crewIn(state, vehicle, turret);
    case 'two-crewmen':
      return crewOf(state, vehicle);
    case 'two-passengers':
      return passengersOf(state, vehicle);
    case 'loader': {
      const loaders = atPlace(state, vehicle, 'loader');
      return loaders.length > 0 ? loaders : atPlace(state, vehicle, 'driver');
    }
  }
}

function* pick(game: TwilightGame, { seat, id }: Vehicle, count: number): TwilightPlay<number> {
  if (count === 1) return 0;
  const { total } = yield* rollFor(game, `1d${count}`, { seat, rule: RULE, purpose: 'who is hit', ids: [id] });
  return total - 1;
}

function* strikeOne(game: TwilightGame, vehicle: Vehicle, victim: Person, { who }: CrewHit): TwilightPlay {
  const { dice, values, total } = yield* rollFor(game, CREW_HIT.hits, {
    seat: vehicle.seat,
    rule: RULE,
    purpose: 'hits',
    ids: [vehicle.id],
  });
  const { name } = victim;
  const text = `${name} in ${vehicle.name} is struck ${total === 1 ? 'once' : `${total} times`}.`;
  const marks = [`crew-hit/${who}`];
  tell(
    game,
    {
      kind: 'crew-hit',
      rule: RULE,
      about: victim.id,
      outcome: 'bad',
      text,
      roll: { dice, values, total },
      marks,
    },
    [victim.id],
  );
  for (let time = 0; time < total && victim.condition !== 'dead'; time++) {
    const hit = {
      person: victim.id,
      by: null,
      with: 'splinter',
      dice: 1,
      plus: 0,
      pen: 1,
      from: null,
      part: null,
    } as const;
    yield* setOff(game, { kind: 'hit', hit: { ...hit, how: 'crew' } });
  }
}
