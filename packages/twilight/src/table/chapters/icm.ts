import { ICM_ATTACKS, type IcmRow } from '../../catalog/icm.ts';
import type { Cell } from '../../scenarios/world.ts';
import { bombletAt, isDirectHit } from '../figures/heavy/indirect.ts';
import { isInTheOpen, isLost } from '../queries/crews.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { gridOf, isOnMap, stepFrom, WAYS } from '../queries/ways.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';
import { rollFor, tell } from './telling.ts';

// Rounds full of bomblets: a roll for every square of the burst with somebody in it.

interface Strewn {
  readonly by: string | null;
  readonly weapon: string;
  readonly seat: number;
}

interface Occupied {
  readonly at: Cell;
  /** People on their feet, and vehicles. */
  readonly people: string[];
  readonly vehicles: string[];
}

const LARGE = 8;

/** The large square of a place: the square itself, or sixteen small ones. */
function squareKey(game: TwilightGame, { l, x, y }: Cell): string {
  const each = LARGE / gridOf(game.setup, { l, x, y });
  return `${l},${Math.floor(x / each)},${Math.floor(y / each)}`;
}

function occupiedWithin(game: TwilightGame, at: Cell, burst: number): readonly Occupied[] {
  const squares = new Map<string, Occupied>();
  const squareAt = (cell: Cell): Occupied => {
    const key = squareKey(game, cell);
    const found = squares.get(key) ?? { at: cell, people: [], vehicles: [] };
    squares.set(key, found);
    return found;
  };
  const isIn = (cell: Cell | null): cell is Cell =>
    cell !== null && cell.l === at.l && metersBetween(game.setup, cell, at) <= burst;
  for (const person of game.state.people) {
    const cell = cellOf(game.state, person);
    if (isInTheOpen(game.state, person) && person.condition !== 'dead' && isIn(cell))
      squareAt(cell).people.push(person.id);
  }
  for (const vehicle of game.state.vehicles)
    if (!isLost(vehicle) && isIn(vehicle.at)) squareAt(vehicle.at).vehicles.push(vehicle.id);
  return [...squares.values()];
}

export function* strewBomblets(
  game: TwilightGame,
  at: Cell,
  damage: { readonly burst: number; readonly row: IcmRow },
  by: Strewn,
): TwilightPlay {
  const rule = 'twilight/combat/icm';
  const { name } = ICM_ATTACKS[damage.row];
  game.emit({
    kind: 'icm',
    rule,
    text: `${name} strews its bomblets ${damage.burst} m about.`,
    marks: [`icm/${damage.row}`],
  });
  for (const square of occupiedWithin(game, at, damage.burst)) yield* oneSquare(game, square, damage.row, by);
}

function* oneSquare(game: TwilightGame, square: Occupied, row: IcmRow, by: Strewn): TwilightPlay {
  const rule = 'twilight/combat/icm-attack';
  const ids = [...square.people, ...square.vehicles];
  const of = { seat: by.seat, rule, purpose: 'bomblet', ids } as const;
  const close = yield* rollFor(game, '1d10', of);
  const isHere = bombletAt(row, close.total, Number.POSITIVE_INFINITY) === 'here';
  const beside = isHere ? null : yield* rollFor(game, '1d10', of);
  const where = bombletAt(row, close.total, beside?.total ?? Number.POSITIVE_INFINITY);
  const names = namesIn(game, square);
  const text =
    where === 'here'
      ? `A bomblet falls among ${names}.`
      : where === 'beside'
        ? `A bomblet falls beside ${names}.`
        : `No bomblet near ${names}.`;
  const outcome = where === null ? 'good' : 'bad';
  tell(game, { kind: 'bomblet', rule, text, roll: close, outcome, marks: [`bomblet/${where ?? 'none'}`] }, ids);
  if (where === 'here') return yield* falls(game, square, row, by);
  if (where !== 'beside') return;
  const ways = besideOf(game, square.at);
  const { total } = yield* rollFor(game, `1d${ways.length}`, of);
  yield* goOff(game, ways[total - 1] ?? square.at, row, by, null);
}

/** The large squares beside one, clockwise from north, as far as the map goes. */
function besideOf({ setup }: TwilightGame, at: Cell): readonly Cell[] {
  const squares = LARGE / gridOf(setup, at);
  const found: Cell[] = [];
  for (let way = 0; way < WAYS; way++) {
    let cell = at;
    for (let step = 0; step < squares; step++) cell = stepFrom(cell, way);
    if (isOnMap(setup, cell)) found.push(cell);
  }
  return found;
}

function namesIn({ state }: TwilightGame, { people, vehicles }: Occupied): string {
  const first = state.people.find(({ id }) => id === people[0]);
  const machine = state.vehicles.find(({ id }) => id === vehicles[0]);
  const name = first === undefined ? (machine === undefined ? 'nobody' : machine.name) : first.name;
  const more = people.length + vehicles.length - 1;
  return more > 0 ? `${name} and ${more} more` : name;
}

/** A die for everything in the square; of several struck one is picked. */
function* falls(game: TwilightGame, { at, people, vehicles }: Occupied, row: IcmRow, by: Strewn): TwilightPlay {
  const rule = 'twilight/combat/direct-hit';
  const of = { seat: by.seat, rule, purpose: 'direct hit', ids: [...people, ...vehicles] } as const;
  const struck: string[] = [];
  for (const id of people) if (isDirectHit((yield* rollFor(game, '1d10', of)).total, 'personnel')) struck.push(id);
  for (const id of vehicles) if (isDirectHit((yield* rollFor(game, '1d10', of)).total, 'vehicle')) struck.push(id);
  const index = struck.length > 1 ? (yield* rollFor(game, `1d${struck.length}`, of)).total - 1 : 0;
  const target = struck[index] ?? null;
  const { pen } = ICM_ATTACKS[row];
  if (target !== null) {
    const text = 'It is a direct hit.';
    tell(game, { kind: 'direct-hit', rule, about: target, text, outcome: 'bad', marks: ['bomblet/direct'] }, [target]);
  }
  if (target !== null && vehicles.includes(target) && pen !== null) {
    const hit = {
      vehicle: target,
      by: by.by,
      with: by.weapon,
      penetration: pen,
      dice: 2,
      from: null,
      how: 'overhead',
    } as const;
    yield* setOff(game, { kind: 'vehicle-hit', hit });
  }
  yield* goOff(game, at, row, by, target);
}

function* goOff(
  game: TwilightGame,
  at: Cell,
  row: IcmRow,
  { by, weapon }: Strewn,
  contact: string | null,
): TwilightPlay {
  const { concussion, burst } = ICM_ATTACKS[row];
  const explosion = { at, by, with: `${weapon} bomblet`, concussion, burst, contact, agent: null, penetration: null };
  yield* setOff(game, { kind: 'explosion', explosion });
}
