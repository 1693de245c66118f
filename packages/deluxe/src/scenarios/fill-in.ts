import type { FilledIn, Known, Random } from '@hardtop/kernel';
import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import { STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { vehicleFrom } from '../table/start.ts';
import type { Setup } from '../table/state/setup.ts';
import type { PartState, State, Vehicle } from '../table/state/state.ts';
import { type CarFile, carOf } from './known-file.ts';
import { weaponIds } from './model.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type Guns = FieldedWeapon[];

/** A truth that may lie behind what a seat knows: stock cars under the stand-ins, with all that has been seen of them. */
export function fillIn({ state }: Known<Setup, State>, file: unknown, random: Random): FilledIn<State> {
  if (state.vehicles.every(({ veiled }) => veiled !== true)) return { file, state };
  // It was read into the known set-up.
  const scenario = file as ScenarioFile;
  const guessed = {
    ...scenario,
    vehicles: scenario.vehicles.map((row, i) => {
      const vehicle = state.vehicles[i];
      return vehicle?.veiled === true ? { ...row, car: guessCar(carOf(row), vehicle, random) } : row;
    }),
  };
  const read = parseSetup(guessed);
  if (!read.ok) throw new Error(`a guess that does not read: ${read.error[0]?.field} ${read.error[0]?.message}`);
  const { starts } = read.value;
  const vehicles = state.vehicles.map((vehicle, i) => {
    const start = starts[i];
    return start === undefined || vehicle.veiled !== true ? vehicle : unveiled(vehicle, vehicleFrom(start, i));
  });
  return { file: guessed, state: { ...state, vehicles } };
}

/** The armor, guns and gear of a stock car of that body, or of any if there is none. */
function guessCar(known: CarFile, vehicle: Vehicle, random: Random): CarFile {
  const alike = STOCK_FIELDED.filter(({ body }) => body === known.body);
  const { armor, weapons, extinguisher, plantAt } = random.pick(alike.length > 0 ? alike : STOCK_FIELDED);
  const seen = withSeen(turreted([...weapons], known), vehicle);
  return { ...known, armor, weapons: seen, plantAt, ...(extinguisher === undefined ? {} : { extinguisher }) };
}

/** A turret is seen from afar, and so is a bare roof. */
function turreted(weapons: Guns, known: CarFile): Guns {
  if (known.turret === true) return weapons;
  return weapons.filter(({ mount }) => mount !== 'turret');
}

/** With every gun that has been seen, by its very id. */
function withSeen(guessed: Guns, { shown }: Vehicle): Guns {
  const seen = shown.flatMap(({ id, gun }) => (gun === null ? [] : [{ id, gun }]));
  const guns = [...guessed.slice(0, MOST_GUNS - seen.length)];
  for (const { id, gun } of seen) {
    // The second of a kind has the first before it.
    for (let tries = 0; tries < MOST_GUNS && !weaponIds(guns).includes(id); tries++)
      guns.push({ weapon: gun.weapon, mount: gun.at });
  }
  return guns.slice(0, MOST_GUNS);
}

/** As many as a scenario file takes. */
const MOST_GUNS = 12;

function unveiled(known: Vehicle, fresh: Vehicle): Vehicle {
  const { veiled: _, ...rest } = known;
  const gone = known.shown.filter((part) => part.gone).map(({ id }) => id);
  const parts = fresh.parts.map((part): PartState => (gone.includes(part.id) ? { ...part, dp: 0 } : part));
  const crew = known.crew.map((person, i) => ({ ...person, armor: fresh.crew[i]?.armor ?? 0 }));
  return { ...rest, armor: fresh.armor, parts, crew };
}
