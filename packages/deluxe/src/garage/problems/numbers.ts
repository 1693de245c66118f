// Counts that are no counts: a design may come from anywhere.

import type { DeluxeRule } from '../../rules.ts';
import type { TireFit } from '../design.ts';
import { spaceText } from '../exact.ts';
import type { Fittings } from '../fittings.ts';
import type { Findings } from './problem.ts';

const SHEET: DeluxeRule = 'deluxe/VIII/planning-sheet';

const isWhole = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

export function numberProblems(found: Findings, fit: Fittings, tires: readonly TireFit[]): void {
  const want = (value: number | undefined, least: number, where: string): void => {
    if (value !== undefined && !isWhole(value, least))
      found.add('number', where, SHEET, `${where}: ${value} is not a whole number from ${least}.`);
  };
  for (const { weapon, mount, count, magazines } of fit.weapons) {
    want(count, 1, `${weapon} ${mount}`);
    want(magazines, 0, `${weapon} ${mount} magazines`);
  }
  for (const { role, count } of fit.crew) want(count, 1, role);
  for (const { id, count } of fit.accessories) want(count, 1, id);
  for (const { tire, count } of tires) want(count, 1, `${tire} tires`);
  for (const cargo of fit.cargo) {
    if (cargo.kind === 'goods' && (cargo.spaces < 0 || cargo.weight < 0))
      found.add(
        'number',
        cargo.name,
        SHEET,
        `${cargo.name}: ${spaceText(cargo.spaces)} spaces and ${cargo.weight} lb cannot be.`,
      );
    if (cargo.kind === 'spare-tire') want(cargo.count, 1, 'spare tires');
    if (cargo.kind === 'ammunition') want(cargo.loads, 1, `${cargo.weapon} ammunition`);
    if (cargo.kind === 'grenades') want(cargo.boxes, 1, 'grenades');
  }
}
