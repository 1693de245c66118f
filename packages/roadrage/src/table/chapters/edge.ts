import type { Heading } from '@hardtop/geometry';
import { GROUND } from '../../catalog/terrain.ts';
import type { Manner } from '../queries/contacts.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, State, Vehicle } from '../state/state.ts';
import { crash } from './objects.ts';

const RULE = 'roadrage/hardtop/setup';

/** Off the map: for good. Whoever clings to it goes along. */
export function takeOffMap(state: State, vehicle: Vehicle): void {
  vehicle.gone = true;
  vehicle.left = 0;
  vehicle.frozenBehind = null;
  vehicle.carriedSkid = null;
  vehicle.flight = null;
  for (const person of state.people) {
    if (person.place.kind === 'aboard' && person.place.vehicle === vehicle.id) person.place = { kind: 'gone' };
  }
}

function leaveMap(game: RoadGame, vehicle: Vehicle): void {
  takeOffMap(game.state, vehicle);
  const text = `${vehicle.name} leaves the map.`;
  game.emit({ kind: 'leaves', rule: RULE, about: vehicle.id, text, outcome: 'bad' });
}

/** The edge of the map: a wall that nothing breaks, or open country. */
export function* hitEdge(game: RoadGame, vehicle: Vehicle, heading: Heading, manner: Manner): RoadPlay {
  if (game.setup.edge === 'open') return leaveMap(game, vehicle);
  const wall = { name: 'the wall around the map', size: GROUND.impassableSize, kind: 'edge' } as const;
  yield* crash(game, vehicle, wall, heading, manner);
}
