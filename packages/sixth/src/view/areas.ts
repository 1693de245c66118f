import type { Area, AreaArt } from '@hardtop/board';
import { boxShape, rectangle } from '@hardtop/geometry';
import { Drawings, lastingJson } from '@hardtop/kernel';
import { HAZARD_SIZE, HAZARDS, type HazardId } from '../catalog/hazards.ts';
import type { Hazard, Setup } from '../scenarios/setup.ts';
import { tokenShape } from '../table/queries/token-shape.ts';
import type { State, TokenState } from '../table/state/state.ts';

const HAZARD_ART: Readonly<Record<HazardId, AreaArt>> = {
  clay: 'dirt',
  mud: 'mud',
  gravel: 'rough',
  ice: 'ice',
  oil: 'oil',
  debris: 'debris',
};

/** The others are known by name alone. */
const isPrinted = (kind: HazardId): boolean => kind === 'clay' || kind === 'mud';

const hazardArea = ({ id, kind, pose }: Hazard): Area => ({
  ...{ id, kind, drawn: HAZARD_ART[kind], points: rectangle(pose, HAZARD_SIZE).points },
  label: HAZARDS[kind].name,
  ...(isPrinted(kind) ? {} : { remark: 'reconstructed' }),
});

/** What never moves: ground, hazards and walls. */
export function groundAreas(setup: Setup): readonly Area[] {
  const before = known.get(setup);
  if (before !== undefined) return before;
  const areas = drawGround(setup).map((area) => lastingJson(area));
  known.set(setup, areas);
  return areas;
}

const known = new WeakMap<Setup, readonly Area[]>();

function drawGround({ bounds, terrain, hazards, walls }: Setup): readonly Area[] {
  return [
    { id: 'floor', kind: 'arena', drawn: 'floor', points: boxShape(bounds).points },
    ...terrain.map(({ id, points, level, label }) => ({
      ...({ id, kind: 'terrain', drawn: 'rough', points } as const),
      label: `${label === '' ? 'Rough ground' : label}, level ${level}`,
    })),
    ...hazards.map(hazardArea),
    ...walls.map(({ id, pose, size }) => ({
      ...({ id, kind: 'wall', drawn: 'obstacle', points: rectangle(pose, size).points } as const),
      label: 'Wall',
    })),
  ];
}

const drawn = new Drawings<Hazard | TokenState, Area>();

/** Hazards that came into the arena since it was laid. */
export const laidAreas = (setup: Setup, { laid }: State): readonly Area[] =>
  laid.map((hazard) => drawn.of(setup, hazard, null, () => hazardArea(hazard)));

/** Barrels and barriers as they lie; wrecks are pieces. */
export const tokenAreas = (setup: Setup, { tokens }: State): readonly Area[] =>
  tokens
    .filter(({ gone, kind }) => !gone && kind !== 'wreck')
    .map((token) => drawn.of(setup, token, null, () => tokenArea(token)));

const tokenArea = (token: TokenState): Area => ({
  id: token.id,
  kind: token.kind,
  drawn: token.kind === 'barrier' ? 'barrier' : 'cone',
  points: tokenShape(token).points,
  label: token.durability === null ? token.kind : `${token.kind}, ${token.durability - token.damage} left`,
  remark: 'size reconstructed',
});
