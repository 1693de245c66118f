// Accessories, cargo, and what a body brings along: rotors, skids, tongues, hitches, fifth wheels.

import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { type HelicopterBody, helicopterBody } from '../../catalog/helicopter-bodies.ts';
import { hitch, hitchRelease } from '../../catalog/hitches.ts';
import { kingpin } from '../../catalog/kingpins.ts';
import { FIFTH_WHEEL } from '../../catalog/tractors.ts';
import { TRAILER_LEGS } from '../../catalog/trailers.ts';
import type { GarageSettings } from '../../variants.ts';
import type { HitchFit, SingleDesign } from '../design/design.ts';
import { numberText, plural } from '../design/exact.ts';
import { type AccessoryFit, MOUNT_WORDS } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { partRow } from '../design/parts.ts';
import { tongueDpOf } from '../figures/hauling.ts';
import { type Line, Sheet } from '../figures/line.ts';
import { addCargo } from '../figures/lines.ts';

export interface GearPart {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly note: string;
  /** Damage points of each piece; empty: it has none of its own. */
  readonly dp: readonly number[];
  /** What the boxes count, where they are not damage points. */
  readonly boxes: 'DP' | 'uses' | 'points';
}

const piece = (id: string, name: string, dp: readonly number[], note = ''): GearPart => ({
  id,
  name,
  where: '',
  note,
  dp,
  boxes: 'DP',
});

const times = (count: number, value: number): readonly number[] =>
  Array.from({ length: Math.min(MOST_ALIKE, count) }, () => value);

/** Boxes are drawn for no more of a kind. */
const MOST_ALIKE = 24;

function boxesOf(fit: AccessoryFit): Pick<GearPart, 'dp' | 'boxes'> {
  const row = partRow(fit.id);
  if (row.special.kind === 'wheelguard') return { dp: times(fit.count, fit.points ?? 0), boxes: 'points' };
  // Each goes off once (deluxe/VIII.8/anti-personnel-grenades).
  if (row.special.kind === 'grenade') return { dp: times(1, fit.count), boxes: 'uses' };
  return { dp: row.dp === null ? [] : times(fit.count, row.dp), boxes: 'DP' };
}

export function gearParts(hull: Hull, key: (rest: string) => string): readonly GearPart[] {
  return hull.fit.accessories.map((fit, i) => {
    const { name } = partRow(fit.id);
    return {
      id: key(`accessories.${i}`),
      name: fit.count === 1 ? name : `${fit.count} × ${name}`,
      where: fit.at === undefined ? '' : MOUNT_WORDS[fit.at],
      note: fit.inCargo === true ? 'in the cargo area' : '',
      ...boxesOf(fit),
    };
  });
}

const measure = ({ cargoSpaces, weight }: Line): string => `${plural(cargoSpaces, 'space')}, ${numberText(weight)} lb`;

export function cargoParts(hull: Hull, key: (rest: string) => string, settings: GarageSettings): readonly GearPart[] {
  return hull.fit.cargo.flatMap((cargo, i) => {
    const sheet = new Sheet(settings);
    addCargo(sheet, cargo);
    return sheet.lines.map((line) => ({
      ...piece(key(`cargo.${i}`), line.count === 1 ? line.what : `${line.count} × ${line.what}`, []),
      note: measure(line),
    }));
  });
}

function hitchPart(id: string, { type, release, rented }: HitchFit): GearPart {
  const row = hitch(type);
  const notes = [
    release === undefined || release === 'plain' ? '' : hitchRelease(release).name.toLowerCase(),
    rented === true ? 'rented' : '',
  ];
  return piece(
    id,
    row.name,
    [row.dp],
    [...notes.filter((note) => note !== ''), `pulls ${numberText(row.maxLoad)} lb`].join(', '),
  );
}

const rotors = (dp: HelicopterBody['rotorDp'], key: (rest: string) => string): readonly GearPart[] => [
  piece(key('rotor.main'), 'Main rotor', [dp.main]),
  piece(key('rotor.stabilizer'), 'Stabilizing rotor', [dp.stabilizer]),
];

/** Parts of the body itself, outside its armor. */
export function runningParts(design: SingleDesign, key: (rest: string) => string): readonly GearPart[] {
  const parts: GearPart[] = [];
  if (design.class === 'helicopter') {
    const { rotorDp, skidDp } = helicopterBody(design.body);
    parts.push(...rotors(rotorDp, key), piece(key('skids'), 'Skids, left and right', [skidDp, skidDp]));
  }
  if (design.class === 'grasshopper') parts.push(...rotors(GRASSHOPPER.rotorDp, key));
  if (design.class === 'tractor') parts.push(piece(key('fifth-wheel'), 'Fifth wheel', [FIFTH_WHEEL.dp]));
  if (design.class === 'trailer') {
    parts.push(piece(key('kingpin'), kingpin(design.kingpin).name, []));
    if (design.kind === 'semi')
      parts.push(piece(key('legs'), 'Legs, left and right', [TRAILER_LEGS.dp, TRAILER_LEGS.dp]));
  }
  if (design.class === 'car-trailer') {
    parts.push(piece(key('tongue'), 'Tongue', [tongueDpOf(design)]));
  }
  if ('hitch' in design && design.hitch !== undefined) parts.push(hitchPart(key('hitch'), design.hitch));
  return parts;
}
