import type { Area, AreaArt } from '@hardtop/board';
import { type Box, boxShape, rectangle, type Shape } from '@hardtop/geometry';
import { lastingJson } from '@hardtop/kernel';
import type { CounterKind } from '../catalog/counters.ts';
import type { ObjectKind } from '../catalog/rams.ts';
import type { Obstacle, Patch, Setup } from '../scenarios/setup.ts';
import type { Counter, State } from '../table/state/state.ts';

function areaOf(id: string, kind: AreaArt, shape: Shape, label: string): Area {
  const { points } = shape;
  return label === '' ? { id, kind, points } : { id, kind, points, label };
}

function patchKind({ footing, grounds }: Patch): AreaArt {
  if (grounds.includes('impassable')) return 'cliff';
  if (grounds.includes('rough') || grounds.includes('punishing')) return 'rough';
  if (footing === 'ice') return 'ice';
  if (grounds.includes('slippery') && footing === 'offRoad') return 'mud';
  if (footing === 'wet' || grounds.includes('slippery')) return 'wet';
  if (footing === 'oil') return 'oil';
  return footing === 'offRoad' ? 'dirt' : 'road';
}

function patchArea(patch: Patch): Area {
  const height = patch.level === 0 ? '' : `level ${patch.level}`;
  return areaOf(
    patch.id,
    patchKind(patch),
    boxShape(patch.box),
    [patch.label, height].filter((word) => word !== '').join(', '),
  );
}

const OBJECT_AREAS: Readonly<Record<ObjectKind, AreaArt>> = {
  cone: 'cone',
  box: 'crate',
  trashcan: 'crate',
  stand: 'crate',
  barrier: 'barrier',
  crate: 'crate',
  sign: 'post',
  trafficLight: 'post',
  bollard: 'post',
  interiorWall: 'building',
  lamppost: 'lamp',
  tree: 'tree',
  brickWall: 'barrier',
  building: 'building',
};

function obstacleArea({ id, kind, pose, size, label }: Obstacle): Area {
  return { ...areaOf(id, OBJECT_AREAS[kind], rectangle(pose, size), label), kind, drawn: OBJECT_AREAS[kind] };
}

const COUNTER_AREAS: Readonly<Record<CounterKind, AreaArt>> = {
  smoke: 'smoke',
  oil: 'oil',
  spikes: 'spikes',
  mine: 'mine',
  flamingOil: 'fire',
};

function counterArea({ id, kind, pose }: Counter): Area {
  return areaOf(id, COUNTER_AREAS[kind], rectangle({ ...pose, h: 0 }, { length: 1, width: 1 }), '');
}

/** How thick the wall around a map is drawn. */
const WALL = 0.5;

function walls({ minX, minY, maxX, maxY }: Box): readonly Area[] {
  const boxes = [
    { minX: minX - WALL, minY: maxY, maxX: maxX + WALL, maxY: maxY + WALL },
    { minX: minX - WALL, minY: minY - WALL, maxX: maxX + WALL, maxY: minY },
    { minX: minX - WALL, minY, maxX: minX, maxY },
    { minX: maxX, minY, maxX: maxX + WALL, maxY },
  ];
  return boxes.map((box, i) => areaOf(`wall-${i + 1}`, 'wall', boxShape(box), ''));
}

function goalAreas({ objective }: Setup): readonly Area[] {
  if (objective.kind === 'escape') return [areaOf('goal', 'zone', boxShape(objective.zone), 'way out')];
  if (objective.kind !== 'laps') return [];
  const last = objective.gates.length - 1;
  return objective.gates.map(({ id, a, b }, i) =>
    areaOf(id, 'mark', { points: [a, b] }, i === last ? 'line' : `gate ${i + 1}`),
  );
}

/** What stays where it is. */
interface Scenery {
  readonly ground: readonly Area[];
  readonly obstacles: readonly Area[];
}

const sceneries = new WeakMap<Setup, Scenery>();

/** Drawn once, and the same areas in every view. */
function sceneryOf(setup: Setup): Scenery {
  const known = sceneries.get(setup);
  if (known !== undefined) return known;
  const ground = [
    areaOf('floor', 'floor', boxShape(setup.bounds), ''),
    ...setup.patches.map(patchArea),
    ...goalAreas(setup),
    ...(setup.edge === 'wall' ? walls(setup.bounds) : []),
  ];
  const drawn = {
    ground: ground.map((area) => lastingJson(area)),
    obstacles: setup.obstacles.map((obstacle) => lastingJson(obstacleArea(obstacle))),
  };
  sceneries.set(setup, drawn);
  return drawn;
}

/** Ground, goals, walls, obstacles and what lies about, from the bottom up. */
export function areasOf(setup: Setup, { smashed, counters }: State): readonly Area[] {
  const { ground, obstacles } = sceneryOf(setup);
  const standing = smashed.length === 0 ? obstacles : obstacles.filter(({ id }) => !smashed.includes(id));
  return [...ground, ...standing, ...counters.map(counterArea)];
}
