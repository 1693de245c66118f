import { distance, type Pose } from '@hardtop/geometry';
import type { Gate, Setup } from '../../scenarios/setup.ts';
import { crosses } from '../queries/objectives.ts';
import { areEnemies, isMobile } from '../queries/sides.ts';
import { type RoadGame, type State, type Vehicle, WHEEL } from '../state/state.ts';

const RULE = 'roadrage/hardtop/objectives';

/** After each square: gates crossed, zones reached. */
export function noteProgress(game: RoadGame, vehicle: Vehicle, from: Pose): void {
  const { objective } = game.setup;
  if (objective.kind === 'laps') passGates(game, vehicle, from, objective.gates, objective.laps);
  if (objective.kind === 'escape' && objective.runners.includes(vehicle.seat)) reachZone(game, vehicle);
}

function passGates(game: RoadGame, vehicle: Vehicle, from: Pose, gates: readonly Gate[], laps: number): void {
  const gate = gates[vehicle.gates % gates.length];
  if (gate === undefined || vehicle.finished !== null || !crosses(gate, from, vehicle.pose)) return;
  vehicle.gates++;
  if (vehicle.gates % gates.length !== 0) return;
  const lap = vehicle.gates / gates.length;
  if (lap >= laps) vehicle.finished = game.state.turn;
  const text = lap >= laps ? `${vehicle.name} crosses the line.` : `${vehicle.name} begins lap ${lap + 1} of ${laps}.`;
  game.emit({ kind: 'lap', rule: RULE, about: vehicle.id, outcome: 'good', text });
}

function reachZone(game: RoadGame, vehicle: Vehicle): void {
  const { objective } = game.setup;
  if (objective.kind !== 'escape' || vehicle.finished !== null) return;
  const { minX, minY, maxX, maxY } = objective.zone;
  const { x, y } = vehicle.pose;
  if (x < minX || x > maxX || y < minY || y > maxY) return;
  vehicle.finished = game.state.turn;
  vehicle.gone = true;
  game.emit({ kind: 'escape', rule: RULE, about: vehicle.id, outcome: 'good', text: `${vehicle.name} gets away.` });
}

/** When a turn ends: runners that stand boxed in, or whose wheel an enemy has taken. */
export function noteCaptures(game: RoadGame): void {
  const { setup, state } = game;
  const { objective } = setup;
  if (objective.kind !== 'capture') return;
  for (const vehicle of state.vehicles) {
    if (!objective.runners.includes(vehicle.seat) || vehicle.finished !== null || !isCaught(setup, state, vehicle))
      continue;
    vehicle.finished = state.turn;
    game.emit({ kind: 'capture', rule: RULE, about: vehicle.id, outcome: 'bad', text: `${vehicle.name} is caught.` });
  }
}

const NEXT_TO = 1.5;

function isCaught(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (vehicle.gone) return false;
  const taken = state.people.some(
    ({ place, seat, hp }) =>
      place.kind === 'seat' &&
      place.vehicle === vehicle.id &&
      place.seat === WHEEL &&
      hp > 0 &&
      areEnemies(setup, seat, vehicle.seat),
  );
  if (taken || vehicle.surrendered) return true;
  return (
    vehicle.speed === 0 &&
    state.vehicles.some(
      (other) =>
        areEnemies(setup, other.seat, vehicle.seat) &&
        isMobile(state, other) &&
        distance(other.pose, vehicle.pose) <= NEXT_TO,
    )
  );
}
