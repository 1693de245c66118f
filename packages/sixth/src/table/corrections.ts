import { CONTACT_SLACK, degrees, overlaps } from '@hardtop/geometry';
import { type Change, headingParam, nearestParam, type Param, placedOn, removalOf, settingOf } from '@hardtop/kernel';
import { baseOf, wallsOf } from './queries/outline.ts';
import { tokenShape } from './queries/token-shape.ts';
import { figuresOfCar } from './sheet-figures.ts';
import type { Car, SixthGame } from './state/state.ts';
import { HEADING_STEP, mapParams, mapPose, STEP, thingChanges } from './thing-corrections.ts';

/** All that a referee may change as things stand. */
export function changesOf(game: SixthGame): readonly Change[] {
  const { cars } = game.state;
  return [
    ...cars
      .filter(({ out, cards }) => out === null && cards.length > 0)
      .flatMap((car) => [
        ...figuresOfCar(game, car).map((figure) => settingOf(car, figure)),
        ...whereabouts(game, car),
      ]),
    ...thingChanges(game),
  ];
}

/** Whether a car could stand there, touching nothing that it would have to push. */
function isFreeAt({ setup, state }: SixthGame, car: Car, pose: Car['pose']): boolean {
  const base = baseOf(pose);
  const { minX, minY, maxX, maxY } = setup.bounds;
  if (!base.points.every(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY)) return false;
  const things = [
    ...wallsOf(setup),
    ...state.cars.filter(({ id, out }) => id !== car.id && out === null).map((other) => baseOf(other.pose)),
    ...state.tokens.filter(({ gone }) => !gone).map(tokenShape),
  ];
  return !things.some((thing) => overlaps(base, thing, CONTACT_SLACK));
}

/** By whole car lengths, to be typed; by sixteenths of one, to be tapped; and that it is there at all. */
function whereabouts(game: SixthGame, car: Car): readonly Change[] {
  const { bounds } = game.setup;
  const { x, y, h } = car.pose;
  const typed = [
    nearestParam('x', 'car lengths', bounds.minX, bounds.maxX, x),
    nearestParam('y', 'car lengths', bounds.minY, bounds.maxY, y),
    headingParam(HEADING_STEP, h / degrees(1)),
  ];
  const { id, name } = car;
  const tapped = { ...placing(game, car, 'put', mapParams(game, car.pose), STEP), map: placedOn(id, STEP) };
  return [
    placing(game, car, 'place', typed, 1),
    { ...tapped, label: 'Place it on the map' },
    removalOf({ id, name }, 'Take it off the map', () => {
      car.out = { round: game.state.round, how: 'concession' };
      car.points = 0;
    }),
  ];
}

function placing(game: SixthGame, car: Car, verb: string, params: readonly Param[], step: number): Change {
  const { id, name } = car;
  return {
    id: `${id} ${verb}`,
    label: 'Place it',
    group: name,
    params,
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = mapPose(x * step, y * step, heading);
      if (!isFreeAt(game, car, pose))
        return { text: `there is no room for ${name} at ${pose.x}, ${pose.y}; it stays where it is.`, about: id };
      car.pose = pose;
      return { text: `${name} stands at ${pose.x}, ${pose.y}, heading ${heading}°.`, about: id };
    },
  };
}
