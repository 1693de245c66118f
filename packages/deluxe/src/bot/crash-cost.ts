import { controlRow } from '../table/queries/control-table.ts';
import { crash1At } from '../table/queries/crash-tables.ts';

/** What loss of control costs: any skid, each quarter inch of it, what ends on the roof. */
const LOSS = { skid: 4, square: 6, roll: 95, vault: 100 } as const;

const costs = new Map<number, number>();

/** What losing control at a speed costs in the mean. */
export function crashCost(speed: number): number {
  const mph = Math.abs(speed);
  const known = costs.get(mph);
  if (known !== undefined) return known;
  const { modifier } = controlRow(mph);
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const result = crash1At(die + modifier);
    sum += result.kind === 'skid' ? LOSS.skid + result.squares * LOSS.square : LOSS[result.kind];
  }
  costs.set(mph, sum / 6);
  return sum / 6;
}
