// Changes to a finished vehicle (deluxe/VIII.13/modifying). Percent of the new part's price.

export const RETROFIT = { surchargePercent: 10, atListPrice: ['tires'], fixedForLife: ['chassis', 'suspension'] } as const;
