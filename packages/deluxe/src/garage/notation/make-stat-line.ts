// A design as the books print one. Whatever it says, `parseStatLine` reads back.

import { ARMOR_ABBREVIATIONS, type ArmorLocation } from '../../catalog/armor-locations.ts';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { carrier } from '../../catalog/carriers.ts';
import { trailer } from '../../catalog/trailers.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { vehicleBody } from '../../catalog/vehicle-bodies.ts';
import type { GarageSettings } from '../../variants.ts';
import { canonical } from '../codes/canonical.ts';
import type { Cargo, Design, Fittings, HitchFit, PlantFit, SingleDesign, TireFit } from '../design/design.ts';
import { dollars, numberText } from '../design/exact.ts';
import type { AccessoryFit, CrewFit, Load, Location, TurretFit, WeaponFit } from '../design/fittings.ts';
import { plantFits, tireFits } from '../design/gear.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { totalsOf } from '../figures/totals.ts';
import { defaultTurretPlace, turretHolds } from './finish.ts';
import { lineTokens } from './lexicon.ts';
import type { VehicleClass } from './page.ts';
import { nameOf } from './parse-stat-line.ts';
import { WORDS } from './words.ts';

/** What we write is the first name. */
function wordFor(category: keyof typeof WORDS, id: string): string {
  const names: Readonly<Record<string, string>> = WORDS[category];
  return names[id]?.split(',')[0] ?? id;
}

type Words = readonly (string | null | undefined | false)[];

const said = (words: Words): string => words.filter(Boolean).join(' ');

/** "laser", "2 linked lasers". */
function counted(count: number, name: string, ...adjectives: Words): string {
  const plural = name.endsWith('s') ? name : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
  return said(count === 1 ? [...adjectives, name] : [String(count), ...adjectives, plural]);
}

/** Abbreviations as printed, but a lone L or B would be a side. */
const weaponName = (id: WeaponFit['weapon']): string => (id === 'L' ? 'laser' : id === 'B' ? 'bomb' : id);

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
function fittingPhrases(hull: PrintedHull): readonly string[] {
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
function armorSentence({ fit: { armor }, places, owner }: PrintedHull): string {
  const { type, points } = armor;
  const isNormal = type === 'normal';
  const heading = said([owner, !isNormal && wordFor('armorType', type), 'armor']);
  const extra = (Object.keys(points) as Location[]).filter((place) => !places.includes(place));
  const all = [...places, ...extra];
  const isNone = all.every((place) => (points[place] ?? 0) === 0);
  const written = (isNone ? places.slice(0, 1) : all).map((at) => `${ARMOR_ABBREVIATIONS[at]}${points[at] ?? 0}`);
  return isNone && isNormal ? '' : `${heading.charAt(0).toUpperCase()}${heading.slice(1)}: ${written.join(', ')}.`;
}

function plantKind({ class: kind }: SingleDesign): string {
  if (kind === 'car') return '';
  return /^(?:cycle|trike)$/.test(kind) ? 'cycle' : /^(?:helicopter|grasshopper)$/.test(kind) ? 'copter' : 'truck';
}

function bodyWords(design: SingleDesign): string {
  const { name } = vehicleBody(design.body);
  if (design.class === 'car-trailer') {
    const { feet, kind } = carTrailer(design.body);
    const what = design.reefer === true && kind === 'van' ? 'reefer' : kind;
    return feet === 0 ? `Mini ${what} trailer` : `${feet}-foot ${what} car trailer`;
  }
  if (design.class === 'trailer')
    return `40-foot ${trailer(design.body).kind} ${design.kind === 'semi' ? 'semi-trailer' : 'full trailer'}`;
  if (design.class === 'trike' && design.reversed === true) return `Reversed ${name.toLowerCase()}`;
  if (design.class === 'helicopter' && design.stowaway === true) return `Stowaway ${name.toLowerCase()}`;
  return said([name, design.class === 'ten-wheeler' ? 'cab' : /^(?:grasshopper|tractor)$/.exec(design.class)?.[0]]);
}

function plantWords({ plant, at, unpaid }: PlantFit, kind: string): string {
  const size = [wordFor('plantSize', plant), plant !== 'supertrike' && kind];
  const where = at !== 'front' && (at === 'back' ? 'in back' : 'in cargo area');
  return said([...size, 'power plant', where, unpaid === true && '(at list price)']);
}

const tireWords = ({ tire, count, at }: TireFit): string =>
  said([String(count), wordFor('tire', tire), at, count === 1 ? 'tire' : 'tires']);

const hitchWords = ({ type, release = 'plain', rented }: HitchFit): string =>
  said([
    rented === true && 'rented',
    wordFor('size', type),
    release !== 'plain' && wordFor('release', release),
    'hitch',
  ]);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function cargoWords(cargo: Cargo, settings: GarageSettings): string {
  const cost = cargo.kind === 'goods' && cargo.cost !== undefined ? `, $${cargo.cost}` : '';
  switch (cargo.kind) {
    case 'goods':
      return `${quoted(cargo.name)} (${cargo.spaces} spaces, ${cargo.weight} lbs.${cost})`;
    case 'spare-tire':
      return `${cargo.count} spare ${tireWords(cargo).replace(/^\d+ /, '')} (${cargo.size})`;
    case 'ammunition':
      return `${cargo.loads} loads of ${weaponName(cargo.weapon)} ammunition`;
    case 'grenades':
      return `${cargo.boxes} boxes of grenades`;
    case 'vehicle':
      return `carried vehicle {${makeStatLine(cargo.design, settings)}}`;
  }
}

function frameWords(design: SingleDesign): readonly (string | false | undefined)[] {
  const tires = tireFits(design).reduce((sum, { count }) => sum + count, 0);
  const isReefer = design.class === 'car-trailer' && design.reefer === true;
  return [
    isReefer && carTrailer(design.body).kind === 'flatbed' && 'refrigerated',
    'chassis' in design && `${wordFor('size', design.chassis)} chassis`,
    'suspension' in design && `${wordFor('size', design.suspension)} suspension`,
    design.class === 'car' && design.sixWheels === true && tires !== 6 && 'six wheels',
    ...plantFits(design).map((plant) => plantWords(plant, plantKind(design))),
    ...tireFits(design).map(tireWords),
    design.class === 'trailer' && `${wordFor('pinKind', design.kingpin)} kingpin`,
    'hitch' in design && design.hitch && hitchWords(design.hitch),
    'driverSide' in design && design.driverSide === 'right' && 'right-hand drive',
    design.class === 'sidecar' && design.side === 'left' && 'left-hand mounted',
  ];
}

/** Sentences of one hull: its phrases, its cargo, its armor. */
function hullSentences(design: SingleDesign, hull: Hull, hulls: readonly Hull[], settings: GarageSettings): string {
  const { fit, locations: places, kind } = hull;
  const isBox = kind === 'box';
  const owner = isBox || kind === 'carrier' ? kind : hulls.some((other) => other.kind === 'carrier') ? 'cab' : '';
  const others = hulls.filter((other) => other !== hull).flatMap((other) => other.fit.weapons);
  const printed = { kind: design.class, places, fit, owner, others };
  const head =
    design.class === 'ten-wheeler' && kind === 'carrier' && design.carrier !== undefined
      ? [`15-foot ${carrier(design.carrier.body).kind} carrier`]
      : isBox
        ? []
        : [bodyWords(design), ...frameWords(design)];
  const phrases = [...head, ...fittingPhrases(printed)].filter(Boolean);
  const cargo = fit.cargo.map((item) => cargoWords(item, settings));
  const all = [
    phrases.length > 0 && `${phrases.join(', ')}.`,
    cargo.length > 0 && `Cargo: ${cargo.join('; ')}.`,
    armorSentence(printed),
  ].filter(Boolean);
  return said([isBox && `Armored box (${hull.body.spaces} spaces)${all.length > 0 ? ':' : '.'}`, ...all]);
}

function totalsSentence(design: Design, settings: GarageSettings): string {
  const { acceleration, handlingClass, weight, cost } = totalsOf(design, settings);
  const figures = [
    acceleration !== null && `Accel. ${acceleration}`,
    handlingClass !== null && `HC ${handlingClass}`,
    `${numberText(weight)} lbs.`,
    dollars(cost),
  ];
  return `${figures.filter((figure) => figure !== false).join(', ')}.`;
}

/** In quotation marks where the reader would stop short of its end. */
function headed(name: string, rest: string): string {
  if (name === '') return rest;
  const plain = `${name} — ${rest}`;
  const isPlain = /^[\w À-ɏ.,'!?&+-]*(?:"[\w À-ɏ.,'!?&+-]*")?$/.test(name);
  return isPlain && nameOf(plain, lineTokens(plain)).name === name ? plain : `${quoted(name)} — ${rest}`;
}

export function makeStatLine(original: Design, settings: GarageSettings): string {
  const design = canonical(original);
  const members = design.class === 'combination' ? [design.lead, ...design.attached] : [];
  const hulls = design.class === 'combination' ? [] : hullsOf(design);
  const sentences =
    design.class === 'combination'
      ? [`combination of ${members.map((part) => `{${makeStatLine(part, settings)}}`).join(' and ')}.`]
      : hulls.map((hull) => hullSentences(design, hull, hulls, settings));
  const notes = design.notes !== undefined && `Notes: ${quoted(design.notes)}.`;
  return headed(design.name, said([...sentences, totalsSentence(design, settings), notes]));
}
