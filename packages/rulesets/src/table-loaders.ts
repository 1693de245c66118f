// The tables alone, for whoever plays and does nothing else: a bundle made of this has no garage, no campaign and no rule index in it.

import type { TableRuleset } from '@hardtop/board';

/** By the ruleset's id. */
export const TABLE_LOADERS = {
  deluxe: (): Promise<TableRuleset> => import('@hardtop/deluxe/table').then(({ deluxe }) => deluxe),
  roadrage: (): Promise<TableRuleset> => import('@hardtop/roadrage/table').then(({ roadrage }) => roadrage),
  sixth: (): Promise<TableRuleset> => import('@hardtop/sixth/table').then(({ sixth }) => sixth),
  twilight: (): Promise<TableRuleset> => import('@hardtop/twilight/table').then(({ twilight }) => twilight),
} as const;

const isLoader = (id: string): id is keyof typeof TABLE_LOADERS => Object.hasOwn(TABLE_LOADERS, id);

/** Undefined where there is no such table. */
export function loadTable(id: string): Promise<TableRuleset> | undefined {
  return isLoader(id) ? TABLE_LOADERS[id]() : undefined;
}
