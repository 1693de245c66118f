// A design as the books print one. Whatever it says, `parseStatLine` reads back.

import { carTrailer } from '../../catalog/car-trailers.ts';
import { carrier } from '../../catalog/carriers.ts';
import { trailer } from '../../catalog/trailers.ts';
import { vehicleBody } from '../../catalog/vehicle-bodies.ts';
import type { GarageSettings } from '../../variants.ts';
import { canonical } from '../codes/canonical.ts';
import type { Cargo, Design, HitchFit, PlantFit, SingleDesign, TireFit } from '../design/design.ts';
import { dollars, numberText } from '../design/exact.ts';
import { plantFits, tireFits } from '../design/gear.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { totalsOf } from '../figures/totals.ts';
import { lineTokens } from './lexicon.ts';
import { nameOf } from './line-name.ts';
import { armorSentence, fittingPhrases, said, weaponName, wordFor } from './make-fittings.ts';

const PLANT_KINDS: Readonly<Partial<Record<SingleDesign['class'], string>>> = {
  car: '',
  cycle: 'cycle',
  trike: 'cycle',
  helicopter: 'copter',
  grasshopper: 'copter',
};

/** What the name of a body does not say. */
const BODY_NOUNS: Readonly<Partial<Record<SingleDesign['class'], string>>> = {
  grasshopper: 'grasshopper',
  tractor: 'tractor',
  'ten-wheeler': 'cab',
};

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
  return said([name, BODY_NOUNS[design.class]]);
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
  switch (cargo.kind) {
    case 'goods': {
      const cost = cargo.cost === undefined ? '' : `, $${cargo.cost}`;
      return `${quoted(cargo.name)} (${cargo.spaces} spaces, ${cargo.weight} lbs.${cost})`;
    }
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
  const plantKind = PLANT_KINDS[design.class] ?? 'truck';
  const tires = tireFits(design).reduce((sum, { count }) => sum + count, 0);
  const isReefer = design.class === 'car-trailer' && design.reefer === true;
  return [
    isReefer && carTrailer(design.body).kind === 'flatbed' && 'refrigerated',
    'chassis' in design && `${wordFor('size', design.chassis)} chassis`,
    'suspension' in design && `${wordFor('size', design.suspension)} suspension`,
    design.class === 'car' && design.sixWheels === true && tires !== 6 && 'six wheels',
    ...plantFits(design).map((plant) => plantWords(plant, plantKind)),
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
