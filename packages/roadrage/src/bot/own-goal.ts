import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { closing, forBends, gapTo, topOf } from './bends.ts';
import { CRUISE, type Goal } from './goal.ts';
import { landOf, squareAt } from './land.ts';
import { foesOf, hasBlindSide, hasDroppers, hasGuns, isStranded, nearestOf, relative } from './outlook.ts';
import { wayInto, wayTo } from './way.ts';

type Base = typeof CRUISE;

/** Without bends to fear and with walls about: the fastest at which a turn needs no roll. */
const NIMBLE = 50;

/** What the scenario asks of a driver. */
export function ownGoal(game: RoadGame, own: Vehicle, shrewd: boolean): Goal {
  const { objective } = game.setup;
  const foe = nearestOf(foesOf(game, own.seat), own.pose);
  const top = topOf(game, own);
  const base: Base = { ...CRUISE, foe };
  if (objective.kind === 'laps') return race(game, own, base, top);
  if (objective.kind === 'escape' && objective.runners.includes(own.seat)) return breakOut(game, own, base, top);
  if (foe === null)
    return { ...base, words: 'has nobody left to fight', speed: forBends(game, own, Math.min(top, 30)) };
  if (objective.kind === 'lastMoving') return derby(game, foe, base, top);
  if (objective.kind === 'capture' && objective.runners.includes(own.seat))
    return {
      ...base,
      words: 'keeps rolling',
      speed: forBends(game, own, top),
      hurry: 1,
      guns: 1,
      fear: 0.5,
      drops: true,
    };
  if (objective.kind === 'capture' || objective.kind === 'escape') return hunt(game, own, foe, base, top);
  return shrewd ? duel(game, own, foe, base, top) : plainDuel(game, own, foe, base, top);
}

function race(game: RoadGame, own: Vehicle, base: Base, top: number): Goal {
  return {
    ...base,
    foe: null,
    words: 'races',
    speed: forBends(game, own, top),
    speedCare: 1,
    hurry: 1.5,
    pushes: true,
  };
}

/** No faster than one can turn, unless there is a road to follow. */
function nimble(game: RoadGame, own: Vehicle, top: number): number {
  return game.setup.road === null ? Math.min(top, NIMBLE) : forBends(game, own, top);
}

function breakOut(game: RoadGame, own: Vehicle, base: Base, top: number): Goal {
  const { objective, road } = game.setup;
  const way = objective.kind === 'escape' ? wayInto(game.setup, objective.zone) : null;
  const speed = nimble(game, own, top);
  const run = { words: 'makes for the way out', speed, way, keepsRoad: road !== null, hurry: 1, drops: true };
  return { ...base, ...run, speedCare: 0.4, guns: 0.2, fear: 0.2, pushes: true };
}

/** Hits whoever is nearest, better from the side or behind than nose to nose. */
function derby(game: RoadGame, foe: Vehicle, base: Base, top: number): Goal {
  const way = wayTo(game.setup, foe.pose);
  return {
    ...base,
    words: 'rams',
    speed: Math.min(top, NIMBLE),
    speedCare: 0.1,
    way,
    keepsRoad: false,
    contact: 'ram',
  };
}

function hunt(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base, top: number): Goal {
  const { road } = game.setup;
  const chase = { ...base, words: 'hunts', contact: 'sideswipe', guns: 1.5, fear: 0.2 } as const;
  if (road === null)
    return {
      ...chase,
      speed: Math.min(top, NIMBLE),
      way: wayTo(game.setup, spot(game, foe)),
      keepsRoad: false,
      range: [0, 2],
    };
  const speed = forBends(game, own, closing(game, own, foe, 0));
  return { ...chase, speed, range: [1, 1], place: 'beside' };
}

/** Inside the map. */
function spot({ setup }: RoadGame, { pose }: Vehicle): { readonly x: number; readonly y: number } {
  const land = landOf(setup);
  return squareAt(land, pose.x, pose.y) < 0 ? { x: land.minX, y: land.minY } : pose;
}

/** Goes for the enemy and shoots. */
function plainDuel(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base, top: number): Goal {
  if (isStranded(game, foe)) return finishOff(game, own, foe);
  if (game.setup.road !== null) return roadDuel(game, own, foe, base);
  const way = wayTo(game.setup, foe.pose);
  const fight = { ...base, words: 'fights', speed: Math.min(top, 40), speedCare: 0.2, way, keepsRoad: false } as const;
  if (!hasGuns(game, own)) return { ...fight, words: 'rams', contact: 'ram' };
  return { ...fight, range: [2, 5], guns: 1, drops: hasDroppers(game, own) };
}

/** Squares to aim beyond him. */
const INTO_HIM = -3;

function roadDuel(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const ahead = hasDroppers(game, own) && gapTo(game, own, foe) < 0;
  const armed = hasGuns(game, own);
  const speed = forBends(game, own, closing(game, own, foe, ahead ? -4 : armed ? 3 : INTO_HIM));
  const fight = { ...base, words: 'fights along the road', speed, drops: ahead, guns: 1.5, fear: 0.5 } as const;
  if (ahead || armed) return { ...fight, range: [2, 6], place: ahead ? 'ahead' : 'behind' };
  return { ...fight, words: 'rams along the road', range: [0, 1], place: 'behind', contact: 'shunt' };
}

/** Wherever one drives he can fire back: then his bumper is the best place, where a shunt gives twice what it takes. */
function shunting(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const speed = forBends(game, own, closing(game, own, foe, INTO_HIM));
  const words = gapTo(game, own, foe) < 0 ? 'lets him pass, to ram him from behind' : 'goes for his rear bumper';
  const chase = { ...base, words, speed, range: [0, 1], place: 'behind', contact: 'shunt' } as const;
  return { ...chase, guns: 1.5, fear: 1.2 };
}

/** Weighs what it gives against what it takes; a ram from the side or behind gives twice what it takes. */
function duel(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base, top: number): Goal {
  if (isStranded(game, foe)) return finishOff(game, own, foe);
  if (game.setup.road !== null && !hasBlindSide(game, foe)) return shunting(game, own, foe, base);
  if (game.setup.road !== null) return { ...roadDuel(game, own, foe, base), contact: 'ram', guns: 1.5, fear: 1.2 };
  const fight = { ...base, words: 'fights', speed: Math.min(top, 40), speedCare: 0.1, keepsRoad: false } as const;
  const way = wayTo(game.setup, foe.pose);
  return { ...fight, way, contact: 'ram', guns: 1.5, fear: 1.2, drops: hasDroppers(game, own) };
}

const TURNING = 20;
const CLOSING = 40;

/** The enemy stands and still fires: back to him, by the shortest way round. */
export function finishOff(game: RoadGame, own: Vehicle, foe: Vehicle): Goal {
  const behind = relative(own.pose, foe.pose).ahead < 0;
  const armed = hasGuns(game, own);
  return {
    ...CRUISE,
    foe,
    words: 'goes back to finish him',
    speed: behind ? TURNING : CLOSING,
    keepsRoad: false,
    way: wayTo(game.setup, foe.pose),
    range: armed ? [1, 5] : [0, 1],
    guns: 2,
    fear: 0.8,
    contact: 'ram',
  };
}
