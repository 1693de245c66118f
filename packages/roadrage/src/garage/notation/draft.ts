// A vehicle as the words of a line build it up.

import type { BodyId } from '../../catalog/bodies.ts';
import type { GearId, SkillId } from '../../catalog/characters.ts';
import type { MountId, TargetingId } from '../../catalog/mounts.ts';
import type { OptionId } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { Character, Design, Facing, WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import type { StatedId } from './words.ts';

export type Stated = Partial<Record<StatedId, number>>;

export interface GunDraft {
  readonly weapon: WeaponId;
  mount: MountId | null;
  facing: Facing | null;
  targeting: TargetingId | null;
  twin: boolean;
  count: number;
}

export interface PersonDraft {
  name: string | null;
  readonly skills: Partial<Record<SkillId, number>>;
  readonly gear: GearId[];
  readonly weapons: WeaponId[];
}

/** Said before the gun it is about. */
interface SaidAhead {
  mount: MountId | null;
  facing: Facing | null;
  twin: boolean;
  /** In somebody's hands, though it is a vehicle's weapon. */
  carried: boolean;
}

export const noneAhead = (): SaidAhead => ({ mount: null, facing: null, twin: false, carried: false });

export class LineDraft {
  body: BodyId | null = null;
  drive: Design['drive'] = 'left';
  readonly options: OptionId[] = [];
  readonly guns: GunDraft[] = [];
  readonly people: PersonDraft[] = [];
  isUnmanned = false;
  readonly stated: Stated = {};

  addPeople(count: number): PersonDraft | null {
    for (let i = 0; i < count; i += 1) this.people.push({ name: null, skills: {}, gear: [], weapons: [] });
    return this.people.at(-1) ?? null;
  }

  /** Hand weapons that nobody was said to carry and no mount to hold. */
  private looseWeapons(): readonly WeaponId[] {
    return this.guns
      .filter(({ weapon, mount }) => WEAPONS[weapon].carried === 'hand' && mount === null)
      .flatMap(({ weapon, count }) => Array.from({ length: count }, () => weapon));
  }

  /** They go to the passengers first, one each; the driver has his hands full. */
  crew(): readonly Character[] {
    const carried = this.people.map(({ weapons }) => [...weapons]);
    const order = carried.length > 1 ? [...carried.slice(1), ...carried.slice(0, 1)] : carried;
    this.looseWeapons().forEach((weapon, i) => {
      order[i % Math.max(1, order.length)]?.push(weapon);
    });
    return this.people.map(({ name, skills, gear }, seat) => ({
      name: name ?? seatTitle(seat),
      skills,
      gear,
      weapons: carried[seat] ?? [],
    }));
  }

  fittings(): readonly WeaponFitting[] {
    return this.guns.flatMap(({ weapon, mount, facing, targeting, twin, count }) => {
      const { carried, range } = WEAPONS[weapon];
      if (carried === 'hand' && mount === null) return [];
      const unsaid: Facing = range === 'dropped' ? 'back' : mount === 'door' ? 'left' : 'front';
      const fitting = {
        weapon,
        mount: mount ?? 'fixed',
        facing: facing ?? unsaid,
        targeting: targeting ?? 'none',
        twin,
      };
      return Array.from({ length: count }, () => fitting);
    });
  }
}
