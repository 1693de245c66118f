import type { Target } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import { type BurstDice, burstDice } from '../figures/bursts.ts';
import { type BreachOdds, breachOdds } from '../figures/heavy/explosives.ts';
import { effectOf, listedPen, type OrdnanceRound } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER, bandOf, type Shift, shotTarget } from '../figures/shots.ts';
import type { Explosion } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sideBit, type Table } from '../state/state.ts';
import { squareToward } from './aiming.ts';
import { fireTrouble, isAimable, isSteady, loadedRound, type Served, servedBy, skillWith } from './guns.ts';
import { metersBetween } from './lines.ts';
import { cellOf, cellText, STEPS, sameCell } from './position.ts';
import { isObscured, isWayClear, seesSquare } from './sight.ts';
import { solidOf } from './solids.ts';
import { mapOf } from './world-map.ts';

// Direct fire of heavy weapons at what is no enemy: walls, things, bare squares. Only rounds that explode do anything there (C-57).

export interface ShellPlace {
  /** In an option's id: a barrier, an obstacle, or a square. */
  readonly key: string;
  /** Large enough for a rangefinder, and to be breached. */
  readonly solid: boolean;
  /** Where the round goes off: before a wall, on this side of it. */
  readonly at: Cell;
  readonly name: string;
}

export interface ShellAttack {
  readonly person: Person;
  readonly served: Served;
  readonly place: ShellPlace;
  readonly meters: number;
  /** 0 close to 3 extreme. */
  readonly band: number;
  readonly aimed: boolean;
}

/** More are not offered: the nearest come first, anything else is fired at by its direction. */
const MOST_WALLS = 12;
const MOST_SQUARES = 8;

/** Weapons that can be fired so: loaded with what explodes, aimed by sight; missiles are guided at targets. */
export function shellersOf(table: Table, person: Person): readonly Served[] {
  const { setup, state } = table;
  const found: Served[] = [];
  for (const served of servedBy(state, person)) {
    if (served.ordnance.kind === 'missile' || fireTrouble(table, person, served) !== null) continue;
    const { damage, range } = loadedRound(served);
    if (damage.kind !== 'blast' || range === null) continue;
    if (skillWith(setup, person, served.ordnance) !== null) found.push(served);
  }
  return found;
}

/** Walls, doors and things in sight, then squares where enemies are known to be who cannot be fired at. */
export function shellPlaces(table: Table, person: Person, targets: readonly string[]): readonly ShellPlace[] {
  const from = cellOf(table.state, person);
  if (from === null) return [];
  return [
    ...nearest(table, from, [...walls(table, from), ...things(table)]),
    ...suspected(table, person, targets, from),
  ];
}

function nearest(table: Table, from: Cell, places: readonly ShellPlace[]): readonly ShellPlace[] {
  const far = (place: ShellPlace): number => metersBetween(table.setup, from, place.at);
  const found: ShellPlace[] = [];
  for (const place of places.filter(({ at }) => !sameCell(at, from)).sort((a, b) => far(a) - far(b))) {
    if (found.length >= MOST_WALLS) break;
    if (seesSquare(table, from, place.at)) found.push(place);
  }
  return found;
}

function walls({ setup, state }: Table, from: Cell): readonly ShellPlace[] {
  const map = mapOf(setup);
  const found: ShellPlace[] = [];
  for (const [i, { id, kind, av, opens, l, x, y, edge }] of setup.barriers.entries()) {
    const now = state.barriers[i];
    if (av === 0 || now === undefined || now.broken || (opens && now.open)) continue;
    const beside = { l, x: edge === 'west' ? x - 1 : x, y: edge === 'north' ? y - 1 : y };
    const sides = [{ l, x, y }, beside].filter((cell) => map.isOn(cell.l, cell.x, cell.y));
    const [first, second] = sides.map((cell) => metersBetween(setup, from, cell));
    const at = (second ?? Number.POSITIVE_INFINITY) < (first ?? 0) ? sides[1] : sides[0];
    if (at !== undefined) found.push({ key: id, solid: true, at, name: `the ${kind} at ${at.x}, ${at.y}` });
  }
  return found;
}

const things = ({ setup, state }: Table): readonly ShellPlace[] =>
  setup.obstacles.flatMap(({ id, at, av, name }, i) =>
    av > 0 && state.obstacles[i] === false
      ? [{ key: id, solid: true, at, name: `the ${name} at ${at.x}, ${at.y}` }]
      : [],
  );

const squareOf = (at: Cell): ShellPlace => ({ key: cellText(at), solid: false, at, name: `${at.x}, ${at.y}` });

function suspected(table: Table, person: Person, targets: readonly string[], from: Cell): readonly ShellPlace[] {
  const { state } = table;
  const bit = sideBit(person.side);
  const cells: Cell[] = [];
  const add = (at: Cell | null): void => {
    if (at === null || cells.length >= MOST_SQUARES || cells.some((cell) => sameCell(cell, at))) return;
    if (!sameCell(at, from) && seesSquare(table, from, at)) cells.push(at);
  };
  for (const other of state.people)
    if (
      ((other.seen | other.seenThisPhase) & bit) !== 0 &&
      areHostile(state, person.side, other.side) &&
      !targets.includes(other.id)
    )
      add(cellOf(state, other));
  for (const thing of state.things) if (thing.kind === 'sighting' && (thing.known & bit) !== 0) add(thing.at);
  return cells.map(squareOf);
}

/** So many squares that way: the wall that is in the way before, or the square. */
export function placeToward(table: Table, from: Cell, direction: number, squares: number): ShellPlace {
  const { setup, state } = table;
  const map = mapOf(setup);
  const step = STEPS[direction % STEPS.length] ?? STEPS[0];
  let at = from;
  for (let n = 1; n <= squares; n++) {
    const next = squareToward(table, from, direction, n);
    if (sameCell(next, at)) break;
    if (step.dx === 0 || step.dy === 0) {
      const index = map.barrierBetween(at.l, at.x, at.y, step.dx, step.dy);
      const [barrier, now] = [setup.barriers[index], state.barriers[index]];
      const stands = now !== undefined && !now.broken && !now.open;
      if (barrier !== undefined && stands && barrier.opaque && barrier.height === 'full')
        return { key: barrier.id, solid: true, at, name: `the ${barrier.kind} at ${at.x}, ${at.y}` };
    }
    if (!isWayClear(table, from, next)) break;
    at = next;
  }
  return squareOf(at);
}

/** One weapon at one place; null: it does not reach. */
export function shellAttack(table: Table, person: Person, served: Served, place: ShellPlace): ShellAttack | null {
  const from = cellOf(table.state, person);
  const { range } = loadedRound(served);
  if (from === null || range === null) return null;
  const meters = metersBetween(table.setup, from, place.at);
  const band = bandOf(range, meters);
  if (band === null) return null;
  return { person, served, place, meters, band: BAND_ORDER.indexOf(band), aimed: isLaidOn(person, served, place.at) };
}

/** Whether he has taken aim with it at that square. */
function isLaidOn({ aim }: Person, served: Served, at: Cell): boolean {
  if (aim === null || aim.target !== null || aim.at === null || aim.item !== served.item.id) return false;
  return sameCell(aim.at, at) && isAimable(served);
}

function shiftsOf(table: Table, { person, served, place }: ShellAttack): readonly Shift[] {
  const shifts: Shift[] = [];
  const { vehicle } = served;
  if (vehicle !== null && vehicle.moved > 0 && !isSteady(served))
    shifts.push({ label: 'fired on the move', rule: 'twilight/combat/moving-vehicles' });
  const from = cellOf(table.state, person);
  if (from !== null && isObscured(table, from, place.at))
    shifts.push({ label: 'obscured', rule: 'twilight/combat/obscured' });
  return shifts;
}

/** What one round must roll. */
export function shellTarget(table: Table, attack: ShellAttack): Target {
  const { person, served, place, meters, aimed } = attack;
  const skill = skillWith(table.setup, person, served.ordnance) ?? 0;
  const range = loadedRound(served).range ?? 0;
  const rangefinder = place.solid ? served.item.rangefinder : 0;
  const shifts = shiftsOf(table, attack);
  return shotTarget({ skill, aimed, scope: false, range, meters, shifts, excess: 0, rangefinder });
}

/** Dice of one burst. */
export const shellBurst = (table: Table, attack: ShellAttack): BurstDice =>
  burstDice(attack.served.ordnance.burst ?? 1, BAND_ORDER[attack.band] ?? 'extreme', shiftsOf(table, attack), 0);

/** What one hit makes of a wall; null: there is none, or the round goes through nothing. */
export function holeOdds(table: Table, { place, served, band }: ShellAttack): BreachOdds | null {
  const solid = place.solid ? solidOf(table, place.key) : null;
  const pen = listedPen(loadedRound(served), band);
  return solid === null || pen === null ? null : breachOdds(pen, solid.material, solid.thickness);
}

/** What goes off where a round strikes; null: it does not explode. */
export function roundBlast(
  round: OrdnanceRound,
  weapon: string,
  at: Cell,
  by: string | null,
  contact: string | null,
): Explosion | null {
  if (round.damage.kind !== 'blast') return null;
  const effect = effectOf(round);
  const agent = effect === 'wp' ? 'phosphorus' : effect === 'chemical' ? 'gas' : null;
  const { concussion, burst } = round.damage;
  return { at, by, with: `${weapon} ${round.round}`, concussion, burst, contact, agent, penetration: null };
}
