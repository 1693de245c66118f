// The five terrains of the encounter table (L876). Clear is also printed as Open; a road runs through one of the other four (B-03).

export const TERRAINS = ['road', 'wood', 'swamp', 'hill', 'clear'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Terrain with a range of its own and animals: what lies beside a road. */
export const OPEN_COUNTRY = ['wood', 'swamp', 'hill', 'clear'] as const;
export type Country = (typeof OPEN_COUNTRY)[number];

export const TERRAIN_NAMES = { road: 'Road', wood: 'Wood', swamp: 'Swamp', hill: 'Hill', clear: 'Clear' } as const satisfies Record<Terrain, string>;
