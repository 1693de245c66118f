import { normalizeHeading, type Pose } from '@hardtop/geometry';
import type { Facts, Preview } from '@hardtop/kernel';
import { BOOTLEGGER } from '../../catalog/maneuvers.ts';
import { type Contact, contactsAt } from '../queries/contacts.ts';
import { type ControlTest, keepsControl } from '../queries/control.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf, travelOf } from '../queries/figures.ts';
import { type Side, tenthsOf, testOf } from '../queries/maneuvers.ts';
import { sideswipeTarget } from '../queries/sideswipe.ts';
import { swingContact } from '../queries/swing.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { controlPreview } from './control-preview.ts';
import type { MenuItem } from './maneuver-menu.ts';

/** The way straight on, its start first. */
function pathOf(game: RoadGame, vehicle: Vehicle, squares: number): readonly Pose[] {
  const field = fieldOf(game);
  const heading = travelOf(vehicle);
  const path = [vehicle.pose];
  let pose = vehicle.pose;
  for (let i = 0; i < squares; i++) {
    pose = field.step(pose, heading);
    path.push(pose);
  }
  return path;
}

function contactName(contact: Contact): string {
  switch (contact.kind) {
    case 'vehicle':
      return contact.vehicle.name;
    case 'obstacle':
      return contact.obstacle.label;
    case 'person':
      return contact.person.name;
    case 'ground':
      return 'impassable ground';
    case 'edge':
      return 'the edge of the map';
  }
}

/** The first square along a way in which something stands, counted from 1; 0 if it is free. */
function firstContact(game: RoadGame, vehicle: Vehicle, path: readonly Pose[]): number {
  return Math.max(
    0,
    path.findIndex((pose, i) => i > 0 && contactsAt(game, vehicle, pose, 'drive').length > 0),
  );
}

function warnOfContact(game: RoadGame, vehicle: Vehicle, path: readonly Pose[]): readonly string[] {
  const square = firstContact(game, vehicle, path);
  const pose = path[square];
  if (square === 0 || pose === undefined) return [];
  const [contact] = contactsAt(game, vehicle, pose, 'drive');
  return contact === undefined ? [] : [`Hits ${contactName(contact)} in square ${square}`];
}

function placeFacts(
  { x, y, h }: Pose,
  { speed, left }: Vehicle,
): { x: number; y: number; h: number; speed: number; left: number } {
  return { x, y, h, speed, left };
}

export function straightFacts(game: RoadGame, vehicle: Vehicle, squares: number): Facts {
  const path = pathOf(game, vehicle, squares);
  const end = path[path.length - 1] ?? vehicle.pose;
  const left = vehicle.left - squares;
  return { ...placeFacts(end, vehicle), left, squares, keepControl: 1, contact: firstContact(game, vehicle, path) };
}

export function straightPreview(game: RoadGame, vehicle: Vehicle, squares: number): Preview {
  const path = pathOf(game, vehicle, squares);
  const pose = path[path.length - 1] ?? vehicle.pose;
  const warnings = warnOfContact(game, vehicle, path);
  return {
    text: `Goes ${squaresOf(squares)} straight ${vehicle.reverse ? 'back' : 'on'}.`,
    ghosts: [{ piece: vehicle.id, pose, path, danger: warnings.length > 0 }],
    warnings,
    facts: straightFacts(game, vehicle, squares),
  };
}

export function stayFacts(vehicle: Vehicle): Facts {
  return { ...placeFacts(vehicle.pose, vehicle), keepControl: 1 };
}

export function stayPreview(vehicle: Vehicle): Preview {
  return {
    text: 'Stays as it is.',
    ghosts: [{ piece: vehicle.id, pose: vehicle.pose }],
    facts: stayFacts(vehicle),
  };
}

/** Where a bootlegger turn ends, or how far it gets this turn. */
function bootlegged(game: RoadGame, vehicle: Vehicle, side: Side): Pose {
  const { left } = vehicle;
  const { units, forward, skidDivisor, turn } = BOOTLEGGER;
  const whole = left >= units;
  const squares = whole ? forward + Math.floor((left - forward) / skidDivisor) : left;
  const path = pathOf(game, vehicle, squares);
  const { x, y, h } = path[path.length - 1] ?? vehicle.pose;
  const turns = whole ? 2 : left > 0 ? 1 : 0;
  return { x, y, h: normalizeHeading(h + tenthsOf(turn * turns, side)) };
}

/** Where a maneuver that succeeds leaves it. */
function poseAfter(game: RoadGame, vehicle: Vehicle, { row, side }: MenuItem, degrees: number): Pose {
  const field = fieldOf(game);
  if (row.id === 'bootlegger') return bootlegged(game, vehicle, side);
  if (row.shift !== undefined) return field.shift(vehicle.pose, side, row.shift);
  return field.turn(vehicle.pose, bodyOf(game, vehicle), tenthsOf(degrees, side));
}

function sideswiped(game: RoadGame, vehicle: Vehicle, { row, side }: MenuItem): Vehicle | null {
  return row.shift === undefined ? null : sideswipeTarget(game, vehicle, side, row.shift);
}

/** A bootlegger turn is rolled for twice, the second time after one more maneuver. */
function keepsAll(game: RoadGame, vehicle: Vehicle, { row }: MenuItem): number {
  const test = testOf(game, row);
  const once = keepsControl(game, vehicle, test);
  return row.id === 'bootlegger' ? once * keepsControl(game, vehicle, test, 1) : once;
}

export function maneuverFacts(game: RoadGame, vehicle: Vehicle, item: MenuItem, degrees: number): Facts {
  const keepControl = keepsAll(game, vehicle, item);
  const pose = poseAfter(game, vehicle, item, degrees);
  const sideswipe = sideswiped(game, vehicle, item) === null ? 0 : 1;
  return { ...placeFacts(pose, vehicle), degrees, keepControl, sideswipe };
}

function maneuverWarnings(game: RoadGame, vehicle: Vehicle, item: MenuItem, pose: Pose): readonly string[] {
  const target = sideswiped(game, vehicle, item);
  if (target !== null) return [`Sideswipes ${target.name}`];
  if (item.row.shift === undefined && fieldOf(game).kind === 'grid') return swingWarnings(game, vehicle, pose);
  const [contact] = contactsAt(game, vehicle, pose, 'drive');
  return contact === undefined ? [] : [`Hits ${contactName(contact)}`];
}

/** What a turn on the spot would end against. */
function swingWarnings(game: RoadGame, vehicle: Vehicle, to: Pose): readonly string[] {
  const touch = swingContact(game, vehicle, to);
  return touch === null ? [] : [`Swings against ${contactName(touch.contact)}`];
}

export function maneuverPreview(game: RoadGame, vehicle: Vehicle, item: MenuItem, degrees: number): Preview {
  const { odds, ...roll } = controlPreview(game, vehicle, testOf(game, item.row));
  const pose = poseAfter(game, vehicle, item, degrees);
  const warnings = maneuverWarnings(game, vehicle, item, pose);
  const twice = item.row.id === 'bootlegger';
  const what = twice ? `${item.row.name}, rolled for twice` : item.row.name;
  const facts = maneuverFacts(game, vehicle, item, degrees);
  return {
    ...roll,
    ...(twice ? { chances: [{ label: 'keeps control both times', chance: facts.keepControl ?? 0 }] } : {}),
    text: `${what}, ${item.side}, at ${vehicle.speed} mph: ${odds}.`,
    ghosts: [{ piece: vehicle.id, pose, danger: warnings.length > 0 }],
    warnings,
    facts,
  };
}

export function stopPreview(game: RoadGame, vehicle: Vehicle, squares: number, test: ControlTest): Preview {
  const { odds, ...roll } = controlPreview(game, vehicle, test);
  const path = pathOf(game, vehicle, squares);
  const pose = path[path.length - 1] ?? vehicle.pose;
  const warnings = warnOfContact(game, vehicle, path);
  const keepControl = keepsControl(game, vehicle, test);
  return {
    ...roll,
    text: `Half its move, ${squaresOf(squares)}, then it stands: ${odds}.`,
    ghosts: [{ piece: vehicle.id, pose, path, danger: warnings.length > 0 }],
    warnings,
    facts: { ...placeFacts(pose, vehicle), speed: 0, left: 0, squares, keepControl },
  };
}

export function donutPreview(game: RoadGame, vehicle: Vehicle, right: number): Preview {
  const pose = { ...vehicle.pose, h: normalizeHeading(vehicle.pose.h - right * 10) };
  const warnings = swingWarnings(game, vehicle, pose);
  return {
    text: `Spins ${Math.abs(right)}° ${right < 0 ? 'left' : 'right'} on the spot.`,
    ghosts: [{ piece: vehicle.id, pose, danger: warnings.length > 0 }],
    warnings,
    facts: { ...placeFacts(pose, vehicle), degrees: right, keepControl: 1 },
  };
}
