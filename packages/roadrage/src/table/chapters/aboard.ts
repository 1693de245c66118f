import { ask } from '@hardtop/kernel';
import { BOARDING } from '../../catalog/people.ts';
import type { RoadAsked } from '../queries/asked.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Person, personOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { breakIn } from './break-in.ts';
import { jumpOut } from './jump-out.ts';
import { fight } from './melee.ts';
import { takeSeat } from './whereabouts.ts';

const RULE = 'roadrage/people/aboard';

/** Last of all, and only a square along the vehicle. */
export function* aboardTurn(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay {
  if (game.state.resigned[person.seat]) return;
  const { seat, id } = person;
  const asked: RoadAsked = { topic: 'people', seat, person: id, where: 'aboard', vehicle: vehicle.id };
  const { option: chosen } = yield* ask(game, asked);
  yield* act(game, vehicle, person, chosen);
}

function* act(game: RoadGame, vehicle: Vehicle, person: Person, chosen: string): RoadPlay {
  const [kind, what = ''] = chosen.split(':');
  switch (kind) {
    case 'back':
      return shuffle(game, vehicle, person, BOARDING.squaresAboard);
    case 'forward':
      return shuffle(game, vehicle, person, -BOARDING.squaresAboard);
    case 'fight':
      return yield* fight(game, person, personOf(game.state, what));
    case 'seat':
      return takeSeat(game, vehicle, person, Number(what));
    case 'break-in':
      return yield* breakIn(game, vehicle, person);
    case 'jump':
      return yield* jumpOut(game, vehicle, person);
  }
}

function shuffle(game: RoadGame, vehicle: Vehicle, person: Person, squares: number): void {
  if (person.place.kind !== 'aboard') return;
  person.place = { ...person.place, at: person.place.at + squares };
  const text = `${person.name} moves along ${vehicle.name}.`;
  game.emit({ kind: 'aboard', rule: RULE, about: person.id, text });
}
