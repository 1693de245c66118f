import type { PersonSheet, Setup, VehicleSheet } from '../scenarios/setup.ts';
import { isSeriouslyWounded } from './queries/wounds.ts';
import { itemFrom } from './state/item.ts';
import { PARTS, type Part, type Person } from './state/person.ts';
import type { State } from './state/state.ts';
import type { Vehicle } from './state/vehicle.ts';

function woundsOf({ wounds }: PersonSheet): Record<Part, number> {
  const none: Record<Part, number> = {
    head: 0,
    'right-arm': 0,
    'left-arm': 0,
    chest: 0,
    abdomen: 0,
    'right-leg': 0,
    'left-leg': 0,
  };
  for (const part of PARTS) none[part] = wounds[part] ?? 0;
  return none;
}

function personAt(setup: Setup, sheet: PersonSheet, index: number): Person {
  const { id, name, seat, squad, at, facing, aboard, rides, posture, alert, captive, items, hands } = sheet;
  const carries = items.map(itemFrom);
  const side = setup.seats[seat]?.side ?? 0;
  return {
    id,
    index,
    name,
    seat,
    side,
    squad,
    at,
    facing,
    aboard,
    rides,
    posture,
    ducked: false,
    leaning: null,
    condition: 'fit',
    wounds: woundsOf(sheet),
    total: sheet.wounds.total ?? 0,
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
    hands: hands === null ? null : (carries[hands]?.id ?? null),
    offHand: null,
    carries,
    alert,
    // Held by the first side that is hostile to his own, or by the side whose seat plays him.
    captive: captive ? { side, roped: true } : null,
    concealed: setup.meeting.ambush.includes(side),
    surrendered: false,
    seen: 0,
    seenThisPhase: 0,
    glimpses: [],
    met: 0,
  };
}

function vehicleAt(setup: Setup, sheet: VehicleSheet, index: number): Vehicle {
  const { id, name, kind, seat, squad, at, heading, speed, weapons, fuel, wrecked } = sheet;
  return {
    id,
    index,
    name,
    kind,
    seat,
    side: setup.seats[seat]?.side ?? 0,
    squad,
    at,
    heading,
    turret: heading,
    speed,
    moved: 0,
    reckless: false,
    condition: wrecked ? 'wreck' : speed === 0 ? 'stopped' : 'running',
    damage: {
      sight: false,
      traverse: false,
      secondary: false,
      loader: false,
      radio: false,
      mainArmament: false,
      engine: false,
    },
    suspension: 0,
    crippled: 'no',
    weapons: weapons.map(itemFrom),
    fuel,
    burningSince: null,
    acted: false,
    left: 0,
    seen: 0,
    seenThisPhase: 0,
    met: 0,
  };
}

const minefieldsOf = (setup: Setup): State['minefields'] =>
  setup.minefields.map(({ density, side, hidden }) => ({
    density,
    known: fieldBits(side, hidden),
    cleared: [],
    lifted: [],
  }));

/** Everything in its place, before the first die. */
export function begin(setup: Setup): State {
  const people = setup.people.map((sheet, i) => personAt(setup, sheet, i));
  // A serious wound that he came with may make him faint as one of this fight (L2607).
  for (const person of people)
    if (setup.people[person.index]?.kind === 'character' && isSeriouslyWounded(setup, person)) person.nextRoll = 1;
  for (const rider of people) {
    // A mount knows its rider; they are where he is, if he has a place of his own.
    const mount = rider.rides === null ? undefined : people[Number(rider.rides.slice(1)) - 1];
    if (mount === undefined || mount.rides !== null) continue;
    mount.rides = rider.id;
    if (rider.at === null) {
      rider.at = mount.at;
      rider.facing = mount.facing;
    } else {
      mount.at = rider.at;
      mount.facing = rider.facing;
    }
  }
  const squads = [...new Map(setup.people.map(({ squad, seat }) => [`${seat}/${squad}`, { squad, seat }])).values()];
  return {
    at: 'start',
    turn: 1,
    phase: 6,
    queue: [],
    declaring: [],
    contact: false,
    people,
    vehicles: setup.vehicles.map((sheet, i) => vehicleAt(setup, sheet, i)),
    things: [],
    barriers: setup.barriers.map(({ open, locked }) => ({ open, locked, broken: false })),
    obstacles: setup.obstacles.map(() => false),
    lamps: setup.lamps.map(({ on }) => on),
    light: setup.levels.map(({ light }) => light),
    minefields: minefieldsOf(setup),
    traps: setup.traps.map(({ side }) => ({ armed: true, known: side === null ? 0 : 1 << side })),
    caches: setup.caches.map(() => false),
    stances: setup.sides.map(({ stance }) => [...stance]),
    squads: squads.map(({ squad, seat }) => ({
      name: squad,
      seat,
      order: 'free',
      place: null,
      goal: null,
      gait: 'walk',
    })),
    script: {
      done: setup.script.map(() => 0),
      pending: [],
      alarms: [],
      counters: {},
      reached: [],
      points: setup.sides.map(() => 0),
      fired: false,
      ended: null,
    },
    resigned: setup.seats.map(() => false),
  };
}

const EVERYBODY = 0xff;

const fieldBits = (side: number | null, hidden: boolean): number =>
  hidden ? (side === null ? 0 : 1 << side) : EVERYBODY;
