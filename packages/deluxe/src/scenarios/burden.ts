import type { Problem } from '@hardtop/kernel';
import { CARRYING_CAPACITY, carried, clipBurden } from '../catalog/hand-weapons.ts';
import type { FieldedCrew } from '../garage/fielded/fielded.ts';

/** Nobody bears more than so many grenade-equivalents (deluxe/V.6/hand-weapons), in improved body armor less. */
export function burdenProblems(
  people: readonly Pick<FieldedCrew, 'arms' | 'grenades' | 'armor'>[],
  field: string,
): readonly Problem[] {
  return people.flatMap(({ arms = [], grenades = [], armor }, i): readonly Problem[] => {
    const most = armor === 'improvedbodyarmor' ? CARRYING_CAPACITY.improvedBodyArmor : CARRYING_CAPACITY.normal;
    const weapons = [...arms.map(({ weapon }) => weapon), ...grenades.map(({ grenade }) => grenade)];
    const clips = arms.reduce((sum, { weapon, clips: spare = 0 }) => sum + spare * clipBurden(weapon), 0);
    const burden = weapons.reduce((sum, id) => sum + carried(id).grenadeEquivalents, clips);
    if (burden <= most) return loadProblems(arms, `${field}.${i}.arms`);
    const message = `Arms worth ${burden} grenades; one person carries ${most}.`;
    return [{ code: 'burden', field: `${field}.${i}.arms`, rule: 'deluxe/V.6/hand-weapons', message }];
  });
}

/** Grenades go into launchers alone, and nobody loads a mine. */
function loadProblems(arms: NonNullable<FieldedCrew['arms']>, field: string): readonly Problem[] {
  return arms.flatMap(({ weapon, grenades = [], clips = 0 }, i): readonly Problem[] => {
    if (weapon !== 'HGL' && grenades.length > 0)
      return [
        {
          code: 'arms',
          field: `${field}.${i}.grenades`,
          rule: 'deluxe/VI/hand-grenade-launcher',
          message: 'Only a grenade launcher is loaded with grenades.',
        },
      ];
    if (weapon !== 'LM' || clips === 0) return [];
    const message = 'A limpet mine has no spare loads; carry another mine.';
    return [{ code: 'arms', field: `${field}.${i}.clips`, rule: 'deluxe/VI/limpet-mine', message }];
  });
}
