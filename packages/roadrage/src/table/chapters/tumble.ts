import type { Heading } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { TUMBLE } from '../../catalog/people.ts';
import type { RoadRule } from '../../rules.ts';
import { tumbleDice } from '../queries/falls.ts';
import { groundAt } from '../queries/ground.ts';
import { flungFrom } from '../queries/places.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { standAt } from './whereabouts.ts';
import { hurt } from './wounds.ts';

/** Somebody comes off a vehicle at a speed; if that is on soft ground, it hurts half as much. */
export function* tumble(
  game: RoadGame,
  person: Person,
  vehicle: Vehicle,
  how: Omit<Fling, 'heading' | 'squares'>,
): RoadPlay {
  const { speed, cause, rule } = how;
  const dice = tumbleDice(speed);
  if (dice === 0 || person.hp <= 0) return;
  const { soft } = groundAt(game, vehicle.pose);
  const thrown = yield* roll(game, `${dice}d6`, { seat: person.seat, rule, purpose: `${person.name} ${cause}` });
  const points = soft ? Math.ceil(thrown.total / TUMBLE.softDivisor) : thrown.total;
  const ground = soft ? ' on soft ground' : '';
  const text = `${person.name} hits the ground at ${speed} mph${ground}: ${points} points.`;
  game.emit({ kind: 'tumble', rule, about: person.id, roll: thrown, text, outcome: 'bad' });
  yield* hurt(game, person, points, gearSave(game, person, 'falls'), cause, rule);
}

interface Fling {
  readonly heading: Heading;
  readonly squares: number;
  readonly speed: number;
  readonly cause: string;
  readonly rule: RoadRule;
}

/** Off the vehicle and onto the road. */
export function* fling(game: RoadGame, person: Person, vehicle: Vehicle, how: Fling): RoadPlay {
  standAt(game, person, flungFrom(game, vehicle.pose, how.heading, how.squares));
  yield* tumble(game, person, vehicle, how);
}
