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

type Places = readonly ArmorLocation[];

/** Where a word for a side falls on this body: on its halves if it is long; "Fr" is the front of one that is not. */
function placesOf(side: Location, places: Places): readonly Location[] {
  if (places.includes(side)) return [side];
  const halves = places.filter((place) => place.toLowerCase().endsWith(side));
  return halves.length > 0 ? halves : [side === 'frontRight' ? 'front' : side];
}

function armorPoints(page: Page, part: PartDraft, places: Places): Partial<Record<Location, number>> {
  const points: Partial<Record<Location, number>> = {};
  const { armor, armorRow, armorOrder, eachSide, armorAll } = part;
  const isEach = eachSide !== null && armor.front === undefined;
  const isAll = armor.top === undefined && armor.underbody === undefined;
  for (const place of places) {
    if (isEach && (isAll || place === 'front' || place === 'back')) points[place] = eachSide;
    if (armorAll !== null) points[place] = armorAll;
  }
  const isSix = armorRow.length <= SIDES.length && places.length > SIDES.length;
  const order = armorOrder.length > 0 ? armorOrder : isSix ? SIDES : places;
  if (armorRow.length > order.length)
    page.complain('armor-row', `${armorRow.length} numbers of armor, but ${order.length} places for it.`);
  const row = Object.fromEntries(order.slice(0, armorRow.length).map((side, i) => [side, armorRow[i]]));
  for (const [side, value] of Object.entries({ ...row, ...armor }))
    for (const place of placesOf(side as Location, places)) points[place] = value;
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0));
}

/** The smallest that holds what stands in it. */
export function turretHolds(inside: readonly Pick<WeaponFit, 'weapon' | 'count'>[], isCupola: boolean): number {
  const sixths = inside.reduce((sum, { weapon, count }) => sum + count * sixthsOf(weaponRow(weapon).spaces), 0);
  return Math.min(4, Math.max(isCupola ? 3 : 1, Math.ceil(sixths / 6)));
}

function turretType({ holds, cupola, popUp }: TurretDraft, inside: readonly WeaponDraft[]): TurretId {
  const noun = cupola ? 'cupola' : popUp ? '' : 'turret';
  const id = `${popUp ? 'popup' : ''}${noun}${holds ?? turretHolds(inside, cupola)}`;
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

/** Counters are dropped behind. */
function mountOf(page: Page, { weapon, mount, span }: WeaponDraft, places: Places): WeaponFit['mount'] {
  if (mount !== null) return mount === 'turret' || mount === 'platform' ? mount : (placesOf(mount, places)[0] ?? mount);
  const { kind } = weaponRow(weapon).effect;
  const side = kind === 'dropped' || kind === 'cloud' ? 'back' : 'front';
  page.complain('no-mount', `"${page.words(span.from, span.to)}": no side is named; the ${side} is assumed.`);
  return side;
}

/** "Blades" and "wheelguards" of the kind that fits (W-09); what stands on a platform needs one. */
function accessoriesOf({ accessories, weapons }: PartDraft, kind: VehicleClass): readonly AccessoryFit[] {
  const onCycle = kind === 'cycle' || kind === 'sidecar';
  const blades = onCycle || kind === 'trike' ? 'cycleblades' : 'carblades';
  const guard = onCycle ? 'cyclewheelguard' : 'wheelguard';
  const all = accessories.map(
    ({ id, ...rest }): AccessoryFit => ({
      ...rest,
      id: id === 'blades' ? blades : id === 'wheelguard' ? guard : id,
    }),
  );
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
  const row = weapons.find(
    ({ weapon, mount }) => (aim?.weapon ?? weapon) === weapon && (aim?.mount ?? mount) === mount,
  );
  const { weapon, mount } = row ?? aim ?? {};
  return weapon === undefined ? undefined : { weapon, mount: mount ?? 'front' };
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
  const { id, count, for: whose, span } = gear;
  const [field, thing] = [FIELDS[id], id === 'cyberlink' ? aimOf(part, gear) : id];
  const isMeant = ({ role }: CrewDraft): boolean =>
    whose === 'all' || whose === null ? role === 'driver' || role === 'gunner' : role === whose;
  const people = part.crew.filter((crew) => isMeant(crew) && crew[field] === undefined);
  const wanted = count ?? (whose === 'all' ? Number.POSITIVE_INFINITY : whose === null ? 1 : (people[0]?.count ?? 1));
  let given = 0;
  for (const crew of thing === undefined ? [] : people)
    while (given < wanted && crew[field] === undefined) {
      const one = given + crew.count <= wanted || crew.count === 1 ? crew : single(part, crew);
      Object.assign(one, { [field]: thing });
      given += one.count;
    }
  if (given === 0 || (count !== null && given < count)) page.reject(span);
}

/** With fields that say nothing, for the whole to be rid of in the end. */
export function fittingsOf(page: Page, part: PartDraft, kind: VehicleClass, body: VehicleBodyId | 'box'): Fittings {
  const places = body === 'box' ? armorLayout('six') : armorLocations(body);
  const idOf = (draft: TurretDraft): string => `t${part.turrets.indexOf(draft) + 1}`;
  const turrets = part.turrets.map((draft, i) => {
    const inside = part.weapons.filter(({ turret }) => turret === draft);
    const at = turretPlace(draft, defaultTurretPlace(kind, places, i));
    const { universal, inCargo } = draft;
    return { id: idOf(draft), type: turretType(draft, inside), at, universal, inCargo };
  });
  for (const personal of part.personal) assign(page, part, personal);
  const cupola = turrets.find(({ type }) => TURRETS[type].cupola)?.id;
  return {
    armor: { type: part.armorType ?? 'normal', points: armorPoints(page, part, places) },
    weapons: part.weapons.map((draft) => {
      const { span: _, isWaiting: __, turret, ...row } = draft;
      return { ...row, mount: mountOf(page, draft, places), turret: turret === null ? undefined : idOf(turret) };
    }),
    turrets,
    crew: part.crew.map(({ inCupola, ...rest }) => ({ ...rest, turret: inCupola ? cupola : undefined })),
    accessories: accessoriesOf(part, kind),
    cargo: part.cargo,
  };
}
