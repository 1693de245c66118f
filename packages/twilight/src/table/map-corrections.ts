// What a referee does on the map: people and vehicles are placed and taken away, and so is what lies about.

import {
  type Amended,
  type Change,
  headingParam,
  MOST_LYING,
  NEW_THINGS,
  nearestParam,
  type OnMap,
  type Params,
  removalOf,
} from '@hardtop/kernel';
import { SMOKE_GRENADE } from '../catalog/grenades.ts';
import type { Cell } from '../scenarios/world.ts';
import { sameCell } from './queries/position.ts';
import { isStandable } from './queries/reach.ts';
import { headingOf, SQUARE, spotOf } from './queries/spots.ts';
import { mapOf } from './queries/world-map.ts';
import type { Person } from './state/person.ts';
import { type TwilightGame, vehicleSheetOf } from './state/state.ts';
import { type Thing, thingId } from './state/things.ts';
import type { Vehicle } from './state/vehicle.ts';

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly knownTo: readonly number[];
}

type Placed = Extract<OnMap, { does: 'place' }>['what'];

/** Squares of a level: what is set, and where they lie on the board; rows count to the south. */
function squaresOf({ setup }: TwilightGame, l: number, what: Placed, at?: Cell): Pick<Change, 'params' | 'map'> {
  const { width = 1, height = 1 } = setup.levels[l] ?? {};
  const { x, y } = spotOf(setup, { l, x: 0, y: 0 });
  const [nowX, nowY] = at === undefined || at.l !== l ? [width / 2, height / 2] : [at.x, at.y];
  return {
    params: [nearestParam('x', 'squares', 0, width - 1, nowX), nearestParam('y', 'squares', 0, height - 1, nowY)],
    map: { does: 'place', what, x: { zero: x, step: SQUARE }, y: { zero: y, step: -SQUARE } },
  };
}

/** Where there are several levels, which. */
const onLevel = ({ setup: { levels } }: TwilightGame, l: number): string =>
  levels.length > 1 ? `, ${levels[l]?.name ?? `level ${l + 1}`}` : '';

const levelsOf = ({ setup: { levels } }: TwilightGame): readonly number[] => levels.map((_, l) => l);

/** Who hears where somebody is, where that may be hidden. */
const hearing = ({ setup }: TwilightGame, { knownTo }: Subject) => (setup.hidden ? { to: knownTo } : {});

export function personPlaces(game: TwilightGame, person: Person, subject: Subject): readonly Change[] {
  const { at, id } = person;
  if (at === null) return [];
  const { name } = subject;
  const places = levelsOf(game).map((l): Change => {
    const make = ({ x = 0, y = 0 }: Params): Amended => {
      const told = { about: id, ...hearing(game, subject) };
      if (!isStandable(mapOf(game.setup), game.state, l, x, y))
        return { text: `nobody can stand at ${x}, ${y}; ${name} stays where he is.`, ...told };
      person.at = { l, x, y };
      return { text: `${name} stands at ${x}, ${y}${onLevel(game, l)}.`, ...told };
    };
    const verb = l === at.l ? 'place' : `place ${l}`;
    return {
      id: `${id} ${verb}`,
      label: `Place him${onLevel(game, l)}`,
      group: name,
      ...squaresOf(game, l, id, at),
      make,
    };
  });
  const removal = removalOf(subject, 'Take him off the map', () => takeAway(person));
  return [...places, { ...removal, make: (params) => ({ ...removal.make(params), ...hearing(game, subject) }) }];
}

function takeAway(person: Person): void {
  Object.assign(person, { condition: 'gone', at: null, aboard: null, aim: null, repeats: null });
}

const TURN = 45;

export function vehicleChanges(game: TwilightGame): readonly Change[] {
  return game.state.vehicles.flatMap((vehicle) => vehiclePlaces(game, vehicle));
}

function vehiclePlaces(game: TwilightGame, vehicle: Vehicle): readonly Change[] {
  const { setup, state } = game;
  const { at, id, condition } = vehicle;
  if (at === null || condition === 'gone' || condition === 'sunk') return [];
  const knownTo = setup.seats.flatMap(({ side }, seat) => (side === vehicle.side ? [seat] : []));
  const subject = { id, name: vehicleSheetOf(setup, vehicle).name, knownTo };
  const { params, map } = squaresOf(game, at.l, id, at);
  const placing: Change = {
    id: `${id} place`,
    label: 'Place it',
    group: subject.name,
    params: [...params, headingParam(TURN, headingOf(vehicle.heading) / 10)],
    ...(map === undefined ? {} : { map }),
    make({ x = 0, y = 0, heading = 0 }) {
      const told = { about: id, ...hearing(game, subject) };
      if (!isStandable(mapOf(setup), state, at.l, x, y))
        return { text: `nothing can stand at ${x}, ${y}; ${subject.name} stays where it is.`, ...told };
      // Eighths count clockwise, degrees the other way.
      Object.assign(vehicle, { at: { l: at.l, x, y }, heading: (8 - heading / TURN) % 8, speed: 0 });
      return { text: `${subject.name} stands at ${x}, ${y}.`, ...told };
    },
  };
  const removal = removalOf(subject, 'Take it off the map, with all aboard', () => {
    Object.assign(vehicle, { condition: 'gone', at: null, speed: 0 });
    for (const person of state.people) if (person.aboard?.vehicle === id) takeAway(person);
  });
  return [placing, { ...removal, make: (given) => ({ ...removal.make(given), ...hearing(game, subject) }) }];
}

const EVERYBODY = 0xff;

/** What a referee lays: how long smoke lasts is the grenade's. */
const NEW = {
  smoke: (turn: number, at: Cell) => ({
    ...({ kind: 'smoke', at, radius: SMOKE_GRENADE.radius } as const),
    heavyUntil: turn + SMOKE_GRENADE.heavyTurns,
    until: turn + SMOKE_GRENADE.heavyTurns + SMOKE_GRENADE.lightTurns,
  }),
  fire: (_turn: number, at: Cell) => ({ kind: 'fire', at, radius: 0, agent: 'flame', until: null }) as const,
  crater: (_turn: number, at: Cell) => ({ kind: 'crater', at, blocks: true }) as const,
};
type NewThing = keyof typeof NEW;
const NEW_KINDS = Object.keys(NEW) as NewThing[];
const NAMES = {
  smoke: 'Smoke',
  fire: 'A fire',
  crater: 'Rubble',
} as const satisfies Record<NewThing, string>;

/** Things that lie where everybody who looks may see them, and what may be laid. */
export function thingChanges(game: TwilightGame): readonly Change[] {
  const { things } = game.state;
  const lying = things.filter(({ kind }) => kind !== 'flying' && kind !== 'mission' && kind !== 'lane');
  const kinds = things.length < MOST_LYING ? NEW_KINDS : [];
  return [
    ...lying.map((thing) => thingRemoval(game, thing)),
    ...levelsOf(game).flatMap((l) => kinds.map((kind) => laying(game, kind, l))),
  ];
}

const seatsKnowing = ({ setup }: TwilightGame, { known }: Thing): readonly number[] =>
  setup.seats.flatMap(({ side }, seat) => ((known & (1 << side)) === 0 ? [] : [seat]));

function thingRemoval(game: TwilightGame, thing: Thing): Change {
  const { state } = game;
  const name = `${thing.kind[0]?.toUpperCase() ?? ''}${thing.kind.slice(1)}`;
  const removal = removalOf({ id: thing.id, name }, 'Take it away', () => {
    state.things = state.things.filter((other) => other !== thing);
  });
  // Who does not know of a mine is not told that it is gone.
  return { ...removal, make: (params) => ({ ...removal.make(params), to: seatsKnowing(game, thing) }) };
}

const isTaken = ({ state: { people, vehicles } }: TwilightGame, cell: Cell): boolean =>
  [...people, ...vehicles].some(({ at }) => at !== null && sameCell(at, cell));

function laying(game: TwilightGame, kind: NewThing, l: number): Change {
  const { state } = game;
  return {
    id: `new ${kind} ${l}`,
    label: `${NAMES[kind]}${onLevel(game, l)}`,
    group: NEW_THINGS,
    ...squaresOf(game, l, { length: SQUARE, width: SQUARE }),
    make({ x = 0, y = 0 }) {
      if (kind === 'crater' && isTaken(game, { l, x, y }))
        return { text: `somebody is at ${x}, ${y}: no rubble there.` };
      const thing = NEW[kind](state.turn, { l, x, y });
      state.things.push({ id: thingId(state, kind, { l, x, y }), known: EVERYBODY, ...thing });
      return { text: `${NAMES[kind].toLowerCase()} at ${x}, ${y}${onLevel(game, l)}.` };
    },
  };
}
