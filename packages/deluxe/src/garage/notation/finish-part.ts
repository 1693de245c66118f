// Fittings of one hull once its body is known: where armor and weapons fall on it, which turrets it has, who gets what.

import { type ArmorLocation, armorLayout } from '../../catalog/armor-locations.ts';
import { TURRETS, type TurretId } from '../../catalog/turrets.ts';
import { SIDES } from '../../catalog/units.ts';
import { armorLocations, type VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Fittings } from '../design/design.ts';
import { sixthsOf } from '../design/exact.ts';
import type { AccessoryFit, CrewFit, Location, WeaponFit } from '../design/fittings.ts';
import type { CrewDraft, PartDraft, Personal, TurretDraft, VehicleClass, WeaponDraft } from './draft.ts';
import type { Page } from './page.ts';

/** The halves of a long side. */
const HALVES: Readonly<Partial<Record<Location, readonly Location[]>>> = {
  right: ['frontRight', 'backRight'],
  left: ['frontLeft', 'backLeft'],
  top: ['frontTop', 'backTop'],
  underbody: ['frontUnderbody', 'backUnderbody'],
};

type Places = readonly ArmorLocation[];

/** Without what is undefined or false. */
const kept = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== false)) as T;

/** Where a word for a whole side falls on this body. */
function placesOf(side: Location, places: Places): readonly Location[] {
  if (places.includes(side)) return [side];
  const halves = (HALVES[side] ?? []).filter((half) => places.includes(half));
  return halves.length > 0 ? halves : [side];
}

function armorPoints(page: Page, part: PartDraft, places: Places): Partial<Record<Location, number>> {
  const points: Partial<Record<Location, number>> = {};
  const { armor, armorRow, eachSide, armorAll } = part;
  if (eachSide !== null && armor.front === undefined && armor.back === undefined) {
    const isAll = armor.top === undefined && armor.underbody === undefined;
    for (const place of places) if (isAll || place === 'front' || place === 'back') points[place] = eachSide;
  }
  if (armorAll !== null) for (const place of places) points[place] = armorAll;
  const isSix = armorRow.length <= SIDES.length && !places.includes('right') && places.length > SIDES.length;
  const order = part.armorOrder.length > 0 ? part.armorOrder : isSix ? SIDES : places;
  if (armorRow.length > order.length)
    page.complain('armor-row', `${armorRow.length} numbers of armor, but ${order.length} places for it.`);
  order.slice(0, armorRow.length).forEach((side, i) => {
    for (const place of placesOf(side, places)) points[place] = armorRow[i] ?? 0;
  });
  // "Fr 20, Rt 15" on a body whose sides have no halves.
  const isShort = armor.front === undefined && armor.frontRight !== undefined && places.includes('right');
  for (const [side, value] of Object.entries(armor) as [Location, number][])
    for (const place of placesOf(isShort && side === 'frontRight' ? 'front' : side, places)) points[place] = value;
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0));
}

/** The smallest that holds what stands in it. */
export function turretHolds(inside: readonly Pick<WeaponFit, 'weapon' | 'count'>[], isCupola: boolean): number {
  const sixths = inside.reduce((sum, { weapon, count }) => sum + count * sixthsOf(weaponRow(weapon).spaces), 0);
  return Math.min(4, Math.max(isCupola ? 3 : 1, Math.ceil(sixths / 6)));
}

function turretType({ holds, cupola, popUp }: TurretDraft, inside: readonly WeaponDraft[]): TurretId {
  const name = popUp ? `popup${cupola ? 'cupola' : ''}` : cupola ? 'cupola' : 'turret';
  const id = `${name}${holds ?? turretHolds(inside, cupola)}`;
  return id in TURRETS ? (id as TurretId) : cupola ? 'cupola3' : 'turret1';
}

/** Below on helicopters; on long roofs the first stands in front. */
export function defaultTurretPlace(kind: VehicleClass, places: Places, index: number): Location {
  if (kind === 'helicopter') return 'underbody';
  if (places.includes('top') || !places.includes('frontTop')) return 'top';
  return index === 0 ? 'frontTop' : 'backTop';
}

function turretPlace({ at }: TurretDraft, usual: Location): Location {
  const isLong = usual === 'frontTop' || usual === 'backTop';
  if (at === 'front' || at === 'back') return isLong ? `${at}Top` : usual;
  return at === null || (isLong && at === 'top') ? usual : at;
}

/** Counters are dropped behind; "MG fr." on a body whose sides have no halves is the front. */
function mountOf(page: Page, { weapon, mount, span }: WeaponDraft, places: Places): WeaponFit['mount'] {
  const words = page.words(span.from, span.to);
  if (mount === null) {
    const { kind } = weaponRow(weapon).effect;
    const side = kind === 'dropped' || kind === 'cloud' ? 'back' : 'front';
    page.complain('no-mount', `"${words}": no side is named; the ${side} is assumed.`);
    return side;
  }
  if (mount === 'turret' || mount === 'platform') return mount;
  if (mount === 'frontRight' && !places.includes('frontRight') && /\bfr\b/i.test(words)) return 'front';
  return placesOf(mount, places)[0] ?? mount;
}

/** "Blades" and "wheelguards" of the kind that fits (W-09); what stands on a platform needs one. */
function accessoriesOf({ accessories, weapons }: PartDraft, kind: VehicleClass): readonly AccessoryFit[] {
  const onCycle = kind === 'cycle' || kind === 'sidecar';
  const all = accessories.map(({ id, ...rest }): AccessoryFit => {
    const blades = onCycle || kind === 'trike' ? 'cycleblades' : 'carblades';
    return kept({ id: id === 'blades' ? blades : id === 'wheelguard' && onCycle ? 'cyclewheelguard' : id, ...rest });
  });
  const lacks = weapons.some(({ mount }) => mount === 'platform') && !all.some(({ id }) => id === 'rocketplatform');
  return lacks ? [...all, { id: 'rocketplatform', count: 1 }] : all;
}

const FIELDS = {
  computer: 'computer',
  hirescomputer: 'computer',
  bodyarmor: 'armor',
  improvedbodyarmor: 'armor',
  cyberlink: 'cyberlink',
} as const;

/** Without a weapon named it is the first one aboard. */
function aimOf({ weapons }: PartDraft, { aim }: Personal): CrewFit['cyberlink'] {
  const [weapon, mount] = [aim?.weapon ?? null, aim?.mount ?? null];
  const row = weapons.find(
    (fit) => (weapon === null || fit.weapon === weapon) && (mount === null || fit.mount === mount),
  );
  if (row !== undefined) return { weapon: row.weapon, mount: row.mount ?? 'front' };
  return weapon === null ? undefined : { weapon, mount: mount ?? 'front' };
}

function give(part: PartDraft, crew: CrewDraft, gear: Personal): boolean {
  if (gear.id === 'computer' || gear.id === 'hirescomputer') crew.computer = gear.id;
  else if (gear.id === 'bodyarmor' || gear.id === 'improvedbodyarmor') crew.armor = gear.id;
  else crew.cyberlink = aimOf(part, gear);
  return crew[FIELDS[gear.id]] !== undefined;
}

/** One person out of a row of several. */
function single({ crew }: PartDraft, row: CrewDraft): CrewDraft {
  const one = { ...row, count: 1, handWeapons: [...row.handWeapons] };
  row.count -= 1;
  crew.splice(crew.indexOf(row), 0, one);
  return one;
}

/** Who gets the computers, cyberlinks and armor that a line lists apart from the crew. */
function assign(page: Page, part: PartDraft, gear: Personal): void {
  const { count, for: whose, span } = gear;
  const isMeant = ({ role }: CrewDraft): boolean =>
    whose === 'all' || whose === null ? role === 'driver' || role === 'gunner' : role === whose;
  const people = part.crew.filter((crew) => isMeant(crew) && crew[FIELDS[gear.id]] === undefined);
  const wanted = count ?? (whose === 'all' ? Number.POSITIVE_INFINITY : whose === null ? 1 : (people[0]?.count ?? 1));
  let given = 0;
  for (const crew of people)
    while (given < wanted && crew[FIELDS[gear.id]] === undefined) {
      const one = given + crew.count <= wanted || crew.count === 1 ? crew : single(part, crew);
      if (!give(part, one, gear)) break;
      given += one.count;
    }
  if (given === 0 || (count !== null && given < count)) page.reject(span);
}

function crewOf(
  { role, count, at, inCupola, computer, cyberlink, armor, handWeapons }: CrewDraft,
  cupola: string | undefined,
): CrewFit {
  const several = count === 1 ? undefined : count;
  const guns = handWeapons.length > 0 ? handWeapons : undefined;
  return kept({
    role,
    count: several,
    at,
    turret: inCupola ? cupola : undefined,
    computer,
    cyberlink,
    armor,
    handWeapons: guns,
  });
}

function weaponOf(page: Page, row: WeaponDraft, places: Places, turret: string | undefined): WeaponFit {
  const { weapon, count, links, magazines, load, inCargo } = row;
  return kept({
    weapon,
    count,
    mount: mountOf(page, row, places),
    turret,
    links: links.length > 0 ? links : undefined,
    magazines: magazines > 0 ? magazines : undefined,
    load: load ?? undefined,
    inCargo,
  });
}

export function fittingsOf(page: Page, part: PartDraft, kind: VehicleClass, body: VehicleBodyId | 'box'): Fittings {
  const places = body === 'box' ? armorLayout('six') : armorLocations(body);
  const ids = new Map(part.turrets.map((draft, i) => [draft, `t${i + 1}`]));
  const turrets = part.turrets.map((draft, i) => {
    const inside = part.weapons.filter(({ turret }) => turret === draft);
    const at = turretPlace(draft, defaultTurretPlace(kind, places, i));
    return kept({
      id: `t${i + 1}`,
      type: turretType(draft, inside),
      at,
      universal: draft.universal,
      inCargo: draft.inCargo,
    });
  });
  for (const personal of part.personal) assign(page, part, personal);
  const cupola = turrets.find(({ type }) => TURRETS[type].cupola)?.id;
  return {
    armor: { type: part.armorType ?? 'normal', points: armorPoints(page, part, places) },
    weapons: part.weapons.map((row) =>
      weaponOf(page, row, places, row.turret === null ? undefined : ids.get(row.turret)),
    ),
    turrets,
    crew: part.crew.map((crew) => crewOf(crew, cupola)),
    accessories: accessoriesOf(part, kind),
    cargo: part.cargo,
  };
}
