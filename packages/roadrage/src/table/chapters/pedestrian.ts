import { slideAlong } from '@hardtop/geometry';
import { type Answer, ask } from '@hardtop/kernel';
import type { RoadAsked } from '../queries/asked.ts';
import { freeSeats } from '../queries/boarding.ts';
import { bodyOf } from '../queries/figures.ts';
import { STRIDE } from '../queries/pedestrian-open.ts';
import type { StandingPlace } from '../queries/pedestrian-reach.ts';
import { isOwn } from '../queries/sides.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Person, personOf, type RoadGame, type Vehicle, vehicleOf } from '../state/state.ts';
import { fight } from './melee.ts';
import { putPerson, standAt, takeSeat } from './whereabouts.ts';

const RULE = 'roadrage/people/pedestrians';
const FLOORS = 'roadrage/people/floors';

/** Whether a fallen rider still has a bike to go back to. */
function hasBike(game: RoadGame, person: Person): boolean {
  return game.state.vehicles.some(
    (vehicle) =>
      isOwn(person, vehicle) &&
      !vehicle.gone &&
      !vehicle.crippled &&
      vehicle.down === 0 &&
      bodyOf(game, vehicle).bike &&
      freeSeats(game, vehicle, person).length > 0,
  );
}

/** Two squares a turn, after all vehicles; who has fallen off a bike lies still first. */
export function* walkTurn(game: RoadGame, person: Person): RoadPlay {
  if (person.hp <= 0 || person.place.kind !== 'foot') return;
  if (person.still > 1) {
    person.still--;
    return;
  }
  const asked: RoadAsked = { topic: 'people', seat: person.seat, person: person.id, where: 'on-foot' };
  if (!game.state.resigned[person.seat]) yield* act(game, person, yield* ask(game, asked));
  if (person.still > 0 && !hasBike(game, person)) person.still = 0;
}

function* act(game: RoadGame, person: Person, { option: chosen, params }: Answer): RoadPlay {
  const [kind, what = ''] = chosen.split(':');
  switch (kind) {
    case 'walk': {
      const [x = 0, y = 0, floor = 0] = what.split(',').map(Number);
      return walkTo(game, person, { pose: { x, y, h: 0 }, floor });
    }
    case 'go': {
      if (person.place.kind !== 'foot') return;
      const pose = slideAlong(person.place.pose, Number(what), (params.strides ?? 1) * STRIDE);
      return walkTo(game, person, { pose, floor: person.place.floor });
    }
    case 'fight':
      return yield* closeAndFight(game, person, personOf(game.state, what));
    case 'climb':
      return climb(game, person, vehicleOf(game.state, what));
    case 'mount':
      return mount(game, person, vehicleOf(game.state, what));
  }
}

function walkTo(game: RoadGame, person: Person, { pose, floor }: StandingPlace): void {
  if (person.place.kind !== 'foot') return;
  const { pose: from, floor: before } = person.place;
  const stairs = before !== floor;
  standAt(game, person, pose, floor);
  const text = stairs ? `${person.name} takes the stairs to floor ${floor}.` : `${person.name} walks.`;
  const marks = stairs ? ['people/floor'] : [];
  const motion = { piece: person.id, path: [from, pose], style: 'drive' } as const;
  game.emit({ kind: 'walk', rule: stairs ? FLOORS : RULE, about: person.id, text, marks, motion });
}

function* closeAndFight(game: RoadGame, person: Person, foe: Person): RoadPlay {
  if (foe.place.kind === 'foot') standAt(game, person, foe.place.pose, foe.place.floor);
  yield* fight(game, person, foe);
}

function climb(game: RoadGame, person: Person, vehicle: Vehicle): void {
  putPerson(game.state, person, { kind: 'aboard', vehicle: vehicle.id, at: 0 });
  const text = `${person.name} climbs onto ${vehicle.name}.`;
  game.emit({ kind: 'boarding', rule: 'roadrage/people/aboard', about: person.id, text });
}

function mount(game: RoadGame, person: Person, vehicle: Vehicle): void {
  const [seat] = freeSeats(game, vehicle, person);
  if (seat !== undefined) takeSeat(game, vehicle, person, seat);
}
