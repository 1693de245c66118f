import type { Area, AreaArt } from '@hardtop/board';
import { rectangle } from '@hardtop/geometry';
import { WATER } from '../catalog/terrain.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Terrain } from '../table/state/terrain.ts';

const DRAWN = {
  road: 'road',
  'off-road': 'dirt',
  gravel: 'rough',
  'light-snow': 'snow',
  'heavy-snow': 'snow',
  ice: 'ice',
  ditch: 'ditch',
  slope: 'slope',
  brush: 'brush',
  curb: 'curb',
} as const satisfies Record<Exclude<Terrain['kind'], 'water'>, AreaArt>;

/** Water that nobody without a raised suspension gets through looks deep. */
function artOf(area: Terrain): AreaArt {
  if (area.kind !== 'water') return DRAWN[area.kind];
  return area.depth > WATER.fordable.usual ? 'water' : 'shallows';
}

/** Plain surfaces explain themselves. */
function areaOf(area: Terrain): Area {
  const { id, kind, pose, size, label } = area;
  const drawn = { id, kind, drawn: artOf(area), points: rectangle(pose, size).points };
  return label === kind && (kind === 'road' || kind === 'curb') ? drawn : { ...drawn, label };
}

/** Open country under everything, where the map is that; then its areas, the later over the earlier. */
export function groundAreas({ ground, terrain, bounds }: Setup): readonly Area[] {
  const areas = terrain.map(areaOf);
  if (ground === 'road') return areas;
  const { minX, minY, maxX, maxY } = bounds;
  const points = [
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
    { x: minX, y: minY },
    { x: maxX, y: minY },
  ];
  return [{ id: 'country', kind: 'open ground', drawn: 'dirt', points }, ...areas];
}
