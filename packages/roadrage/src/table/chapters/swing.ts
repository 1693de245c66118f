import type { Heading } from '@hardtop/geometry';
import { swingContact } from '../queries/swing.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { bump } from './ram.ts';

/**
 * Turned where it stands, by a skid, a donut or a bus that takes a bend: nose or tail may meet something. There the
 * turn ends; another vehicle and the one that turns rub each other as in a shove. True if it came all the way round.
 */
export function* swingTo(game: RoadGame, vehicle: Vehicle, heading: Heading): RoadPlay<boolean> {
  const { x, y, h } = vehicle.pose;
  const to = { x, y, h: heading };
  const touch = heading === h ? null : swingContact(game, vehicle, to);
  vehicle.pose = touch?.at ?? to;
  if (touch === null) return true;
  if (touch.contact.kind === 'vehicle') yield* bump(game, vehicle, touch.contact.vehicle, 'swings');
  return false;
}
