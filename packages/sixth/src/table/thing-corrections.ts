import { degrees, makePose, type Pose } from '@hardtop/geometry';
import {
  type Change,
  headingParam,
  MOST_LYING,
  NEW_THINGS,
  nearestParam,
  type Param,
  placedOn,
  removalOf,
} from '@hardtop/kernel';
import { HAZARD_IDS, HAZARD_SIZE, HAZARDS, type HazardId } from '../catalog/hazards.ts';
import { OBSTACLES } from '../catalog/obstacles.ts';
import { hasRoom } from './queries/room.ts';
import type { SixthGame, TokenState } from './state/state.ts';

export const HEADING_STEP = 15;
/** Car lengths by which things are placed on the map. */
export const STEP = 1 / 16;

export const mapPose = (x: number, y: number, heading: number): Pose => makePose(x, y, degrees(heading));

export function mapParams({ setup: { bounds } }: SixthGame, { x, y, h }: Pose): readonly Param[] {
  return [
    nearestParam('x', '1/16 car length', bounds.minX / STEP, bounds.maxX / STEP, x / STEP),
    nearestParam('y', '1/16 car length', bounds.minY / STEP, bounds.maxY / STEP, y / STEP),
    headingParam(HEADING_STEP, h / degrees(1)),
  ];
}

/** What lies about may be taken away; barriers, barrels and hazards may be laid. */
export function thingChanges(game: SixthGame): readonly Change[] {
  const { tokens, laid } = game.state;
  const hasPlace = tokens.length + laid.length < MOST_LYING;
  return [
    ...tokens.filter(({ gone }) => !gone).map(tokenRemoval),
    ...laid.map((hazard) =>
      removalOf({ id: hazard.id, name: HAZARDS[hazard.kind].name }, 'Take it away', () => {
        game.state.laid = game.state.laid.filter((other) => other !== hazard);
      }),
    ),
    ...(hasPlace ? NEW_TOKENS.map((kind) => newToken(game, kind)) : []),
    ...(hasPlace ? HAZARD_IDS.map((kind) => newHazard(game, kind)) : []),
  ];
}

function tokenRemoval(token: TokenState): Change {
  return removalOf({ id: token.id, name: `The ${token.kind}` }, 'Take it away', () => {
    token.gone = true;
  });
}

const NEW_TOKENS = ['barrier', 'barrel'] as const;
type NewToken = (typeof NEW_TOKENS)[number];

function middleOf({ setup: { bounds } }: SixthGame): Pose {
  return makePose((bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2, 0);
}

/** The first of `placed-1`, `placed-2`… that nothing is called yet. */
function freshId({ state: { tokens, laid } }: SixthGame): string {
  const taken = new Set([...tokens, ...laid].map(({ id }) => id));
  let n = 1;
  while (taken.has(`placed-${n}`)) n++;
  return `placed-${n}`;
}

function newToken(game: SixthGame, kind: NewToken): Change {
  const { shape, durability } = OBSTACLES[kind];
  const round = shape?.kind === 'circle' ? shape.diameter : 1;
  const size = shape?.kind === 'rectangle' ? shape : { length: round, width: round };
  return {
    id: `new ${kind}`,
    label: `A ${kind}`,
    group: NEW_THINGS,
    params: mapParams(game, middleOf(game)),
    map: placedOn({ length: size.length, width: size.width }, STEP),
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = mapPose(x * STEP, y * STEP, heading);
      const token: TokenState = { id: freshId(game), kind, pose, damage: 0, durability, gone: false };
      if (!hasRoom(game, token)) return { text: `there is no room for a ${kind} at ${pose.x}, ${pose.y}.` };
      game.state.tokens.push(token);
      return { text: `a ${kind} stands at ${pose.x}, ${pose.y}.` };
    },
  };
}

function newHazard(game: SixthGame, kind: HazardId): Change {
  const { name } = HAZARDS[kind];
  return {
    id: `new ${kind}`,
    label: name,
    group: NEW_THINGS,
    params: mapParams(game, middleOf(game)),
    map: placedOn(HAZARD_SIZE, STEP),
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = mapPose(x * STEP, y * STEP, heading);
      game.state.laid.push({ id: freshId(game), kind, pose });
      return { text: `${name.toLowerCase()} laid at ${pose.x}, ${pose.y}.` };
    },
  };
}
