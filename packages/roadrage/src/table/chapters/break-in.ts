import { breakInPoints } from '../queries/boarding.ts';
import { armorSaveOf } from '../queries/figures.ts';
import { handDamage } from '../queries/melee.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { strike } from './damage.ts';
import { tellSide } from './telling.ts';

const RULE = 'roadrage/people/break-in';

/** Strikes at the body with what he has; the body takes the damage too. It is his action of the turn. */
export function* breakIn(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay {
  const armor = !game.setup.variants.softBreakIn;
  person.actedTurn = game.state.turn;
  const cause = `${person.name} breaking in`;
  const { points } = yield* strike(game, vehicle, { ...handDamage(game, person), armor, cause, rule: RULE });
  // The blow itself may have sent the vehicle out of control, and him off it.
  if (person.place.kind !== 'aboard') return;
  person.breakIn += points;
  const needed = breakInPoints(armorSaveOf(game, vehicle));
  const isOpen = person.breakIn >= needed;
  if (isOpen && game.setup.hidden) person.brokenIn = true;
  const end = isOpen ? 'the way in is open' : `${person.breakIn} of ${needed}`;
  const text = `${person.name} breaks into ${vehicle.name}: ${points} points, ${end}.`;
  const event = { kind: 'break-in', rule: RULE, about: person.id, text, marks: ['people/break-in'] } as const;
  const seen = isOpen ? 'the way in is open' : 'not yet open';
  tellSide(game, vehicle.seat, event, `${person.name} breaks into ${vehicle.name}: ${seen}.`);
}
