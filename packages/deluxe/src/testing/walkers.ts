import type { PersonModel } from '../table/state/model.ts';
import type { Walker } from '../table/state/setup.ts';
import { facing } from './collision-fixtures.ts';

/** A bystander at a point, who stands. */
export function walker(x: number, y: number, changes: Partial<Walker> = {}): Walker {
  return {
    id: 'p1',
    name: 'Ann',
    seat: null,
    pose: facing(x, y, 0),
    speed: 12.5,
    way: [],
    round: false,
    armor: 0,
    hits: 0,
    ...changes,
  };
}

/** Somebody on foot who acts for a seat. */
export function actor(
  x: number,
  y: number,
  changes: Partial<Omit<Walker, 'model'>> & { readonly model?: Partial<PersonModel> } = {},
): Walker {
  const { model = {}, id = 'p1', seat = 0, armor = 0, ...rest } = changes;
  return walker(x, y, {
    ...rest,
    id,
    seat,
    armor,
    model: {
      id,
      seat: seat ?? 0,
      post: 'passenger',
      driverSkill: 0,
      gunnerSkill: 0,
      computer: 'none',
      armorKind: 'none',
      armor,
      ...model,
    },
  });
}
