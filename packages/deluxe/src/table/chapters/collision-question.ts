import { type Ask, answerOf, ask, type Option } from '@hardtop/kernel';
import type { DeluxeAsked, Reading } from '../queries/asked.ts';
import { type Clash, collisionSpeed, nameOf, type Party, readingsOf, type Touch } from '../queries/collision-type.ts';
import { canChoose } from '../queries/deciding.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

const RULE = 'deluxe/IV.7/collision-types';

/** The type of a collision; at exactly 45 or 135 degrees the driver who was struck picks (K-01). */
export function* settleType(game: DeluxeGame, mover: Party, other: Party, touch: Touch): DeluxePlay<Clash> {
  const readings = readingsOf(mover, other, touch);
  if (readings.length === 1 || !canChoose(game.state, other.vehicle)) return readings[0];
  const { id: vehicle, seat } = other.vehicle;
  const named = readings.map((clash) => ({ kind: clash.kind, mph: collisionSpeed(clash) }));
  const asked: DeluxeAsked = { topic: 'collision-type', seat, vehicle, readings: named };
  const { option } = yield* ask(game, asked);
  return readings.find(({ kind }) => kind === option) ?? readings[0];
}

export function typeQuestion(struck: Vehicle, readings: readonly Reading[]): Ask {
  const options = readings.map(({ kind, mph }): Option => {
    const name = nameOf(kind);
    const text = `${name} at ${mph} mph.`;
    return { id: kind, label: name, words: [name.toLowerCase(), kind], preview: () => ({ text }) };
  });
  const prompt = `${struck.name} is struck on the line between two types of collision. Which is it?`;
  const suggested = answerOf(readings[0]?.kind ?? '');
  return {
    seat: struck.seat,
    topic: 'collision-type',
    rule: RULE,
    about: struck.id,
    prompt,
    options: () => options,
    suggested,
  };
}
