import type { Position, Seat } from '@hardtop/kernel';
import { BODIES } from '../catalog/bodies.ts';
import { ROWS } from '../catalog/damage.ts';
import { showsOutside } from '../catalog/looks.ts';
import type { OptionId } from '../catalog/options.ts';
import type { WeaponId } from '../catalog/weapons.ts';
import { type Character, type Design, isFittedAlike, type WeaponFitting } from '../garage/design/design.ts';
import { isOpenTo } from '../knowledge/open-to.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import { gunsOf } from '../table/queries/figures.ts';
import { shotsOf, usesOf, weaponsOf } from '../table/start.ts';
import { designOf, type Person, type State, type Vehicle, type WeaponState } from '../table/state/state.ts';

// Another truth that a seat cannot tell from the first: other sheets under the same bodies.

/** What does the same to all that can be seen for some turns; armor is another one where nobody is hit. */
const OPTION_DOUBLES: Partial<Record<OptionId, OptionId>> = {
  armorLight: 'armorMedium',
  armorMedium: 'armorHeavy',
  armorHeavy: 'armorLight',
  bigEngine: 'engineRebuild',
  engineRebuild: 'bigEngine',
  improvedShocks: 'computerAssistedSuspension',
  computerAssistedSuspension: 'improvedShocks',
  fuelInjection: 'supercharger',
  supercharger: 'fuelInjection',
  nitrousOxide: 'brakeChute',
  brakeChute: 'fireExtinguisher',
  fireExtinguisher: 'nitrousOxide',
};

const WEAPON_DOUBLES: Partial<Record<WeaponId, WeaponId>> = {
  machineGun: 'autocannon',
  smokescreen: 'mineDropper',
  oilDropper: 'flamethrower',
  spikeDropper: 'flamingOilDropper',
};

function doubleOf<Id extends string>(doubles: Partial<Record<Id, Id>>, id: Id): Id {
  const double = doubles[id];
  if (double === undefined) throw new Error(`nothing looks like ${id}`);
  return double;
}

/** One place further on, the last first: no list of different things has anything where it was. */
function turned<T>(items: readonly T[]): readonly T[] {
  return [...items.slice(-1), ...items.slice(0, -1)];
}

function otherOptions(options: readonly OptionId[], seen: readonly OptionId[]): readonly OptionId[] {
  const isSeen = (id: OptionId): boolean => showsOutside(id) || seen.includes(id);
  return turned(options.map((id) => (isSeen(id) ? id : doubleOf(OPTION_DOUBLES, id))));
}

/** A gun that nobody suspects comes first, so that even those that have been seen stand elsewhere in the list. */
function otherGuns(guns: readonly WeaponFitting[], { shown }: Vehicle): readonly WeaponFitting[] {
  const isSeen = (gun: WeaponFitting): boolean =>
    shown?.weapons.some(({ fitting }) => isFittedAlike(fitting, gun)) === true;
  const decoy: WeaponFitting = { weapon: 'laser', mount: 'fixed', facing: 'left', targeting: 'none', twin: false };
  return [decoy, ...guns.map((gun) => (isSeen(gun) ? gun : { ...gun, weapon: doubleOf(WEAPON_DOUBLES, gun.weapon) }))];
}

/** Other arms, and behind them those that were seen. */
function otherPerson(character: Character, seen: readonly WeaponId[]): Character {
  const others = character.weapons.map((id): WeaponId => (id === 'handWeapon' ? 'ultralight' : 'handWeapon'));
  return { ...character, gear: turned(character.gear), weapons: [...others, ...seen] };
}

function otherDesign(design: Design, vehicle: Vehicle, people: readonly Person[]): Design {
  return {
    ...design,
    options: otherOptions(design.options, vehicle.shown?.options ?? []),
    weapons: otherGuns(design.weapons, vehicle),
    crew: design.crew.map((character, seat) => {
      const person = people.find(
        ({ origin }) => origin.kind === 'crew' && origin.start === vehicle.start && origin.seat === seat,
      );
      return otherPerson(character, person?.shown ?? []);
    }),
  };
}

/** What everybody knows to be lost, then what stands in the other truth for the rest. */
function otherLosses({ lost, shown }: Vehicle): OptionId[] {
  const isSeen = (id: OptionId): boolean => showsOutside(id) || shown?.options.includes(id) === true;
  return [...lost.filter(isSeen), ...lost.filter((id) => !isSeen(id)).map((id) => doubleOf(OPTION_DOUBLES, id))];
}

/** Elsewhere in the row that is being filled, if it has begun. */
function otherDamage(design: Design, { damage, rowsChecked, crippled }: Vehicle): number {
  const row = BODIES[design.body].hitPoints / ROWS;
  const begun = damage - rowsChecked * row;
  if (begun === 0 || crippled) return begun === 0 ? damage : damage + 1;
  return begun === 1 ? damage + 1 : damage - 1;
}

/** A gun that was seen is as it was; of the others nobody knows. */
function otherWeapons(truth: Vehicle, design: Design): WeaponState[] {
  const fresh = weaponsOf(design);
  const guns = gunsOf(design);
  return fresh.map((gun, i) => {
    const seen = truth.shown?.weapons.find(({ fitting }) => guns[i] !== undefined && isFittedAlike(fitting, guns[i]));
    if (seen === undefined) return gun;
    const { id, shots } = seen.state;
    return { ...seen.state, id: gun.id, shownAs: id, shots: shots === null ? null : Math.max(1, shots - 2) };
  });
}

/** Another number of uses than the truth has left; where there is none, none that matters. */
function otherUses(left: number, design: Design, option: OptionId): number {
  const fresh = usesOf(design, option);
  return fresh === left ? left + 1 : fresh;
}

function otherVehicle(setup: Setup, truth: Vehicle): Vehicle {
  const design = designOf(setup, truth);
  return {
    ...truth,
    damage: otherDamage(design, truth),
    lost: otherLosses(truth),
    weapons: otherWeapons(truth, design),
    nitrous: otherUses(truth.nitrous, design, 'nitrousOxide'),
    chute: otherUses(truth.chute, design, 'brakeChute'),
    extinguisher: otherUses(truth.extinguisher, design, 'fireExtinguisher'),
  };
}

function readOf(file: unknown): Setup {
  const setup = parseSetup(file);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

/** Another truth that looks the same to a seat. */
export function disguise({ file, state, ...rest }: Position<State>, seat: Seat): Position<State> {
  const setup = readOf(file);
  const scenario = file as ScenarioFile;
  const isStrange = (owner: Seat): boolean => !isOpenTo(setup, seat, owner);
  const vehicles = scenario.vehicles.map((entry, i) => {
    const vehicle = state.vehicles[i];
    const design = setup.starts[i]?.design;
    return vehicle === undefined || design === undefined || !isStrange(entry.seat)
      ? entry
      : { ...entry, car: otherDesign(design, vehicle, state.people) };
  });
  const walkers = scenario.walkers?.map((entry, i) => {
    const person = state.people.find(({ origin }) => origin.kind === 'walker' && origin.walker === i);
    const character = setup.walkers[i]?.character;
    return character === undefined || !isStrange(entry.seat)
      ? entry
      : { ...entry, character: otherPerson(character, person?.shown ?? []) };
  });
  const other = { ...scenario, vehicles, ...(walkers === undefined ? {} : { walkers }) };
  return { ...rest, file: other, state: otherState(readOf(other), state, isStrange) };
}

function otherState(setup: Setup, state: State, isStrange: (owner: Seat) => boolean): State {
  return {
    ...state,
    vehicles: state.vehicles.map((vehicle) => (isStrange(vehicle.seat) ? otherVehicle(setup, vehicle) : vehicle)),
    people: state.people.map((person) => (isStrange(person.seat) ? otherArms(setup, person) : person)),
  };
}

function otherArms(setup: Setup, person: Person): Person {
  const { origin } = person;
  const character =
    origin.kind === 'crew'
      ? setup.starts[origin.start]?.design.crew[origin.seat]
      : setup.walkers[origin.walker]?.character;
  if (character === undefined) throw new Error(`${person.id} is nobody`);
  // What was not seen cannot be used: else the same answer would bring something else to light.
  const isDecoy = (i: number): boolean => i < character.weapons.length - (person.shown?.length ?? 0);
  return { ...person, shots: shotsOf(character).map((fresh, i) => (isDecoy(i) ? otherThan(person.shots[i]) : fresh)) };
}

function otherThan(shots: number | null | undefined): number {
  return shots === 0 ? 1 : 0;
}
