import type { FilledIn, Known, Random } from '@hardtop/kernel';
import { BODIES } from '../catalog/bodies.ts';
import { ROWS } from '../catalog/damage.ts';
import { type Design, isFittedAlike } from '../garage/design/design.ts';
import { readSetup } from '../scenarios/known-setups.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import { characterOf, gunsOf } from '../table/queries/figures.ts';
import { shotsOf, usesOf, weaponsOf } from '../table/start.ts';
import { designOf, type Person, type State, type Vehicle, type WeaponState } from '../table/state/state.ts';
import { guessesFor } from './guess.ts';

/** A truth that may lie behind what a seat knows: stock gear and guns under strange bodies, as far as the format allows. */
export function fillIn({ setup, state }: Known<Setup, State>, file: unknown, random: Random): FilledIn<State> {
  const veiled = state.vehicles.filter(({ veiled: isVeiled }) => isVeiled === true);
  let guess = { file: file as ScenarioFile, setup };
  for (const vehicle of veiled) guess = withGuess(guess, vehicle, state, random);
  const strangers = new Set(veiled.flatMap(({ seat, start }) => [seat, ...(setup.starts[start]?.crewSeats ?? [])]));
  const filled: State = {
    ...state,
    vehicles: state.vehicles.map((vehicle) => (vehicle.veiled ? filledVehicle(guess.setup, vehicle, random) : vehicle)),
    people: state.people.map((person) => (strangers.has(person.seat) ? armed(guess.setup, person) : person)),
  };
  return { file: guess.file, state: filled };
}

interface Guess {
  readonly file: ScenarioFile;
  readonly setup: Setup;
}

/** The first guess that keeps to the scenario's format; the plainest vehicle always does. */
function withGuess(before: Guess, vehicle: Vehicle, state: State, random: Random): Guess {
  const plain = designOf(before.setup, vehicle);
  for (const design of guessesFor(plain, vehicle, state.people, random)) {
    const file = withCar(before.file, vehicle.start, design);
    const read = readSetup(file);
    if (read.ok) return { file, setup: read.value };
  }
  return before;
}

function withCar(file: ScenarioFile, index: number, car: Design): ScenarioFile {
  return {
    ...file,
    vehicles: file.vehicles.map((vehicle, i) => (i === index ? { ...vehicle, car: copyOf(car) } : vehicle)),
  };
}

/** The lists of a scenario file may be written to; those of a design may not. */
function copyOf(design: Design): Exclude<ScenarioFile['vehicles'][number]['car'], string> {
  const { options, weapons, crew, ...rest } = design;
  return {
    ...rest,
    options: [...options],
    weapons: weapons.map((fitting) => ({ ...fitting })),
    crew: crew.map(({ name, skills, gear, weapons: carried }) => ({
      name,
      skills: { ...skills },
      gear: [...gear],
      weapons: [...carried],
    })),
  };
}

function filledVehicle(setup: Setup, { veiled: _, ...vehicle }: Vehicle, random: Random): Vehicle {
  const design = designOf(setup, vehicle);
  const row = BODIES[design.body].hitPoints / ROWS;
  const weapons = weaponsOf(design);
  return {
    ...vehicle,
    ...withShown(design, vehicle, weapons),
    damage: vehicle.crippled ? vehicle.damage : vehicle.damage + random.int(0, row - 1),
    nitrous: usesLeft(design, vehicle, 'nitrousOxide'),
    chute: usesLeft(design, vehicle, 'brakeChute'),
    extinguisher: usesLeft(design, vehicle, 'fireExtinguisher'),
  };
}

/** Guns that were seen are as they were seen, under the names they have in the guess. */
function withShown(design: Design, { shown }: Vehicle, fresh: WeaponState[]): Pick<Vehicle, 'weapons' | 'shown'> {
  if (shown === undefined) return { weapons: fresh };
  const guns = gunsOf(design);
  const taken = new Set<number>();
  const weapons = [...fresh];
  const seen = shown.weapons.flatMap(({ fitting, state }) => {
    const at = guns.findIndex((gun, i) => !taken.has(i) && isFittedAlike(gun, fitting));
    const gun = weapons[at];
    if (gun === undefined) return [];
    taken.add(at);
    weapons[at] = { ...state, id: gun.id };
    return [{ fitting, state: { ...state, id: gun.id } }];
  });
  return { weapons, shown: { weapons: seen, options: [...shown.options] } };
}

type Used = 'nitrousOxide' | 'brakeChute' | 'fireExtinguisher';

/** What was seen at work was used once at least. */
function usesLeft(design: Design, { shown }: Vehicle, option: Used): number {
  return Math.max(0, usesOf(design, option) - (shown?.options.includes(option) === true ? 1 : 0));
}

function armed(setup: Setup, person: Person): Person {
  return { ...person, shots: shotsOf(characterOf(setup, person)) };
}
