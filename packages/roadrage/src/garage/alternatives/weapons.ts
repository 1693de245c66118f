import { MOUNT_IDS, MOUNTS, PINTLE_ACCESS } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Design, WeaponFitting } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { facingText } from '../figures/components.ts';
import { facingsFor } from '../problems/weapons.ts';
import type { Candidates } from './parts.ts';

const lower = (text: string): string => text.toLowerCase();

function* otherMounts(design: Design, fitting: WeaponFitting, index: number): Candidates {
  const name = lower(WEAPONS[fitting.weapon].name);
  const set = (changed: Partial<WeaponFitting>): Edit => ({
    kind: 'setWeapon',
    index,
    fitting: { ...fitting, ...changed },
  });
  if (fitting.twin) yield { label: `One ${name} alone`, edit: set({ twin: false }) };
  if (fitting.targeting !== 'none') yield { label: 'Plain sights', edit: set({ targeting: 'none' }) };
  if (WEAPONS[fitting.weapon].range === 'dropped') {
    const edit = set({ mount: 'fixed', facing: 'back', targeting: 'none', twin: false });
    yield { label: `A plain ${name} at the rear`, edit };
    return;
  }
  for (const facing of facingsFor(design, fitting.mount))
    yield { label: `Point the ${name} to the ${facingText({ ...fitting, facing })}`, edit: set({ facing }) };
  for (const mount of MOUNT_IDS) {
    if (mount === fitting.mount) continue;
    const legal = facingsFor(design, mount);
    const facing = legal.includes(fitting.facing) ? fitting.facing : (legal[0] ?? 'front');
    const label = `Put the ${name} in a ${lower(MOUNTS[mount].name)}, ${facingText({ ...fitting, facing })}`;
    yield { label, edit: set({ mount, facing, twin: false }) };
  }
}

/** What people carry, they take in their hands. */
function* byHand({ crew }: Design, { weapon }: WeaponFitting, index: number): Candidates {
  if (WEAPONS[weapon].carried === 'vehicle') return;
  for (const [seat, character] of crew.entries())
    yield {
      label: `Give the ${lower(WEAPONS[weapon].name)} to ${character.name}`,
      edit: {
        kind: 'several',
        edits: [
          { kind: 'removeWeapon', index },
          { kind: 'setCrew', index: seat, character: { ...character, weapons: [...character.weapons, weapon] } },
        ],
      },
    };
}

export function* weaponWays(design: Design, index: number): Candidates {
  const fitting = design.weapons[index];
  if (fitting === undefined) return;
  if (fitting.mount === 'pintle')
    for (const option of PINTLE_ACCESS)
      yield { label: `Fit a ${lower(OPTIONS[option].name)}`, edit: { kind: 'addOption', option } };
  yield* byHand(design, fitting, index);
  yield* otherMounts(design, fitting, index);
  yield { label: `Take out the ${lower(WEAPONS[fitting.weapon].name)}`, edit: { kind: 'removeWeapon', index } };
}
