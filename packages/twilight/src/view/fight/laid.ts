// What changes on the ground in a fight: doors, breaches, smoke, fires, lanes of fire, charges, mines, what was dropped.

import type { Area, AreaArt } from '@hardtop/board';
import { clip } from '@hardtop/geometry';
import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Minefield } from '../../scenarios/world.ts';
import { middleOf } from '../../table/queries/bearing.ts';
import { drawnLength, frameOf, type Spot, SQUARE, spotOf } from '../../table/queries/spots.ts';
import type { State } from '../../table/state/state.ts';
import type { HazardLane, Thing } from '../../table/state/things.ts';
import { barrierWords, boxOf, discAround, edgePoints, isFixed, obstacleArea, regionPoints } from './ground.ts';

export function changingAreas(setup: Setup, state: State): readonly Area[] {
  return [
    ...barrierAreas(setup, state),
    ...setup.obstacles.flatMap((obstacle, i) => (state.obstacles[i] === true ? [] : [obstacleArea(setup, obstacle)])),
    ...lampAreas(setup, state),
    ...fieldAreas(setup, state),
    ...trapAreas(setup, state),
    ...state.things.flatMap((thing) => thingAreas(setup, state, thing)),
  ];
}

/** Doors, windows and gates as they stand, and holes where walls were. */
function barrierAreas(setup: Setup, { barriers }: State): readonly Area[] {
  return setup.barriers.flatMap((barrier, i): readonly Area[] => {
    const now = barriers[i];
    const points = edgePoints(setup, barrier);
    if (now?.broken === true) {
      return [{ id: `breach-${barrier.id}`, kind: 'breach', drawn: 'breach', points }];
    }
    if (isFixed(barrier)) return [];
    const condition = now?.open === true ? 'open' : now?.locked === true ? 'locked' : barrier.opens ? 'shut' : '';
    const drawn: AreaArt = now?.open === true ? 'mark' : barrier.opaque ? 'door' : 'window';
    // Nothing is written there: what it is is seen, and told to whoever points at it.
    return [{ id: `barrier-${barrier.id}`, kind: barrierWords(barrier, condition), drawn, points }];
  });
}

/** How far the light of a lamp reaches that burns. */
function lampAreas(setup: Setup, { lamps, light }: State): readonly Area[] {
  return setup.lamps.flatMap((lamp, i): readonly Area[] => {
    if (lamps[i] !== true || light[lamp.at.l] === 'full') return [];
    const radius = drawnLength(setup, lamp.at.l, lamp.full);
    return [
      { id: `light-${lamp.id}`, kind: 'light', drawn: 'beam', points: discAround(spotOf(setup, lamp.at), radius) },
    ];
  });
}

/** Fields that this viewer knows; what is left of others is not in what he knows. */
function fieldAreas(setup: Setup, { minefields }: State): readonly Area[] {
  return setup.minefields.flatMap((field, i): readonly Area[] => {
    const now = minefields[i];
    if (now === undefined || now.known === 0) return [];
    return [
      {
        id: `field-${field.id}`,
        kind: 'minefield',
        drawn: 'mine',
        points: fieldPoints(setup, field),
        label: 'Minefield',
      },
    ];
  });
}

function fieldPoints(setup: Setup, { region }: Minefield) {
  return regionPoints(setup, region);
}

function trapAreas(setup: Setup, { traps }: State): readonly Area[] {
  return setup.traps.flatMap((trap, i): readonly Area[] => {
    const now = traps[i];
    if (now === undefined || !now.armed || now.known === 0) return [];
    const points = boxOf(setup, trap.at.l, trap.at.x, trap.at.y);
    return [{ id: `trap-${trap.id}`, kind: 'trap', drawn: 'spikes', points, label: trap.name }];
  });
}

function around(setup: Setup, at: Cell, meters: number): readonly Spot[] {
  return discAround(spotOf(setup, at), Math.max(SQUARE / 2, drawnLength(setup, at.l, meters)));
}

function thingAreas(setup: Setup, state: State, thing: Thing): readonly Area[] {
  const area = (kind: string, drawn: AreaArt, points: readonly Spot[], label: string): readonly Area[] => [
    { id: thing.id, kind, drawn, points, label },
  ];
  switch (thing.kind) {
    case 'smoke': {
      const isHeavy = state.turn <= thing.heavyUntil;
      return area('smoke', 'smoke', around(setup, thing.at, thing.radius), isHeavy ? 'Heavy smoke' : 'Light smoke');
    }
    case 'gas':
      return area('gas', 'gas', around(setup, thing.at, thing.radius), 'Gas');
    case 'fire':
      return area('fire', 'fire', around(setup, thing.at, thing.radius), 'Fire');
    case 'lane': {
      const kind = `danger zone, ${thing.dice} hazard dice`;
      const points = lanePoints(setup, thing);
      return points.length < 3 ? [] : [{ id: thing.id, kind, drawn: 'lane', points }];
    }
    case 'charge':
      return area('charge', 'grenade', around(setup, thing.at, 0), `Charge, ${thing.points} points`);
    case 'mine':
      return area('mine', 'mine', around(setup, thing.at, 0), thing.what === 'claymore' ? 'Claymore' : 'Mine');
    case 'dropped':
      return area('dropped', 'crate', discAround(spotOf(setup, thing.at), SQUARE * 0.2), 'Dropped arms and goods');
    case 'glow':
      return area('light', 'beam', around(setup, thing.at, thing.full), 'A light');
    case 'flying':
      return thing.what === 'grenade' ? area('grenade', 'grenade', around(setup, thing.at, 0), 'Grenade') : [];
    case 'mission':
      return area('fire mission', 'mark', around(setup, thing.at, 0), 'Where indirect fire is called down');
    case 'sighting':
      return area(
        'sighting',
        'mark',
        discAround(spotOf(setup, thing.at), SQUARE * 0.3),
        `${thing.name}, made out in turn ${thing.turn}`,
      );
    case 'ashes':
      return area('ashes', 'debris', discAround(spotOf(setup, thing.at), SQUARE * 0.2), `Ashes of ${thing.what}`);
    case 'crater':
      return area(
        'crater',
        thing.blocks ? 'obstacle' : 'ditch',
        boxOf(setup, thing.at.l, thing.at.x, thing.at.y),
        'Crater',
      );
  }
}

/** Four meters to either side of the ray, from the near end of its band to the far one, as far as the map goes. */
const LANE_HALF_METERS = 4;

function lanePoints(setup: Setup, { from, to, near, far }: HazardLane): readonly Spot[] {
  // Fire from a roof lies on the ground below it.
  const { l } = to;
  const [a, b] = [from.l === l ? spotOf(setup, from) : spotUnder(setup, from, l), spotOf(setup, to)];
  const long = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  if (long === 0) return onMap(setup, l, around(setup, to, LANE_HALF_METERS));
  const way = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const side = drawnLength(setup, l, LANE_HALF_METERS);
  const at = (meters: number, across: number): Spot => {
    const along = drawnLength(setup, l, meters);
    return { x: a.x + way.x * along - way.y * across, y: a.y + way.y * along + way.x * across };
  };
  return onMap(setup, l, [at(near, side), at(far, side), at(far, -side), at(near, -side)]);
}

/** What of an outline lies on a level. */
function onMap(setup: Setup, l: number, points: readonly Spot[]): readonly Spot[] {
  const { x, top, width, height } = frameOf(setup, l);
  const edges = [
    { normal: { x: -1, y: 0 }, offset: -x },
    { normal: { x: 1, y: 0 }, offset: x + width },
    { normal: { x: 0, y: 1 }, offset: top },
    { normal: { x: 0, y: -1 }, offset: height - top },
  ];
  return clip({ points }, edges)?.points ?? [];
}

/** Where the middle of a square lies on another level of its site. */
function spotUnder(setup: Setup, from: Cell, l: number): Spot {
  const [here, corner] = [middleOf(setup, from), middleOf(setup, { l, x: 0, y: 0 })];
  const { x, y } = spotOf(setup, { l, x: 0, y: 0 });
  return { x: x + drawnLength(setup, l, here.x - corner.x), y: y - drawnLength(setup, l, here.y - corner.y) };
}
