// People, animals and vehicles on the board: whose they are, how they stand, what ails them.

import type { Piece, PieceArt } from '@hardtop/board';
import { VEHICLES } from '../../catalog/vehicles.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { drawnLength, headingOf, type Spot, SQUARE, spotOf } from '../../table/queries/spots.ts';
import type { Person } from '../../table/state/person.ts';
import { type State, sheetOf, vehicleSheetOf } from '../../table/state/state.ts';
import type { Vehicle } from '../../table/state/vehicle.ts';

/** A share of the square, far larger than life on large squares: a person must be seen. Several in one are drawn smaller. */
const PERSON = { 2: 0.8, 8: 0.72 } as const;
const ANIMAL = { 2: 1, 8: 0.9 } as const;

/** Meters, as the counters have them. */
const VEHICLE_SIZE = { length: 6.5, width: 3 } as const;
const WAGON_SIZE = { length: 4, width: 2 } as const;

export function piecesOf(setup: Setup, state: State): readonly Piece[] {
  const crowd = crowdOf(state);
  return [
    ...state.vehicles.flatMap((vehicle) => vehiclePiece(setup, state, vehicle)),
    ...state.people.flatMap((person) => personPiece(setup, state, person, crowd)),
  ];
}

/** Who stands in each square, in the order of the roster. */
type Crowd = ReadonlyMap<string, readonly string[]>;

function crowdOf({ people }: State): Crowd {
  const crowd = new Map<string, string[]>();
  for (const { id, at } of people) {
    if (at === null) continue;
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

function personPiece(setup: Setup, state: State, person: Person, crowd: Crowd): readonly Piece[] {
  const { at, facing, condition } = person;
  if (at === null || condition === 'gone') return [];
  const sheet = sheetOf(setup, person);
  const grid = setup.levels[at.l]?.grid ?? 2;
  const share = (sheet.kind === 'animal' ? ANIMAL : PERSON)[grid] * (person.posture === 'kneeling' ? 0.85 : 1);
  const size = (share * SQUARE) / rowsOf(crowd, person);
  const spot = spotOf(setup, at);
  const off = apart(crowd, person);
  const kind = sheet.kind === 'animal' ? (sheet.animal ?? 'animal') : 'person';
  return [
    {
      ...{ id: person.id, tag: sheet.tag, seat: person.seat, name: person.name, kind },
      drawn: 'pedestrian',
      body: bodyOf(person),
      pose: { x: spot.x + off.x, y: spot.y + off.y, h: headingOf(facing) },
      ...{ length: size, width: size, face: lies(person) ? 'left' : 'up', mounts: [] },
      state: condition === 'dead' ? 'wreck' : isHurt(person) ? 'hurt' : 'fit',
      burning: person.burns.length > 0,
      notes: personNotes(state, person),
    },
  ];
}

/** How the figure is drawn. */
function bodyOf({ posture, condition }: Person): string {
  return condition === 'fit' ? posture : 'down';
}

function lies({ posture, condition }: Person): boolean {
  return posture === 'prone' || condition !== 'fit';
}

function isHurt({ wounds, total }: Person): boolean {
  return total > 0 || Object.values(wounds).some((points) => points > 0);
}

export function personNotes(state: State, person: Person): readonly string[] {
  const { condition, posture, frozen, stunned, aim, repeats, alert, captive, holds } = person;
  const isNext = state.at === 'slot' && state.queue[0] === person.id;
  return [
    ...(isNext ? ['acts now'] : []),
    ...(condition === 'fit' ? [] : [condition === 'out' ? 'unconscious' : condition]),
    ...(condition === 'fit' && posture !== 'standing' ? [posture] : []),
    ...(person.ducked ? ['ducked'] : []),
    ...(frozen > 0 ? [`frozen for ${frozen}`] : []),
    ...(stunned > 0 ? [`stunned for ${stunned} turns`] : []),
    ...(aim === null ? [] : ['aims']),
    ...(repeats === null ? [] : ['repeats']),
    ...(holds.length > 0 ? ['held'] : []),
    ...(alert === 'asleep' ? ['asleep'] : []),
    ...(captive === null ? [] : ['captive']),
    ...(person.surrendered ? ['has given up'] : []),
    ...(person.burns.length > 0 ? ['on fire'] : []),
  ];
}

function vehiclePiece(setup: Setup, state: State, vehicle: Vehicle): readonly Piece[] {
  const { at, condition } = vehicle;
  if (at === null || condition === 'gone' || condition === 'sunk') return [];
  const sheet = vehicleSheetOf(setup, vehicle);
  const spot = spotOf(setup, at);
  const size = isMotor(vehicle.kind) ? VEHICLE_SIZE : WAGON_SIZE;
  return [
    {
      ...{ id: vehicle.id, tag: sheet.tag, seat: vehicle.seat, name: vehicle.name, kind: vehicle.kind },
      drawn: artOf(vehicle.kind),
      body: 'van',
      pose: { ...spot, h: headingOf(vehicle.heading) },
      length: Math.max(drawnLength(setup, at.l, size.length), SQUARE * 1.3),
      width: Math.max(drawnLength(setup, at.l, size.width), SQUARE * 0.7),
      face: 'up',
      mounts: [],
      state: condition === 'wreck' ? 'wreck' : isDamaged(vehicle) ? 'hurt' : 'fit',
      burning: vehicle.burningSince !== null,
      notes: vehicleNotes(state, vehicle),
    },
  ];
}

function isMotor(kind: Vehicle['kind']): boolean {
  return Object.hasOwn(VEHICLES, kind);
}

function artOf(kind: Vehicle['kind']): PieceArt {
  if (kind === 'motorcycle' || kind === 'bicycle') return 'cycle';
  if (!isMotor(kind)) return 'trailer';
  return 'truck';
}

function isDamaged({ damage, suspension, crippled }: Vehicle): boolean {
  return crippled !== 'no' || suspension > 0 || Object.values(damage).some((broken) => broken);
}

export function vehicleNotes({ people }: State, vehicle: Vehicle): readonly string[] {
  const aboard = people.filter((person) => person.aboard?.vehicle === vehicle.id);
  return [
    ...(vehicle.speed === 0 ? [] : [`${vehicle.speed} m a phase`]),
    ...(vehicle.condition === 'running' ? [] : [vehicle.condition]),
    ...(vehicle.crippled === 'no' ? [] : [vehicle.crippled === 'halved' ? 'half speed' : 'cannot move']),
    ...(vehicle.burningSince === null ? [] : ['on fire']),
    ...(aboard.length === 0 ? [] : [`aboard: ${aboard.map((person) => person.name).join(', ')}`]),
  ];
}
