import type { ARMOR_EQUIVALENTS } from '../../catalog/armor-equivalents.ts';
import { WALL_MATERIAL } from '../../catalog/fieldwork.ts';
import { thicknessOf } from '../figures/heavy/explosives.ts';
import type { Table } from '../state/state.ts';

/** Something of the map that can be breached. */
interface Solid {
  /** Of the set-up's barriers, or -1. */
  readonly barrier: number;
  /** Of its obstacles, or -1. */
  readonly obstacle: number;
  readonly material: keyof typeof ARMOR_EQUIVALENTS;
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
  return { barrier, obstacle, material, thickness: thicknessOf(wall.av, material) };
}
