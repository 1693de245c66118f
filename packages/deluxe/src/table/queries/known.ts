import type { Seat, Viewer } from '@hardtop/kernel';
import { INJURIES } from '../../catalog/people.ts';
import type { Counter } from '../state/counters.ts';
import { movingPartOf } from '../state/moving-parts.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import type { OnFoot, Person, State, TireState, Vehicle } from '../state/state.ts';
import { noStory } from '../state/story.ts';
import { isConscious } from './crew.ts';
import { seatsAboard } from './deciding.ts';
import { isLaidOnFoot, knowsOwn, seatOfLayer } from './laid-by.ts';
import { movingSeen } from './moving-parts.ts';
import { withoutUnseen } from './sight.ts';

const OUT = INJURIES.indexOf('unconscious');

/** Whether a viewer may see the record sheet of a vehicle: those aboard, and the referee. */
export function seesSheet(setup: Setup, id: Vehicle['id'], viewer: Viewer): boolean {
  if (!setup.hidden || viewer === 'referee') return true;
  return viewer !== null && seatsAboard({ setup }, id).includes(viewer);
}

/** What a viewer knows of a game: of other people's vehicles what can be seen from outside (H-96). */
export function knownState(setup: Setup, state: State, viewer: Viewer): State {
  if (viewer === 'referee') return state;
  if (!setup.hidden && !setup.dark && !setup.murky) return state;
  // Who did what tells what nobody may know: who was out, and who was there in the dark.
  const untold = { ...state, story: noStory() };
  const above = setup.murky ? withoutSunk(setup, untold, viewer) : untold;
  const seen = setup.dark ? withoutUnseen(setup, above, viewer) : above;
  return setup.hidden ? withoutSheets(setup, seen, viewer) : seen;
}

/** What lies under water is seen by those who dropped it. */
function withoutSunk(setup: Setup, state: State, viewer: Seat | null): State {
  const isKnown = ({ sunk, laid }: Counter): boolean =>
    sunk !== true || (viewer !== null && laid !== null && areAllies(setup, seatOfLayer(setup, laid.by), viewer));
  const counters = state.counters.filter(isKnown);
  if (counters.length === state.counters.length) return state;
  const lost = state.counters.filter((counter) => !isKnown(counter)).map(({ id }) => id);
  const vehicles = state.vehicles.map((vehicle) =>
    vehicle.over.some((id) => lost.includes(id))
      ? { ...vehicle, over: vehicle.over.filter((id) => !lost.includes(id)) }
      : vehicle,
  );
  return { ...state, counters, vehicles };
}

function withoutSheets(setup: Setup, state: State, viewer: Seat | null): State {
  const vehicles = state.vehicles.map((vehicle) =>
    seesSheet(setup, vehicle.id, viewer) ? vehicle : veil(setup, vehicle),
  );
  const pedestrians = state.pedestrians.map((walker) =>
    walker.person.post === null || walker.person.seat === viewer
      ? walker
      : { ...walker, person: veilOnFoot(walker.person) },
  );
  const missiles = knownMissiles(setup, state, viewer);
  const limpets = knownLimpets(setup, state, viewer);
  return { ...state, vehicles, pedestrians, missiles, limpets, counters: knownCounters(setup, state, viewer) };
}

/** How badly hurt whoever guides a missile was stands on his sheet. */
function knownMissiles(setup: Setup, { missiles }: State, viewer: Viewer): State['missiles'] {
  return missiles.map((missile) => {
    const { guide, by } = missile;
    return guide === null || seesSheet(setup, by, viewer) ? missile : { ...missile, guide: { ...guide, hits: 0 } };
  });
}

/** How mines are set off, and when grenades go off, is known to those who laid them. */
function knownCounters(setup: Setup, { counters }: State, viewer: Viewer): State['counters'] {
  if (!counters.some(isKeptSecret)) return counters;
  return counters.map((counter) => {
    const { laid, grenade } = counter;
    if (laid === null || !isKeptSecret(counter) || knowsLaid(setup, laid.by, viewer)) return counter;
    // Whoever does not know the delay reckons with none.
    const timed = grenade === undefined ? {} : { grenade: { ...grenade, goesOff: laid.turn } };
    return { ...counter, laid: { ...laid, fuse: 'touch' }, ...timed };
  });
}

/** The same for mines that stick to vehicles, and for whose port one sits before. */
function knownLimpets(setup: Setup, { limpets }: State, viewer: Viewer): State['limpets'] {
  return limpets.map((limpet) => {
    if (knowsOwn(setup, limpet.by, viewer)) return limpet;
    const { set: goesOff } = limpet;
    return 'wall' in limpet ? { ...limpet, goesOff } : { ...limpet, goesOff, port: null };
  });
}

function knowsLaid(setup: Setup, by: string, viewer: Viewer): boolean {
  return isLaidOnFoot(setup, by) ? knowsOwn(setup, by, viewer) : seesSheet(setup, by, viewer);
}

/** What sets it off is known to who laid it: a signal, or a delay. */
function isKeptSecret({ laid, grenade }: Counter): boolean {
  return laid !== null && (laid.fuse !== 'touch' || grenade !== undefined);
}

function veil(setup: Setup, vehicle: Vehicle): Vehicle {
  const { moving, grenades: _, ...rest } = vehicle;
  const seen = moving === undefined ? [] : movingSeen(moving);
  return {
    ...rest,
    armor: {},
    parts: [],
    crew: vehicle.crew.map(veilAboard),
    fuelHit: 'no',
    ...(hasGuardsInside(vehicle) && { tires: veilGuards(setup, vehicle) }),
    ...(seen.length > 0 && { moving: seen }),
    ...(vehicle.blades !== undefined && { blades: veilBlades(vehicle) }),
    veiled: true,
  };
}

/** Nobody tells fake ones from real ones. */
function veilBlades(vehicle: Vehicle): NonNullable<Vehicle['blades']> {
  const { at = 'front', welded = false, lost = false } = vehicle.blades ?? {};
  return { at, welded, lost };
}

function hasGuardsInside(vehicle: Vehicle): boolean {
  const guards = movingPartOf(vehicle, 'guards');
  return guards !== null && !guards.out && guards.due === null;
}

/** Guards that are drawn in are not seen. */
function veilGuards(setup: Setup, { id, tires }: Vehicle): TireState[] {
  const { wheels } = modelOf(setup, id);
  return tires.map((tire, i) => {
    const { guard: _, ...rest } = tire;
    return wheels[i]?.guardRetracts === true ? rest : tire;
  });
}

/** What he has in his hands shows when he fires it; that there is a cupola, when it comes up. */
function veilAboard({ arms: _, grenades: __, slain: ___, care: ____, place, ...person }: Person): Person {
  return veilPerson(place === undefined || place === 'cupola' ? person : { ...person, place });
}

/** On foot it is the same. */
function veilOnFoot({ arms: _, grenades: __, slain: ___, care: ____, ...person }: OnFoot): OnFoot {
  return veilPerson(person);
}

/** Who slumps is seen; scratches, and what he wears under his coat, are not. */
function veilPerson<P extends Person | OnFoot>(person: P): P {
  return { ...person, armor: 0, hits: isConscious(person) ? 0 : OUT };
}
