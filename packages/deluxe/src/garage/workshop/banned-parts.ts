// Every part of a design under the name that bans know it by. What lies in the cargo area is freight and not counted.

import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { DESIGN_CLASSES, type Design, type Fittings, type SingleDesign } from '../design/design.ts';
import type { CrewFit, WeaponFit } from '../design/fittings.ts';
import { plantRowsOf, tireFits } from '../design/gear.ts';
import { hullsOf } from '../design/hull.ts';
import { PART_IDS, partRow } from '../design/parts.ts';
import { capital } from './places.ts';

interface NamedPart {
  readonly id: string;
  readonly title: string;
  readonly group: string;
}

const rows = (prefix: string, group: string, table: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(table).map(([id, { name }]): NamedPart => ({ id: `${prefix}:${id}`, title: name, group }));

/** Plants of the classes share ids, but not names. */
const plants = [PLANTS, CYCLE_PLANTS, TRUCK_PLANTS, HELICOPTER_PLANTS].flatMap((table) =>
  Object.values(table).map(({ name }): NamedPart => ({ id: `plant:${name}`, title: `${name} plant`, group: 'Plants' })),
);

const ACCESSORIES = Object.fromEntries(PART_IDS.map((id) => [id, partRow(id)]));

export const NAMED_PARTS: readonly NamedPart[] = [
  ...rows('weapon', 'Weapons', WEAPONS),
  ...rows('turret', 'Turrets', TURRETS),
  ...rows('accessory', 'Accessories', ACCESSORIES),
  ...rows('hand', 'Hand weapons', { ...HAND_WEAPONS, ...GRENADES }),
  ...rows('armor', 'Armor', ARMOR_TYPES).map((part) => ({ ...part, title: `${part.title} armor` })),
  ...rows('tire', 'Tires', TIRES).map((part) => ({ ...part, title: `${part.title} tires` })),
  ...plants,
  ...DESIGN_CLASSES.map((id) => ({ id: `class:${id}`, title: capital(id.replace('-', ' ')), group: 'Vehicles' })),
  { id: 'load:tear-gas', title: 'Tear gas', group: 'Loads' },
  { id: 'load:mines', title: 'Remote and dual mines', group: 'Loads' },
];

function* weaponParts({ weapon, links, magazines, load }: WeaponFit): Generator<string> {
  yield `weapon:${weapon}`;
  if ((links ?? []).length > 0) yield 'accessory:link';
  if ((magazines ?? 0) > 0) yield 'accessory:magazine';
  if (load?.kind === 'grenades') for (const id of load.order) yield `hand:${id}`;
  else if (load?.kind === 'tear-gas' || load?.kind === 'mines') yield `load:${load.kind}`;
}

function* crewParts({ computer, cyberlink, armor, handWeapons }: CrewFit): Generator<string> {
  if (computer !== undefined) yield `accessory:${computer}`;
  if (cyberlink !== undefined) yield 'accessory:cyberlink';
  if (armor !== undefined) yield `accessory:${armor}`;
  for (const { id } of handWeapons ?? []) yield `hand:${id}`;
}

function* fittedParts({ armor, weapons, turrets, crew, accessories }: Fittings): Generator<string> {
  if (Object.values(armor.points).some((points) => points > 0)) yield `armor:${armor.type}`;
  for (const fit of weapons) yield* weaponParts(fit);
  for (const { type } of turrets) yield `turret:${type}`;
  for (const fit of crew) yield* crewParts(fit);
  for (const { id, armorType } of accessories) {
    yield `accessory:${id}`;
    if (armorType !== undefined) yield `armor:${armorType}`;
  }
}

function* singleParts(design: SingleDesign): Generator<string> {
  yield `class:${design.class}`;
  for (const { name } of plantRowsOf(design)) yield `plant:${name}`;
  for (const { tire } of tireFits(design)) yield `tire:${tire}`;
  for (const { fit } of hullsOf(design)) yield* fittedParts(fit);
}

/** Ids of all that a design is made of. */
export function partsOf(design: Design): ReadonlySet<string> {
  if (design.class !== 'combination') return new Set(singleParts(design));
  return new Set(['class:combination', ...[design.lead, ...design.attached].flatMap((each) => [...singleParts(each)])]);
}
