import type { BodyId } from '../../catalog/bodies.ts';
import type { FormatId } from '../../catalog/formats.ts';
import type { OptionId } from '../../catalog/options.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';

/** A vehicle that stands ready, and the game it is built for. */
export interface StockEntry {
  readonly id: string;
  readonly format: FormatId;
  readonly role: string;
  readonly design: Design;
}

type Person = Omit<Character, 'name'>;

export const person = (
  skills: Character['skills'],
  weapons: readonly WeaponId[] = [],
  gear: Character['gear'] = [],
): Person => ({ skills, gear, weapons });

export const gun = (weapon: WeaponId, more: Partial<Omit<WeaponFitting, 'weapon'>> = {}): WeaponFitting => ({
  weapon,
  mount: 'fixed',
  facing: 'front',
  targeting: 'none',
  twin: false,
  ...more,
});

/** A dropped weapon, where dropped weapons are. */
export const dropper = (weapon: WeaponId): WeaponFitting => gun(weapon, { facing: 'back' });

export function vehicle(
  name: string,
  body: BodyId,
  options: readonly OptionId[],
  weapons: readonly WeaponFitting[],
  crew: readonly Person[],
): Design {
  const people = crew.map((one, seat) => ({ name: seatTitle(seat), ...one }));
  return { version: 1, ruleset: 'roadrage', name, body, options, weapons, crew: people, drive: 'left' };
}
