import { type Heading, type Pose, samePose } from '@hardtop/geometry';
import { type Contact, contactsAt, type Manner } from '../queries/contacts.ts';
import { fieldOf } from '../queries/field-of.ts';
import { firstTouch } from '../queries/open-contact.ts';
import { type RoadPlay, setOff } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { settleContact } from './contact.ts';
import { enterCounters } from './counters.ts';
import { noteProgress } from './objectives.ts';
import { enterGround } from './terrain.ts';

/**
 * One square along a heading: contacts are settled, then what lies in the new square. True if it got there.
 * `charged` takes it from this turn's movement.
 */
export function* moveSquare(
  game: RoadGame,
  vehicle: Vehicle,
  heading: Heading,
  manner: Manner,
  charged = false,
): RoadPlay<boolean> {
  return yield* moveTo(game, vehicle, fieldOf(game).step(vehicle.pose, heading), heading, manner, charged);
}

/** The same to any pose near by: drifts go sideways, turns swing. */
export function* moveTo(
  game: RoadGame,
  vehicle: Vehicle,
  to: Pose,
  heading: Heading,
  manner: Manner,
  charged: boolean,
): RoadPlay<boolean> {
  const from = vehicle.pose;
  if (!(yield* clearWay(game, vehicle, to, heading, manner))) return false;
  vehicle.pose = to;
  if (charged) charge(vehicle, manner);
  noteProgress(game, vehicle, from);
  if (vehicle.gone || manner === 'fly') return true;
  yield* enterSquare(game, vehicle, from);
  return true;
}

function charge(vehicle: Vehicle, manner: Manner): void {
  vehicle.left = Math.max(0, vehicle.left - 1);
  vehicle.moved++;
  if (manner !== 'drive') return;
  vehicle.sinceManeuver++;
  vehicle.sinceDrift++;
}

/** Everything in the way, one after another; false if something stops it or throws it elsewhere. */
function* clearWay(game: RoadGame, vehicle: Vehicle, to: Pose, heading: Heading, manner: Manner): RoadPlay<boolean> {
  let touch = touchOf(game, vehicle, to, manner, NOTHING);
  if (touch === null) return true;
  for (const settled = new Set<object>(); touch !== null; touch = touchOf(game, vehicle, to, manner, settled)) {
    settled.add(keyOf(touch.contact));
    vehicle.pose = touch.at;
    if ((yield* settleContact(game, vehicle, touch.contact, heading, manner)) === 'stopped') return false;
    if (vehicle.gone || !samePose(vehicle.pose, touch.at)) return false;
  }
  return true;
}

const NOTHING: ReadonlySet<object> = new Set();

/** What is settled once is not in the way again. */
function keyOf(contact: Contact): object {
  switch (contact.kind) {
    case 'vehicle':
      return contact.vehicle;
    case 'obstacle':
      return contact.obstacle;
    case 'person':
      return contact.person;
    case 'ground':
      return GROUND_KEY;
    case 'edge':
      return EDGE_KEY;
  }
}
const GROUND_KEY = {};
const EDGE_KEY = {};

/** The first thing it meets, and where it stands when it does: on a grid, the square before. */
function touchOf(
  game: RoadGame,
  vehicle: Vehicle,
  to: Pose,
  manner: Manner,
  settled: ReadonlySet<object>,
): { readonly contact: Contact; readonly at: Pose } | null {
  const meets = (pose: Pose): Contact | null => {
    const contacts = contactsAt(game, vehicle, pose, manner);
    if (contacts.length === 0) return null;
    return contacts.find((contact) => !settled.has(keyOf(contact))) ?? null;
  };
  if (fieldOf(game).kind === 'open') return firstTouch(vehicle.pose, to, meets);
  const contact = meets(to);
  return contact === null ? null : { contact, at: vehicle.pose };
}

/** Counters act when moved onto, then the ground; a slope may throw it into the air at once. */
function* enterSquare(game: RoadGame, vehicle: Vehicle, from: Pose): RoadPlay {
  const here = vehicle.pose;
  if (game.state.counters.length > 0) yield* enterCounters(game, vehicle, from);
  if (vehicle.gone || vehicle.pose.x !== here.x || vehicle.pose.y !== here.y) return;
  yield* enterGround(game, vehicle, from);
  if (vehicle.flight !== null && vehicle.rolling === null) yield* setOff(game, { kind: 'fly', vehicle: vehicle.id });
}
