// Slots of the outline: sides, turrets, people, plant and the room inside.

import type { OutlineSlot } from '@hardtop/kernel';
import type { CrewFit, Role, WeaponFit } from '../fittings.ts';
import type { Hull } from '../hull.ts';
import { sideName } from '../problems/problem.ts';

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const turretSlot = (id: string): string => `turret:${id}`;

/** Where a weapon stands on the drawing. */
export const slotOfWeapon = (fit: WeaponFit): string =>
  fit.mount === 'turret' ? turretSlot(fit.turret ?? '') : fit.mount;

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  driver: 'Driver',
  gunner: 'Gunner',
  passenger: 'Passenger',
  'luxury-passenger': 'Passenger in comfort',
  'skid-passenger': 'Patient on a skid',
};

export const roleName = (role: Role): string => ROLE_NAMES[role];

/** Numbered where there is more than one of a kind. */
export function crewLabel(crew: readonly CrewFit[], index: number): string {
  const role = crew[index]?.role ?? 'passenger';
  const alike = crew.filter((fit) => fit.role === role).length;
  const nth = crew.slice(0, index + 1).filter((fit) => fit.role === role).length;
  return alike > 1 ? `${roleName(role)} ${nth}` : roleName(role);
}

/** Sides with armor or mounts, then what sits within. */
export function slotsOf(hull: Hull): readonly OutlineSlot[] {
  const sides = new Set<string>([...hull.locations, ...(hull.mounts?.mounts ?? [])]);
  sides.delete('turret');
  const all: OutlineSlot[] = [...sides].map((id) => ({
    id,
    label: capital(sideName(id as WeaponFit['mount'])),
    kind: 'side',
  }));
  for (const { id, at } of hull.fit.turrets)
    all.push({ id: turretSlot(id), label: `Turret, ${sideName(at)}`, kind: 'turret' });
  if (hull.fit.accessories.some(({ id }) => id === 'rocketplatform'))
    all.push({ id: 'platform', label: 'Rocket platform', kind: 'turret' });
  all.push({ id: 'crew', label: 'Crew', kind: 'crew' });
  if (hull.part === '' && hull.kind !== 'box') all.push({ id: 'plant', label: 'Power plant', kind: 'plant' });
  all.push({ id: 'inside', label: 'Inside', kind: 'inside' });
  if (hull.body.cargoSpaces > 0 || hull.fit.cargo.length > 0)
    all.push({ id: 'cargo', label: 'Cargo area', kind: 'cargo' });
  return all;
}
