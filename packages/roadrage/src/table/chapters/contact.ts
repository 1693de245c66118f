import type { Heading } from '@hardtop/geometry';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Contact, Manner } from '../queries/contacts.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, State, Vehicle } from '../state/state.ts';
import { hitEdge } from './edge.ts';
import { crashInto, hitGround, type Passage } from './objects.ts';
import { ram } from './ram.ts';
import { runOver } from './run-over.ts';

/** Rams may set off rams; a chain ends here. */
const LONGEST_CHAIN = 8;

// Keyed by the state of the game at hand: nothing of it outlives a segment of play.
const chains = new WeakMap<State, number>();

/** Settles the crash or ram. `through`: the square is free now and the mover goes on into it; `stopped`: it stays where it is, and whatever follows (speeds, skids) has been done. */
export function* settleContact(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  const depth = chains.get(game.state) ?? 0;
  if (depth >= LONGEST_CHAIN) return endChain(vehicle);
  chains.set(game.state, depth + 1);
  try {
    return yield* settle(game, vehicle, contact, heading, manner);
  } finally {
    chains.set(game.state, depth);
  }
}

/** No more of this move, unless it waits behind the one it shunted. */
function endChain(vehicle: Vehicle): Passage {
  if (vehicle.frozenBehind === null) vehicle.left = 0;
  return 'stopped';
}

function* settle(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  const settled = yield* settleKind(game, vehicle, contact, heading, manner);
  if (manner !== 'roof' && manner !== 'tumble') return settled;
  if (settled === 'through' && isSwept(game, contact)) return settled;
  // What slides on its roof or tumbles stops dead at what it strikes, whether or not that gives way.
  vehicle.speed = 0;
  vehicle.left = 0;
  return 'stopped';
}

/** People, and things that do no damage at all, stop nothing. */
function isSwept({ setup }: RoadGame, contact: Contact): boolean {
  if (contact.kind === 'person') return true;
  return contact.kind === 'obstacle' && OBJECTS[contact.obstacle.kind].size === 0 && setup.variants.softSizeZero;
}

function* settleKind(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  switch (contact.kind) {
    case 'vehicle':
      yield* ram(game, vehicle, contact.vehicle, heading, manner);
      return 'stopped';
    case 'obstacle':
      return yield* crashInto(game, vehicle, contact.obstacle, heading, manner);
    case 'ground':
      yield* hitGround(game, vehicle, heading, manner);
      return 'stopped';
    case 'edge':
      yield* hitEdge(game, vehicle, heading, manner);
      return 'stopped';
    case 'person':
      return yield* runOver(game, vehicle, contact.person, heading, manner);
  }
}
