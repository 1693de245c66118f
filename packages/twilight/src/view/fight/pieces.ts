// People, animals and vehicles on the board: whose they are, how they stand, what ails them.

import type { Piece } from '@hardtop/board';
import type { Setup } from '../../scenarios/setup.ts';
import { isCycle } from '../../table/figures/heavy/vehicle-speed.ts';
import { cycleOf, ridersOf } from '../../table/queries/crews.ts';
import { drawnLength, headingOf, type Spot, SQUARE, spotOf } from '../../table/queries/spots.ts';
import type { Person } from '../../table/state/person.ts';
import { type State, sheetOf, vehicleSheetOf } from '../../table/state/state.ts';
import type { Vehicle } from '../../table/state/vehicle.ts';
import { animalLength, bodyOf, vehicleBody, vehicleLength } from './bodies.ts';

/** A share of the square, far larger than life on large squares: a person must be seen. Several in one are drawn smaller. */
const PERSON = { 2: 0.9, 8: 0.8 } as const;
const ANIMAL = { 2: 1, 8: 0.8 } as const;

/** Those who lie are drawn first, and riders upon their mounts. */
export function piecesOf(setup: Setup, state: State): readonly Piece[] {
  const crowd = crowdOf(setup, state);
  const people = state.people.flatMap((person) => personPiece(setup, state, person, crowd));
  const layer = ({ state: how, face, on }: Piece): number =>
    how === 'wreck' ? 0 : on !== undefined ? 3 : face === 'up' ? 2 : 1;
  return [
    ...state.vehicles.flatMap((vehicle) => vehiclePiece(setup, state, vehicle)),
    ...people.sort((a, b) => layer(a) - layer(b)),
  ];
}

/** Who stands in each square, in the order of the roster. */
type Crowd = ReadonlyMap<string, readonly string[]>;

function crowdOf(setup: Setup, { people }: State): Crowd {
  const crowd = new Map<string, string[]>();
  for (const person of people) {
    const { id, at, condition } = person;
    if (at === null || condition === 'gone' || isRider(setup, person)) continue;
    const key = `${at.l},${at.x},${at.y}`;
    const there = crowd.get(key);
    if (there === undefined) crowd.set(key, [id]);
    else there.push(id);
  }
  return crowd;
}

/** Several in one square stand apart, in rows of two or three. */
function apart(crowd: Crowd, { id, at }: Person): Spot {
  const there = at === null ? [] : (crowd.get(`${at.l},${at.x},${at.y}`) ?? []);
  if (there.length < 2) return { x: 0, y: 0 };
  const across = there.length <= 4 ? 2 : 3;
  const rows = Math.ceil(there.length / across);
  const i = there.indexOf(id);
  const step = SQUARE / Math.max(across, rows);
  return { x: ((i % across) - (across - 1) / 2) * step, y: ((rows - 1) / 2 - Math.floor(i / across)) * step };
}

/** How many share the side of a square. */
function rowsOf(crowd: Crowd, { at }: Person): number {
  const there = at === null ? 1 : (crowd.get(`${at.l},${at.x},${at.y}`)?.length ?? 1);
  return there < 2 ? 1 : there <= 4 ? 1.6 : 2.4;
}

/** Of an animal `rides` names its rider. */
const isRider = (setup: Setup, person: Person): boolean =>
  person.rides !== null && sheetOf(setup, person).kind !== 'animal';

function personPiece(setup: Setup, state: State, person: Person, crowd: Crowd): readonly Piece[] {
  const { at, facing, condition, rides } = person;
  if (condition === 'gone') return [];
  if (at === null) return cyclistPiece(setup, state, person);
  const sheet = sheetOf(setup, person);
  const grid = setup.levels[at.l]?.grid ?? 2;
  const isAnimal = sheet.kind === 'animal';
  const mount = isRider(setup, person) ? state.people.find(({ id }) => id === rides) : undefined;
  const place = mount ?? person;
  const length = ((isAnimal ? animalLength(sheet) * ANIMAL[grid] : PERSON[grid]) * SQUARE) / rowsOf(crowd, place);
  const spot = spotOf(setup, at);
  const off = apart(crowd, place);
  return [
    {
      ...{ id: person.id, tag: sheet.tag, seat: person.seat, name: person.name },
      kind: isAnimal ? (sheet.animal ?? 'animal') : 'person',
      drawn: 'figure',
      body: bodyOf(person, sheet),
      pose: { x: spot.x + off.x, y: spot.y + off.y, h: headingOf(facing) },
      ...{ length, width: isAnimal ? length / 2 : length, face: lies(person) ? 'left' : 'up', mounts: [] },
      state: soundness(person),
      burning: person.burns.length > 0,
      ...(mount === undefined ? {} : { on: mount.id }),
      notes: ailments(state, person),
    },
  ];
}

/** Whoever rides a cycle is seen upon it, a passenger behind the driver; who sits inside a vehicle is not seen. */
function cyclistPiece(setup: Setup, state: State, person: Person): readonly Piece[] {
  const cycle = cycleOf(state, person);
  if (cycle === null || cycle.at === null) return [];
  const sheet = sheetOf(setup, person);
  const { x, y } = spotOf(setup, cycle.at);
  const h = headingOf(cycle.heading);
  const back = Math.max(0, ridersOf(state, cycle).indexOf(person)) * BEHIND;
  // Tenths of a degree, counterclockwise from north.
  const turn = (h * Math.PI) / 1800;
  const length = PERSON[setup.levels[cycle.at.l]?.grid ?? 2] * SQUARE * ON_A_CYCLE;
  return [
    {
      ...{ id: person.id, tag: sheet.tag, seat: person.seat, name: person.name, kind: 'person' },
      drawn: 'figure',
      body: bodyOf(person, sheet, true),
      pose: { x: x + Math.sin(turn) * back, y: y - Math.cos(turn) * back, h },
      ...{ length, width: length, face: lies(person) ? 'left' : 'up', mounts: [] },
      state: soundness(person),
      burning: person.burns.length > 0,
      on: cycle.id,
      notes: ailments(state, person),
    },
  ];
}

const ON_A_CYCLE = 0.7;
const BEHIND = 0.25 * SQUARE;

const soundness = (person: Person): Piece['state'] =>
  person.condition === 'dead' ? 'wreck' : isHurt(person) ? 'hurt' : 'fit';

function lies({ posture, condition }: Person): boolean {
  return posture === 'prone' || condition !== 'fit';
}

function isHurt({ wounds, total }: Person): boolean {
  return total > 0 || Object.values(wounds).some((points) => points > 0);
}

/** How he stands is drawn on the board and written on his sheet. */
export function personNotes(state: State, person: Person): readonly string[] {
  const { condition, posture, ducked } = person;
  return [
    ...ailments(state, person),
    ...(condition === 'fit' && posture !== 'standing' ? [posture] : []),
    ...(ducked ? ['ducked'] : []),
  ];
}

/** Of the dead nothing else is worth a word, and who is down neither freezes nor aims. */
function ailments(state: State, person: Person): readonly string[] {
  const { condition, burns, captive, surrendered } = person;
  if (condition === 'dead') return ['dead'];
  const isFit = condition === 'fit';
  return [
    ...(isFit && state.at === 'slot' && state.queue[0] === person.id ? ['acts now'] : []),
    ...(isFit ? [] : [condition === 'out' ? 'unconscious' : condition]),
    ...(burns.length > 0 ? ['on fire'] : []),
    ...(surrendered ? ['has given up'] : []),
    ...(captive === null ? [] : ['captive']),
    ...(isFit ? hindrances(person) : []),
  ];
}

function hindrances({ frozen, stunned, aim, repeats, alert, holds }: Person): readonly string[] {
  return [
    ...(stunned > 0 ? [`stunned for ${stunned} ${stunned === 1 ? 'turn' : 'turns'}`] : []),
    ...(frozen > 0 ? [`frozen for ${frozen} ${frozen === 1 ? 'phase' : 'phases'}`] : []),
    ...(holds.length > 0 ? ['held'] : []),
    ...(aim === null ? [] : ['aims']),
    ...(alert === 'asleep' ? ['asleep'] : []),
    ...(repeats === null ? [] : ['repeats']),
  ];
}

/** A vehicle is drawn no smaller than this share of a square. */
const LEAST_LENGTH = 1.3;
const LEAST_CYCLE = 0.9;

function vehiclePiece(setup: Setup, state: State, vehicle: Vehicle): readonly Piece[] {
  const { at, condition, heading, turret, kind } = vehicle;
  if (at === null || condition === 'gone' || condition === 'sunk') return [];
  const sheet = vehicleSheetOf(setup, vehicle);
  const least = isCycle(kind) ? LEAST_CYCLE : LEAST_LENGTH;
  const length = Math.max(drawnLength(setup, at.l, vehicleLength(vehicle)), SQUARE * least);
  // Who rides a cycle is a piece of his own.
  const inside = isCycle(kind) ? 0 : state.people.filter((person) => person.aboard?.vehicle === vehicle.id).length;
  return [
    {
      ...{ id: vehicle.id, tag: sheet.tag, seat: vehicle.seat, name: vehicle.name, kind },
      drawn: 'figure',
      body: vehicleBody(vehicle, inside),
      pose: { ...spotOf(setup, at), h: headingOf(heading) },
      ...(turret === heading ? {} : { turret: headingOf(turret) - headingOf(heading) }),
      ...{ length, width: length / 2, face: 'up', mounts: [] },
      state: condition === 'wreck' ? 'wreck' : isDamaged(vehicle) ? 'hurt' : 'fit',
      burning: vehicle.burningSince !== null,
      notes: [...vehicleNotes(vehicle), ...(isCycle(kind) ? [] : aboardNote(state, vehicle, true))],
    },
  ];
}

function isDamaged({ damage, suspension, crippled }: Vehicle): boolean {
  return crippled !== 'no' || suspension > 0 || Object.values(damage).some((broken) => broken);
}

export function vehicleNotes(vehicle: Vehicle): readonly string[] {
  return [
    ...(vehicle.speed === 0 ? [] : [`${vehicle.speed} m a phase`]),
    ...(vehicle.condition === 'running' || vehicle.condition === 'stopped' ? [] : [vehicle.condition]),
    ...(vehicle.crippled === 'no' ? [] : [vehicle.crippled === 'halved' ? 'half speed' : 'cannot move']),
    ...(vehicle.burningSince === null ? [] : ['on fire']),
  ];
}

/** More names than these would lie over half of the field. */
const MOST_NAMES = 2;

/** Who is in it; on the board a number where they are many. */
export function aboardNote({ people }: State, { id }: Vehicle, isShort: boolean): readonly string[] {
  const aboard = people.filter((person) => person.aboard?.vehicle === id);
  if (aboard.length === 0) return [];
  return isShort && aboard.length > MOST_NAMES
    ? [`${aboard.length} aboard`]
    : [`aboard: ${aboard.map(({ name }) => name).join(', ')}`];
}
