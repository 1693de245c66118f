import type { Seat } from '@hardtop/kernel';
import type { GameCard } from '@hardtop/server/wire';

export function seatName(card: GameCard | null, seat: Seat): string {
  return card?.seats.find((info) => info.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** Who, and in which car: what one sees on the board is the car. */
export function driverName(card: GameCard | null, seat: Seat): string {
  const info = card?.seats.find((each) => each.seat === seat);
  return info === undefined || info.plays === '' ? seatName(card, seat) : `${info.name} (${info.plays})`;
}

export function namesOf(card: GameCard | null, seats: readonly Seat[]): string {
  const names = [...new Set(seats)].map((seat) => driverName(card, seat));
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What a topic is called when one waits for it. */
const TOPICS: Readonly<Record<string, string>> = {
  speed: 'a speed',
  maneuver: 'a maneuver',
  move: 'a move',
  fire: 'a shot, or none',
  order: 'who moves first',
  'short-move': 'a short move',
  dice: 'dice from the table',
  target: 'a target',
};

/** Others' topics are not told. */
export function topicText(topic: string | undefined): string {
  if (topic === undefined) return 'an answer';
  return TOPICS[topic] ?? `an answer on ${topic.replaceAll('-', ' ')}`;
}
