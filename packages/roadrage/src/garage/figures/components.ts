import { MOUNTS } from '../../catalog/mounts.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Design, WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import { gunsIn } from './cost.ts';

// What a record sheet lists: the components that critical damage can hit, and the options that it cannot.

type ComponentKind = 'engine' | 'fuel' | 'brakes' | 'occupant' | 'option' | 'weapon' | 'mount';

export interface Component {
  readonly kind: ComponentKind;
  readonly label: string;
  /** Which option, gun, mount (by its weapon) or seat; 0 for the others. */
  readonly index: number;
  readonly option?: OptionId;
}

const FACING_WORDS = { front: 'front', back: 'rear', left: 'left', right: 'right' } as const;

export const facingText = ({ facing }: WeaponFitting): string => FACING_WORDS[facing];

/** "Autocannon", "2 machine guns". */
export function gunText(fitting: WeaponFitting): string {
  const { name } = WEAPONS[fitting.weapon];
  return gunsIn(fitting) === 1 ? name : `2 ${name.toLowerCase()}s`;
}

/** Places of a fitting's guns among all guns of the vehicle: twins are two. */
export function gunPlaces({ weapons }: Design): readonly (readonly number[])[] {
  let next = 0;
  return weapons.map((fitting) => Array.from({ length: gunsIn(fitting) }, () => next++));
}

function gunComponents(fitting: WeaponFitting, index: number, guns: readonly number[]): readonly Component[] {
  const mount = MOUNTS[fitting.mount];
  const { name, destroyable } = WEAPONS[fitting.weapon];
  const label = `${name} (${facingText(fitting)})`;
  const hit = destroyable ? guns.map((gun): Component => ({ kind: 'weapon', label, index: gun })) : [];
  return mount.destroyable ? [...hit, { kind: 'mount', label: mount.name, index }] : hit;
}

/** In the order of the book's sheet. The engine is one entry with two lives. */
export function componentsOf(design: Design): readonly Component[] {
  const places = gunPlaces(design);
  return [
    { kind: 'engine', label: 'Engine (first, second)', index: 0 },
    { kind: 'fuel', label: 'Fuel', index: 0 },
    { kind: 'brakes', label: 'Brakes', index: 0 },
    ...design.crew.map((_, seat): Component => ({ kind: 'occupant', label: seatTitle(seat), index: seat })),
    ...design.options.flatMap((option, index): readonly Component[] =>
      OPTIONS[option].destroyable ? [{ kind: 'option', label: OPTIONS[option].name, index, option }] : [],
    ),
    ...design.weapons.flatMap((fitting, i) => gunComponents(fitting, i, places[i] ?? [])),
  ];
}

/** Options that no critical damage can reach, each once with its count. */
export function otherOptions({ options }: Design): readonly string[] {
  const names = options.filter((id) => !OPTIONS[id].destroyable).map((id) => OPTIONS[id].name);
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}
