// Weapons on the outline.

import type { FittedPart } from '@hardtop/workshop';
import { type Weapon, weapon } from '../../catalog/weapons.ts';
import type { Edit } from '../design/edit.ts';
import type { Load, Location, WeaponFit } from '../design/fittings.ts';
import { sideName } from '../problems/problem.ts';
import { type Field, numberField, switchField } from './fields.ts';
import { linkActions } from './links.ts';
import { loadFields } from './loads.ts';
import { capital, hasPlatform, slotOfWeapon, turretSlot } from './places.ts';
import type { Section } from './section.ts';
import { splitAction } from './split.ts';

type Fitted = FittedPart<Edit>;

function fieldsOf({ hull }: Section, fit: WeaponFit, set: (item: WeaponFit) => Edit): readonly Field[] {
  const row: Weapon = weapon(fit.weapon);
  const fields: Field[] = [numberField('count', 'How many', fit.count, [1], (count) => set({ ...fit, count }))];
  if (row.costPerShot !== null)
    fields.push(
      numberField('magazines', 'Extra magazines', fit.magazines ?? 0, [0], (magazines) =>
        set({ ...fit, magazines: magazines === 0 ? undefined : magazines }),
      ),
    );
  fields.push(...loadFields(fit, set));
  if (hull.kind === 'helicopter')
    fields.push(
      switchField('in-cargo', 'In the cargo area', fit.inCargo === true, (inCargo) => set({ ...fit, inCargo })),
    );
  return fields;
}

function movesOf({ hull }: Section, fit: WeaponFit, set: (item: WeaponFit) => Edit): Fitted['moves'] {
  const sides = (hull.mounts?.mounts ?? []).filter((side): side is Location => side !== 'turret' && side !== fit.mount);
  const turrets = hull.fit.turrets.filter(({ id }) => fit.mount !== 'turret' || fit.turret !== id);
  const platform = hasPlatform(hull) && fit.mount !== 'platform';
  return [
    ...sides.map((mount) => ({
      slot: mount,
      label: capital(sideName(mount)),
      edit: set({ ...fit, mount, turret: undefined }),
    })),
    ...turrets.map(({ id, at }) => ({
      slot: turretSlot(id),
      label: `Turret ${sideName(at)}`,
      edit: set({ ...fit, mount: 'turret', turret: id }),
    })),
    ...(platform
      ? [{ slot: 'platform', label: 'Rocket platform', edit: set({ ...fit, mount: 'platform', turret: undefined }) }]
      : []),
  ];
}

function loadNote(load: Load | undefined): readonly string[] {
  switch (load?.kind) {
    case undefined:
      return [];
    case 'part':
      return [`${load.shots} shots`];
    case 'grenades':
      return [`${load.order.length} mixed grenades`];
    case 'mines':
      return [`${load.fuse} mines`];
    case 'tear-gas':
      return ['tear gas'];
    case 'empty':
      return ['empty'];
  }
}

export function weaponPart(section: Section, fit: WeaponFit, index: number): Fitted {
  const { part } = section;
  const set = (item: WeaponFit): Edit => ({ kind: 'replace', list: 'weapons', index, item, part });
  const add = (item: WeaponFit): Edit => ({ kind: 'add', list: 'weapons', item, part });
  return {
    id: `weapons.${index}`,
    slot: slotOfWeapon(fit),
    label: weapon(fit.weapon).name,
    short: fit.weapon,
    count: fit.count,
    notes: [
      ...(fit.links ?? []).map((name) => `link ${name}`),
      ...((fit.magazines ?? 0) > 0 ? [`+${fit.magazines} mag.`] : []),
      ...loadNote(fit.load),
    ],
    remove: { kind: 'remove', list: 'weapons', index, part },
    moves: movesOf(section, fit, set),
    fields: fieldsOf(section, fit, set),
    actions: [...splitAction(fit, set, add), ...linkActions(section, fit, index)],
  };
}
