// What stands on the record sheet, by the names of its layout: all that a vehicle has, and what is crossed off of it.

import { type Fill, wrap } from '@hardtop/workshop/sheet';
import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import { CHARACTERS, GEAR, SKILL_IDS, SKILL_NAMES } from '../../catalog/characters.ts';
import { CRITICAL_FROM, ENGINE, ROWS } from '../../catalog/damage.ts';
import { NITROUS, SCALE } from '../../catalog/maneuvers.ts';
import { MOUNTS, TARGETING } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { RANGES, WEAPONS } from '../../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';
import { seatTitle } from '../design/people.ts';
import { type Component, componentsOf, facingText, gunPlaces, gunText, otherOptions } from '../figures/components.ts';
import { costOf, costText } from '../figures/cost.ts';
import { weaponNote } from '../figures/effects.ts';
import { figuresOf } from '../figures/figures.ts';
import { armorText, cargoText } from '../figures/texts.ts';
import { formatNames } from '../problems/formats.ts';
import type { GarageSettings } from '../problems/problems.ts';
import type { SheetDamage } from './damage.ts';

const FIGURES = ['Top speed', 'Acceleration', 'Deceleration', 'HC', 'Size', 'Seats', 'Cargo', 'Armor'] as const;

function figures(design: Design | null): readonly Fill[] {
  const of = design === null ? null : figuresOf(design);
  const values =
    of === null
      ? []
      : [of.topSpeed, of.acceleration, of.deceleration, of.hc, of.size, of.seats, cargoText(of.cargo), armorText(of)];
  return FIGURES.map((label, i) => {
    const value = String(values[i] ?? '');
    return { label, value, said: value === '' ? 'to fill in' : value };
  });
}

function costLine(design: Design, settings: GarageSettings): string {
  const formats = formatNames(design, settings);
  return `Cost: ${costText(costOf(design))}.${formats.length === 0 ? '' : ` Goes in: ${formats.join(', ')}.`}`;
}

/** The longest row of any body: a blank sheet has as many boxes. */
const MOST = Math.max(...BODY_IDS.map((id) => BODIES[id].hitPoints / ROWS));

function hits(design: Design | null, { damage }: SheetDamage): Fill {
  const boxes = design === null ? MOST : figuresOf(design).row;
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const from = CRITICAL_FROM[i] ?? 4;
    const dice = Array.from({ length: 7 - from }, (_, die) => from + die).join(', ');
    const label = i === ROWS - 1 ? `Crippled. Critical on ${dice}` : `Critical damage on ${dice}`;
    return { row: i + 1, boxes, crossed: Math.min(boxes, Math.max(0, damage - i * boxes)), label };
  });
  return { hits: rows, beyond: Math.max(0, damage - boxes * ROWS) };
}

/** How often a component has been hit, and how often it can be. */
function hitsOn({ kind, index, option }: Component, state: SheetDamage): readonly [hits: number, lives: number] {
  const yes = (lost: boolean): readonly [number, number] => [lost ? 1 : 0, 1];
  switch (kind) {
    case 'engine':
      return [state.engineHits, ENGINE.lives];
    case 'fuel':
      return yes(state.fuelLost);
    case 'brakes':
      return yes(state.brakesLost);
    case 'occupant':
      return yes(state.crew[index] === 0);
    case 'option':
      return yes(option !== undefined && state.lost.includes(option));
    case 'weapon':
      return yes(state.weapons[index]?.destroyed === true);
    case 'mount':
      return yes(state.lost.includes(`mount-${index}`));
  }
}

const BLANK: readonly Component[] = componentsOf({
  version: 1,
  ruleset: 'roadrage',
  name: '',
  body: 'midSized',
  options: [],
  weapons: [],
  crew: Array.from({ length: 2 }, () => ({ name: '', skills: {}, gear: [], weapons: [] })),
  drive: 'left',
});
/** Lines to fill in. */
const BLANK_ROWS = { components: 12, options: 2, guns: 4, seats: 5, tires: 10, topSpeed: 200 } as const;

const blank = (count: number): readonly Fill[] => Array.from({ length: count }, () => ({}));

function components(design: Design | null, state: SheetDamage): readonly Fill[] {
  const known = design === null ? BLANK : componentsOf(design);
  const rows = known.map((component): Fill => {
    const [hit, lives] = hitsOn(component, state);
    return { label: component.label, title: `${component.label}: ${hit} of ${lives} hits`, hits: hit, lives };
  });
  const unknown = { label: '', title: 'Component to fill in', hits: 0, lives: 1 };
  const missing = design === null ? BLANK_ROWS.components - known.length : 0;
  return [...rows, ...Array.from({ length: missing }, () => unknown)];
}

function options(design: Design | null, width: number): Fill {
  if (design === null) return { optionLines: blank(BLANK_ROWS.options) };
  const names = otherOptions(design);
  const lines = wrap(names.length === 0 ? 'None.' : `${names.join(', ')}.`, { size: 3.3 }, width);
  return { options: lines.map((line) => ({ line })) };
}

function toHit({ weapon, targeting }: WeaponFitting): string {
  const { attributes, range } = WEAPONS[weapon];
  if (range === 'dropped') return '–';
  const own = attributes.includes('accurate') ? 1 : attributes.includes('inaccurate') ? -1 : 0;
  const sum = own + TARGETING[targeting].toHit;
  return sum > 0 ? `+${sum}` : String(sum).replace('-', '−');
}

/** What it does, without what has a column of its own. */
function effectOf({ weapon }: WeaponFitting): string {
  const { range } = WEAPONS[weapon];
  const words = weaponNote(weapon)
    .split(', ')
    .filter((word) => !/^(accurate|inaccurate|short|medium|long|dropped|\d+ shots?)$/.test(word));
  return [...words, range === 'dropped' ? 'behind' : `${RANGES[range]} sq.`].join(', ');
}

/** A row is crossed out when all its guns are gone. */
function gun(fitting: WeaponFitting, places: readonly number[], { weapons }: SheetDamage): Fill {
  const states = places.flatMap((place) => weapons[place] ?? []);
  const isGone = states.length === places.length && states.every(({ destroyed }) => destroyed);
  const mount = `${MOUNTS[fitting.mount].name.toLowerCase()}, ${facingText(fitting)}`;
  return {
    title: `${gunText(fitting)}, ${mount}${isGone ? ', destroyed' : ''}`,
    name: gunText(fitting),
    mount,
    aim: toHit(fitting),
    effect: effectOf(fitting),
    shots: WEAPONS[fitting.weapon].shots ?? '',
    fired: Math.max(0, ...states.map(({ fired }) => fired)),
    destroyed: isGone ? 1 : 0,
  };
}

function guns(design: Design | null, state: SheetDamage): Fill {
  if (design === null) return { gunLines: blank(BLANK_ROWS.guns) };
  const places = gunPlaces(design);
  const rows = design.weapons.map((fitting, i) => gun(fitting, places[i] ?? [], state));
  return { guns: rows, unarmed: rows.length === 0 ? 1 : 0 };
}

const skillsText = ({ skills }: Character): string =>
  SKILL_IDS.flatMap((id) => ((skills[id] ?? 0) === 0 ? [] : [`${SKILL_NAMES[id]} ${skills[id]}`])).join(', ');

function gearText({ gear, weapons }: Character): string {
  const worn = gear.map((id) => `${GEAR[id].name.toLowerCase()} (${GEAR[id].save === 6 ? '6' : `${GEAR[id].save}–6`})`);
  return [...weapons.map((id) => WEAPONS[id].name.toLowerCase()), ...worn].join(', ');
}

function crew(design: Design | null, state: SheetDamage): Fill {
  const { hitPoints } = CHARACTERS;
  if (design === null)
    return {
      seats: Array.from({ length: BLANK_ROWS.seats }, (_, seat) => ({ who: seatTitle(seat), hitPoints, lost: 0 })),
    };
  const people = design.crew.map((one, seat) => {
    const left = Math.min(hitPoints, state.crew[seat] ?? hitPoints);
    const who = one.name === seatTitle(seat) ? one.name : `${seatTitle(seat)}: ${one.name}`;
    return {
      who,
      left,
      hitPoints,
      lost: hitPoints - left,
      skills: skillsText(one) || 'no skills',
      gear: gearText(one),
    };
  });
  return { people };
}

/** Tires, and options that are used up. */
function supplies(design: Design | null, { tiresBlown, used }: SheetDamage): readonly Fill[] {
  const tires = design === null ? BLANK_ROWS.tires : figuresOf(design).tires;
  const spent = [...new Set(design?.options ?? [])].flatMap((id) => {
    const { name, effects } = OPTIONS[id];
    return (effects.shots ?? 0) === 0 ? [] : [{ label: name, count: effects.shots ?? 0, crossed: used[id] ?? 0 }];
  });
  return [{ label: 'Tires', count: tires, crossed: tiresBlown }, ...spent];
}

/** A cell for each speed. */
function speeds(design: Design | null, { speed }: SheetDamage): Fill {
  const top = design === null ? BLANK_ROWS.topSpeed : figuresOf(design).topSpeed;
  const last = top + (design?.options.includes('nitrousOxide') === true ? NITROUS.overTop : 0);
  const cells = Array.from({ length: last / SCALE.mphPerSquare + 1 }, (_, i) => {
    const mph = i * SCALE.mphPerSquare;
    const isNow = speed === mph ? 1 : 0;
    return { isNow, [`${isNow === 1 ? 'now' : 'other'}${mph > top ? 'Beyond' : 'Within'}`]: mph };
  });
  return { speedTitle: speed === null ? `Speeds up to ${last} mph` : `Speed ${speed} mph`, speeds: cells };
}

/** No design: the form alone. `width` is that of the lines for options. */
export const recordFill = (
  design: Design | null,
  settings: GarageSettings,
  state: SheetDamage,
  width: number,
): Fill => ({
  name: design?.name ?? '',
  chassis: design === null ? '' : BODIES[design.body].name,
  figures: figures(design),
  cost: design === null ? 'Cost:' : costLine(design, settings),
  ...hits(design, state),
  components: components(design, state),
  ...options(design, width),
  ...guns(design, state),
  ...crew(design, state),
  supplies: supplies(design, state),
  ...speeds(design, state),
});
