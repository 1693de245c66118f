// Freight on offer: loose cargo, crates, grenades and spare tires (deluxe/VIII.10/cargo, deluxe/VIII.5/spare-tires).

import type { OfferedPart } from '@hardtop/workshop';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { AMMUNITION_CRATE, GRENADE_BOX, SPARE_TIRE_SPACES } from '../../catalog/cargo.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import type { TireId } from '../../catalog/tires.ts';
import { WEAPONS, type WeaponId, weapon } from '../../catalog/weapons.ts';
import type { Cargo, SingleDesign } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { isOversized } from '../design/gear.ts';
import { cargoSlot } from './places.ts';
import type { Section } from './section.ts';
import { tireTable } from './tire-settings.ts';

type Part = OfferedPart<Edit>;
type Spare = Extract<Cargo, { kind: 'spare-tire' }>;

export const SPARE_SIZES: readonly (readonly [Spare['size'], string])[] = [
  ['subcompact', 'Subcompacts'],
  ['compact', 'Compacts'],
  ['midsize', 'Mid-sized cars'],
  ['luxury', 'Luxury cars and wagons'],
  ['van', 'Pickups and vans'],
  ['cycle', 'Cycles and trikes'],
  ['truck', 'Trucks and buses'],
];

/** What a design of nothing yet weighs and takes; the card changes it. */
const LOOSE = { kind: 'goods', name: 'Cargo', spaces: 1, weight: 100 } as const;

function sizeFor(design: SingleDesign): Spare['size'] {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return CAR_TIRE_SIZES[design.body];
    case 'cycle':
    case 'sidecar':
    case 'trike':
      return 'cycle';
    case 'car-trailer':
      return carTrailer(design.body).tires === 'cycle' ? 'cycle' : 'midsize';
    default:
      return isOversized(design) ? 'truck' : 'midsize';
  }
}

/** One more of the same joins its row. */
function loading({ part, hull }: Section, item: Cargo, more: (old: Cargo) => Cargo | null): Part['places'] {
  const label = 'Load';
  for (const [index, old] of hull.fit.cargo.entries()) {
    const grown = more(old);
    if (grown !== null)
      return [{ slot: cargoSlot(hull), label, edit: { kind: 'replace', list: 'cargo', index, item: grown, part } }];
  }
  return [{ slot: cargoSlot(hull), label, edit: { kind: 'add', list: 'cargo', item, part } }];
}

const GROUP = 'Cargo';
const RULE = 'deluxe/VIII.10/cargo';

function loose(section: Section): Part {
  const { spaces, weight } = LOOSE;
  const places = loading(section, LOOSE, () => null);
  return { id: 'cargo:goods', group: GROUP, label: 'Loose cargo', short: 'Loose cargo', note: 'name, room and weight as you say', cost: 0, weight, spaces, rule: RULE, places }; // biome-ignore format: one row
}

function grenades(section: Section): Part {
  const { grenades: count, weight, spaces } = GRENADE_BOX;
  const places = loading(section, { kind: 'grenades', boxes: 1 }, (old) =>
    old.kind === 'grenades' ? { ...old, boxes: old.boxes + 1 } : null,
  );
  const cost = count * GRENADES.grenade.cost;
  return { id: 'cargo:grenades', group: GROUP, label: 'Box of grenades', short: 'Grenades', note: `${count} to a box`, cost, weight, spaces, rule: RULE, places }; // biome-ignore format: one row
}

/** A spare of the section's own size. */
function spares(section: Section): readonly Part[] {
  const size = sizeFor(section.design);
  return Object.entries(tireTable(section.design)).map(([id, row]) => {
    const tire = id as TireId;
    const places = loading(section, { kind: 'spare-tire', tire, size, count: 1 }, (old) =>
      old.kind === 'spare-tire' && old.tire === tire && old.size === size ? { ...old, count: old.count + 1 } : null,
    );
    return { id: `cargo:spare:${tire}`, group: GROUP, label: `Spare tire, ${row.name.toLowerCase()}`, short: 'Spare', note: `${row.dp} DP`, cost: row.cost, weight: row.weight, spaces: SPARE_TIRE_SPACES, rule: 'deluxe/VIII.5/spare-tires', places }; // biome-ignore format: one row
  });
}

function crates(section: Section): readonly Part[] {
  const ids = (Object.keys(WEAPONS) as readonly WeaponId[]).filter((id) => weapon(id).costPerShot !== null);
  return ids.map((id) => {
    const row = weapon(id);
    const shots = row.shots ?? 0;
    const cost = shots * (row.costPerShot ?? 0);
    const weight = shots * (row.weightPerShot ?? 0);
    const places = loading(section, { kind: 'ammunition', weapon: id, loads: 1 }, (old) =>
      old.kind === 'ammunition' && old.weapon === id ? { ...old, loads: old.loads + 1 } : null,
    );
    const spaces = AMMUNITION_CRATE.spaces / AMMUNITION_CRATE.loads;
    return { id: `cargo:crate:${id}`, group: 'Crates of ammunition', label: `Crate, ${row.name}`, short: 'Crate', note: 'one full load', cost, weight, spaces, rule: RULE, places }; // biome-ignore format: one row
  });
}

export const cargoParts = (section: Section): readonly Part[] => [
  loose(section),
  grenades(section),
  ...(section.design.class === 'helicopter' ? [] : spares(section)),
  ...crates(section),
];
