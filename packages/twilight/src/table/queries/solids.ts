import type { ARMOR_EQUIVALENTS } from '../../catalog/armor-equivalents.ts';
import { EARTHWORKS, WALL_MATERIAL } from '../../catalog/fieldwork.ts';
import { thicknessOf } from '../figures/heavy/explosives.ts';
import type { Table } from '../state/state.ts';

/** Something of the map that can be breached. */
interface Solid {
  /** Of the set-up's barriers, or -1. */
  readonly barrier: number;
  /** Of its obstacles, or -1. */
  readonly obstacle: number;
  readonly material: keyof typeof ARMOR_EQUIVALENTS;
  /** Nothing of it flies about. */
  readonly earthen: boolean;
  /** Millimeters. */
  readonly thickness: number;
}

/** What it is made of and how thick; null: there is no such thing. */
export function solidOf({ setup }: Pick<Table, 'setup'>, id: string): Solid | null {
  const barrier = setup.barriers.findIndex((one) => one.id === id);
  const obstacle = setup.obstacles.findIndex((one) => one.id === id);
  const wall = setup.barriers[barrier] ?? setup.obstacles[obstacle];
  if (wall === undefined) return null;
  const material = wall.cover === null ? 'stone-dirt-wood' : WALL_MATERIAL[wall.cover];
  const earthen = EARTHWORKS.some((cover) => cover === wall.cover);
  return { barrier, obstacle, material, earthen, thickness: thicknessOf(wall.av, material) };
}
