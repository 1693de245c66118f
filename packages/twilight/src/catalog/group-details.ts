// Figures of the group descriptions (twilight/groups/military-convoy, twilight/groups/slavers, twilight/groups/horses), L312-L354.

/** A truck or wagon that carries medical cargo in a military convoy (L340). */
export const MEDICAL_CREW = {
  doctors: { count: 1, med: 80, arm: 'pistol' },
  nurses: { count: 1, med: 50, arm: 'pistol' },
  medics: { count: 2, med: 30, arm: 'assault-rifle' },
  soldiers: { count: 2, arm: 'assault-rifle' },
} as const;

/** L354: up to 40; a roll spreads them (B-14f). */
export const SLAVES = { most: 40, dice: '1d10', times: 4 } as const;

/** L312: pack horses with a mounted group. */
export const PACK_HORSES = { from: 1, to: 2 } as const;
