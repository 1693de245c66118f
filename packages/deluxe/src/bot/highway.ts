// Driving on a road that never ends: keeping on it, after somebody, or away from him.
import { distance, forwardOf, headingDifference, type Pose } from '@hardtop/geometry';
import { SECTION } from '../catalog/road-sections.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { paceOf } from '../table/queries/power.ts';
import { placeOn } from '../table/queries/road.ts';
import type { Vehicle, World } from '../table/state/state.ts';

/** Nobody wants more than half a car over the edge; what it costs to leave the road, and each inch beyond, up to so much. */
const EDGE = { room: 0.4, least: 10, inch: 4, most: 40 } as const;
/** What it costs to look the wrong way, straight against the traffic, for one who only chases and for one who runs. */
const ASTRAY = { chase: 8, run: 40 } as const;
/** Inches that a driver looks ahead, and more with every mph. */
const LOOK = { least: 1, perMph: 1 / 30 } as const;

/** Whether it is the one that a pack hunts. */
function isRunner({ setup }: World, own: Vehicle): boolean {
  return setup.lone !== undefined && setup.sides[ownerOf({ setup }, own)] === setup.lone;
}

function offRoadBy(across: number): number {
  return Math.abs(across) - (SECTION.width / 2 - EDGE.room);
}

function edgeCost(across: number): number {
  const off = offRoadBy(across);
  return off <= 0 ? 0 : Math.min(EDGE.most, EDGE.least + off * EDGE.inch);
}

/** What it costs to be somewhere and go on from there; nothing where there is no such road. */
export function roadCost(world: World, own: Vehicle, to: Pose, heading: number): number {
  const { road } = world.state;
  if (road === undefined) return 0;
  const here = placeOn(road, to);
  const way = forwardOf(heading);
  const reach = LOOK.least + Math.abs(own.speed) * LOOK.perMph;
  const soon = placeOn(road, { x: to.x + way.x * reach, y: to.y + way.y * reach });
  const turned = headingDifference(heading, here.leg.start.h) / 1800;
  const astray = turned * (isRunner(world, own) ? ASTRAY.run : ASTRAY.chase);
  return edgeCost(here.across) + edgeCost(soon.across) + astray;
}

/** As fast as one dares to drive on a highway: what every class of handling adds, and how much less in open country. */
const PACE = { least: 30, base: 65, perClass: 10, country: 40, behind: 20, perInch: 2, near: 3 } as const;

/** The speed for a road: as fast as it dares for whoever runs, as fast as the other and more for whoever chases; null on other maps. */
export function roadSpeed(world: World, own: Vehicle, foe: Vehicle | null): number | null {
  const { road } = world.state;
  if (road === undefined) return null;
  const dares = Math.min(paceOf(world.setup, own).topSpeed, PACE.base + PACE.perClass * Math.max(0, own.handlingClass));
  const most = own.grounds.length === 0 ? PACE.country : dares;
  if (foe === null || isRunner(world, own)) return most;
  const ahead = placeOn(road, foe.pose).along - placeOn(road, own.pose).along;
  // Who has the other behind him lets him come up.
  const more =
    ahead < 0
      ? -PACE.behind
      : distance(foe.pose, own.pose) > PACE.near
        ? Math.min(PACE.behind, ahead * PACE.perInch)
        : 0;
  return Math.min(most, Math.max(PACE.least, Math.abs(foe.speed) + more));
}
