import { CONTACT_SLACK, degrees, makePose, overlaps } from '@hardtop/geometry';
import { type Change, headingParam, nearestParam, removalOf, settingOf } from '@hardtop/kernel';
import { baseOf, wallsOf } from './queries/outline.ts';
import { tokenShape } from './queries/token-shape.ts';
import { figuresOfCar } from './sheet-figures.ts';
import type { Car, SixthGame, TokenState } from './state/state.ts';

const HEADING_STEP = 15;

/** All that a referee may change as things stand. */
export function changesOf(game: SixthGame): readonly Change[] {
  const { cars, tokens } = game.state;
  return [
    ...cars
      .filter(({ out, cards }) => out === null && cards.length > 0)
      .flatMap((car) => [...figuresOfCar(game, car).map((figure) => settingOf(car, figure)), placing(game, car)]),
    ...tokens.filter(({ gone }) => !gone).map(removing),
  ];
}

function removing(token: TokenState): Change {
  const name = `The ${token.kind}`;
  return removalOf({ id: token.id, name }, 'Take it away', () => {
    token.gone = true;
  });
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

function placing(game: SixthGame, car: Car): Change {
  const { bounds } = game.setup;
  const { id, name } = car;
  return {
    id: `${id} place`,
    label: 'Place it',
    group: name,
    params: [
      nearestParam('x', 'car lengths', bounds.minX, bounds.maxX, car.pose.x),
      nearestParam('y', 'car lengths', bounds.minY, bounds.maxY, car.pose.y),
      headingParam(HEADING_STEP, car.pose.h / degrees(1)),
    ],
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = makePose(x, y, degrees(heading));
      if (!isFreeAt(game, car, pose))
        return { text: `there is no room for ${name} at ${x}, ${y}; it stays where it is.`, about: id };
      car.pose = pose;
      return { text: `${name} stands at ${x}, ${y}, heading ${heading}°.`, about: id };
    },
  };
}
