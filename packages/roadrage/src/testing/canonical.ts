import { GEAR_IDS, SKILL_IDS } from '../catalog/characters.ts';
import { OPTION_IDS } from '../catalog/options.ts';
import { WEAPON_IDS } from '../catalog/weapons.ts';
import type { Character, Design } from '../garage/design/design.ts';

const inOrder = <T extends string>(items: readonly T[], ids: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => ids.indexOf(a) - ids.indexOf(b));

const canonicalCharacter = ({ name, skills, gear, weapons }: Character): Character => ({
  name,
  skills: Object.fromEntries(SKILL_IDS.flatMap((id) => ((skills[id] ?? 0) === 0 ? [] : [[id, skills[id]]]))),
  gear: inOrder(gear, GEAR_IDS),
  weapons: inOrder(weapons, WEAPON_IDS),
});

/** The same vehicle with its lists in the order of the book, so that two can be compared. */
export function canonical(design: Design): Design {
  return { ...design, options: inOrder(design.options, OPTION_IDS), crew: design.crew.map(canonicalCharacter) };
}
