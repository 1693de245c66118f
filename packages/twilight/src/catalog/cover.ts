// Armor Values of Cover (twilight/referee/cover-armor), L1923. `each`: the value of one thickness, to be multiplied.

export interface Cover {
  readonly name: string;
  readonly av: number;
  readonly each?: string;
}

export const COVER = {
  sandbag: { name: 'Sandbag (250 mm)', av: 5, each: 'sandbag' },
  plank: { name: 'Two-inch wooden plank (50 mm)', av: 1 },
  'timber-wall': { name: 'Timber house wall (200 mm)', av: 4 },
  'cinder-block-wall': { name: 'Cinder block wall (300 mm)', av: 9 },
  'stone-wall': { name: 'Stone wall (300 mm)', av: 6 },
  'thick-stone-wall': { name: 'Thick stone wall (600 mm)', av: 12 },
  'reinforced-concrete': { name: 'Reinforced concrete', av: 10, each: '250 mm' },
  'tree-trunk': { name: 'Tree trunk (600 mm)', av: 12 },
  'brick-wall': { name: 'Brick wall (100 mm)', av: 3 },
  'thick-brick-wall': { name: 'Thick brick wall (300 mm)', av: 9 },
} as const satisfies Record<string, Cover>;
