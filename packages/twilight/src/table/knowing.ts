import type { Viewer } from '@hardtop/kernel';
import { isFriendly } from '../scenarios/known-file.ts';
import type { Setup } from '../scenarios/setup.ts';
import { EVERYBODY, isWatchedBy } from './queries/audience.ts';
import { emptiedCounter, spoiledCounter, unheardCounter, unheardPoints, witnessedCounter } from './queries/script.ts';
import { knownQueue } from './queries/slots.ts';
import type { Item } from './state/item.ts';
import type { Part, Person } from './state/person.ts';
import { type State, sideBit, type Table } from './state/state.ts';
import type { Thing } from './state/things.ts';
import type { Vehicle } from './state/vehicle.ts';

/** The state with nothing in it that a viewer may not know: whom his side does not see is not there. */
export function knownState(setup: Setup, state: State, viewer: Viewer): State {
  if (!setup.hidden || viewer === 'referee') return state;
  const side = viewer === null ? null : (setup.seats[viewer]?.side ?? null);
  const bit = side === null ? 0 : sideBit(side);
  const isOwn = (other: number): boolean => isFriendly(setup, viewer, other);
  const isOwnSeat = (seat: number): boolean => isOwn(setup.seats[seat]?.side ?? -1);
  return {
    ...state,
    queue: knownQueue({ setup, state }, viewer),
    people: state.people.map((person) => (isOwn(person.side) ? ownPerson(person) : otherPerson(setup, person, bit))),
    vehicles: state.vehicles.map((vehicle) =>
      isOwn(vehicle.side) ? { ...vehicle, seen: 0, seenThisPhase: 0, met: 0 } : otherVehicle(setup, vehicle, bit),
    ),
    things: state.things.flatMap((thing) => ((thing.known & bit) === 0 ? [] : [knownThing(thing, bit)])),
    minefields: state.minefields.map((field) =>
      (field.known & bit) === 0 ? { density: 1, known: 0, cleared: [], lifted: [] } : { ...field, known: bit },
    ),
    traps: state.traps.map((trap) => ((trap.known & bit) === 0 ? { armed: true, known: 0 } : { ...trap, known: bit })),
    squads: state.squads.map((squad) =>
      isOwnSeat(squad.seat)
        ? squad
        : { name: '', seat: squad.seat, order: 'free', place: null, goal: null, gait: 'walk' },
    ),
    caches: state.caches.map((isEmpty, i) => isEmpty && isKnownEmpty({ setup, state }, viewer, bit, i)),
    script: {
      done: [],
      pending: [],
      alarms: [],
      counters: knownSpoils(state, bit),
      fired: state.script.fired,
      ended: state.script.ended,
      reached: state.script.reached.filter(
        (id) =>
          state.script.counters[unheardCounter(id)] === undefined &&
          setup.objectives.some((one) => one.id === id && isOwn(one.side)),
      ),
      points: state.script.points.map((points, i) => (isOwn(i) ? points - unheardOf({ setup, state }, i) : 0)),
    },
  };
}

/** Points of a side that it has not heard of. */
function unheardOf({ setup, state }: Table, side: number): number {
  let sum = 0;
  for (const [i, { deeds }] of setup.script.entries()) {
    const times = state.script.counters[unheardPoints(i, side)] ?? 0;
    for (const deed of times === 0 ? [] : deeds)
      if (deed.kind === 'points' && deed.side === side) sum += times * deed.points;
  }
  return sum;
}

/** Of all that is counted: what is destroyed for good, for those who know of it. */
function knownSpoils({ script }: State, bit: number): Record<string, number> {
  const known: Record<string, number> = {};
  const mark = witnessedCounter('');
  for (const [counter, sides] of Object.entries(script.counters))
    if (counter.startsWith(mark) && (sides & bit) !== 0) known[spoiledCounter(counter.slice(mark.length))] = 1;
  return known;
}

/** That a chest was emptied know those who saw it, and whoever sees it now. */
function isKnownEmpty(table: Table, viewer: Viewer, bit: number, cache: number): boolean {
  const { setup, state } = table;
  const known = state.script.counters[emptiedCounter(cache)] ?? EVERYBODY;
  const at = setup.caches[cache]?.at;
  return (known & bit) !== 0 || (at !== undefined && isWatchedBy(table, viewer, at));
}

/** How well a charge was set nobody knows before it is fired. */
const knownThing = (thing: Thing, bit: number): Thing =>
  thing.kind === 'charge' ? { ...thing, known: bit, dud: false } : { ...thing, known: bit };

/** Whether others see him he cannot tell. */
const ownPerson = (person: Person): Person => ({ ...person, seen: 0, seenThisPhase: 0, glimpses: [], met: 0 });

const NO_WOUNDS: Readonly<Record<Part, number>> = {
  head: 0,
  'right-arm': 0,
  'left-arm': 0,
  chest: 0,
  abdomen: 0,
  'right-leg': 0,
  'left-leg': 0,
};

function makeUnknown(setup: Setup, person: Person): Person {
  const { id, index } = person;
  const sheet = setup.people[index];
  return {
    id,
    index,
    name: 'Somebody',
    seat: sheet?.seat ?? 0,
    side: setup.seats[sheet?.seat ?? 0]?.side ?? 0,
    squad: '',
    at: null,
    facing: 0,
    aboard: null,
    rides: null,
    posture: 'standing',
    ducked: false,
    leaning: null,
    condition: 'fit',
    wounds: { ...NO_WOUNDS },
    total: 0,
    stunned: 0,
    frozen: 0,
    frozenFor: 0,
    knockedDown: false,
    hurtThisPhase: 0,
    dyingSince: null,
    aided: false,
    nextRoll: null,
    burns: [],
    throughFire: false,
    bareheaded: false,
    holds: [],
    acted: false,
    reacted: false,
    mustDuck: false,
    repeats: null,
    aim: null,
    task: null,
    gait: null,
    moved: 0,
    fired: false,
    talked: false,
    hands: null,
    offHand: null,
    carries: [],
    alert: 'alert',
    captive: null,
    concealed: false,
    surrendered: false,
    seen: 0,
    seenThisPhase: 0,
    glimpses: [],
    met: 0,
  };
}

/** Made once of a set-up: nothing of them comes from the state. Whoever plays on from what is known copies them first. */
const unknowns = new WeakMap<Setup, Person[]>();

/** Somebody, somewhere. */
function unknownPerson(setup: Setup, person: Person): Person {
  let made = unknowns.get(setup);
  if (made === undefined) {
    made = [];
    unknowns.set(setup, made);
  }
  let unknown = made[person.index];
  if (unknown === undefined) {
    unknown = makeUnknown(setup, person);
    made[person.index] = unknown;
  }
  return unknown;
}

/** Of a stranger in view: where he is, how he stands and moves, what he holds. Out of view he may be anywhere. */
function otherPerson(setup: Setup, person: Person, bit: number): Person {
  const unknown = unknownPerson(setup, person);
  if (((person.seen | person.seenThisPhase) & bit) === 0) return unknown;
  const { name, seat, side, at, facing, aboard, rides, posture, leaning } = person;
  const { condition, burns, holds, gait, moved, captive, surrendered } = person;
  const held = person.carries.find((item) => item.id === person.hands);
  return {
    ...unknown,
    name,
    seat,
    side,
    at,
    facing,
    aboard,
    rides,
    posture,
    leaning,
    condition,
    burns,
    holds,
    gait,
    moved,
    captive,
    surrendered,
    hands: held === undefined ? null : person.hands,
    carries: held === undefined ? [] : [seenItem(held)],
    seen: person.seen & bit,
    seenThisPhase: person.seenThisPhase & bit,
    glimpses: person.glimpses.filter(({ side: by }) => (sideBit(by) & bit) !== 0),
  };
}

/** What it is, not what is in it. */
const seenItem = (item: Item): Item => ({
  ...item,
  name: null,
  count: 1,
  round: '',
  loaded: 0,
  spares: [],
  reloading: 0,
  rangefinder: 0,
});

const NO_DAMAGE: Readonly<Vehicle['damage']> = {
  sight: false,
  traverse: false,
  secondary: false,
  loader: false,
  radio: false,
  mainArmament: false,
  engine: false,
};

function otherVehicle(setup: Setup, vehicle: Vehicle, bit: number): Vehicle {
  const inView = ((vehicle.seen | vehicle.seenThisPhase) & bit) !== 0;
  const { id, index } = vehicle;
  const seat = setup.vehicles[index]?.seat ?? vehicle.seat;
  const unknown: Vehicle = {
    id,
    index,
    name: 'Vehicle',
    // What it is shows when it is seen.
    kind: 'cart',
    seat,
    side: setup.seats[seat]?.side ?? vehicle.side,
    squad: '',
    at: null,
    heading: 0,
    turret: 0,
    speed: 0,
    moved: 0,
    reckless: false,
    condition: 'stopped',
    damage: { ...NO_DAMAGE },
    suspension: 0,
    crippled: 'no',
    weapons: [],
    fuel: 0,
    burningSince: null,
    acted: false,
    left: 0,
    seen: 0,
    seenThisPhase: 0,
    met: 0,
  };
  if (!inView) return unknown;
  const { name, kind, at, heading, turret, speed, moved, reckless, condition, burningSince } = vehicle;
  return {
    ...unknown,
    name,
    kind,
    seat: vehicle.seat,
    side: vehicle.side,
    at,
    heading,
    turret,
    speed,
    moved,
    reckless,
    condition,
    burningSince,
    weapons: vehicle.weapons.map(seenItem),
    seen: vehicle.seen & bit,
    seenThisPhase: vehicle.seenThisPhase & bit,
  };
}

/** A truth that may lie behind it: whoever is not known stays away. */
export function filledIn(state: State): State {
  // Those who are not known are shared with what others know: a game that goes on needs its own.
  const own = JSON.parse(JSON.stringify(state)) as State;
  return { ...own, queue: own.queue.filter((id) => id !== '') };
}
