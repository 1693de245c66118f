// Ways out of counts that are none: the nearest whole number that can be.

import type { Cargo } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import type { CrewFit } from '../design/fittings.ts';
import { tireFits } from '../design/gear.ts';
import { LARGEST_COUNT } from '../problems/numbers.ts';
import { type Candidates, type ProblemPlace, several } from './candidate.ts';
import { armorMoves } from './fittings.ts';
import { removeWeapon } from './removal.ts';

function whole(value: number, least: number): number {
  if (!Number.isFinite(value)) return least;
  return Math.min(LARGEST_COUNT, Math.max(least, Math.round(value)));
}

export function* counts(place: ProblemPlace): Candidates {
  const { problem, part, fit } = place;
  if (problem.where.startsWith('armor ')) yield* armorMoves(place);
  if (problem.where.endsWith(' tires') && problem.item === undefined) yield* tireCounts(place);
  if (problem.where === 'box spaces') {
    const spaces = whole(place.hull.body.spaces, 0);
    yield several(`A box of ${spaces} spaces`, { kind: 'set', options: { spaces }, part });
  }
  const index = problem.item?.index ?? -1;
  switch (problem.item?.list) {
    case 'weapons':
      yield* weaponCounts(place, index);
      return;
    case 'crew': {
      const item = fit.crew[index];
      if (item !== undefined) yield several('Count them anew', replaceCrew(part, index, item));
      yield several('Leave them behind', { kind: 'remove', list: 'crew', index, part });
      return;
    }
    case 'accessories': {
      const item = fit.accessories[index];
      if (item === undefined) return;
      const count = whole(item.count, 1);
      yield several(`Take ${count}`, { kind: 'replace', list: 'accessories', index, item: { ...item, count }, part });
      yield several('Take none', { kind: 'remove', list: 'accessories', index, part });
      return;
    }
    case 'cargo': {
      const item = fit.cargo[index];
      if (item === undefined) return;
      yield several('Count it anew', { kind: 'replace', list: 'cargo', index, item: countable(item), part });
      yield several('Leave it behind', { kind: 'remove', list: 'cargo', index, part });
      return;
    }
    default:
  }
}

function* weaponCounts({ part, fit }: ProblemPlace, index: number): Candidates {
  const item = fit.weapons[index];
  if (item === undefined) return;
  const count = whole(item.count, 1);
  const { magazines, ...rest } = item;
  const held = magazines === undefined ? {} : { magazines: whole(magazines, 0) };
  const next = { ...rest, count, ...held };
  yield several(`Take ${count}`, { kind: 'replace', list: 'weapons', index, item: next, part });
  const plain = { ...rest, count };
  yield several('Leave the magazines out', { kind: 'replace', list: 'weapons', index, item: plain, part });
  yield several('Take none', ...removeWeapon(part, fit, index, Number.POSITIVE_INFINITY));
}

function replaceCrew(part: string, index: number, item: CrewFit): Edit {
  const { count, handWeapons, ...rest } = item;
  const next: CrewFit = {
    ...rest,
    ...(count !== undefined && { count: whole(count, 1) }),
    ...(handWeapons && { handWeapons: handWeapons.map((arm) => ({ ...arm, count: whole(arm.count, 1) })) }),
  };
  return { kind: 'replace', list: 'crew', index, item: next, part };
}

function* tireCounts({ owner, prefix }: ProblemPlace): Candidates {
  const tires = tireFits(owner).map((fit) => ({ ...fit, count: whole(fit.count, 1) }));
  yield several('Count the tires anew', { kind: 'set', options: { tires }, part: prefix });
}

const positive = (value: number): number => (value >= 0 ? value : 0);

function countable(cargo: Cargo): Cargo {
  switch (cargo.kind) {
    case 'goods': {
      const { cost, ...rest } = cargo;
      const paid = cost === undefined ? {} : { cost: positive(cost) };
      return { ...rest, spaces: positive(cargo.spaces), weight: positive(cargo.weight), ...paid };
    }
    case 'spare-tire':
      return { ...cargo, count: whole(cargo.count, 1) };
    case 'ammunition':
      return { ...cargo, loads: whole(cargo.loads, 1) };
    case 'grenades':
      return { ...cargo, boxes: whole(cargo.boxes, 1) };
    case 'vehicle':
      return cargo;
  }
}
