import { DITCHES, type DitchRow } from '../../catalog/terrain.ts';
import type { Setup, Structure } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { DitchArea } from '../state/terrain.ts';
import { ditchesOf } from './ground.ts';

/** How hard a ditch is at a speed; null where it cannot be crossed. */
export function ditchDifficulty({ across }: DitchArea, speed: number): number | null {
  const row: DitchRow | undefined = DITCHES.find(({ under }) => across < under);
  const band = row?.bands.find(({ to }) => to === null || Math.abs(speed) <= to);
  return band?.difficulty ?? null;
}

const NONE: readonly DitchArea[] = [];

/** Ditches that a vehicle would fall into as fast as it is; one that it is half across is behind it. */
export function pitfallsFor(setup: Setup, { speed, level, grounds }: Vehicle): readonly DitchArea[] {
  const ditches = ditchesOf(setup);
  if (ditches.length === 0 || level > 0) return NONE;
  return ditches.filter((ditch) => !grounds.includes(ditch.id) && ditchDifficulty(ditch, speed) === null);
}

/** The far wall of a ditch, for whoever falls in: the earth itself, which never yields. */
export function ditchWall(setup: Setup, id: string): Structure | null {
  const ditch = ditchesOf(setup).find((area) => area.id === id);
  if (ditch === undefined) return null;
  const { pose, size } = ditch;
  return { id, kind: 'ditch', pose, size, height: 1, dp: null, label: 'the far wall of the ditch' };
}
