/** How a thing behaves when a car comes to it. */
export type Weight = 'driveThrough' | 'light' | 'heavy' | 'wall';
export type Cover = 'none' | 'partial' | 'full';

/** Shields that a thing between attacker and target gives. */
export const COVER_SHIELDS: Readonly<Record<Cover, number>> = { none: 0, partial: 1, full: 3 };

export const OBSTACLE_KINDS = ['car', 'arenaEdge', 'innerWall', 'wreck', 'barrier', 'barrel'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

type ObstacleShape = { readonly kind: 'rectangle'; readonly length: number; readonly width: number } | { readonly kind: 'circle'; readonly diameter: number };

interface Obstacle {
  readonly kind: ObstacleKind;
  readonly weight: Weight;
  readonly cover: Cover;
  /** null: it cannot be damaged. */
  readonly durability: number | null;
  /** With the side of the token up that shows a durability, by choice at set-up. */
  readonly durabilityFaceUp?: number;
  /** In car lengths; walls are as long as the arena has them, cars and wrecks as a car's base. */
  readonly shape?: ObstacleShape;
  /** How many the box has for each player. */
  readonly perPlayer?: number;
}

// biome-ignore format: one obstacle to a line
export const OBSTACLES: Readonly<Record<ObstacleKind, Obstacle>> = {
  car: { kind: 'car', weight: 'heavy', cover: 'partial', durability: null },
  arenaEdge: { kind: 'arenaEdge', weight: 'wall', cover: 'full', durability: null },
  innerWall: { kind: 'innerWall', weight: 'wall', cover: 'full', durability: null },
  wreck: { kind: 'wreck', weight: 'heavy', cover: 'partial', durability: null, durabilityFaceUp: 6 },
  barrier: { kind: 'barrier', weight: 'heavy', cover: 'partial', durability: null, durabilityFaceUp: 4, shape: { kind: 'rectangle', length: 1, width: 0.25 }, perPlayer: 1 },
  barrel: { kind: 'barrel', weight: 'light', cover: 'none', durability: 2, shape: { kind: 'circle', diameter: 0.3 }, perPlayer: 1 },
};
