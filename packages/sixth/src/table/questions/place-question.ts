import { boxShape, distance, middleOf, type Point } from '@hardtop/geometry';
import { type Ask, answerOf, type Option, type Param, type PiecePose } from '@hardtop/kernel';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { headingTo } from '../../scenarios/start-spots.ts';
import { startSpots } from '../queries/start-spots.ts';
import type { Car, SixthGame } from '../state/state.ts';

const DEGREE = 10;
const TURN = 360;
const STEP = 5;

const wordsOf = ({ x, y }: Point): string => `${x.toFixed(2)} east, ${y.toFixed(2)} north`;

/** Any heading, in steps of five degrees. */
const headingParam = (start: number): Param => ({
  name: 'heading',
  label: 'Heading',
  min: 0,
  max: TURN - STEP,
  step: STEP,
  unit: '°',
  start,
});

export const poseAtSpot = ({ x, y }: Point, heading: number): PiecePose => ({ x, y, h: heading * DEGREE });

function spotOption(car: Car, spot: Point, index: number, heading: number): Option {
  return {
    id: `spot-${index}`,
    label: wordsOf(spot),
    words: [`spot ${index + 1}`],
    place: spot,
    params: [headingParam(heading)],
    preview: (params) => ({
      text: `Starts ${wordsOf(spot)}.`,
      ghosts: [{ piece: car.id, pose: poseAtSpot(spot, params.heading ?? heading) }],
      caveats: [RECONSTRUCTED.arena],
    }),
  };
}

/** The heading to the middle of the arena, in whole steps. */
function inward({ setup }: SixthGame, spot: Point): number {
  const tenths = headingTo(spot, middleOf(boxShape(setup.bounds)));
  return (Math.round(tenths / (STEP * DEGREE)) * STEP) % TURN;
}

export function placeQuestion(game: SixthGame, car: Car): Ask {
  const spots = startSpots(game, car);
  // As near to the middle of the strip as can be.
  const strip = game.setup.starts[car.seat]?.strip ?? car.pose;
  const [best] = [...spots].sort((a, b) => distance(a, strip) - distance(b, strip));
  return {
    seat: car.seat,
    topic: 'place',
    rule: 'sixth/setup/starting-positions',
    about: car.id,
    prompt: `Where does ${car.name} start?`,
    options: () => spots.map((spot, i) => spotOption(car, spot, i, inward(game, spot))),
    suggested:
      best === undefined ? undefined : answerOf(`spot-${spots.indexOf(best)}`, { heading: inward(game, best) }),
  };
}
