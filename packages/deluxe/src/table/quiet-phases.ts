import { PHASES } from '../catalog/movement-chart.ts';
import { shedsJunk } from './chapters/junk.ts';
import { isAnybodyWalking } from './chapters/walking.ts';
import { isFlammable } from './queries/dropping.ts';
import { queueFor } from './queries/movement.ts';
import { openSceneOf, sceneOf } from './queries/scene.ts';
import type { Counter } from './state/counters.ts';
import { type DeluxeGame, type State, travelHeading, type Vehicle } from './state/state.ts';

/**
 * On to the next mover, over all that a phase has besides: most phases end and begin with nothing to light, to fall off or to come
 * down, and with everybody having let this very scene pass. Anything else is left to the phases themselves.
 */
export function passQuietPhases(game: DeluxeGame): void {
  const { state } = game;
  if (state.at === 'phase-end' && (state.phase === PHASES.length || isAnybodyWalking(game, state.phase))) return;
  if (!isQuiet(game) || !havePassed(game)) return;
  if (state.at === 'phase-end') state.phase++;
  noteHeadings(state);
  state.queue = queueFor(state, state.phase);
  while (state.queue.length === 0 && state.phase < PHASES.length && !isAnybodyWalking(game, state.phase)) {
    state.phase++;
    state.queue = queueFor(state, state.phase);
  }
  state.waiting = [];
  // The last phase has a window of its own, and where somebody walks there is one after his step.
  state.at = state.queue.length === 0 ? 'phase' : 'mover';
}

/** A vehicle that loses control goes on the way it was going at the beginning of the phase (H-11). */
export function noteHeadings(state: State): void {
  for (const vehicle of state.vehicles) vehicle.phaseHeading = travelHeading(vehicle);
}

/** Nothing happens between two moves by itself. */
function isQuiet({ setup, state }: DeluxeGame): boolean {
  // In the dark everybody has a scene of his own.
  if (setup.dark || setup.remote || state.road !== undefined) return false;
  if (state.missiles.length > 0) return false;
  for (const vehicle of state.vehicles) if (isChanging(vehicle)) return false;
  for (const counter of state.counters) if (isOnTheWay(counter)) return false;
  return true;
}

function isChanging(vehicle: Vehicle): boolean {
  if (shedsJunk(vehicle)) return true;
  if (vehicle.moving !== undefined) for (const { due } of vehicle.moving) if (due !== null) return true;
  return false;
}

/** It moves by itself, or is about to burn. */
function isOnTheWay({ course, kind, laid }: Counter): boolean {
  return course !== null || (kind === 'oil' && laid !== null && isFlammable(laid.weapon));
}

/** Everybody who can still fire has let the scene pass as it is. */
function havePassed({ setup, state }: DeluxeGame): boolean {
  const { passedAt, resigned } = state;
  const scene = setup.hidden ? openSceneOf(state) : sceneOf(state);
  for (let seat = 0; seat < passedAt.length; seat++)
    if (resigned[seat] !== true && passedAt[seat] !== scene) return false;
  return true;
}
