import { pedestrianFrom } from '../table/start.ts';
import type { Counter } from '../table/state/counters.ts';
import type { Walker } from '../table/state/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import { noStory } from '../table/state/story.ts';

interface Pieces {
  readonly vehicles?: readonly Vehicle[];
  readonly counters?: readonly Counter[];
  readonly walkers?: readonly Walker[];
}

/** In the first phase of the first turn, somebody about to move. */
export function testState({ vehicles = [], counters = [], walkers = [] }: Pieces): State {
  return {
    at: 'mover',
    turn: 1,
    phase: 1,
    vehicles: [...vehicles],
    pedestrians: walkers.map(pedestrianFrom),
    counters: [...counters],
    countersMade: counters.length,
    structures: {},
    breaches: {},
    joints: [],
    flareUntil: 0,
    missiles: [],
    missilesMade: 0,
    limpets: [],
    limpetsMade: 0,
    queue: [],
    waiting: [],
    passedAt: vehicles.map(() => null),
    resigned: vehicles.map(() => false),
    lastSeen: {},
    blips: [],
    story: noStory(),
  };
}
