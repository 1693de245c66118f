import type { FilledIn, Known, Random } from '@hardtop/kernel';
import { groundClass } from '../catalog/ground-bodies.ts';
import type { Fielded, FieldedWeapon } from '../garage/fielded/fielded.ts';
import { JUMP_START_FIELDED, STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { vehicleFrom } from '../table/start.ts';
import type { Setup } from '../table/state/setup.ts';
import type { PartState, State, Vehicle } from '../table/state/state.ts';
import { type CarFile, carOf } from './known-file.ts';
import { sidecarWeaponIds, weaponIds } from './model.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type Guns = FieldedWeapon[];

/** A truth that may lie behind what a seat knows: stock cars under the stand-ins, with all that has been seen of them. */
export function fillIn({ state }: Known<Setup, State>, file: unknown, random: Random): FilledIn<State> {
  if (state.vehicles.every(({ veiled }) => veiled !== true)) return { file, state };
  // It was read into the known set-up.
  const scenario = file as ScenarioFile;
  const list = scenario.jumpStart === undefined ? STOCK_FIELDED : JUMP_START_FIELDED;
  const guessed = {
    ...scenario,
    vehicles: scenario.vehicles.map((row, i) => {
      const vehicle = state.vehicles[i];
      return vehicle?.veiled === true ? { ...row, car: guessCar(carOf(row), vehicle, list, random) } : row;
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

/** The armor, guns and gear of a stock vehicle of that body, or of any of its class; of none like it, as bare as it looks. */
function guessCar(known: CarFile, vehicle: Vehicle, list: readonly Fielded[], random: Random): CarFile {
  const model = modelFor(known, list, random);
  const guns = turreted(model === null ? [] : [...model.weapons], known);
  const { armor = known.armor, extinguisher, plantAt = known.plantAt } = model ?? {};
  return {
    ...known,
    armor,
    weapons: withSeen(guns, seenGuns(vehicle, false), weaponIds, MOST_GUNS),
    ...(plantAt === undefined ? {} : { plantAt }),
    ...(extinguisher === undefined ? {} : { extinguisher }),
    ...(known.sidecar === undefined ? {} : { sidecar: guessSidecar(known.sidecar, model?.sidecar, vehicle) }),
  };
}

function modelFor(known: CarFile, list: readonly Fielded[], random: Random): Fielded | null {
  const isAlike = ({ body, reversed = false, sidecar }: Fielded): boolean =>
    groundClass(body) === groundClass(known.body) &&
    reversed === (known.reversed ?? false) &&
    (sidecar === undefined) === (known.sidecar === undefined);
  const peers = list.filter(isAlike);
  const alike = peers.filter(({ body }) => body === known.body);
  const like = alike.length > 0 ? alike : peers;
  return like.length === 0 ? null : random.pick(like);
}

type SidecarFile = NonNullable<CarFile['sidecar']>;

function guessSidecar(known: SidecarFile, model: Fielded['sidecar'], vehicle: Vehicle): SidecarFile {
  const guns = (model?.weapons ?? []).filter(({ mount }) => mount !== (known.side === 'left' ? 'right' : 'left'));
  const weapons = withSeen([...guns], seenGuns(vehicle, true), sidecarWeaponIds, MOST_SIDECAR_GUNS);
  return { ...known, armor: model?.armor ?? known.armor, weapons };
}

/** A turret is seen from afar, and so is a bare roof. */
function turreted(weapons: Guns, known: CarFile): Guns {
  const bare = weapons.filter(({ mount }) => mount !== 'platform' || known.platform === true);
  return known.turret === true ? bare : bare.filter(({ mount }) => mount !== 'turret');
}

interface SeenGun {
  readonly id: string;
  readonly gun: { readonly weapon: FieldedWeapon['weapon']; readonly at: FieldedWeapon['mount'] };
}

function seenGuns({ shown }: Vehicle, onSidecar: boolean): readonly SeenGun[] {
  return shown.flatMap(({ id, gun }) => (gun === null || id.includes('-sidecar-') !== onSidecar ? [] : [{ id, gun }]));
}

/** With every gun that has been seen, by its very id. */
function withSeen(
  guessed: Guns,
  seen: readonly SeenGun[],
  idsOf: (guns: Guns) => readonly string[],
  most: number,
): Guns {
  const guns = [...guessed.slice(0, most - seen.length)];
  for (const { id, gun } of seen) {
    // The second of a kind has the first before it.
    for (let tries = 0; tries < most && !idsOf(guns).includes(id); tries++)
      guns.push({ weapon: gun.weapon, mount: gun.at });
  }
  return guns.slice(0, most);
}

/** As many as a scenario file takes. */
const MOST_GUNS = 12;
const MOST_SIDECAR_GUNS = 4;

function unveiled(known: Vehicle, fresh: Vehicle): Vehicle {
  const { veiled: _, ...rest } = known;
  const gone = known.shown.filter((part) => part.gone).map(({ id }) => id);
  const parts = fresh.parts.map((part): PartState => (gone.includes(part.id) ? { ...part, dp: 0 } : part));
  const crew = known.crew.map((person) => {
    const { armor = 0 } = fresh.crew.find(({ id }) => id === person.id) ?? {};
    return { ...person, armor };
  });
  return { ...rest, armor: fresh.armor, parts, crew };
}
