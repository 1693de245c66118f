import type { Pose } from '@hardtop/geometry';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { type Contact, contactsAt } from './contacts.ts';
import { fieldOf } from './field-of.ts';
import { firstTouch } from './open-contact.ts';

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
