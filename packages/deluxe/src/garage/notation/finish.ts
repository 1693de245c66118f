// A design out of what the line said, with what the books take for granted where it said nothing: where armor and weapons fall on each hull,
// which turrets it has, who gets what.

import { type ArmorLocation, armorLayout } from '../../catalog/armor-locations.ts';
import type { CarrierId } from '../../catalog/carriers.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { TURRETS, type TurretId } from '../../catalog/turrets.ts';
import { SIDES } from '../../catalog/units.ts';
import { armorLocations, type VehicleBodyId } from '../../catalog/vehicle-bodies.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { fieldsOf } from '../codes/design-schema.ts';
import { DESIGN_VERSION, type Fittings, type PlantFit, type SingleDesign, type TireFit } from '../design/design.ts';
import { sixthsOf } from '../design/exact.ts';
import type { AccessoryFit, CrewFit, Location, WeaponFit } from '../design/fittings.ts';
import { isOversized, plantTable, wheelsOf } from '../design/gear.ts';
import {
  type CrewDraft,
  type Page,
  type PartDraft,
  type Personal,
  placeOfGear,
  type TurretDraft,
  type VehicleClass,
  type VehicleDraft,
  type WeaponDraft,
} from './page.ts';

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
  const fitting: Readonly<Record<string, AccessoryFit['id']>> = {
    blades: onCycle || kind === 'trike' ? 'cycleblades' : 'carblades',
    wheelguard: onCycle ? 'cyclewheelguard' : 'wheelguard',
  };
  const all = accessories.map((fit) => ({ ...fit, id: fitting[fit.id] ?? fit.id })) as AccessoryFit[];
  const lacks = weapons.some(({ mount }) => mount === 'platform') && !all.some(({ id }) => id === 'rocketplatform');
  return lacks ? [...all, { id: 'rocketplatform', count: 1 }] : all;
}

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
  const [field, thing] = [placeOfGear(id), id === 'cyberlink' ? aimOf(part, gear) : id];
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
function fittingsOf(page: Page, part: PartDraft, kind: VehicleClass, body: VehicleBodyId | 'box'): Fittings {
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

/** The tractors' "heavy" plant is the table's large one (W-16). */
const SAME_PLANT: Readonly<Record<string, string>> = {
  heavy: 'large',
  regular: 'standard',
  standard: 'regular',
  supertrike: 'super',
};

function plantsOf(page: Page, draft: VehicleDraft, bare: SingleDesign): readonly PlantFit[] {
  const table = plantTable(bare);
  return draft.plants.flatMap(({ size, count, at, unpaid, span }) => {
    const plant = [size, SAME_PLANT[size] ?? ''].find((id) => id in table);
    if (plant === undefined) page.reject(span);
    const fit = { plant: plant ?? '', at, unpaid };
    return Array.from({ length: plant === undefined ? 0 : Math.min(count, 4) }, () => fit);
  });
}

/** A single front axle takes two. */
function tiresOf(page: Page, draft: VehicleDraft, bare: SingleDesign): readonly TireFit[] {
  const { least = 0, most = 0 } = wheelsOf(bare) ?? {};
  const wheels = bare.class === 'trailer' ? most : least;
  const front = bare.class === 'cycle' || bare.class === 'trike' ? 1 : 2;
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return draft.tires.flatMap(({ tire, count, at, span }): readonly TireFit[] => {
    const isKnown = !isOversized(bare) || tire in TRUCK_TIRES;
    if (!isKnown) page.reject(span);
    const left = at === null ? wheels - stated : at === 'front' ? front : wheels - front;
    return isKnown ? [{ tire, count: count ?? Math.max(1, left), at: at ?? undefined }] : [];
  });
}

/** A cab with a carrier behind it, or said to have ten wheels, is no tractor; six car tires mean six wheels. */
function settle(draft: VehicleDraft): void {
  if (draft.class === 'tractor' && (draft.tenWheels || draft.carrier !== undefined)) {
    draft.class = 'ten-wheeler';
    draft.body = /longnose$/.test(draft.body ?? '') ? 'longnose10' : 'cabover10';
  }
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isForced = draft.chassis === 'xheavy' && (draft.body === 'van' || draft.body === 'pickup');
  draft.sixWheels ||= draft.class === 'car' && (stated === 6 || (stated === 0 && isForced));
}

/** Only what a design of the class has. */
function picked(kind: VehicleClass, fields: object): SingleDesign {
  const names = fieldsOf(kind);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as SingleDesign;
}

/** Bodies were read together with their class, so that each is of its class's table. */
export function finish(page: Page, draft: VehicleDraft): SingleDesign | null {
  settle(draft);
  const { class: kind, body } = draft;
  if (kind === null || body === null) return null;
  const bare = picked(kind, { ...draft, kind: draft.kind ?? 'semi' });
  const missing = [
    Object.keys(plantTable(bare)).length > 0 && draft.plants.length === 0 && 'power plant',
    wheelsOf(bare) !== null && draft.tires.length === 0 && 'tires',
  ].filter((part) => part !== false);
  const message = `The line does not tell its ${missing.join(' and ')}.`;
  if (missing.length > 0) page.problems.push({ code: 'incomplete', message, field: draft.name });
  const box = draft.box && { ...fittingsOf(page, draft.box, kind, 'box'), spaces: draft.box.spaces };
  const carrier = draft.carrier && {
    ...fittingsOf(page, draft.carrier.part, kind, draft.carrier.body),
    body: draft.carrier.body as CarrierId,
    box,
  };
  return picked(kind, {
    ...bare,
    ...fittingsOf(page, draft.main, kind, body),
    version: DESIGN_VERSION,
    chassis: draft.chassis ?? 'standard',
    suspension: draft.suspension ?? 'light',
    kingpin: draft.kingpin ?? 'standard',
    plants: plantsOf(page, draft, bare),
    tires: tiresOf(page, draft, bare),
    carrier,
    box,
  });
}
