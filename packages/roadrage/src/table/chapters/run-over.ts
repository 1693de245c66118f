import type { Heading } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { RUN_OVER } from '../../catalog/people.ts';
import type { Manner } from '../queries/contacts.ts';
import { runOverDice } from '../queries/crash-dice.ts';
import { bodyOf } from '../queries/figures.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { strike } from './damage.ts';
import { crash, type Passage } from './objects.ts';
import { hurt } from './wounds.ts';

const RULE = 'roadrage/people/run-over';
const MARKS = ['people/run-over'];

/** Only a helmet helps. A car drives on; to a bike it is a crash like any other. */
export function* runOver(
  game: RoadGame,
  vehicle: Vehicle,
  person: Person,
  heading: Heading,
  manner: Manner,
): RoadPlay<Passage> {
  if (bodyOf(game, vehicle).bike) {
    const fixed = { name: person.name, size: RUN_OVER.bikeObjectSize, kind: 'person', person } as const;
    return yield* crash(game, vehicle, fixed, heading, manner);
  }
  const speed = manner === 'shove' ? SCALE.mphPerSquare : vehicle.speed;
  const dice = runOverDice(game, vehicle, heading, speed);
  const text = `${vehicle.name} hits ${person.name} at ${speed} mph: ${dice.person} dice.`;
  if (dice.person === 0) {
    game.emit({ kind: 'run-over', rule: RULE, about: person.id, outcome: 'bad', text, marks: MARKS });
  } else {
    const purpose = `${person.name} is run over`;
    const thrown = yield* roll(game, `${dice.person}d6`, { seat: vehicle.seat, rule: RULE, purpose });
    game.emit({ kind: 'run-over', rule: RULE, about: person.id, outcome: 'bad', roll: thrown, text, marks: MARKS });
    yield* hurt(game, person, thrown.total, gearSave(game, person, 'other'), `run over by ${vehicle.name}`, RULE);
  }
  if (dice.vehicle > 0) {
    yield* strike(game, vehicle, { dice: dice.vehicle, armor: true, cause: person.name, rule: RULE });
  }
  return 'through';
}
