// Damage location (deluxe/V.3/damage-location): what an attack meets, outermost first. A layer lists alternatives; one of those
// built in is picked at random for each attack, and what is left over goes to the next layer.

import type { Plate } from './armor-locations.ts';
import type { Side } from './units.ts';

/** A side that a weapon there fires from. */
export type FixedMount = 'front' | 'right' | 'left' | 'back';
/** `platform` is for rockets on the roof, `top` for what is fired into the air. */
export type Mount = FixedMount | 'turret' | 'platform' | 'top';

export function isFixed(mount: Mount): mount is FixedMount {
  return mount !== 'turret' && mount !== 'platform' && mount !== 'top';
}

export type DamageLayer =
  | { readonly kind: 'armor'; readonly side: Plate }
  /** Several plates side by side. */
  | { readonly kind: 'plates'; readonly sides: readonly Plate[] }
  /** One of the weapons at that mount. */
  | { readonly kind: 'weapons'; readonly mount: Mount }
  /** The power plant, if it stands there. */
  | { readonly kind: 'plant'; readonly at: 'front' | 'back' }
  | { readonly kind: 'crew' }
  | { readonly kind: 'cargo' }
  /** A rocket platform and the rockets on it, outside the roof. */
  | { readonly kind: 'platform' }
  /** One of crew, plant and cargo. */
  | { readonly kind: 'interior' }
  /** All that a cycle is: riders, plant, weapons, tires. */
  | { readonly kind: 'frame' }
  /** What is in and on a sidecar, its tire apart. */
  | { readonly kind: 'sidecar' };

const armor = (side: Plate): DamageLayer => ({ kind: 'armor', side });
const weapons = (mount: Mount): DamageLayer => ({ kind: 'weapons', mount });
const plant = (at: 'front' | 'back'): DamageLayer => ({ kind: 'plant', at });

const LENGTHWISE: readonly DamageLayer[] = [armor('front'), weapons('front'), plant('front'), { kind: 'crew' }, { kind: 'cargo' }, plant('back'), weapons('back'), armor('back')];
const CROSSWISE: readonly DamageLayer[] = [armor('right'), weapons('right'), { kind: 'interior' }, weapons('left'), armor('left')];
const UPWARD: readonly DamageLayer[] = [armor('underbody'), { kind: 'interior' }, weapons('turret'), weapons('top'), armor('top'), { kind: 'platform' }];

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

/** A rocket platform aimed at: nothing is before it, and the rest flies over the car. */
export const PLATFORM_LAYERS: readonly DamageLayer[] = [{ kind: 'platform' }];

const FRAME: readonly DamageLayer[] = [{ kind: 'frame' }];
const SIDECAR: DamageLayer = { kind: 'sidecar' };

/** What a collision meets on a cycle: plates at its ends only, and nothing inside anything. */
export const CYCLE_LAYERS: Readonly<Record<Side, readonly DamageLayer[]>> = {
  front: [armor('front'), ...FRAME],
  back: [armor('back'), ...FRAME],
  right: FRAME,
  left: FRAME,
  underbody: FRAME,
  top: FRAME,
};

const OVER_SIDECAR: readonly DamageLayer[] = [SIDECAR, ...FRAME];

/** The same with a sidecar, which takes its share at the ends and stands before the cycle on its own side. */
export const COMBINATION_LAYERS: Readonly<Record<'left' | 'right', Readonly<Record<Side, readonly DamageLayer[]>>>> = {
  left: { ...bothEnds(), left: [armor('sidecarLeft'), ...OVER_SIDECAR], right: FRAME },
  right: { ...bothEnds(), right: [armor('sidecarRight'), ...OVER_SIDECAR], left: FRAME },
};

function bothEnds(): Readonly<Record<'front' | 'back' | 'top' | 'underbody', readonly DamageLayer[]>> {
  return {
    front: [{ kind: 'plates', sides: ['front', 'sidecarFront'] }, SIDECAR, ...FRAME],
    back: [{ kind: 'plates', sides: ['back', 'sidecarBack'] }, SIDECAR, ...FRAME],
    underbody: [armor('sidecarUnderbody'), SIDECAR, ...FRAME],
    top: OVER_SIDECAR,
  };
}

/** A shot at a sidecar: through one plate, into one thing behind it, out by the plate opposite. */
export const SIDECAR_LAYERS: Readonly<Record<Exclude<Side, 'top'>, readonly DamageLayer[]>> = {
  front: [armor('sidecarFront'), SIDECAR, armor('sidecarBack')],
  back: [armor('sidecarBack'), SIDECAR, armor('sidecarFront')],
  left: [armor('sidecarLeft'), SIDECAR, armor('sidecarRight')],
  right: [armor('sidecarRight'), SIDECAR, armor('sidecarLeft')],
  underbody: [armor('sidecarUnderbody'), SIDECAR],
};
