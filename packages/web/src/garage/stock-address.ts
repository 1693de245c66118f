import { paths } from '../base/router.ts';

const STOCK = 'stock-';

/** Where a stock vehicle stands on the bench. */
export const stockPath = (ruleset: string, id: string): string => paths.garageDesign(`${STOCK}${ruleset}.${id}`);

/** Null: it is no stock vehicle's. Addresses of the first pages name no rules. */
export function parseStockId(address: string): { readonly ruleset: string | null; readonly id: string } | null {
  if (!address.startsWith(STOCK)) return null;
  const [, ruleset = null, id = ''] = /^(?:([a-z0-9-]+)\.)?(.*)$/.exec(address.slice(STOCK.length)) ?? [];
  return { ruleset, id };
}
