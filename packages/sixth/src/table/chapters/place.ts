import { makePose } from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import type { SixthAsked } from '../queries/asked.ts';
import { startSpots } from '../queries/start-spots.ts';
import { poseAtSpot } from '../questions/place-question.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';

/** Some part of the base on the turning key at the edge, facing any way. */
export function* placeCar(game: SixthGame, car: Car): SixthPlay {
  const asked: SixthAsked = { seat: car.seat, topic: 'place', car: car.id };
  const { option, params } = yield* ask(game, asked);
  const spots = startSpots(game, car);
  const spot = spots.find((_, i) => option === `spot-${i}`);
  if (spot === undefined) throw new Error(`no spot ${option}`);
  const { x, y, h } = poseAtSpot(spot, params.heading ?? 0);
  car.pose = makePose(x, y, h);
  const text = `${car.name} starts ${x.toFixed(1)} east, ${y.toFixed(1)} north.`;
  game.emit({ kind: 'place', rule: 'sixth/setup/starting-positions', about: car.id, text });
}
