import type { Viewer } from '@hardtop/kernel';
import { BODIES } from '../catalog/bodies.ts';
import { ROWS } from '../catalog/damage.ts';
import { showsOutside } from '../catalog/looks.ts';
import type { Setup } from '../scenarios/setup.ts';
import { designOf, type Person, type State, type Vehicle } from '../table/state/state.ts';
import { isOpenTo } from './open-to.ts';

/** The state as a viewer may know it: strange sheets as on the plainest vehicles that look the same. */
export function known(setup: Setup, state: State, viewer: Viewer): State {
  if (!setup.hidden || viewer === 'referee') return state;
  return {
    ...state,
    vehicles: state.vehicles.map((vehicle) =>
      isOpenTo(setup, viewer, vehicle.seat) ? vehicle : outsideOfVehicle(setup, vehicle),
    ),
    people: state.people.map((person) => knownPerson(setup, state, person, viewer)),
  };
}

/** Full rows have been seen to be checked; how far the next is filled nobody can tell. */
function damageSeen(setup: Setup, vehicle: Vehicle): number {
  return (BODIES[designOf(setup, vehicle).body].hitPoints / ROWS) * vehicle.rowsChecked;
}

function outsideOfVehicle(setup: Setup, vehicle: Vehicle): Vehicle {
  return {
    ...vehicle,
    damage: damageSeen(setup, vehicle),
    lost: vehicle.lost.filter((id) => showsOutside(id) || vehicle.shown?.options.includes(id) === true),
    weapons: [],
    nitrous: 0,
    chute: 0,
    extinguisher: 0,
    veiled: true,
  };
}

/** Wounds show; what is carried does not, nor how far somebody has broken into a body whose armor is unknown. */
function knownPerson(setup: Setup, state: State, person: Person, viewer: Viewer): Person {
  const shots = isOpenTo(setup, viewer, person.seat) ? person.shots : [];
  const { place } = person;
  const under = 'vehicle' in place ? state.vehicles.find(({ id }) => id === place.vehicle) : undefined;
  const breakIn = under !== undefined && isOpenTo(setup, viewer, under.seat) ? person.breakIn : 0;
  return { ...person, shots, breakIn };
}
