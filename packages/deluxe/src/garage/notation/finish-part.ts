// Fittings of one hull once its body is known.

import { type ArmorLocation, armorLayout } from '../../catalog/armor-locations.ts';
import { TURRETS, type TurretId } from '../../catalog/turrets.ts';
import { SIDES } from '../../catalog/units.ts';
import { armorLocations, type VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Fittings } from '../design/design.ts';
import { sixthsOf } from '../design/exact.ts';
import type { AccessoryFit, CrewFit, Location, TurretFit, WeaponFit } from '../design/fittings.ts';
import type { PartId } from '../design/parts.ts';
import type { CrewDraft, PartDraft, TurretDraft, VehicleClass, WeaponDraft } from './draft.ts';
import { assignPersonal } from './finish-crew.ts';
import type { Page } from './page.ts';

/** The halves of a long side. */
const HALVES: Readonly<Partial<Record<Location, readonly Location[]>>> = {
  right: ['frontRight', 'backRight'],
  left: ['frontLeft', 'backLeft'],
  top: ['frontTop', 'backTop'],
  underbody: ['frontUnderbody', 'backUnderbody'],
};

/** Where a word for a whole side falls on this body. */
function placesOf(side: Location, places: readonly ArmorLocation[]): readonly Location[] {
  if (places.includes(side)) return [side];
  const halves = (HALVES[side] ?? []).filter((half) => places.includes(half));
  return halves.length > 0 ? halves : [side];
}

function armorPoints(page: Page, part: PartDraft, places: readonly ArmorLocation[]): Partial<Record<Location, number>> {
  const points: Partial<Record<Location, number>> = {};
  const { front, back, top, underbody } = part.armor;
  const fill = part.armorAll.at(-1);
  if (part.eachSide !== null && front === undefined && back === undefined) {
    const isAll = top === undefined && underbody === undefined;
    for (const place of places) if (isAll || place === 'front' || place === 'back') points[place] = part.eachSide;
  }
  if (fill !== undefined) for (const place of places) points[place] = fill.value;
  const order =
    part.armorOrder.length > 0
      ? part.armorOrder
      : part.armorRow.length <= SIDES.length && !places.includes('right') && places.length > SIDES.length
        ? SIDES
        : places;
  if (part.armorRow.length > order.length)
    page.problems.push({
      code: 'armor-row',
      message: `${part.armorRow.length} numbers of armor, but ${order.length} places for it.`,
    });
  part.armorRow.forEach((value, i) => {
    const side = order[i];
    if (side !== undefined) for (const place of placesOf(side, places)) points[place] = value;
  });
  // "Fr 20, Rt 15" on a body whose sides have no halves.
  if (front === undefined && part.armor.frontRight !== undefined && places.includes('right')) {
    part.armor.front = part.armor.frontRight;
    delete part.armor.frontRight;
  }
  for (const [side, value] of Object.entries(part.armor) as [Location, number][])
    for (const place of placesOf(side, places)) points[place] = value;
  for (const place of Object.keys(points) as Location[]) if (points[place] === 0) delete points[place];
  return points;
}

function turretType(draft: TurretDraft, inside: readonly WeaponDraft[]): TurretId {
  const sixths = inside.reduce((sum, { weapon, count }) => sum + count * sixthsOf(weaponRow(weapon).spaces), 0);
  const least = draft.cupola ? 3 : 1;
  const holds = draft.holds ?? Math.min(4, Math.max(least, Math.ceil(sixths / 6)));
  const name = draft.cupola ? 'cupola' : 'turret';
  const id = draft.popUp ? `popup${draft.cupola ? 'cupola' : ''}${holds}` : `${name}${holds}`;
  return id in TURRETS ? (id as TurretId) : draft.cupola ? 'cupola3' : 'turret1';
}

/** Below on helicopters; on long roofs the first stands in front. */
export function defaultTurretPlace(kind: VehicleClass, places: readonly ArmorLocation[], index: number): Location {
  if (kind === 'helicopter') return 'underbody';
  if (places.includes('top') || !places.includes('frontTop')) return 'top';
  return index === 0 ? 'frontTop' : 'backTop';
}

function turretPlace(draft: TurretDraft, fallback: Location): Location {
  if (draft.at === null) return fallback;
  if (fallback === 'frontTop' || fallback === 'backTop') {
    if (draft.at === 'front') return 'frontTop';
    if (draft.at === 'back') return 'backTop';
    if (draft.at === 'top') return fallback;
  }
  return draft.at === 'front' || draft.at === 'back' ? fallback : draft.at;
}

/** "MG fr.": on a body whose sides have no halves it is the front. */
function shortSide(page: Page, { mount, span }: WeaponDraft, places: readonly ArmorLocation[]): WeaponDraft['mount'] {
  if (mount !== 'frontRight' || places.includes('frontRight')) return mount;
  return /\bfr\b/i.test(page.wordsOf(span)) ? 'front' : mount;
}

/** Counters are dropped behind. */
function assumedSide({ weapon }: WeaponDraft): 'front' | 'back' {
  const { kind } = weaponRow(weapon).effect;
  return kind === 'dropped' || kind === 'cloud' ? 'back' : 'front';
}

function weaponsOf(
  page: Page,
  part: PartDraft,
  places: readonly ArmorLocation[],
  ids: ReadonlyMap<TurretDraft, string>,
): readonly WeaponFit[] {
  return part.weapons.map((row): WeaponFit => {
    const side = shortSide(page, row, places) ?? assumedSide(row);
    if (row.mount === null) {
      const words = page.wordsOf(row.span);
      page.problems.push({ code: 'no-mount', message: `"${words}": no side is named; the ${side} is assumed.` });
    }
    const isSide = side !== 'turret' && side !== 'platform';
    const turret = row.turret === null ? undefined : ids.get(row.turret);
    return {
      weapon: row.weapon,
      count: row.count,
      mount: isSide ? (placesOf(side, places)[0] ?? side) : side,
      ...(turret === undefined ? {} : { turret }),
      ...(row.links.length > 0 ? { links: row.links } : {}),
      ...(row.magazines > 0 ? { magazines: row.magazines } : {}),
      ...(row.load === null ? {} : { load: row.load }),
      ...(row.inCargo ? { inCargo: true } : {}),
    };
  });
}

function crewOf(draft: CrewDraft, cupola: string | undefined): CrewFit {
  return {
    role: draft.role,
    ...(draft.count === 1 ? {} : { count: draft.count }),
    ...(draft.at === undefined ? {} : { at: draft.at }),
    ...(draft.inCupola && cupola !== undefined ? { turret: cupola } : {}),
    ...(draft.computer === undefined ? {} : { computer: draft.computer }),
    ...(draft.cyberlink === undefined ? {} : { cyberlink: draft.cyberlink }),
    ...(draft.armor === undefined ? {} : { armor: draft.armor }),
    ...(draft.handWeapons.length === 0 ? {} : { handWeapons: draft.handWeapons }),
  };
}

const isCycle = (kind: VehicleClass): boolean => kind === 'cycle' || kind === 'sidecar' || kind === 'trike';

/** "Blades" and "wheelguards" of the kind that fits (W-09). */
function partId(id: PartId | 'blades', kind: VehicleClass): PartId {
  if (id === 'blades') return isCycle(kind) ? 'cycleblades' : 'carblades';
  return id === 'wheelguard' && (kind === 'cycle' || kind === 'sidecar') ? 'cyclewheelguard' : id;
}

function accessoriesOf(part: PartDraft, kind: VehicleClass): readonly AccessoryFit[] {
  const all = part.accessories.map(
    ({ id, count, at, points, armorType, inCargo }): AccessoryFit => ({
      id: partId(id, kind),
      count,
      ...(at === undefined ? {} : { at }),
      ...(points === undefined ? {} : { points }),
      ...(armorType === undefined ? {} : { armorType }),
      ...(inCargo === true ? { inCargo } : {}),
    }),
  );
  const needsPlatform =
    part.weapons.some(({ mount }) => mount === 'platform') && !all.some(({ id }) => id === 'rocketplatform');
  return needsPlatform ? [...all, { id: 'rocketplatform', count: 1 }] : all;
}

export function fittingsOf(page: Page, part: PartDraft, kind: VehicleClass, body: VehicleBodyId | 'box'): Fittings {
  const places = body === 'box' ? armorLayout('six') : armorLocations(body);
  const ids = new Map(part.turrets.map((draft, i) => [draft, `t${i + 1}`]));
  const turrets = part.turrets.map(
    (draft, i): TurretFit => ({
      id: `t${i + 1}`,
      type: turretType(
        draft,
        part.weapons.filter(({ turret }) => turret === draft),
      ),
      at: turretPlace(draft, defaultTurretPlace(kind, places, i)),
      ...(draft.universal ? { universal: true } : {}),
      ...(draft.inCargo ? { inCargo: true } : {}),
    }),
  );
  assignPersonal(page, part);
  const cupola = turrets.find(({ type }) => TURRETS[type].cupola)?.id;
  return {
    armor: { type: part.armorType ?? 'normal', points: armorPoints(page, part, places) },
    weapons: weaponsOf(page, part, places, ids),
    turrets,
    crew: part.crew.map((crew) => crewOf(crew, cupola)),
    accessories: accessoriesOf(part, kind),
    cargo: part.cargo,
  };
}
