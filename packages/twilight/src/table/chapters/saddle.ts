import { cycleOf } from '../queries/crews.ts';
import type { Person } from '../state/person.ts';
import { personOf, sheetOf, type TwilightGame } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { tell } from './telling.ts';

// Riders and their mounts: into the saddle, out of it, and thrown (T-60).

const RULE = 'twilight/combat/riders';

export function getOn(person: Person, mount: Person): void {
  person.rides = mount.id;
  mount.rides = person.id;
  person.at = mount.at;
  person.facing = mount.facing;
  person.posture = 'standing';
  person.ducked = false;
  person.leaning = null;
  person.aim = null;
}

export function getDown(person: Person, mount: Person): void {
  person.rides = null;
  mount.rides = null;
  person.at ??= mount.at;
}

/** Off a cycle: it stops where he fell, if he steered it. */
function fallFrom(game: TwilightGame, rider: Person, cycle: Vehicle): void {
  if (rider.aboard?.place === 'driver') Object.assign(cycle, { speed: 0, condition: 'stopped' });
  rider.aboard = null;
  rider.at = cycle.at;
  rider.posture = 'prone';
  rider.aim = null;
  const text = `${rider.name} falls from ${cycle.name}.`;
  tell(game, { kind: 'unseated', rule: RULE, about: rider.id, outcome: 'bad', text, marks: ['rider/unseated'] }, [
    rider.id,
    cycle.id,
  ]);
}

/** Whoever is knocked down or out falls from the saddle; a mount that goes down throws its rider. */
export function unseat(game: TwilightGame, fallen: Person): void {
  const cycle = cycleOf(game.state, fallen);
  if (cycle !== null) fallFrom(game, fallen, cycle);
  if (fallen.rides === null) return;
  const other = personOf(game.state, fallen.rides);
  const isMount = sheetOf(game.setup, fallen).kind === 'animal';
  const [rider, mount] = isMount ? [other, fallen] : [fallen, other];
  getDown(rider, mount);
  rider.posture = 'prone';
  rider.aim = null;
  const text = isMount ? `${mount.name} throws ${rider.name}.` : `${rider.name} falls from the saddle.`;
  tell(game, { kind: 'unseated', rule: RULE, about: rider.id, outcome: 'bad', text, marks: ['rider/unseated'] }, [
    rider.id,
    mount.id,
  ]);
}
