// Fittings in the books' words: weapons with their sides, people with what they wear, armor by places.

import { ARMOR_ABBREVIATIONS, type ArmorLocation } from '../../catalog/armor-locations.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import type { Fittings } from '../design/design.ts';
import type { AccessoryFit, CrewFit, Load, Location, TurretFit, WeaponFit } from '../design/fittings.ts';
import type { VehicleClass } from './draft.ts';
import { defaultTurretPlace, turretHolds } from './finish-part.ts';
import { WORDS } from './words.ts';

/** What we write is the first name. */
export function wordFor(category: keyof typeof WORDS, id: string): string {
  const names: Readonly<Record<string, string>> = WORDS[category];
  return names[id]?.split(',')[0] ?? id;
}

type Words = readonly (string | null | undefined | false)[];

export const said = (words: Words): string => words.filter(Boolean).join(' ');

/** "laser", "2 linked lasers". */
function counted(count: number, name: string, ...adjectives: Words): string {
  const plural = name.endsWith('s') ? name : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
  return said(count === 1 ? [...adjectives, name] : [String(count), ...adjectives, plural]);
}

/** Abbreviations as printed, but a lone L or B would be a side. */
export const weaponName = (id: WeaponFit['weapon']): string => (id === 'L' ? 'laser' : id === 'B' ? 'bomb' : id);

interface PrintedHull {
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
  const { cupola, holds, popUp } = TURRETS[turret.type];
  const noun = cupola ? 'cupola' : 'turret';
  if (!isNew) return said([ordinal ?? 'same', noun]);
  const inside = fit.weapons.filter((weapon) => weapon.turret === turret.id);
  return said([
    ordinal,
    turret.inCargo === true && 'cargo-area',
    holds !== turretHolds(inside, cupola) && `${holds}-space`,
    turret.universal === true && 'universal',
    popUp && 'pop-up',
    turret.at !== defaultTurretPlace(kind, places, index) && wordFor('side', turret.at),
    noun,
  ]);
}

/** "loaded with 3 SG then 2 PG". */
function loadWords(load: Load): string {
  if (load.kind === 'empty') return 'empty';
  if (load.kind === 'part') return `with ${load.shots} shots`;
  if (load.kind === 'tear-gas') return 'loaded with tear gas';
  if (load.kind === 'mines') return `loaded with ${load.fuse} mines`;
  const runs: { id: string; count: number }[] = [];
  for (const id of load.order)
    if (runs.at(-1)?.id === id) runs.push({ id, count: (runs.pop()?.count ?? 0) + 1 });
    else runs.push({ id, count: 1 });
  return `loaded with ${runs.map(({ id, count }) => `${count} ${id}`).join(' then ')}`;
}

/** A link of one row only is said in the phrase; others have a letter. */
function isOwnLink({ fit: { weapons }, others }: PrintedHull, row: WeaponFit): boolean {
  const [link, ...more] = row.links ?? [];
  if (link === undefined || more.length > 0 || row.count < 2) return false;
  return [...weapons, ...others].every((other) => other === row || other.links?.includes(link) !== true);
}

const mountWords = (mount: WeaponFit['mount'], turret = 'turret'): string =>
  mount === 'platform' ? 'on platform' : mount === 'turret' ? `in ${turret}` : wordFor('side', mount);

function weaponWords(hull: PrintedHull, row: WeaponFit, seen: Set<string>): string {
  const isOwn = isOwnLink(hull, row);
  const turret = hull.fit.turrets.find(({ id }) => id === row.turret);
  const where = turret === undefined ? undefined : turretWords(hull, turret, !seen.has(turret.id));
  if (turret !== undefined) seen.add(turret.id);
  const [magazines, links] = [row.magazines ?? 0, row.links ?? []];
  return said([
    counted(row.count, weaponName(row.weapon), isOwn && 'linked'),
    mountWords(row.mount, where),
    magazines > 0 && `with ${counted(magazines, 'extra magazine')}`,
    row.load !== undefined && loadWords(row.load),
    row.inCargo === true && 'in cargo area',
    !isOwn && links.length > 0 && `(${links.length > 1 ? 'links' : 'link'} ${links.join(', ')})`,
  ]);
}

function crewWords(crew: CrewFit, kind: VehicleClass, isAlone: boolean): string {
  const { cyberlink, handWeapons = [] } = crew;
  const gear = [
    crew.armor && wordFor('gear', crew.armor),
    crew.computer && wordFor('gear', crew.computer),
    cyberlink && `cyberlink to ${weaponName(cyberlink.weapon)} ${mountWords(cyberlink.mount)}`,
    ...handWeapons.map(({ id, count }) => counted(count, wordFor('carried', id))),
  ].filter((item) => item !== undefined);
  return said([
    counted(crew.count ?? 1, crew.role === 'driver' && kind === 'helicopter' ? 'pilot' : wordFor('role', crew.role)),
    crew.at !== undefined && (crew.at === 'cargo' ? 'in cargo area' : `in ${crew.at}`),
    crew.turret !== undefined && 'in cupola',
    gear.length > 0 && `with ${gear.join(' and ')}`,
    isAlone && gear.length === 0 && 'only',
  ]);
}

const accessoryWords = ({ id, count, at, points, armorType, inCargo }: AccessoryFit): string =>
  said([
    counted(count, wordFor('part', id), points !== undefined && `${points}-point`),
    at !== undefined && wordFor('side', at),
    armorType !== undefined && `(${wordFor('armorType', armorType)})`,
    inCargo === true && 'in cargo area',
  ]);

/** People, weapons, turrets with nothing in them, accessories. */
export function fittingPhrases(hull: PrintedHull): readonly string[] {
  const { kind, fit } = hull;
  const seen = new Set<string>();
  const [first] = fit.crew;
  const isAlone = fit.crew.length === 1 && first?.role === 'driver' && first.count === undefined;
  return [
    ...fit.crew.map((crew) => crewWords(crew, kind, isAlone)),
    ...fit.weapons.map((row) => weaponWords(hull, row, seen)),
    ...fit.turrets.flatMap((turret) => (seen.has(turret.id) ? [] : [`empty ${turretWords(hull, turret, true)}`])),
    ...fit.accessories.map(accessoryWords),
  ];
}

/** "Fireproof armor: F20, R10 …"; all places of the body, and others if a design has points there. */
export function armorSentence({ fit: { armor }, places, owner }: PrintedHull): string {
  const { type, points } = armor;
  const isNormal = type === 'normal';
  const heading = said([owner, !isNormal && wordFor('armorType', type), 'armor']);
  const extra = (Object.keys(points) as Location[]).filter((place) => !places.includes(place));
  const all = [...places, ...extra];
  const isNone = all.every((place) => (points[place] ?? 0) === 0);
  const written = (isNone ? places.slice(0, 1) : all).map((at) => `${ARMOR_ABBREVIATIONS[at]}${points[at] ?? 0}`);
  return isNone && isNormal ? '' : `${heading.charAt(0).toUpperCase()}${heading.slice(1)}: ${written.join(', ')}.`;
}
