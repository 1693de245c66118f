// Tires wheel by wheel where they are not all alike (deluxe/VIII.5/tires): they need not match front to rear.

import type { TireId } from '../../catalog/tires.ts';
import type { GroundDesign } from './refusals.ts';

/** Whether each wheel stands in front, in the order of the record sheet. */
function inFront(design: GroundDesign): readonly boolean[] {
  switch (design.class) {
    case 'car':
      return [true, true, false, false, ...(design.sixWheels === true ? [false, false] : [])];
    case 'cycle':
      return [true, false];
    case 'trike':
      return design.reversed === true ? [true, true, false] : [true, false, false];
  }
}

/** The kind on each wheel; null where one kind is on all. What names no axle fills what is left, from the front. */
export function wheelTiresOf(design: GroundDesign): readonly TireId[] | null {
  if (new Set(design.tires.map(({ tire }) => tire)).size < 2) return null;
  const wheels = inFront(design);
  const kinds: (TireId | null)[] = wheels.map(() => null);
  const named = design.tires.filter(({ at }) => at !== undefined);
  const others = design.tires.filter(({ at }) => at === undefined);
  for (const { tire, count, at } of [...named, ...others]) {
    for (let left = count; left > 0; left--) {
      const free = kinds.findIndex(
        (kind, i) => kind === null && (at === undefined || (at === 'front') === (wheels[i] === true)),
      );
      if (free >= 0) kinds[free] = tire;
    }
  }
  const spare = design.tires[0]?.tire ?? 'standard';
  return kinds.map((kind) => kind ?? spare);
}
