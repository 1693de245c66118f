import { roll } from '@hardtop/kernel';
import { FUEL } from '../../catalog/damage.ts';
import type { Field, Thing } from '../queries/field.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf } from '../queries/figures.ts';
import { personThing, vehicleThing } from '../queries/marks.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { rollBlow } from './blow.ts';
import { hurt } from './wounds.ts';

const RULE = 'roadrage/damage/fuel';

/** Rings by squares on the grid; the same lengths from edge to edge without one. */
function ringAt(field: Field, from: Thing, to: Thing): number {
  const range = field.range(from, to);
  return field.kind === 'grid' ? range : Math.max(0, Math.ceil(range) - 1);
}

/** Dice at so many squares from a tank of a vehicle of this size. */
function explosionDice(size: number, ring: number): number {
  if (ring === 0) return size === 0 ? FUEL.diceOfSizeZero : FUEL.dicePerSize * size;
  return FUEL.rings.find(({ at }) => at === ring)?.dice ?? 0;
}

/** The tank goes up: dice to everything around and to the vehicle itself. Returns what vehicles took points. */
export function* explode(game: RoadGame, vehicle: Vehicle): RoadPlay<readonly Vehicle[]> {
  const text = `${vehicle.name}'s fuel explodes!`;
  const harm = [{ piece: vehicle.id, style: 'blast' }] as const;
  game.emit({ kind: 'explosion', rule: RULE, about: vehicle.id, outcome: 'bad', text, marks: ['explosion'], harm });
  const field = fieldOf(game);
  const { size } = bodyOf(game, vehicle);
  const centre = vehicleThing(game, vehicle);
  const struck: Vehicle[] = [];
  for (const other of game.state.vehicles) {
    if (other.gone) continue;
    const dice = explosionDice(size, other === vehicle ? 0 : ringAt(field, centre, vehicleThing(game, other)));
    if (dice === 0) continue;
    const blow = { dice, armor: true, cause: `${vehicle.name}'s explosion`, rule: RULE } as const;
    other.damage += (yield* rollBlow(game, other, blow)).points;
    struck.push(other);
  }
  for (const person of game.state.people) {
    const thing = outsideThing(game, person);
    if (thing === null) continue;
    yield* burnPerson(game, person, explosionDice(size, ringAt(field, centre, thing)));
  }
  return struck;
}

/** Only those outside are hit themselves; vehicles shield the rest. */
function outsideThing(game: RoadGame, person: Person): Thing | null {
  if (person.hp <= 0 || person.place.kind === 'seat' || person.place.kind === 'gone') return null;
  return personThing(game, person);
}

function* burnPerson(game: RoadGame, person: Person, dice: number): RoadPlay {
  if (dice === 0) return;
  const rolled = yield* roll(game, `${dice}d6`, {
    seat: person.seat,
    rule: RULE,
    purpose: `explosion near ${person.name}`,
  });
  yield* hurt(game, person, rolled.total, gearSave(game, person, 'other'), 'explosion', RULE);
}
