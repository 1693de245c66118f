import { DEFAULT_VARIANTS } from '../variants.ts';
import { quickCheck } from './check.ts';
import { STOCK } from './stock/list.ts';

/** What `npm run bench` times: totals and problems of one stock vehicle, each call the next. */
export function checkBench(): () => number {
  let next = 0;
  return () => {
    const vehicle = STOCK[next];
    next = (next + 1) % STOCK.length;
    return vehicle === undefined ? 0 : quickCheck(vehicle.design, DEFAULT_VARIANTS).problems.length;
  };
}
