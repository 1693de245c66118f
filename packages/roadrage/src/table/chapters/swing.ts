import type { Heading, Pose } from '@hardtop/geometry';
import { fieldOf } from '../queries/field.ts';
import { firstTouch } from '../queries/open-contact.ts';
import type { RoadGame, RoadPlay, Vehicle } from '../state/state.ts';
import { type Contact, contactsAt } from './contact.ts';
import { bump } from './ram.ts';

/** Ground cannot be struck on the spot, and people get out of the way of something that only spins. */
function inTheWay(game: RoadGame, vehicle: Vehicle, pose: Pose): Contact | null {
  const contacts = contactsAt(game, vehicle, pose, 'skid');
  return contacts.find(({ kind }) => kind === 'vehicle' || kind === 'obstacle' || kind === 'edge') ?? null;
}

/** What it strikes first on the way round, and the last pose clear of it: on the grid, how it stood. */
export function swingContact(
  game: RoadGame,
  vehicle: Vehicle,
  to: Pose,
): { readonly contact: Contact; readonly at: Pose } | null {
  if (fieldOf(game).kind === 'open') return firstTouch(vehicle.pose, to, (pose) => inTheWay(game, vehicle, pose));
  // Only a body of two squares sweeps over others.
  if (!game.setup.variants.longVehicles) return null;
  const contact = inTheWay(game, vehicle, to);
  return contact === null ? null : { contact, at: vehicle.pose };
}

/**
 * Turned where it stands, by a skid, a donut or a bus that takes a bend: nose or tail may meet something. There the
 * turn ends; another vehicle and the one that turns rub each other as in a shove. True if it came all the way round.
 */
export function* swingTo(game: RoadGame, vehicle: Vehicle, heading: Heading): RoadPlay<boolean> {
  const to = { ...vehicle.pose, h: heading };
  const touch = heading === vehicle.pose.h ? null : swingContact(game, vehicle, to);
  vehicle.pose = touch?.at ?? to;
  if (touch === null) return true;
  if (touch.contact.kind === 'vehicle') yield* bump(game, vehicle, touch.contact.vehicle, 'swings');
  return false;
}
