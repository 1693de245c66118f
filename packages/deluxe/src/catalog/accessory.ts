// The shape of a row in the accessory tables. Dollars, pounds, spaces; DP null where the thing has none of its own.

import type { DeluxeRule } from '../rules.ts';

type AccessorySpecial =
  | { readonly kind: 'none' }
  | { readonly kind: 'aim'; readonly bonus: 1 | 2 | 3; readonly scope: 'position' | 'one-weapon' | 'hand-weapon' }
  | { readonly kind: 'magazine'; readonly dpToWeapon: number } // plus the price and weight of one more load
  | { readonly kind: 'rocket-rack'; readonly holdsSpaces: number }
  | { readonly kind: 'grenade'; readonly damage: '1d'; readonly radius: number; readonly refill: number; readonly feetEach: number; readonly lostOn: number }
  | { readonly kind: 'blades'; readonly addsDamage: number; readonly armorPoints: number } // priced as so many armor points, if any
  | { readonly kind: 'ram-plate'; readonly costFactor: { readonly num: 3; readonly den: 2 }; readonly weightFactor: { readonly num: 1; readonly den: 2 } } // of the front armor
  | { readonly kind: 'extinguisher'; readonly putsOut: 3 | 4 } // die, this or less
  | { readonly kind: 'wheelguard'; readonly costPerPoint: number; readonly weightPerPoint: number; readonly maxPoints: number; readonly stopsOn: number; readonly retracts: boolean }
  | { readonly kind: 'body-armor'; readonly dp: 3 | 6; readonly reflexes: 0 | -1 }
  | { readonly kind: 'handling-aid'; readonly reduces: number; readonly fromSpeed: number; readonly lostWith: 'front' | 'back' } // maneuvers only
  | { readonly kind: 'tire-chains' }
  | { readonly kind: 'winch'; readonly cable: number; readonly supports: number; readonly cableDp: number; readonly cableToHit: number } // cable in inches
  | { readonly kind: 'parachute'; readonly minAltitude: number; readonly opensAfter: number; readonly brakes: number; readonly maxWeight: number | null; readonly grenadeEquivalents: number | null }
  | { readonly kind: 'stretcher'; readonly people: number; readonly armored: boolean } // room beyond the vehicle's own spaces when not armored
  | { readonly kind: 'pontoons'; readonly sinksAfterTurns: number }
  | { readonly kind: 'door' } // open, it leaves its side without armor
  | { readonly kind: 'radio'; readonly miles: number | null }
  | { readonly kind: 'laser-battery' };

export interface Accessory {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly dp: number | null;
  /** Stops working when the power plant is destroyed. */
  readonly needsPlant: boolean;
  readonly special: AccessorySpecial;
  readonly rule: DeluxeRule;
}
