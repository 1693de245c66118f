// What can be found at a place, and of which kind it is.

import { DUMP_TONS } from '../catalog/group-issue.ts';
import { type Goods, type GoodsKind, ITEM_INFORMATION } from '../catalog/item-information.ts';
import type { Item } from '../catalog/item-table.ts';
import { RECONSTRUCTION, type RollContext, rollNumber } from '../rolls/roll.ts';
import { type Cargo, dumpCargoOf, merchantCargoOf, militaryCargoOf } from './cargo.ts';

export interface FoundGoods {
  readonly kind: GoodsKind;
  /** Military and merchant goods are of one sort. */
  readonly cargo: Cargo | null;
  /** Left behind, or the stock of a working place; a supply dump's stock is weighed. */
  readonly amount: 'little' | 'stock' | { readonly tons: number };
}

/** One die tells which goods of a place are there; vehicles are rolled apart. */
export function goodsOf(ctx: RollContext, path: string, item: Item): readonly FoundGoods[] {
  const { name, goods }: { readonly name: string; readonly goods: readonly Goods[] } = ITEM_INFORMATION[item];
  const source = { table: 'Item Information Table', row: name };
  const needsDie = goods.some(({ on }) => on !== 'always');
  const die = needsDie ? rollNumber(ctx, path, '1d6', 'twilight/items/goods', source) : 0;
  return goods
    .filter(({ kind }) => kind !== 'derelict' && kind !== 'vehicles')
    .filter(({ on }) => on === 'always' || (die >= on.from && die <= on.to))
    .map(({ kind, on }) => ({
      kind,
      cargo: cargoOf(ctx, `${path}/cargo`, kind, item),
      amount: on !== 'always' ? 'little' : item === 'supply-dump' ? tonsOf(ctx, `${path}/tons`) : 'stock',
    }));
}

function cargoOf(ctx: RollContext, path: string, kind: GoodsKind, item: Item): Cargo | null {
  if (kind === 'merchant') return merchantCargoOf(ctx, path);
  if (kind !== 'military') return null;
  return item === 'supply-dump' ? dumpCargoOf(ctx, path) : militaryCargoOf(ctx, path);
}

function tonsOf(ctx: RollContext, path: string): { readonly tons: number } {
  return {
    tons: rollNumber(ctx, path, DUMP_TONS.dice, 'twilight/items/supply-dump', RECONSTRUCTION) * DUMP_TONS.times,
  };
}
