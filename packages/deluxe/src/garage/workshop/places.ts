// Slots of the outline: sides, turrets, people, plant and the room inside.

import type { OutlineSlot } from '@hardtop/workshop';
import type { SingleDesign } from '../design/design.ts';
import type { CrewFit, Role, WeaponFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { sideName } from '../problems/problem.ts';
import type { Section } from './section.ts';

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

/** They aim and fire; passengers do not. */
export const isPosition = (role: Role): boolean => role === 'driver' || role === 'gunner';

export const hasPlatform = (hull: Hull): boolean => hull.fit.accessories.some(({ id }) => id === 'rocketplatform');

/** Where the plant stands, and what is in reserve. */
export const plantSlot = (at: 'front' | 'back' | 'cargo'): string => (at === 'cargo' ? 'cargo' : `plant-${at}`);

/** Cargo of a body without an area of its own lies in its free room. */
export const cargoSlot = (hull: Hull): string => (hull.body.cargoSpaces > 0 ? 'cargo' : 'inside');

/** Numbered where there is more than one of a kind. */
export function crewLabel(crew: readonly CrewFit[], index: number): string {
  const role = crew[index]?.role ?? 'passenger';
  const alike = crew.filter((fit) => fit.role === role).length;
  const nth = crew.slice(0, index + 1).filter((fit) => fit.role === role).length;
  return alike > 1 ? `${roleName(role)} ${nth}` : roleName(role);
}

function sideSlots(hull: Hull): readonly OutlineSlot[] {
  const sides = new Set<WeaponFit['mount']>([...hull.locations, ...(hull.mounts?.mounts ?? [])]);
  sides.delete('turret');
  return [...sides].map((id) => ({ id, label: capital(sideName(id)), kind: 'side' }));
}

/** In front unless every plant stands elsewhere. */
function plantSlots(design: SingleDesign): readonly OutlineSlot[] {
  if (!('plants' in design)) return [];
  const places = design.plants.map(({ at }) => at);
  return (['front', 'back'] as const)
    .filter((at) => places.includes(at) || (at === 'front' && !places.includes('back')))
    .map((at) => ({ id: plantSlot(at), label: 'Power plant', kind: 'plant' }));
}

/** Sides with armor or mounts, then what sits within from the nose to the tail. */
export function slotsOf({ hull, design, isOwn }: Section): readonly OutlineSlot[] {
  const plants = isOwn ? plantSlots(design) : [];
  const turrets = hull.fit.turrets.map(
    ({ id, at }): OutlineSlot => ({ id: turretSlot(id), label: `Turret, ${sideName(at)}`, kind: 'turret' }),
  );
  return [
    ...sideSlots(hull),
    ...plants.filter(({ id }) => id === plantSlot('front')),
    { id: 'crew', label: 'Crew', kind: 'crew' },
    ...turrets,
    ...(hasPlatform(hull) ? [{ id: 'platform', label: 'Rocket platform', kind: 'turret' } as const] : []),
    { id: 'inside', label: 'Inside', kind: 'inside' },
    ...(hull.body.cargoSpaces > 0 ? [{ id: 'cargo', label: 'Cargo area', kind: 'cargo' } as const] : []),
    ...plants.filter(({ id }) => id === plantSlot('back')),
  ];
}
