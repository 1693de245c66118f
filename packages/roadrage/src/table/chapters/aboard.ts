import { type Ask, answerOf, ask, type Facts, type Option } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import { BOARDING } from '../../catalog/people.ts';
import { armorSaveOf, bodyOf, crewOf } from '../queries/figures.ts';
import { clingersOf, move } from '../queries/places.ts';
import { areEnemies } from '../queries/sides.ts';
import { type Person, personOf, type RoadGame, type RoadPlay, type Vehicle } from '../state/state.ts';
import { breakIn, breakInPoints, isOpenTo } from './break-in.ts';
import { jumpOut } from './jump-out.ts';
import { fight, handDamage, meleeChance } from './melee.ts';
import { tumbleDice } from './tumble.ts';

const RULE = 'roadrage/people/aboard';

/** Places along a vehicle to cling to, a square each; only the longest have two. */
export function placesAlong(game: RoadGame, vehicle: Vehicle): number {
  return Math.max(1, Math.round(bodyOf(game, vehicle).length / SCALE.squareMm));
}

/** Those he can lay hands on: others outside at the same place, and those inside once the way is open. */
export function withinReach(game: RoadGame, vehicle: Vehicle, person: Person): readonly Person[] {
  const { place } = person;
  const beside = clingersOf(game.state, vehicle).filter(
    (other) => other.place.kind === 'aboard' && place.kind === 'aboard' && other.place.at === place.at,
  );
  const inside = isOpenTo(game, vehicle, person) ? crewOf(game, vehicle) : [];
  return [...beside, ...inside].filter((other) => areEnemies(game.setup, person.seat, other.seat));
}

/** Seats without a living person in them, once the way is open. */
export function freeSeats(game: RoadGame, vehicle: Vehicle, person: Person): readonly number[] {
  if (!isOpenTo(game, vehicle, person)) return [];
  return vehicle.crew.flatMap((id, seat) => (id === null || personOf(game.state, id).hp <= 0 ? [seat] : []));
}

/** Into a seat; a body in it goes overboard. An enemy at the wheel has taken the vehicle. */
export function takeSeat(game: RoadGame, vehicle: Vehicle, person: Person, seat: number): void {
  const occupant = vehicle.crew[seat] ?? null;
  if (occupant !== null) move(game.state, personOf(game.state, occupant), { kind: 'gone' });
  move(game.state, person, { kind: 'seat', vehicle: vehicle.id, seat });
  person.still = 0;
  const wheel = seat === 0;
  const text = `${person.name} ${wheel ? 'takes the wheel of' : 'gets into'} ${vehicle.name}.`;
  game.emit({ kind: 'seat', rule: RULE, about: person.id, text });
  if (wheel && areEnemies(game.setup, person.seat, vehicle.seat)) vehicle.surrendered = true;
}

export function option(id: string, label: string, words: readonly string[], text: string, facts: Facts): Option {
  return { id, label, words, preview: () => ({ text, facts }), facts: () => facts };
}

export function fightOption(person: Person, other: Person): Option {
  const hit = meleeChance(person, other);
  const text = `${person.name} (${person.hp}) against ${other.name} (${other.hp}): ${Math.round(hit * 100)}% to win.`;
  return {
    id: `fight:${other.id}`,
    label: `Fight ${other.name}`,
    words: ['fight', other.name],
    preview: () => ({ text, chances: [{ label: 'wins', chance: hit }], facts: { hit, damage: 3.5 } }),
    facts: () => ({ hit, damage: 3.5 }),
  };
}

export function seatOption(vehicle: Vehicle, seat: number): Option {
  const where = seat === 0 ? 'the wheel' : `seat ${seat + 1}`;
  return option(`seat:${seat}`, `Take ${where}`, ['seat', String(seat + 1)], `Takes ${where} of ${vehicle.name}.`, {
    seat,
  });
}

function breakInOption(game: RoadGame, vehicle: Vehicle, person: Person): Option {
  const needed = breakInPoints(armorSaveOf(game, vehicle));
  const { dice, plus } = handDamage(game, person);
  const facts = { damage: dice * 3.5 + plus, needed: needed - person.breakIn };
  const text = `${person.breakIn} of ${needed} points are done; about ${facts.damage} more before armor.`;
  return option('break-in', 'Break in', ['break', 'in'], text, facts);
}

/** What somebody on the outside of a vehicle may do; holding on comes first. */
export function aboardOptions(game: RoadGame, vehicle: Vehicle, person: Person): readonly Option[] {
  const { place } = person;
  if (place.kind !== 'aboard') return [];
  const options = [option('hold', 'Hold on', ['hold'], `${person.name} holds on.`, {})];
  if (place.at + BOARDING.squaresAboard < placesAlong(game, vehicle))
    options.push(option('back', 'Move back', ['back'], 'A square toward the tail.', { at: place.at + 1 }));
  if (place.at > 0)
    options.push(option('forward', 'Move forward', ['forward'], 'A square toward the nose.', { at: 0 }));
  for (const other of withinReach(game, vehicle, person)) options.push(fightOption(person, other));
  for (const seat of freeSeats(game, vehicle, person)) options.push(seatOption(vehicle, seat));
  if (!isOpenTo(game, vehicle, person)) options.push(breakInOption(game, vehicle, person));
  const dice = tumbleDice(vehicle.speed);
  const text = dice === 0 ? `${person.name} climbs down.` : `${person.name} takes ${dice}d6.`;
  options.push(
    option('jump', dice === 0 ? 'Climb down' : `Jump off: ${dice}d6`, ['jump', 'off'], text, { damage: dice * 3.5 }),
  );
  return options;
}

/** The wheel, then whoever holds it, then the way in. */
function suggestion(options: readonly Option[]): string {
  const wanted = ['seat:', 'fight:', 'break-in'];
  for (const prefix of wanted) {
    const found = options.find(({ id }) => id.startsWith(prefix));
    if (found !== undefined) return found.id;
  }
  return 'hold';
}

/** Last of all, and only a square along the vehicle. */
export function* aboardTurn(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay {
  if (game.state.resigned[person.seat]) return;
  const options = aboardOptions(game, vehicle, person);
  const question: Ask = {
    seat: person.seat,
    topic: 'people',
    rule: RULE,
    about: vehicle.id,
    prompt: `${person.name} clings to ${vehicle.name}.`,
    options: () => options,
    suggested: answerOf(suggestion(options)),
  };
  const { option: chosen } = yield* ask(question);
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
