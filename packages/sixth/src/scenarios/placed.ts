import { degrees, makePose, type Pose } from '@hardtop/geometry';
import type { Scenario } from './scenario-schema.ts';
import type { Laying } from './setup.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export const poseOf = ({ x, y, heading }: Placed): Pose => makePose(x, y, degrees(heading));

/** Hazards and tokens by names that begin alike. */
export function laidAs({ hazards, tokens }: Pick<Scenario['arena'], 'hazards' | 'tokens'>, prefix: string): Laying {
  return {
    hazards: hazards.map((hazard, i) => ({
      id: `${prefix}hazard-${i + 1}`,
      kind: hazard.kind,
      pose: poseOf(hazard),
    })),
    tokens: tokens.map((token, i) => ({
      id: `${prefix}${token.kind}-${i + 1}`,
      kind: token.kind,
      pose: poseOf(token),
      breaks: token.breaks,
    })),
  };
}
