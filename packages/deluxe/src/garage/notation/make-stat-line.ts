// A design as the books print one. Whatever it says, `parseStatLine` reads back.

import { armorLayout } from '../../catalog/armor-locations.ts';
import { body as carBody } from '../../catalog/bodies.ts';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { carrier as carrierRow } from '../../catalog/carriers.ts';
import { tractor } from '../../catalog/tractors.ts';
import { trailer } from '../../catalog/trailers.ts';
import { armorLocations, vehicleBody } from '../../catalog/vehicle-bodies.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Cargo, Design, Fittings, HitchFit, PlantFit, SingleDesign, TireFit } from '../design/design.ts';
import { dollars, numberText } from '../design/exact.ts';
import { totalsOf } from '../figures/totals.ts';
import { canonical } from './canonical.ts';
import { lineTokens } from './lexicon.ts';
import { nameOf } from './line-name.ts';
import { accessoryPhrases, armorSentence, crewPhrases, type PrintedHull, weaponPhrases } from './make-fittings.ts';

const SIZES: Readonly<Record<string, string>> = {
  light: 'lt.',
  standard: 'std.',
  heavy: 'hvy.',
  xheavy: 'x-hvy.',
  improved: 'imp.',
  offroad: 'off-road',
};
const TIRES: Readonly<Record<string, string>> = {
  standard: 'std.',
  hd: 'HD',
  pr: 'PR',
  prr: 'PR radial',
  solid: 'solid',
  orsolid: 'off-road solid',
};
const KINDS: Readonly<Partial<Record<SingleDesign['class'], string>>> = {
  cycle: 'cycle ',
  trike: 'cycle ',
  helicopter: 'copter ',
  grasshopper: 'copter ',
  'ten-wheeler': 'truck ',
  'mini-bus': 'truck ',
  tractor: 'truck ',
  bus: 'truck ',
};

function bodyWords(design: SingleDesign): string {
  switch (design.class) {
    case 'car':
      return carBody(design.body).name;
    case 'grasshopper':
      return `${carBody(design.body).name} grasshopper`;
    case 'trike':
      return design.reversed === true
        ? `Reversed ${vehicleBody(design.body).name.toLowerCase()}`
        : vehicleBody(design.body).name;
    case 'helicopter':
      return design.stowaway === true
        ? vehicleBody(design.body).name.replace(' heli', ' stowaway heli')
        : vehicleBody(design.body).name;
    case 'car-trailer': {
      const { feet, kind } = carTrailer(design.body);
      const what = design.reefer === true && kind === 'van' ? 'reefer' : kind;
      return feet === 0 ? `Mini ${what} trailer` : `${feet}-foot ${what} car trailer`;
    }
    case 'trailer':
      return `40-foot ${trailer(design.body).kind} ${design.kind === 'semi' ? 'semi-trailer' : 'full trailer'}`;
    case 'tractor':
      return `${tractor(design.body).name} tractor`;
    case 'ten-wheeler':
      return `${vehicleBody(design.body).name} cab`;
    default:
      return vehicleBody(design.body).name;
  }
}

function plantWords({ plant, at, unpaid }: PlantFit, kind: string): string {
  const size = plant === 'supertrike' ? 'super trike ' : `${plant === 'standard' ? 'std.' : plant} ${kind}`;
  const where = at === 'front' ? '' : at === 'back' ? ' in back' : ' in cargo area';
  return `${size}power plant${where}${unpaid === true ? ' (at list price)' : ''}`;
}

const tireWords = ({ tire, count, at }: TireFit): string =>
  `${count} ${TIRES[tire] ?? tire} ${at === undefined ? '' : `${at} `}${count === 1 ? 'tire' : 'tires'}`;

function hitchWords({ type, release, rented }: HitchFit): string {
  const kind =
    release === undefined || release === 'plain' ? '' : release === 'explosive' ? 'explosive ' : 'quick-release ';
  return `${rented === true ? 'rented ' : ''}${SIZES[type]} ${kind}hitch`;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function cargoWords(cargo: Cargo, settings: GarageSettings): string {
  switch (cargo.kind) {
    case 'goods':
      return `${quoted(cargo.name)} (${cargo.spaces} spaces, ${cargo.weight} lbs.${cargo.cost === undefined ? '' : `, $${cargo.cost}`})`;
    case 'spare-tire':
      return `${cargo.count} spare ${TIRES[cargo.tire]} ${cargo.count === 1 ? 'tire' : 'tires'} (${cargo.size})`;
    case 'ammunition':
      return `${cargo.loads} loads of ${cargo.weapon === 'L' ? 'laser' : cargo.weapon === 'B' ? 'bomb' : cargo.weapon} ammunition`;
    case 'grenades':
      return `${cargo.boxes} boxes of grenades`;
    case 'vehicle':
      return `carried vehicle {${makeStatLine(cargo.design, settings)}}`;
  }
}

function frameWords(design: SingleDesign): readonly string[] {
  const words: string[] = [];
  if (design.class === 'car-trailer' && design.reefer === true && carTrailer(design.body).kind === 'flatbed')
    words.push('refrigerated');
  if ('chassis' in design) words.push(`${SIZES[design.chassis]} chassis`);
  if ('suspension' in design) words.push(`${SIZES[design.suspension]} suspension`);
  if (
    design.class === 'car' &&
    design.sixWheels === true &&
    design.tires.reduce((sum, { count }) => sum + count, 0) !== 6
  )
    words.push('six wheels');
  if ('plants' in design) words.push(...design.plants.map((plant) => plantWords(plant, KINDS[design.class] ?? '')));
  if ('tires' in design) words.push(...design.tires.map(tireWords));
  if (design.class === 'trailer')
    words.push(`${design.kingpin === 'quickrelease' ? 'quick-release' : design.kingpin} kingpin`);
  if ('hitch' in design && design.hitch !== undefined) words.push(hitchWords(design.hitch));
  if ('driverSide' in design && design.driverSide === 'right') words.push('right-hand drive');
  if (design.class === 'sidecar' && design.side === 'left') words.push('left-hand mounted');
  return words;
}

/** Sentences of one hull: its phrases, its cargo, its armor. */
function hullSentences(hull: PrintedHull, head: readonly string[], settings: GarageSettings): readonly string[] {
  const phrases = [...head, ...crewPhrases(hull), ...weaponPhrases(hull), ...accessoryPhrases(hull)];
  const cargo = hull.fit.cargo.map((item) => cargoWords(item, settings));
  return [
    phrases.length === 0 ? '' : `${phrases.join(', ')}.`,
    cargo.length === 0 ? '' : `Cargo: ${cargo.join('; ')}.`,
    armorSentence(hull),
  ].filter((sentence) => sentence !== '');
}

function singleSentences(design: SingleDesign, settings: GarageSettings): readonly string[] {
  const carrier = design.class === 'ten-wheeler' ? design.carrier : undefined;
  const box = 'box' in design ? design.box : carrier?.box;
  const hulls = [design, carrier, box].filter((hull) => hull !== undefined);
  const hullOf = (fit: Fittings, places: PrintedHull['places'], owner: string): PrintedHull => ({
    kind: design.class,
    places,
    fit,
    owner,
    others: hulls.filter((hull) => hull !== fit).flatMap(({ weapons }) => weapons),
  });
  const main = hullOf(design, armorLocations(design.body), carrier === undefined ? '' : 'cab');
  const sentences = [...hullSentences(main, [bodyWords(design), ...frameWords(design)], settings)];
  if (carrier !== undefined) {
    const hull = hullOf(carrier, armorLocations(carrier.body), 'carrier');
    sentences.push(...hullSentences(hull, [`15-foot ${carrierRow(carrier.body).kind} carrier`], settings));
  }
  if (box !== undefined) {
    const [head, ...rest] = hullSentences(hullOf(box, armorLayout('six'), 'box'), [], settings);
    sentences.push(`Armored box (${box.spaces} spaces)${head === undefined ? '.' : `: ${head}`}`, ...rest);
  }
  return sentences;
}

function totalsSentence(design: Design, settings: GarageSettings): string {
  const { acceleration, handlingClass, weight, cost } = totalsOf(design, settings);
  const figures = [
    acceleration === null ? '' : `Accel. ${acceleration}`,
    handlingClass === null ? '' : `HC ${handlingClass}`,
    `${numberText(weight)} lbs.`,
    dollars(cost),
  ];
  return `${figures.filter((figure) => figure !== '').join(', ')}.`;
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
  const sentences =
    design.class === 'combination'
      ? [
          `combination of ${[design.lead, ...design.attached].map((part) => `{${makeStatLine(part, settings)}}`).join(' and ')}.`,
        ]
      : singleSentences(design, settings);
  const notes = design.notes === undefined ? [] : [`Notes: ${quoted(design.notes)}.`];
  return headed(design.name, [...sentences, totalsSentence(design, settings), ...notes].join(' '));
}
