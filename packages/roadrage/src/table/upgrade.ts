import type { Mind, State, Vehicle } from './state/state.ts';

/** A solitaire driver of 0.1.0: his position was read off the board at the start of each turn. */
type FirstMind = Omit<Mind, 'seen'>;
type FirstVehicle = Omit<Vehicle, 'mind'> & { readonly mind: FirstMind | null };
/** What was kept of a game of 0.1.0 at a rest point. */
type FirstState = Omit<State, 'vehicles'> & { readonly vehicles: readonly FirstVehicle[] };

/**
 * Only minds know more now: where they were when their position was set. What else is new is absent, and means what was: tops are down,
 * nobody wants out, no rider slides along, and a skid that is carried over ends as any does.
 */
export function fromFirst(kept: unknown): State {
  const state = kept as FirstState;
  return { ...state, vehicles: state.vehicles.map(withMemory) };
}

function withMemory(vehicle: FirstVehicle): Vehicle {
  const { mind } = vehicle;
  return { ...vehicle, mind: mind === null ? null : { ...mind, seen: mind.position } };
}
