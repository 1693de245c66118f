import { advanceLeg, type Shape } from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import { CAR } from '../../catalog/turning-key.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { metCalled, metName } from '../queries/contact.ts';
import { layoutAround, touchingIn } from '../queries/layout.ts';
import type { Way } from '../queries/moves.ts';
import { type Travelled, travel } from '../queries/travel.ts';
import { turnedAway, waysFrom } from '../queries/turning-away.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { payControl } from './control.ts';
import { arrive } from './moving.ts';

const SHOVING = { collides: false } as const;

/** Whoever would press into a wall it touches turns away from it instead, for a control token; without room it is stuck. */
export function* pushWall(game: SixthGame, car: Car, wall: string): SixthPlay {
  payControl(game, car, 1);
  const met = metCalled(game.setup, game.state, wall);
  const way = yield* wayFrom(game, car, met.shape);
  const layout = layoutAround(game.setup, game.state, car);
  const { swing, isStuck } = turnedAway(layout, touchingIn(layout, car.pose), car, way);
  if (!isStuck)
    return arrive(game, car, swing, {
      rule: 'sixth/push/walls',
      text: `${car.name} turns away from ${metName(met)}.`,
      marks: [met.kind === 'wall' ? 'wall-push' : 'wall-push/pinned'],
    });
  const text = `${car.name} has no room to turn away from ${metName(met)}.`;
  arrive(game, car, swing, { rule: 'sixth/push/walls', text, marks: [] });
  stuck(game, car);
}

/** Head-on the player chooses. */
function* wayFrom(game: SixthGame, car: Car, shape: Shape): SixthPlay<Way> {
  const [only, other] = waysFrom(car, shape);
  if (only !== undefined && other === undefined) return only;
  const asked: SixthAsked = { seat: car.seat, topic: 'away', car: car.id };
  const { option } = yield* ask(game, asked);
  return option === 'left' ? 'left' : 'right';
}

/** It stands, has no control, and backs out two car lengths; the rest of its movement is lost. */
function stuck(game: SixthGame, car: Car): void {
  const back = (car.reverse ? 2 : -2) * CAR.length;
  Object.assign(car, { speed: 0, reverse: false, control: 0, points: 0 });
  const layout = layoutAround(game.setup, game.state, car);
  const touching = touchingIn(layout, car.pose);
  const out: Travelled = travel({ layout, touching, manner: SHOVING }, car.pose, [advanceLeg(car.pose, back)]);
  const text = `${car.name} is stuck and backs out.`;
  arrive(game, car, out, { rule: 'sixth/push/stuck', text, marks: ['stuck'] });
}
