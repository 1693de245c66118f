import type { BodyId } from '../../catalog/bodies.ts';
import type { GearId, SkillId } from '../../catalog/characters.ts';
import type { MountId, TargetingId } from '../../catalog/mounts.ts';
import type { OptionId } from '../../catalog/options.ts';
import type { WeaponId } from '../../catalog/weapons.ts';

/** Which way a gun looks; a mount with an arc of 180° looks to the front or the back. */
export const FACINGS = ['front', 'back', 'left', 'right'] as const;
export type Facing = (typeof FACINGS)[number];

export interface WeaponFitting {
  readonly weapon: WeaponId;
  readonly mount: MountId;
  readonly facing: Facing;
  readonly targeting: TargetingId;
  /** Two in one door of a big vehicle. */
  readonly twin: boolean;
}

/** Two guns of one kind, mounted alike. */
export function isFittedAlike(a: WeaponFitting, b: WeaponFitting): boolean {
  return (
    a.weapon === b.weapon &&
    a.mount === b.mount &&
    a.facing === b.facing &&
    a.targeting === b.targeting &&
    a.twin === b.twin
  );
}

export interface Character {
  readonly name: string;
  readonly skills: Readonly<Partial<Record<SkillId, number>>>;
  readonly gear: readonly GearId[];
  /** What is carried by hand: hand weapons, a launcher, grenades. */
  readonly weapons: readonly WeaponId[];
}

/** A vehicle on paper, which may break the rules while it is being built. */
export interface Design {
  readonly version: 1;
  readonly ruleset: 'roadrage';
  readonly name: string;
  readonly body: BodyId;
  /** Cargo areas and flatbeds appear once for each seat they take. */
  readonly options: readonly OptionId[];
  readonly weapons: readonly WeaponFitting[];
  /** In the order of the seats: the driver, the front passenger, the back seats. */
  readonly crew: readonly Character[];
  readonly drive: 'left' | 'right';
}
