import { roll } from '@hardtop/kernel';
import { ROWS } from '../../catalog/damage.ts';
import { BOARDING } from '../../catalog/people.ts';
import { freeSeats, type Leap } from '../queries/boarding.ts';
import { soundFigures, travelOf } from '../queries/figures.ts';
import { areEnemies } from '../queries/sides.ts';
import type { RoadPlay } from '../state/effects.ts';
import { forgetBreakIn, type Person, type RoadGame, type Vehicle } from '../state/state.ts';
import { fling } from './tumble.ts';
import { putPerson, takeSeat } from './whereabouts.ts';

const RULE = 'roadrage/people/boarding';
const HALF_TURN = 1800;

/** Two dice: across, or not, or down between the two. */
export function* leapAcross(game: RoadGame, { person, from, to, chance, wrecks }: Leap): RoadPlay {
  const purpose = `${person.name} leaps onto ${to.name}`;
  const thrown = yield* roll(game, BOARDING.dice, { seat: person.seat, rule: RULE, purpose });
  const falls = thrown.total >= BOARDING.falls;
  const across = !falls && thrown.total <= chance;
  const end = across ? 'gets across' : falls ? 'falls between the two' : 'does not dare';
  game.emit({
    kind: 'boarding',
    rule: RULE,
    about: person.id,
    roll: thrown,
    outcome: across ? 'good' : 'bad',
    text: `${person.name} leaps from ${from.name} to ${to.name}, ${thrown.total} against ${chance}: ${end}.`,
    marks: ['people/boarding'],
  });
  if (across) {
    if (wrecks) wreckBike(game, from);
    return land(game, person, to);
  }
  if (!falls) return;
  const heading = (travelOf(from) + HALF_TURN) % (2 * HALF_TURN);
  yield* fling(game, person, from, { heading, squares: 1, speed: from.speed, cause: 'falling off', rule: RULE });
}

/** Among friends into a free seat; else he clings to the outside. */
function land(game: RoadGame, person: Person, to: Vehicle): void {
  const [seat] = areEnemies(game.setup, person.seat, to.seat) ? [] : freeSeats(game, to, person);
  forgetBreakIn(person);
  if (seat !== undefined) takeSeat(game, to, person, seat);
  else putPerson(game.state, person, { kind: 'aboard', vehicle: to.id, at: 0 });
}

/** Nobody rides it any more: it goes down for good. */
function wreckBike(game: RoadGame, bike: Vehicle): void {
  const { hitPoints } = soundFigures(game, bike);
  bike.damage = Math.max(bike.damage, hitPoints);
  bike.rowsChecked = Math.max(bike.rowsChecked, ROWS);
  bike.crippled = true;
  bike.speed = 0;
  bike.left = 0;
  const text = `${bike.name} goes down and is wrecked.`;
  game.emit({ kind: 'crippled', rule: RULE, about: bike.id, text, outcome: 'bad' });
}
