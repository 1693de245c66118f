export const RAM_TYPES = ['headOn', 'shunt', 'sideOn'] as const;
export type RamType = (typeof RAM_TYPES)[number];

/** Ramming damage, p. 25: dice, and what halves them. */
export const RAMS = {
  basePerSize: 2,
  speedOver: 30,
  mphPerDie: 10,
  /** Half the rammer's dice in these. */
  rammerHalved: ['shunt', 'sideOn'],
  /** A sideswipe is made as rough as its driver likes, up to this. */
  roughest: 6,
} as const;

/** The lowest die that saves a point of whiplash, p. 26. */
export const WHIPLASH = { dicePerPoint: 2, seatbelt: 6 } as const;

export const OBJECT_KINDS = ['cone', 'box', 'trashcan', 'stand', 'barrier', 'crate', 'sign', 'trafficLight', 'bollard', 'interiorWall', 'lamppost', 'tree', 'brickWall', 'building'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Fixed objects, p. 27. */
export const OBJECTS: Readonly<Record<ObjectKind, { readonly name: string; readonly size: number }>> = {
  cone: { name: 'Traffic cone', size: 0 },
  box: { name: 'Empty box', size: 0 },
  trashcan: { name: 'Trashcan', size: 1 },
  stand: { name: 'Lemonade stand', size: 1 },
  barrier: { name: 'Road barrier', size: 2 },
  crate: { name: 'Wooden crate', size: 2 },
  sign: { name: 'Road sign', size: 3 },
  trafficLight: { name: 'Traffic light', size: 3 },
  bollard: { name: 'Bollard', size: 3 },
  interiorWall: { name: 'Interior wall', size: 3 },
  lamppost: { name: 'Lamppost', size: 4 },
  tree: { name: 'Tree', size: 4 },
  brickWall: { name: 'Brick wall', size: 4 },
  building: { name: 'Building', size: 5 },
};

/** What stands too high to be shot over (p. 20). */
export const SIGHT_BLOCKERS: readonly ObjectKind[] = ['building', 'interiorWall'];

/** An object gives way to more points than this times its size, and costs ten times its size in mph. */
export const SMASH = { pointsPerSize: 3, mphPerSize: 10 } as const;
