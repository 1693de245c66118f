import { type Ask, answerOf, ask, type Option } from '@hardtop/kernel';
import type { DeluxeAsked, Reading } from '../queries/asked.ts';
import {
  type Clash,
  collisionName,
  collisionSpeed,
  type Party,
  readingsOf,
  type Touch,
} from '../queries/collision-type.ts';
import { canChoose, seatAtWheel } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle, World } from '../state/state.ts';

const RULE = 'deluxe/IV.7/collision-types';

/** The type of a collision; at exactly 45 or 135 degrees the driver who was struck picks (K-01). */
export function* settleType(game: DeluxeGame, mover: Party, other: Party, touch: Touch): DeluxePlay<Clash> {
  const readings = readingsOf(mover, other, touch);
  if (readings.length === 1 || !canChoose(game, other.vehicle)) return readings[0];
  const seat = seatAtWheel(game, other.vehicle);
  const named = readings.map((clash) => ({ kind: clash.kind, mph: collisionSpeed(clash) }));
  const asked: DeluxeAsked = { topic: 'collision-type', seat, vehicle: other.vehicle.id, readings: named };
  const { option } = yield* ask(game, asked);
  return readings.find(({ kind }) => kind === option) ?? readings[0];
}

export function typeQuestion(game: World, struck: Vehicle, readings: readonly Reading[]): Ask {
  const options = readings.map(({ kind, mph }): Option => {
    const name = collisionName(kind);
    const text = `${name} at ${mph} mph.`;
    return { id: kind, label: name, words: [name.toLowerCase(), kind], preview: () => ({ text }) };
  });
  const prompt = `${nameOf(game, struck)} is struck on the line between two types of collision. Which is it?`;
  const suggested = answerOf(readings[0]?.kind ?? '');
  return {
    seat: seatAtWheel(game, struck),
    topic: 'collision-type',
    rule: RULE,
    about: struck.id,
    prompt,
    options: () => options,
    suggested,
  };
}
