import { overlaps, type Pose, rectangle } from '@hardtop/geometry';
import { HAZARD_SIZE } from '../../catalog/hazards.ts';
import type { Hazard, Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { rectangleOf } from './outline.ts';

/** The highest level below the car's rectangle. */
export function terrainLevelAt({ terrain }: Setup, pose: Pose): number {
  if (terrain.length === 0) return 0;
  const car = rectangleOf(pose);
  return terrain.reduce((most, area) => (area.level > most && overlaps(car, area) ? area.level : most), 0);
}

type Arena = { readonly setup: Setup; readonly state: Pick<State, 'laid'> };

/** Every hazard below the car's rectangle. */
export function hazardsAt({ setup, state }: Arena, pose: Pose): readonly Hazard[] {
  const { hazards } = setup;
  if (hazards.length + state.laid.length === 0) return hazards;
  const car = rectangleOf(pose);
  return [...hazards, ...state.laid].filter((hazard) => overlaps(car, rectangle(hazard.pose, HAZARD_SIZE)));
}
