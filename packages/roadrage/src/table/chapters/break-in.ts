import { OPTIONS } from '../../catalog/options.ts';
import { BOARDING } from '../../catalog/people.ts';
import { armorSaveOf, bodyOf, has } from '../queries/figures.ts';
import { areEnemies } from '../queries/sides.ts';
import type { Person, RoadGame, RoadPlay, Vehicle } from '../state/state.ts';
import { strike } from './damage.ts';
import { handDamage } from './melee.ts';

const RULE = 'roadrage/people/break-in';

/** The lightest armor saves on this; each level saves one lower. */
const LIGHTEST = OPTIONS.armorLight.effects.armorSave ?? 6;

/** Points that open a body whose armor saves from this die: 5, and 5 more for each level. */
export function breakInPoints(armorSave: number | null): number {
  const levels = armorSave === null ? 0 : LIGHTEST + 1 - armorSave;
  return BOARDING.breakIn * (1 + levels);
}

/** Nothing keeps him out: a friend's vehicle, a bike, an open top, or a hole he has made. */
export function isOpenTo(game: RoadGame, vehicle: Vehicle, person: Person): boolean {
  if (!areEnemies(game.setup, person.seat, vehicle.seat)) return true;
  if (bodyOf(game, vehicle).bike || has(game, vehicle, 'convertibleTop')) return true;
  return person.breakIn >= breakInPoints(armorSaveOf(game, vehicle));
}

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
  const end = person.breakIn >= needed ? 'the way in is open' : `${person.breakIn} of ${needed}`;
  const text = `${person.name} breaks into ${vehicle.name}: ${points} points, ${end}.`;
  game.emit({ kind: 'break-in', rule: RULE, about: person.id, text, marks: ['people/break-in'] });
}
