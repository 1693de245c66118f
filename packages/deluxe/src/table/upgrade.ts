import { turnedRound } from './chapters/roll-over.ts';
import { turnBy } from './queries/crash-tables.ts';
import type { PartState, Pedestrian, PendingCrash, State, Vehicle } from './state/state.ts';
import { noStory } from './state/story.ts';

/** A state that version 0.6.0 left at a rest point: mines stuck to vehicles alone. */
export function fromVersion060(state: unknown): State {
  return state as State;
}

/** A state that version 0.5.0 left at a rest point: nobody had a square of his own in a bed yet. */
export function fromVersion050(state: unknown): State {
  return fromVersion060(state);
}

/** A state that version 0.4.0 left at a rest point. */
export function fromVersion040(state: unknown): State {
  const old = state as State;
  return fromVersion050({ ...old, limpets: [], limpetsMade: 0, story: { ...old.story, voteHeld: false } });
}

/** A state that version 0.3.0 left at a rest point. */
export function fromVersion030(state: unknown): State {
  const old = state as State;
  return fromVersion040({ ...old, pedestrians: old.pedestrians.map(pedestrianFrom030), story: noStory() });
}

/** Nobody on foot did anything. */
function pedestrianFrom030(pedestrian: Pedestrian): Pedestrian {
  const { actedTurn = 0, droveTurn = 0 } = pedestrian.person as Partial<Pedestrian['person']>;
  return { ...pedestrian, person: { ...pedestrian.person, actedTurn, droveTurn } };
}

/** A state that version 0.2.0 left at a rest point. */
export function fromVersion020(state: unknown): State {
  const old = state as State;
  return fromVersion030({
    ...old,
    breaches: {},
    vehicles: old.vehicles.map(vehicleFrom020),
    counters: old.counters.map((counter) => ({ ...counter, laid: null })),
    flareUntil: 0,
    lastSeen: {},
    blips: [],
    missiles: [],
    missilesMade: 0,
  });
}

/** Nothing was dropped or sprayed, no weapon fired by itself, there were only cars, which nobody has to pick up, and none turned about on its tires. */
function vehicleFrom020(vehicle: Vehicle): Vehicle {
  const parts = vehicle.parts.map(
    (part): PartState => (part.kind === 'weapon' ? { ...part, aimed: true, automatic: false } : part),
  );
  return {
    ...vehicle,
    parts,
    paintedUntil: 0,
    scorched: [],
    righting: 0,
    bootlegger: null,
    lights: 'on',
    quiet: false,
    glimpsed: 0,
    ...ON_THE_ROAD,
  };
}

/** There was nothing but road. */
const ON_THE_ROAD = { offRoad: false, grounds: [], shortedOut: false, flight: null };

/** A state that version 0.1.0 left at a rest point. */
export function fromVersion010(state: unknown): State {
  const old = state as State;
  return fromVersion020({ ...old, vehicles: old.vehicles.map(vehicleFrom010) });
}

function vehicleFrom010(vehicle: Vehicle): Vehicle {
  const { pending, rolling, down, pose } = vehicle;
  const onItsRoof = rolling?.endOverEnd === true && down === 'top';
  return {
    ...vehicle,
    pending: pending === null ? null : pendingFrom010(pending, vehicle),
    // In half a flip the nose still pointed ahead.
    pose: onItsRoof ? turnedRound(pose) : pose,
  };
}

/** A swinging tail did not say yet which way the nose turns. */
function pendingFrom010(pending: PendingCrash, vehicle: Vehicle): PendingCrash {
  const { fishtail, side } = pending;
  return fishtail === null ? pending : { ...pending, side: side ?? turnBy(fishtail.side, vehicle) };
}
