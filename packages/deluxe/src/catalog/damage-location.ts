// Damage location (deluxe/V.3/damage-location): what an attack meets, outermost first. A layer lists alternatives; one of those
// built in is picked at random for each attack, and what is left over goes to the next layer.

import type { Side } from './units.ts';

export type Mount = 'front' | 'right' | 'left' | 'back' | 'turret';

export type DamageLayer =
  | { readonly kind: 'armor'; readonly side: Side }
  /** One of the weapons at that mount. */
  | { readonly kind: 'weapons'; readonly mount: Mount }
  /** The power plant, if it stands there. */
  | { readonly kind: 'plant'; readonly at: 'front' | 'back' }
  | { readonly kind: 'crew' }
  | { readonly kind: 'cargo' }
  /** One of crew, plant and cargo. */
  | { readonly kind: 'interior' };

const armor = (side: Side): DamageLayer => ({ kind: 'armor', side });
const weapons = (mount: Mount): DamageLayer => ({ kind: 'weapons', mount });
const plant = (at: 'front' | 'back'): DamageLayer => ({ kind: 'plant', at });

const LENGTHWISE: readonly DamageLayer[] = [armor('front'), weapons('front'), plant('front'), { kind: 'crew' }, { kind: 'cargo' }, plant('back'), weapons('back'), armor('back')];
const CROSSWISE: readonly DamageLayer[] = [armor('right'), weapons('right'), { kind: 'interior' }, weapons('left'), armor('left')];
const UPWARD: readonly DamageLayer[] = [armor('underbody'), { kind: 'interior' }, weapons('turret'), armor('top')];

export const DAMAGE_LAYERS: Readonly<Record<Side, readonly DamageLayer[]>> = {
  front: LENGTHWISE,
  back: [...LENGTHWISE].reverse(),
  right: CROSSWISE,
  left: [...CROSSWISE].reverse(),
  underbody: UPWARD,
  top: [...UPWARD].reverse(),
};

/** A turret aimed at from the side: top armor, then its weapons; the rest flies over the car. */
export const TURRET_LAYERS: readonly DamageLayer[] = [armor('top'), weapons('turret')];
