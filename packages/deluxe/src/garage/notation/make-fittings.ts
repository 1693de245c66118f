// Fittings in the books' words: weapons with their sides, people with what they wear, armor by places.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { ARMOR_ABBREVIATIONS, type ArmorLocation } from '../../catalog/armor-locations.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import type { Fittings } from '../design/design.ts';
import type { AccessoryFit, CrewFit, Load, Location, TurretFit, WeaponFit } from '../design/fittings.ts';
import type { VehicleClass } from './draft.ts';
import { defaultTurretPlace, turretHolds } from './finish-part.ts';
import { firstName, WORDS } from './words.ts';

const sideWords = (at: Location): string => firstName(WORDS.side[at]);

const said = (words: readonly (string | null | undefined | false)[]): string =>
  words.filter((word) => word !== null && word !== undefined && word !== false && word !== '').join(' ');

const plural = (name: string, count: number): string => {
  if (count === 1 || name.endsWith('s')) return name;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
};
const counted = (count: number, name: string): string => (count === 1 ? name : `${count} ${plural(name, count)}`);

/** Abbreviations as printed, but a lone L or B would be a side. */
const weaponName = (id: WeaponFit['weapon']): string => (id === 'L' ? 'laser' : id === 'B' ? 'bomb' : id);

export interface PrintedHull {
  readonly kind: VehicleClass;
  readonly places: readonly ArmorLocation[];
  readonly fit: Fittings;
  /** Said before its armor, where there are several hulls. */
  readonly owner: string;
  /** Weapons of the other hulls. */
  readonly others: readonly WeaponFit[];
}

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** "in second 2-space universal turret"; what goes without saying is not said. */
function turretWords({ kind, places, fit }: PrintedHull, turret: TurretFit, isNew: boolean): string {
  const index = fit.turrets.indexOf(turret);
  const ordinal = fit.turrets.length > 1 ? ORDINALS[index] : null;
  const row = TURRETS[turret.type];
  const noun = row.cupola ? 'cupola' : 'turret';
  if (!isNew) return said([ordinal ?? 'same', noun]);
  const inside = fit.weapons.filter((weapon) => weapon.turret === turret.id);
  const usual = turretHolds(inside, row.cupola);
  const place = turret.at === defaultTurretPlace(kind, places, index) ? null : sideWords(turret.at);
  return said([
    ordinal,
    turret.inCargo === true && 'cargo-area',
    row.holds !== usual && `${row.holds}-space`,
    turret.universal === true && 'universal',
    row.popUp && 'pop-up',
    place,
    noun,
  ]);
}

function loadWords(load: Load): string {
  switch (load.kind) {
    case 'empty':
      return 'empty';
    case 'part':
      return `with ${load.shots} shots`;
    case 'tear-gas':
      return 'loaded with tear gas';
    case 'mines':
      return `loaded with ${load.fuse} mines`;
    case 'grenades':
      return `loaded with ${runs(load.order).join(' then ')}`;
  }
}

/** "3 SG then 2 PG". */
function runs(order: readonly string[]): readonly string[] {
  const all: { id: string; count: number }[] = [];
  for (const id of order) {
    const last = all.at(-1);
    if (last?.id === id) last.count += 1;
    else all.push({ id, count: 1 });
  }
  return all.map(({ id, count }) => `${count} ${id}`);
}

/** A link of one row only is said in the phrase; others have a letter. */
function isOwnLink({ fit: { weapons }, others }: PrintedHull, row: WeaponFit): boolean {
  const [link, ...more] = row.links ?? [];
  if (link === undefined || more.length > 0 || row.count < 2) return false;
  return [...weapons, ...others].every((other) => other === row || other.links?.includes(link) !== true);
}

function weaponWords(context: PrintedHull, row: WeaponFit, seen: Set<string>): string {
  const isOwn = isOwnLink(context, row);
  const turret = context.fit.turrets.find(({ id }) => id === row.turret);
  const isNew = turret !== undefined && !seen.has(turret.id);
  if (turret !== undefined) seen.add(turret.id);
  const magazines = row.magazines ?? 0;
  const links = isOwn || row.links === undefined || row.links.length === 0 ? null : row.links;
  return said([
    row.count > 1 && String(row.count),
    isOwn && 'linked',
    plural(weaponName(row.weapon), row.count),
    mountWords(context, row, turret, isNew),
    magazines > 0 && `with ${counted(magazines, 'extra magazine')}`,
    row.load !== undefined && loadWords(row.load),
    row.inCargo === true && 'in cargo area',
    links !== null && `(${links.length > 1 ? 'links' : 'link'} ${links.join(', ')})`,
  ]);
}

function mountWords(context: PrintedHull, row: WeaponFit, turret: TurretFit | undefined, isNew: boolean): string {
  if (row.mount === 'platform') return 'on platform';
  if (row.mount !== 'turret') return sideWords(row.mount);
  return turret === undefined ? 'in turret' : `in ${turretWords(context, turret, isNew)}`;
}

export function weaponPhrases(context: PrintedHull): readonly string[] {
  const seen = new Set<string>();
  const weapons = context.fit.weapons.map((row) => weaponWords(context, row, seen));
  const empty = context.fit.turrets
    .filter(({ id }) => !seen.has(id))
    .map((turret) => `empty ${turretWords(context, turret, true)}`);
  return [...weapons, ...empty];
}

function aimWords({ weapon, mount }: NonNullable<CrewFit['cyberlink']>): string {
  const where = mount === 'turret' ? 'in turret' : mount === 'platform' ? 'on platform' : sideWords(mount);
  return `cyberlink to ${weaponName(weapon)} ${where}`;
}

function crewWords(crew: CrewFit, kind: VehicleClass, isAlone: boolean): string {
  const role = crew.role === 'driver' && kind === 'helicopter' ? 'pilot' : firstName(WORDS.role[crew.role]);
  const gear = [
    crew.armor && firstName(WORDS.gear[crew.armor]),
    crew.computer && firstName(WORDS.gear[crew.computer]),
    crew.cyberlink && aimWords(crew.cyberlink),
    ...(crew.handWeapons ?? []).map(({ id, count }) => counted(count, firstName(WORDS.carried[id]))),
  ].filter((item) => item !== undefined);
  return said([
    counted(crew.count ?? 1, role),
    crew.at !== undefined && (crew.at === 'cargo' ? 'in cargo area' : `in ${crew.at}`),
    crew.turret !== undefined && 'in cupola',
    gear.length > 0 && `with ${gear.join(' and ')}`,
    isAlone && gear.length === 0 && 'only',
  ]);
}

export const crewPhrases = ({ kind, fit }: PrintedHull): readonly string[] =>
  fit.crew.map((crew) =>
    crewWords(crew, kind, fit.crew.length === 1 && crew.role === 'driver' && crew.count === undefined),
  );

const typeWords = (type: ArmorTypeId): string => (type === 'normal' ? '' : firstName(WORDS.armorType[type]));

function accessoryWords({ id, count, at, points, armorType, inCargo }: AccessoryFit): string {
  return said([
    count > 1 && String(count),
    points !== undefined && `${points}-point`,
    plural(firstName(WORDS.part[id]), count),
    at !== undefined && sideWords(at),
    armorType !== undefined && `(${typeWords(armorType) || 'normal'})`,
    inCargo === true && 'in cargo area',
  ]);
}

export const accessoryPhrases = ({ fit }: PrintedHull): readonly string[] => fit.accessories.map(accessoryWords);

/** "Fireproof armor: F20, R10 …"; all places of the body, and others if a design has points there. */
export function armorSentence({ fit, places, owner }: PrintedHull): string {
  const { type, points } = fit.armor;
  const extra = (Object.keys(points) as Location[]).filter((place) => !places.includes(place));
  const all = [...places, ...extra];
  const heading = said([owner, typeWords(type), 'armor']);
  const capital = heading.charAt(0).toUpperCase() + heading.slice(1);
  if (all.every((place) => (points[place] ?? 0) === 0))
    return type === 'normal' ? '' : `${capital}: ${abbreviated(places.slice(0, 1), points)}.`;
  return `${capital}: ${abbreviated(all, points)}.`;
}

const abbreviated = (places: readonly Location[], points: Fittings['armor']['points']): string =>
  places.map((place) => `${ARMOR_ABBREVIATIONS[place]}${points[place] ?? 0}`).join(', ');
