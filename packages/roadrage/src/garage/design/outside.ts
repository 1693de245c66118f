import { showsOutside } from '../../catalog/looks.ts';
import { OPTION_IDS } from '../../catalog/options.ts';
import type { Character, Design } from './design.ts';

/** A person as others see him: who he is and what he can do, not what he wears and carries. */
export function outsideOfPerson({ name, skills }: Character): Character {
  return { name, skills, gear: [], weapons: [] };
}

/** The plainest vehicle that looks the same: its body, what shows of its options, and the people in it. */
export function outsideOf(design: Design): Design {
  return {
    ...design,
    // In the order of the book: their own would tell of what stands between them.
    options: OPTION_IDS.flatMap((id) => (showsOutside(id) ? design.options.filter((option) => option === id) : [])),
    weapons: [],
    crew: design.crew.map(outsideOfPerson),
  };
}
