// What holds at every rest point of any game, whatever is played.

import { rectangle, separation } from '@hardtop/geometry';
import { CHARACTERS } from '../catalog/characters.ts';
import { fieldOf } from '../table/queries/field-of.ts';
import { bodyOf } from '../table/queries/figures.ts';
import { vehicleThing } from '../table/queries/marks.ts';
import { sizeOf } from '../table/queries/open-field.ts';
import type { Person, RoadGame, Vehicle } from '../table/state/state.ts';

/** Models that have been pushed together may lie this far into each other: a millimetre and a half, in squares. */
const SLACK = 0.03;

/** Sentences about what is wrong; none in a sound game. */
export function brokenInvariants(game: RoadGame): readonly string[] {
  const { vehicles, people } = game.state;
  return [
    ...vehicles.flatMap((vehicle) => vehicleProblems(game, vehicle)),
    ...people.flatMap(personProblems),
    ...seatProblems(game),
    ...overlapProblems(game),
  ];
}

function isCount(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value >= 0);
}

function vehicleProblems(game: RoadGame, vehicle: Vehicle): readonly string[] {
  const { id, speed, left, moved, pose, flight, rolling, weapons } = vehicle;
  const problems: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) problems.push(`${id}: ${what}`);
  };
  must(isCount(speed / 10), `${speed} mph`);
  must(isCount(left) && isCount(moved), `${left} squares left, ${moved} moved`);
  must([vehicle.nitrous, vehicle.chute, vehicle.extinguisher, vehicle.idle].every(isCount), 'uses below zero');
  must(
    weapons.every(({ shots }) => isCount(shots)),
    'shots below zero',
  );
  must(vehicle.tiresBlown <= bodyOf(game, vehicle).tires, 'more tires blown than it has');
  const square = pose.x % 1 === 0 && pose.y % 1 === 0 && pose.h % 450 === 0;
  must(game.setup.variants.movement === 'open' || square, 'between the squares');
  const resting = game.state.at === 'turn' && !vehicle.gone;
  must(!resting || flight === null || speed > 0, 'hangs in the air');
  must(!resting || rolling === null || speed > 0, 'rolls on the spot');
  must(vehicle.carriedSkid === null || vehicle.carriedSkid.units > 0, 'carries a skid of nothing');
  return problems;
}

function personProblems({ id, hp, shots, still }: Person): readonly string[] {
  const sound = isCount(hp) && hp <= CHARACTERS.hitPoints && isCount(still) && shots.every(isCount);
  return sound ? [] : [`${id}: ${hp} hit points, ${shots} shots, ${still} turns still`];
}

/** A seat knows who sits in it, and he knows it too; nobody is in two places. */
function seatProblems({ state }: RoadGame): readonly string[] {
  const seated = state.vehicles.flatMap(({ id, crew }) =>
    crew.flatMap((person, seat) => (person === null ? [] : [`${person} ${id} ${seat}`])),
  );
  const sitting = state.people.flatMap(({ id, place }) =>
    place.kind === 'seat' ? [`${id} ${place.vehicle} ${place.seat}`] : [],
  );
  return seated.sort().join() === sitting.sort().join() ? [] : [`seats ${seated}; people ${sitting}`];
}

/** No two vehicles are in one place; those in the air may be above others. */
function overlapProblems(game: RoadGame): readonly string[] {
  const grounded = game.state.vehicles.filter(({ gone, flight }) => !gone && flight === null);
  return grounded.flatMap((vehicle, i) =>
    grounded.slice(i + 1).flatMap((other) => (overlap(game, vehicle, other) ? [`${vehicle.id} in ${other.id}`] : [])),
  );
}

function overlap(game: RoadGame, vehicle: Vehicle, other: Vehicle): boolean {
  const field = fieldOf(game);
  const [a, b] = [vehicleThing(game, vehicle), vehicleThing(game, other)];
  if (!field.touches(a, b) || field.kind === 'grid') return field.touches(a, b);
  return separation(rectangle(a.pose, sizeOf(a.body)), rectangle(b.pose, sizeOf(b.body))).gap < -SLACK;
}
