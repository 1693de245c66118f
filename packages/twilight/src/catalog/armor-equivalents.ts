// Armor Equivalent Table (twilight/referee/armor-equivalents), L1959.

interface Material {
  readonly name: string;
  readonly mmPerAv: number;
  readonly avPerMm: number;
}

/** Both columns as printed; the second is rounded for sheet steel and for concrete and bricks. */
export const ARMOR_EQUIVALENTS = {
  'armor-plate': { name: 'Armor plate', mmPerAv: 5, avPerMm: 0.2 },
  'sheet-steel': { name: 'Sheet steel', mmPerAv: 6, avPerMm: 0.16 },
  'reinforced-concrete': { name: 'Reinforced concrete', mmPerAv: 25, avPerMm: 0.04 },
  'concrete-and-bricks': { name: 'Concrete and bricks', mmPerAv: 35, avPerMm: 0.03 },
  'stone-dirt-wood': { name: 'Stone, packed dirt, wood', mmPerAv: 50, avPerMm: 0.02 },
  'loose-dirt': { name: 'Loose dirt', mmPerAv: 250, avPerMm: 0.004 },
} as const satisfies Record<string, Material>;
