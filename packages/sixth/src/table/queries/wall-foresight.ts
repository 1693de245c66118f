import type { Ghost, Preview } from '@hardtop/kernel';
import type { Car, SixthGame } from '../state/state.ts';
import { metCalled } from './contact.ts';
import { drawnAt } from './key-laid.ts';
import { layoutAround, touchingIn } from './layout.ts';
import type { Way } from './moves.ts';
import { turnedAway, waysFrom } from './turning-away.ts';

type Arena = Pick<SixthGame, 'setup' | 'state'>;

/** Where a car would stand that turns away from a wall, and whether it is stuck there. */
export function foreseenAway({ setup, state }: Arena, car: Car, way: Way): { readonly ghost: Ghost; isStuck: boolean } {
  const layout = layoutAround(setup, state, car);
  const { swing, isStuck } = turnedAway(layout, touchingIn(layout, car.pose), car, way);
  const ghost = { piece: car.id, pose: drawnAt(swing.pose), path: swing.path.map(drawnAt) };
  return { ghost: isStuck ? { ...ghost, label: 'stuck', danger: true } : ghost, isStuck };
}

const STUCK = 'no room to turn: stuck, without control, two lengths back';

/** What comes of pressing into a wall: the point is lost and a token with it, whatever was meant. */
export function wallForesight(
  arena: Arena,
  car: Car,
  wall: string,
): Pick<Preview, 'text' | 'ghosts' | 'chances' | 'warnings'> {
  const ways = waysFrom(car, metCalled(arena.setup, arena.state, wall).shape);
  const ends = ways.map((way) => foreseenAway(arena, car, way));
  const isStuck = ends.every((end) => end.isStuck);
  const ending = isStuck ? STUCK : `a quarter turn ${ways.length > 1 ? 'to either side' : `to the ${ways[0]}`}`;
  return {
    text: `Pushes against a wall: costs a control token, ${ending}.`,
    ghosts: ends.map(({ ghost }) => ghost),
    chances: [{ label: 'keeps control', chance: car.control > 1 && !isStuck ? 1 : 0 }],
    warnings: ['Pushes against a wall', ...(isStuck ? ['Stuck'] : [])],
  };
}
