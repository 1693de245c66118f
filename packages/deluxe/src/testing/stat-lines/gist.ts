// What was read, in the short words in which the structures put down what was meant. It shares nothing with the reader.

import { ARMOR_ABBREVIATIONS } from '../../catalog/armor-locations.ts';
import type { CarrierPart, Design, Fittings, SingleDesign } from '../../garage/design/design.ts';
import {
  type AccessoryFit,
  type Armor,
  type CrewFit,
  LOCATIONS,
  type Load,
  type Location,
  type TurretFit,
  type WeaponFit,
} from '../../garage/design/fittings.ts';
import type { Stated } from '../../garage/notation/differences.ts';

const many = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);
const words = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

function frame(design: SingleDesign): string {
  const plants =
    'plants' in design ? design.plants.map(({ plant, at }) => (at === 'front' ? plant : `${plant}@${at}`)) : [];
  return words(
    design.class === 'grasshopper' && 'grasshopper',
    'reversed' in design && design.reversed === true && 'reversed',
    'stowaway' in design && design.stowaway === true && 'stowaway',
    design.body,
    'reefer' in design && design.reefer === true && 'reefer',
    'chassis' in design && design.chassis,
    'suspension' in design && design.suspension,
    'kind' in design && design.kind,
    'kingpin' in design && design.kingpin,
    plants.join('+'),
  );
}

const tires = (design: SingleDesign): readonly string[] =>
  'tires' in design ? design.tires.map(({ tire, count, at }) => words(String(count), tire, at)) : [];

function turretName({ type, universal, at }: TurretFit): string {
  return words(type, universal === true && 'universal', at !== 'top' && at);
}

function person(fit: CrewFit, turrets: readonly TurretFit[]): string {
  const cupola = turrets.find(({ id }) => id === fit.turret);
  const gear = [
    fit.armor,
    fit.computer,
    fit.cyberlink && `cyberlink ${fit.cyberlink.weapon} ${fit.cyberlink.mount}`,
    ...(fit.handWeapons ?? []).map(({ id, count }) => many(count, id)),
  ].filter((each) => each !== undefined);
  return words([many(fit.count ?? 1, fit.role), ...gear].join('+'), cupola && turretName(cupola));
}

function loadName(load: Load | undefined): string | false {
  switch (load?.kind) {
    case undefined:
      return false;
    case 'part':
      return `(${load.shots} shots)`;
    case 'mines':
      return `(${load.fuse} mines)`;
    case 'grenades':
      return `(${[...new Set(load.order)].map((kind) => `${load.order.filter((each) => each === kind).length} ${kind}`).join(' ')})`;
    case 'empty':
    case 'tear-gas':
      return `(${load.kind})`;
  }
}

function weapons({ weapons: fits, turrets }: Fittings): readonly string[] {
  const counts = new Map<string, number>();
  for (const fit of fits) {
    const name = weaponName(fit, turrets);
    counts.set(name, (counts.get(name) ?? 0) + fit.count);
  }
  return [...counts].map(([name, count]) => many(count, name));
}

function weaponName(fit: WeaponFit, turrets: readonly TurretFit[]): string {
  const turret = turrets.find(({ id }) => id === fit.turret);
  const magazines = fit.magazines ?? 0;
  return words(
    fit.weapon,
    turret === undefined ? fit.mount : turretName(turret),
    (fit.links ?? []).length > 0 && 'linked',
    loadName(fit.load),
    magazines > 0 && (magazines === 1 ? '+mag' : `+${magazines} mag`),
  );
}

const part = ({ id, count, at, points }: AccessoryFit): string =>
  words(many(count, id), at, points !== undefined && `${points}pt`);

function gear(design: SingleDesign): readonly string[] {
  const hitch = 'hitch' in design ? design.hitch : undefined;
  return [
    ...design.accessories.map(part),
    ...(hitch === undefined ? [] : [words('hitch', hitch.type, hitch.release)]),
    ...design.cargo.map((item) => (item.kind === 'spare-tire' ? many(item.count, `spare ${item.tire}`) : item.kind)),
  ];
}

function armor({ type, points }: Armor): string {
  const sides = LOCATIONS.filter((side: Location) => points[side] !== undefined);
  return words(
    type !== 'normal' && sides.length > 0 && type,
    ...sides.map((side) => `${ARMOR_ABBREVIATIONS[side]}${points[side]}`),
  );
}

function totals({ acceleration, handlingClass, weight, cost }: Stated): readonly string[] {
  return [
    acceleration === undefined ? '' : `acc ${acceleration}`,
    handlingClass === undefined ? '' : `hc ${handlingClass}`,
    weight === undefined ? '' : `${weight} lb`,
    cost === undefined ? '' : `$${cost}`,
  ].filter((each) => each !== '');
}

const field = (items: readonly string[]): string => [...items].sort().join(', ') || '-';

const fitted = (fittings: Fittings, design: SingleDesign | null): readonly string[] => [
  field(fittings.crew.map((fit) => person(fit, fittings.turrets))),
  field(weapons(fittings)),
  field(design === null ? fittings.accessories.map(part) : gear(design)),
  armor(fittings.armor) || '-',
];

const carrier = (fit: CarrierPart | undefined): readonly string[] =>
  fit === undefined ? [] : [[fit.body, '-', ...fitted(fit, null)].join(' | ')];

/** The lead with the totals of the whole, then what hangs on it. */
export function gistOf(design: Design, stated: Stated): string {
  const [lead, attached] = design.class === 'combination' ? [design.lead, design.attached] : [design, []];
  const one = (each: SingleDesign): string => [frame(each), field(tires(each)), ...fitted(each, each)].join(' | ');
  return [
    `${design.name} | ${one(lead)} | ${field(totals(stated))}`,
    ...carrier(lead.class === 'ten-wheeler' ? lead.carrier : undefined),
    ...attached.map(one),
  ].join(' // ');
}

const isArmor = (text: string): boolean => /^(?:(?:FP|LR|LRFP) )?[FBRLTU]{1,2}\d/.test(text);

/** A gist as a person wrote it, with the order that `gistOf` gives. */
export function inOrder(gist: string): string {
  const sorted = (text: string): string => (isArmor(text) ? armorInOrder(text) : field(text.split(', ')));
  return gist
    .split(' // ')
    .map((vehicle) =>
      vehicle
        .split(' | ')
        .map((text, i) => (i < 1 ? text.trim() : sorted(text)))
        .join(' | '),
    )
    .join(' // ');
}

function armorInOrder(text: string): string {
  const [type, sides] = /^[A-Z]+ /.test(text)
    ? [text.split(' ')[0], text.split(' ').slice(1)]
    : [undefined, text.split(' ')];
  const place = (side: string): number =>
    LOCATIONS.findIndex((location) => ARMOR_ABBREVIATIONS[location] === side.replace(/\d+$/, ''));
  return words(type, ...[...sides].sort((a, b) => place(a) - place(b)));
}
