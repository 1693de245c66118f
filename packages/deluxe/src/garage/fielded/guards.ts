// Wheelguards of a design, wheel by wheel (deluxe/VIII.8/wheelguards, deluxe/VIII.8/cycle-wheelguards).

import type { SidecarDesign } from '../design/design.ts';
import type { AccessoryFit } from '../design/fittings.ts';
import type { FieldedGuard } from './fielded.ts';
import type { GroundDesign } from './refusals.ts';

interface Wheel {
  readonly at: 'front' | 'back';
  /** Takes the guard of a cycle's wheel. */
  readonly narrow: boolean;
}

const CAR_PAIR = (at: Wheel['at'], wheels: number): readonly Wheel[] =>
  Array.from({ length: wheels }, () => ({ at, narrow: false }));

/** In the order of the record sheet. */
function wheelsOf(design: GroundDesign | SidecarDesign): readonly Wheel[] {
  switch (design.class) {
    case 'car':
      return [...CAR_PAIR('front', 2), ...CAR_PAIR('back', design.sixWheels === true ? 4 : 2)];
    case 'cycle':
      return [
        { at: 'front', narrow: true },
        { at: 'back', narrow: true },
      ];
    case 'sidecar':
      return [{ at: 'back', narrow: true }];
    case 'trike':
      return design.reversed === true
        ? [...CAR_PAIR('front', 2), { at: 'back', narrow: true }]
        : [{ at: 'front', narrow: true }, ...CAR_PAIR('back', 2)];
  }
}

const GUARDS: readonly string[] = ['wheelguard', 'retractablewheelguard', 'cyclewheelguard'];

/** The guard before each wheel; null without any. Where no place is named the wheels behind come first. */
export function guardsOf(design: GroundDesign | SidecarDesign): readonly (number | FieldedGuard)[] | null {
  const wheels = wheelsOf(design);
  const points: (number | FieldedGuard)[] = wheels.map(() => 0);
  let some = false;
  const free = (index: number, narrow: boolean, at: string | undefined): boolean => {
    const wheel = wheels[index];
    return wheel?.narrow === narrow && points[index] === 0 && (at === undefined || at === wheel.at);
  };
  for (const fit of design.accessories) {
    if (!GUARDS.includes(fit.id)) continue;
    for (let left = fit.count; left > 0; left--) {
      const index = wheels.findLastIndex((_, i) => free(i, fit.id === 'cyclewheelguard', fit.at));
      if (index < 0) break;
      points[index] = guardOf(fit);
      some = true;
    }
  }
  return some ? points : null;
}

/** Of the armor that the body has, if it does not say so. */
function guardOf({ id, points = 0, armorType }: AccessoryFit): number | FieldedGuard {
  if (id !== 'retractablewheelguard' && armorType === undefined) return points;
  return {
    points,
    ...(id === 'retractablewheelguard' && { retracts: true }),
    ...(armorType !== undefined && { armor: armorType }),
  };
}
