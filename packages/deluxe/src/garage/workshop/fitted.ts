// What is on the outline, each with the edits that take it off, move it or change it.

import type { FittedPart, PartAction } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { carried } from '../../catalog/hand-weapons.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { weapon } from '../../catalog/weapons.ts';
import type { Cargo } from '../cargo.ts';
import type { Edit } from '../edit.ts';
import type { AccessoryFit, CrewFit, Location, TurretFit, WeaponFit } from '../fittings.ts';
import { plantFits, plantRowsOf } from '../gear.ts';
import { partRow } from '../parts.ts';
import { sideName } from '../problems/problem.ts';
import { capital, crewLabel, slotOfWeapon, turretSlot } from './places.ts';
import type { Section } from './section.ts';

type Fitted = FittedPart<Edit>;
type Action = PartAction<Edit>;

/** A free letter for a link. */
function linkName(section: Section): string {
  const used = new Set(section.hull.fit.weapons.flatMap(({ links }) => links ?? []));
  return ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].find((name) => !used.has(name)) ?? 'X';
}

/** Two and more that point the same way fire as one over a link. */
function linkActions(section: Section, fit: WeaponFit, index: number): readonly Action[] {
  const { weapons } = section.hull.fit;
  const { part } = section;
  if (fit.links !== undefined && fit.links.length > 0) {
    const { links: _, ...item } = fit;
    return [{ label: 'Unlink', edit: { kind: 'replace', list: 'weapons', index, item, part } }];
  }
  const mates = weapons.map((mate, i) => ({ mate, i })).filter(({ mate }) => slotOfWeapon(mate) === slotOfWeapon(fit));
  if (mates.length < 2 && fit.count < 2) return [];
  const name = linkName(section);
  const edits = mates.map(
    ({ mate, i }): Edit => ({
      kind: 'replace',
      list: 'weapons',
      index: i,
      item: { ...mate, links: [...(mate.links ?? []), name] },
      part,
    }),
  );
  return [{ label: 'Link all here', edit: { kind: 'several', edits } }];
}

function weaponActions(section: Section, fit: WeaponFit, index: number): readonly Action[] {
  const set = (label: string, item: WeaponFit): Action => ({
    label,
    edit: { kind: 'replace', list: 'weapons', index, item, part: section.part },
  });
  const magazines = fit.magazines ?? 0;
  return [
    set('One more', { ...fit, count: fit.count + 1 }),
    ...(fit.count > 1 ? [set('One fewer', { ...fit, count: fit.count - 1 })] : []),
    ...(weapon(fit.weapon).costPerShot === null ? [] : [set('Extra magazine', { ...fit, magazines: magazines + 1 })]),
    ...(magazines > 0 ? [set('Magazine out', { ...fit, magazines: magazines - 1 })] : []),
    ...linkActions(section, fit, index),
  ];
}

function weaponMoves({ part, hull }: Section, fit: WeaponFit, index: number): Fitted['moves'] {
  const { turret: _, ...bare } = fit;
  const edit = (item: WeaponFit): Edit => ({ kind: 'replace', list: 'weapons', index, item, part });
  const sides = (hull.mounts?.mounts ?? []).filter((side): side is Location => side !== 'turret' && side !== fit.mount);
  const turrets = hull.fit.turrets.filter(({ id }) => fit.mount !== 'turret' || fit.turret !== id);
  return [
    ...sides.map((mount) => ({ slot: mount, label: capital(sideName(mount)), edit: edit({ ...bare, mount }) })),
    ...turrets.map(({ id, at }) => ({
      slot: turretSlot(id),
      label: `Turret ${sideName(at)}`,
      edit: edit({ ...bare, mount: 'turret', turret: id }),
    })),
  ];
}

function weaponPart(section: Section, fit: WeaponFit, index: number): Fitted {
  const notes = [
    ...(fit.links ?? []).map((name) => `link ${name}`),
    ...((fit.magazines ?? 0) > 0 ? [`+${fit.magazines} mag.`] : []),
  ];
  return {
    id: `weapons.${index}`,
    slot: slotOfWeapon(fit),
    label: weapon(fit.weapon).name,
    short: fit.weapon,
    count: fit.count,
    notes,
    remove: { kind: 'remove', list: 'weapons', index, part: section.part },
    moves: weaponMoves(section, fit, index),
    actions: weaponActions(section, fit, index),
  };
}

/** Its weapons go with it. */
function turretPart({ part, hull }: Section, fit: TurretFit, index: number): Fitted {
  const own = hull.fit.weapons.flatMap((arm, i) => (arm.mount === 'turret' && arm.turret === fit.id ? [i] : []));
  const edits: readonly Edit[] = [
    ...own.reverse().map((i): Edit => ({ kind: 'remove', list: 'weapons', index: i, part })),
    { kind: 'remove', list: 'turrets', index, part },
  ];
  return {
    id: `turrets.${index}`,
    slot: turretSlot(fit.id),
    label: TURRETS[fit.type].name,
    short: TURRETS[fit.type].cupola ? 'Cupola' : 'Turret',
    count: 1,
    notes: [`holds ${TURRETS[fit.type].holds}`],
    remove: { kind: 'several', edits },
    moves: [],
    actions: [],
  };
}

function crewPart({ part, hull }: Section, fit: CrewFit, index: number): Fitted {
  const { computer: _c, armor: _a, cyberlink: _l, handWeapons: _h, ...bare } = fit;
  const arms = (fit.handWeapons ?? []).map(({ id, count }) => `${count > 1 ? `${count} ` : ''}${carried(id).name}`);
  const worn = [fit.computer, fit.armor, fit.cyberlink === undefined ? undefined : ('cyberlink' as const)];
  const notes = [...worn.flatMap((id) => (id === undefined ? [] : [ACCESSORIES[id].name])), ...arms];
  const strip: Action = { label: 'Gear off', edit: { kind: 'replace', list: 'crew', index, item: bare, part } };
  return {
    id: `crew.${index}`,
    slot: 'crew',
    label: crewLabel(hull.fit.crew, index),
    short: crewLabel(hull.fit.crew, index),
    count: fit.count ?? 1,
    notes,
    remove: { kind: 'remove', list: 'crew', index, part },
    moves: [],
    actions: notes.length > 0 ? [strip] : [],
  };
}

function accessoryPart({ part }: Section, fit: AccessoryFit, index: number): Fitted {
  const set = (label: string, item: AccessoryFit): Action => ({
    label,
    edit: { kind: 'replace', list: 'accessories', index, item, part },
  });
  const { points } = fit;
  return {
    id: `accessories.${index}`,
    slot: fit.at ?? (fit.inCargo === true ? 'cargo' : 'inside'),
    label: partRow(fit.id).name,
    short: partRow(fit.id).name,
    count: fit.count,
    notes: points === undefined ? [] : [`${points} points`],
    remove: { kind: 'remove', list: 'accessories', index, part },
    moves: [],
    actions: [
      set('One more', { ...fit, count: fit.count + 1 }),
      ...(fit.count > 1 ? [set('One fewer', { ...fit, count: fit.count - 1 })] : []),
      ...(points === undefined ? [] : [set('A point more', { ...fit, points: points + 1 })]),
      ...(points === undefined || points === 0 ? [] : [set('A point less', { ...fit, points: points - 1 })]),
    ],
  };
}

function plantParts({ part, design, isOwn }: Section): readonly Fitted[] {
  if (!isOwn) return [];
  const fits = plantFits(design);
  return plantRowsOf(design).map((row, index) => ({
    id: `plants.${index}`,
    slot: fits[index]?.at === 'cargo' ? 'cargo' : 'plant',
    label: `${row.name} plant`,
    short: row.name,
    count: 1,
    notes: index === 0 ? [`in the ${fits[0]?.at ?? 'front'}`] : ['in reserve'],
    remove: { kind: 'set', options: { plants: fits.filter((_, i) => i !== index) }, part },
    moves: [],
    actions: [],
  }));
}

function cargoName(cargo: Cargo): string {
  switch (cargo.kind) {
    case 'goods':
      return cargo.name;
    case 'spare-tire':
      return 'Spare tires';
    case 'ammunition':
      return `${cargo.weapon} ammunition`;
    case 'grenades':
      return 'Grenades';
    case 'vehicle':
      return cargo.design.name;
  }
}

function cargoPart({ part }: Section, cargo: Cargo, index: number): Fitted {
  const name = cargoName(cargo);
  const remove: Edit = { kind: 'remove', list: 'cargo', index, part };
  return { id: `cargo.${index}`, slot: 'cargo', label: name, short: name, count: 1, notes: [], remove, moves: [], actions: [] }; // biome-ignore format: one row
}

export function fittedParts(section: Section): readonly Fitted[] {
  const { fit } = section.hull;
  return [
    ...plantParts(section),
    ...fit.crew.map((crew, i) => crewPart(section, crew, i)),
    ...fit.turrets.map((turret, i) => turretPart(section, turret, i)),
    ...fit.weapons.map((arm, i) => weaponPart(section, arm, i)),
    ...fit.accessories.map((gear, i) => accessoryPart(section, gear, i)),
    ...fit.cargo.map((cargo, i) => cargoPart(section, cargo, i)),
  ];
}
