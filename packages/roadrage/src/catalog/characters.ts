import { type Cost, MINOR, MUNDANE } from './cost.ts';

const DRIVING_SKILLS = ['bike', 'car', 'van', 'bigRig'] as const;
export const SKILL_IDS = [...DRIVING_SKILLS, 'smallArms', 'heavyWeapons'] as const;
export type SkillId = (typeof SKILL_IDS)[number];

export const SKILL_NAMES: Readonly<Record<SkillId, string>> = {
  bike: 'Driving (bike)',
  car: 'Driving (car)',
  van: 'Driving (van)',
  bigRig: 'Driving (big rig)',
  smallArms: 'Small arms',
  heavyWeapons: 'Heavy weapons',
};

/** Character design, p. 14. */
export const CHARACTERS = { skillPoints: 3, mostPerSkill: 2, hitPoints: 5 } as const;

export const GEAR_IDS = ['crashHelmet', 'bodyArmor', 'bikeLeathers'] as const;
export type GearId = (typeof GEAR_IDS)[number];

interface Gear {
  readonly id: GearId;
  readonly name: string;
  readonly cost: Cost;
  /** The lowest die that saves a point. */
  readonly save: number;
  readonly against: 'all' | 'ranged' | 'falls';
}

/** A helmet is free for bikers and racers; nobody else can have one (p. 15). */
export const GEAR: Readonly<Record<GearId, Gear>> = {
  crashHelmet: { id: 'crashHelmet', name: 'Crash helmet', cost: MUNDANE, save: 6, against: 'all' },
  bodyArmor: { id: 'bodyArmor', name: 'Body armor', cost: MINOR, save: 5, against: 'ranged' },
  bikeLeathers: { id: 'bikeLeathers', name: 'Bike racing leathers', cost: MINOR, save: 4, against: 'falls' },
};
