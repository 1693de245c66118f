import type { DiceCounts } from '../../catalog/dice.ts';
import { type DiceKey, keyOf, spreadOfDice } from './odds.ts';

/** Skids beyond the control in hand swing the car round; so many more flip it. */
const FLIP = 5;

/** What a driving roll may come to. */
export interface Danger {
  readonly skids: number;
  readonly wrenches: number;
  /** Chances: of having no control left, of skids that cannot be paid, of a flip. */
  readonly lost: number;
  readonly unpaid: number;
  readonly flip: number;
}

type Adds = { readonly skid: number; readonly wrench: number };

const known = new Map<DiceKey, Map<number, Danger>>();
/** So many handfuls are remembered, then it is begun anew. */
const MOST_KNOWN = 2000;
/** Figures below this go into one number. */
const SMALL = 100;

/** By exact chances; worked out once for all that are alike. */
export function dangerOf(dice: DiceCounts, adds: Adds, control: number, isManeuver: boolean): Danger {
  if (control >= SMALL || adds.skid >= SMALL || adds.wrench >= SMALL) return workOut(dice, adds, control, isManeuver);
  const handful = keyOf(dice);
  const rest = ((adds.skid * SMALL + adds.wrench) * SMALL + control) * 2 + (isManeuver ? 1 : 0);
  const before = known.get(handful)?.get(rest);
  if (before !== undefined) return before;
  const found = workOut(dice, adds, control, isManeuver);
  if (known.size > MOST_KNOWN) known.clear();
  const byRest = known.get(handful) ?? new Map<number, Danger>();
  known.set(handful, byRest.set(rest, found));
  return found;
}

function workOut(dice: DiceCounts, adds: Adds, control: number, isManeuver: boolean): Danger {
  let [skids, wrenches, lost, unpaid, flip] = [0, 0, 0, 0, 0];
  for (const one of spreadOfDice(dice)) {
    const skid = one.skid + adds.skid;
    skids += skid * one.chance;
    wrenches += (one.wrench + adds.wrench) * one.chance;
    if (skid >= control) lost += one.chance;
    if (skid > control) unpaid += one.chance;
    if (isManeuver && skid >= control + FLIP) flip += one.chance;
  }
  return { skids, wrenches, lost, unpaid, flip };
}
