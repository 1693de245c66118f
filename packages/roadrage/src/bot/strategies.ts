import { headingDifference } from '@hardtop/geometry';
import { STRATEGY_WORDS, type Strategy } from '../catalog/solitaire.ts';
import { RANGES } from '../catalog/weapons.ts';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { closing, forBends, gapTo, roadHeading, topOf } from './bends.ts';
import { CRUISE, type Goal } from './goal.ts';
import { batteryOf, reachOf } from './guns.ts';
import { foesOf, hasDroppers, hasGuns, isStranded, nearestOf, relative } from './outlook.ts';
import { finishOff } from './own-goal.ts';
import { wayTo } from './way.ts';

/** Whoever has nothing to shoot with comes to the same by the bumper. */
const GUNLESS: Partial<Record<Strategy, Strategy>> = { E: 'D', F: 'L', G: 'I', H: 'I' };

type Base = typeof CRUISE & { readonly words: string };

/** A strategy of the solitaire rules as what to do this turn. */
export function strategyGoal(game: RoadGame, own: Vehicle, strategy: Strategy): Goal {
  const foe = nearestOf(foesOf(game, own.seat), own.pose);
  const top = topOf(game, own);
  const base: Base = { ...CRUISE, words: STRATEGY_WORDS[strategy], foe };
  if (foe === null)
    return { ...base, words: 'has nobody left to fight', speed: forBends(game, own, Math.min(top, 50)) };
  if (isStranded(game, foe) && strategy !== 'A' && strategy !== 'B') return finishOff(game, own, foe);
  switch (hasGuns(game, own) ? strategy : (GUNLESS[strategy] ?? strategy)) {
    case 'A':
      return { ...base, speed: top, speedCare: 1, hurry: 1.5, pushes: true };
    case 'B':
      return { ...base, speed: forBends(game, own, top), speedCare: 1, hurry: 1.5 };
    case 'C':
      return dropper(game, own, foe, base);
    case 'D':
      return tussle(game, own, foe, base);
    case 'E':
      return dogfight(game, own, foe, base);
    case 'F':
      return anyWay(game, own, foe, base);
    case 'G':
      return snipe(game, own, foe, base);
    case 'H':
      return { ...base, speed: steady(game, own, foe, 1), range: [1, 2], guns: 1.5, fear: 0.2 };
    case 'I':
      return {
        ...base,
        speed: shuntSpeed(game, own, foe),
        range: [0, 1],
        place: 'behind',
        contact: 'shunt',
        guns: 0.3,
      };
    case 'J':
      return { ...base, speed: steady(game, own, foe, 0), range: [1, 1], place: 'beside', contact: 'sideswipe' };
    case 'K':
      return dropper(game, own, foe, base);
    case 'L':
      return joust(game, own, foe, base);
  }
}

/** Keeping a gap, as far as bends allow. */
function steady(game: RoadGame, own: Vehicle, foe: Vehicle, gap: number): number {
  return forBends(game, own, closing(game, own, foe, gap));
}

const LEAD = 4;

/** Ahead of him in his lane, a few squares off; whoever is still behind overtakes first. */
function dropper(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const behind = gapTo(game, own, foe) > -1;
  const speed = behind ? forBends(game, own, topOf(game, own)) : steady(game, own, foe, -LEAD);
  return { ...base, speed, place: 'ahead', range: behind ? null : [3, 7], drops: true, guns: 0.3, fear: 0.1 };
}

/** Lets him come level, then leans on him; whoever sits on one's tail gets the brakes. */
function tussle(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  return { ...base, speed: steady(game, own, foe, 0), range: [1, 1], place: 'beside', contact: 'sideswipe', guns: 0.3 };
}

/** Lets him pass if the guns look forward, and stays on his tail. */
function dogfight(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const speed = steady(game, own, foe, 3);
  return { ...base, speed, range: [2, 6], place: 'behind', guns: 1.5, fear: 0.3, drops: gapTo(game, own, foe) < 0 };
}

const SLOW = 40;
const TURNED = 900;

/** The same, but he may also be met head on: then one turns back. */
function anyWay(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const { ahead } = relative(own.pose, foe.pose);
  const hunt: Goal = { ...base, speed: SLOW, keepsRoad: false, way: wayTo(game.setup, foe.pose), guns: 2, fear: 0.3 };
  if (ahead < 0) return { ...hunt, turnsBack: true, drops: true, speedCare: 0.5 };
  const speed = Math.max(SLOW, Math.min(closing(game, own, foe, 3), topOf(game, own)));
  return { ...hunt, speed: faces(game, own) ? forBends(game, own, speed) : SLOW + 10, range: [2, 6] };
}

/** Goes the way of the road. */
function faces(game: RoadGame, own: Vehicle): boolean {
  return headingDifference(own.pose.h, roadHeading(game, own)) <= TURNED;
}

/** As far off as the guns carry, and never nearer than mid range. */
function snipe(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const reach = Math.max(RANGES.medium, reachOf(batteryOf(game, own, foe)));
  const from = RANGES.short + 1;
  const to = Math.min(reach, RANGES.medium);
  return { ...base, speed: steady(game, own, foe, (from + to) / 2), range: [from, to], place: 'behind', guns: 1.2 };
}

/** Faster than he is by enough to get there. */
function shuntSpeed(game: RoadGame, own: Vehicle, foe: Vehicle): number {
  return forBends(game, own, closing(game, own, foe, -3));
}

const JOUST_LEAD = 7;
const JOUST_SPEED = 60;

/** First a lead, then about, then nose to nose; past each other, it begins again. */
function joust(game: RoadGame, own: Vehicle, foe: Vehicle, base: Base): Goal {
  const gap = gapTo(game, own, foe);
  const { ahead } = relative(own.pose, foe.pose);
  if (!faces(game, own) && ahead > 0) {
    const charge: Goal = {
      ...base,
      speed: JOUST_SPEED,
      keepsRoad: false,
      way: wayTo(game.setup, foe.pose),
      range: [0, 2],
    };
    return { ...charge, words: 'jousts head-on', contact: 'ram', guns: 2, speedCare: 0.2 };
  }
  if (gap > -JOUST_LEAD) {
    const speed = faces(game, own) ? forBends(game, own, topOf(game, own)) : SLOW;
    return { ...base, words: 'gets ahead to turn and joust', speed, hurry: 1.5, drops: hasDroppers(game, own) };
  }
  return {
    ...base,
    words: 'turns to joust',
    speed: SLOW,
    keepsRoad: false,
    way: wayTo(game.setup, foe.pose),
    turnsBack: true,
  };
}
