// Fire and explosion (deluxe/V.4/fire, deluxe/V.4/explosion). Chances in sixths: the die must be this or less.

/** Catching fire, once a turn at the highest chance that applies. Hits are summed over the turn. */
export const IGNITION = {
  flameHits: { from: 10, to: 24, chance: 2 },
  heavyFlameHits: { from: 25, to: null, chance: 3 },
  /** Plant, flamethrower or flaming oil jet hit by any enemy fire. */
  fuelHit: { chance: 2 },
  /** The same parts hit by laser, flamethrower or flaming oil. */
  fuelHitByFlame: { chance: 4 },
} as const;

/** Putting it out at the end of the turn (deluxe/V.4/extinguisher). */
export const EXTINGUISHING = { extinguisher: 3, improved: 4 } as const;

/** Hits to every occupant, component, tire and armor side for each burning turn. */
export const BURN_HITS = 1;

/** Improved body armor saves its wearer from the burn on this or less. */
export const IMPROVED_BODY_ARMOR_SAVE = 3;

/** Explosion of a burning vehicle that carries something explosive: die, inches, dice, debris counters. */
export const EXPLOSION = { chance: 1, radius: 2, damage: '1d', debris: 5 } as const;

/** Weapons that let a burning vehicle explode. */
export const EXPLOSIVE_WEAPONS = ['FT', 'HDFT', 'FOJ', 'HDFOJ', 'RL', 'MML', 'RGM', 'WGM', 'HR', 'MR', 'LR', 'MNR', 'MFR', 'AT', 'TG'] as const;
