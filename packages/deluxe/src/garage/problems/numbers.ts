// Counts that are no counts: a design may come from anywhere.

import type { DeluxeRule } from '../../rules.ts';
import type { TireFit } from '../design/design.ts';
import { spaceText } from '../design/exact.ts';
import type { Hull } from '../design/hull.ts';
import type { DesignProblem, Findings } from './problem.ts';

const SHEET: DeluxeRule = 'deluxe/VIII/planning-sheet';

/** More of anything than any vehicle holds: beyond it lies nonsense. */
export const LARGEST_COUNT = 999;

export const isCount = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= LARGEST_COUNT;

type ItemAtFault = NonNullable<DesignProblem['item']>;

export function numberProblems(found: Findings, hull: Hull, tires: readonly TireFit[]): void {
  const want = (value: number | undefined, least: number, where: string, item?: ItemAtFault): void => {
    if (value === undefined || isCount(value, least)) return;
    const message = `${where}: ${value} is not a whole number from ${least} to ${LARGEST_COUNT}.`;
    found.add('number', where, SHEET, message, item === undefined ? undefined : { item });
  };
  const { weapons, crew, accessories } = hull.fit;
  weapons.forEach(({ weapon, mount, count, magazines }, index) => {
    want(count, 1, `${weapon} ${mount}`, { list: 'weapons', index });
    want(magazines, 0, `${weapon} ${mount} magazines`, { list: 'weapons', index });
  });
  crew.forEach(({ role, count, handWeapons }, index) => {
    want(count, 1, role, { list: 'crew', index });
    for (const arm of handWeapons ?? []) want(arm.count, 1, `${role} ${arm.id}`, { list: 'crew', index });
  });
  accessories.forEach(({ id, count }, index) => {
    want(count, 1, id, { list: 'accessories', index });
  });
  for (const { tire, count } of tires) want(count, 1, `${tire} tires`);
  if (hull.kind === 'box') want(hull.body.spaces, 0, 'box spaces');
  cargoNumbers(found, hull, want);
}

function cargoNumbers(
  found: Findings,
  { fit }: Hull,
  want: (value: number, least: number, where: string, item: ItemAtFault) => void,
): void {
  fit.cargo.forEach((cargo, index) => {
    const item: ItemAtFault = { list: 'cargo', index };
    if (cargo.kind === 'goods' && !(cargo.spaces >= 0 && cargo.weight >= 0 && (cargo.cost ?? 0) >= 0)) {
      const message = `${cargo.name}: ${spaceText(cargo.spaces)} spaces and ${cargo.weight} lb for $${cargo.cost ?? 0} cannot be.`;
      found.add('number', cargo.name, SHEET, message, { item });
    }
    if (cargo.kind === 'spare-tire') want(cargo.count, 1, 'spare tires', item);
    if (cargo.kind === 'ammunition') want(cargo.loads, 1, `${cargo.weapon} ammunition`, item);
    if (cargo.kind === 'grenades') want(cargo.boxes, 1, 'grenades', item);
  });
}
