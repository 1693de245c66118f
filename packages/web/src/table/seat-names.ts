import { carName } from '@hardtop/board';
import type { Seat } from '@hardtop/kernel';
import type { GameCard } from '@hardtop/server/wire';

/** Several, as a sentence has them. */
export function namesOf(card: GameCard | null, seats: readonly Seat[]): string {
  const names = [...new Set(seats)].map((seat) => carName(card?.seats ?? [], seat));
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
