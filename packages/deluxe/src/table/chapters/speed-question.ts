import {
  type Answer,
  type Ask,
  answerOf,
  type Facts,
  type Modifier,
  NO_PARAMS,
  type Option,
  type Param,
  type Preview,
  type Seat,
  sumOf,
} from '@hardtop/kernel';
import { BRAKING, type BrakingRow, FORCED_DECELERATION } from '../../catalog/braking.ts';
import { OVER_SPEED } from '../../catalog/plants.ts';
import { controlTarget, maneuverChance, maneuverModifiers, statusAfter } from '../queries/control-table.ts';
import { crashSpread } from '../queries/crash-tables.ts';
import { difficultyExtras, isSubstitute } from '../queries/crew.ts';
import { seatAtWheel } from '../queries/deciding.ts';
import { sortFew } from '../queries/few.ts';
import { coastingSpeed, legalSpeeds, slower } from '../queries/legal-speeds.ts';
import { nameOf } from '../queries/names.ts';
import { paceOf } from '../queries/power.ts';
import { switchesAt } from '../queries/running.ts';
import { slickModifiers } from '../queries/slicks.ts';
import type { Trouble } from '../state/effects.ts';
import type { Setup } from '../state/setup.ts';
import type { Vehicle, World } from '../state/state.ts';

/** The row of the deceleration table; null for no braking at all. */
export function brakingRow(from: number, to: number): BrakingRow | null {
  const drop = Math.abs(from) - Math.abs(to);
  if (drop <= 0 || from === 0) return null;
  return BRAKING.find((row: BrakingRow) => drop >= row.from && drop <= row.to) ?? null;
}

export function brakingTrouble(vehicle: Vehicle, difficulty: number, drop: number): Trouble {
  return {
    label: `Braking by ${drop} mph`,
    difficulty,
    rule: 'deluxe/IV.4/braking',
    extras: difficultyExtras(vehicle),
  };
}

/** As fast as it would be with nobody at the controls; to keep a speed takes a foot on the pedal. */
export function coasts(vehicle: Vehicle, speed: number): boolean {
  return speed === slower(vehicle.speed, FORCED_DECELERATION.noDriver.mph);
}

export function speedWord(speed: number): string {
  return speed < 0 ? `${-speed} mph in reverse` : `${speed} mph`;
}

/** A speed thought through: what braking asks, and the odds. */
interface SpeedPlan {
  readonly row: BrakingRow | null;
  readonly modifiers: readonly Modifier[];
  readonly status: number;
  /** Null where control is not in question. */
  readonly chance: number | null;
}

function planOf(game: World, vehicle: Vehicle, speed: number): SpeedPlan {
  const coasting = coastingSpeed(game.setup, vehicle);
  const row = brakingRow(coasting, speed);
  const { status } = vehicle;
  if (row === null || row.outcome.kind === 'free') return { row, modifiers: [], status, chance: null };
  if (row.outcome.kind === 'crash') return { row, modifiers: [], status, chance: 0 };
  const drop = Math.abs(coasting) - Math.abs(speed);
  const trouble = brakingTrouble(vehicle, row.outcome.difficulty, drop);
  const slick = slickModifiers(game.state, vehicle, null);
  const modifiers = maneuverModifiers(game.setup, vehicle, trouble, slick, vehicle.speed);
  const difficulty = sumOf(modifiers);
  const after = statusAfter(vehicle, difficulty);
  return { row, modifiers, status: after, chance: maneuverChance(difficulty, after, vehicle.speed) };
}

function factsOf(speed: number, { chance, status }: SpeedPlan): Facts {
  return chance === null ? { speed, status } : { speed, status, keepControl: chance };
}

function warningsOf(game: World, vehicle: Vehicle, speed: number, { row }: SpeedPlan): readonly string[] {
  const over = Math.abs(speed) - paceOf(game.setup, vehicle).topSpeed;
  const strained = over > 0 && Math.abs(speed) >= Math.abs(vehicle.speed);
  const strain = strained ? [`${Math.ceil(over / OVER_SPEED.mphPerDie)} dice of strain on the plant`] : [];
  return row === null || row.tireDamage === '0' ? strain : [...strain, `${row.tireDamage} to each tire`];
}

/** A stand-in has the controls or the weapons. */
function standInWords(vehicle: Vehicle, speed: number): string {
  if (!isSubstitute(vehicle)) return '';
  return coasts(vehicle, speed) ? '; the stand-in may fire unless he steers' : '; the stand-in cannot fire this turn';
}

function previewSpeed(game: World, vehicle: Vehicle, speed: number): Preview {
  const plan = planOf(game, vehicle, speed);
  const { chance, modifiers, status, row } = plan;
  const base = { facts: factsOf(speed, plan), warnings: warningsOf(game, vehicle, speed, plan), modifiers };
  const chances = [{ label: 'keeps control', chance: chance ?? 1 }];
  if (chance === null) return { ...base, chances, text: `Drives ${speedWord(speed)}${standInWords(vehicle, speed)}.` };
  const spread = chance === 1 ? {} : { spread: crashSpread(1, vehicle.speed, 1 - chance) };
  if (row?.outcome.kind === 'crash')
    return { ...base, ...spread, chances, text: 'Stands on the brakes: straight to Crash Table 1.' };
  const text = `Brakes hard to ${speedWord(speed)}; handling falls to ${status}.`;
  return { ...base, ...spread, chances, text, target: controlTarget(status, vehicle.speed) };
}

interface SpeedWords {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
}

const known = new Map<number, SpeedWords>();

/** The words of a change of speed are the same for every car. */
function wordsFor(from: number, to: number, coasting: number): SpeedWords {
  const key = (from * 1000 + to) * 2 + (coasting === from ? 0 : 1);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = makeWords(from, to, coasting);
  known.set(key, made);
  return made;
}

function makeWords(from: number, to: number, coasting: number): SpeedWords {
  const change = Math.abs(to) - Math.abs(from);
  const hard = (brakingRow(coasting, to)?.outcome.kind ?? 'free') !== 'free';
  const verb = change > 0 ? 'Accelerate to' : change < 0 ? (hard ? 'Brake hard to' : 'Brake to') : 'Keep';
  const word = change > 0 ? 'accelerate' : change < 0 ? 'brake' : 'keep';
  const words = [word, to < 0 ? 'reverse' : 'speed', String(Math.abs(to))];
  return { id: `speed:${to}`, label: `${verb} ${speedWord(to)}`, words };
}

/** One speed as a choice: a class, so that all are of one shape and carry no closures. */
class SpeedOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly world: World;
  private readonly vehicle: Vehicle;
  private readonly speed: number;

  constructor(world: World, vehicle: Vehicle, speed: number, coasting: number) {
    const { id, label, words } = wordsFor(vehicle.speed, speed, coasting);
    this.id = id;
    this.label = label;
    this.words = words;
    this.world = world;
    this.vehicle = vehicle;
    this.speed = speed;
  }

  preview(): Preview {
    return previewSpeed(this.world, this.vehicle, this.speed);
  }

  facts(): Facts {
    return factsOf(this.speed, planOf(this.world, this.vehicle, this.speed));
  }
}

/** The same with something to switch. */
class SwitchedSpeed extends SpeedOption {
  readonly params: readonly Param[];

  constructor(world: World, vehicle: Vehicle, speed: number, coasting: number, params: readonly Param[]) {
    super(world, vehicle, speed, coasting);
    this.params = params;
  }
}

function optionsFor(game: World, vehicle: Vehicle, speeds: readonly number[]): readonly Option[] {
  const options: Option[] = [];
  const coasting = coastingSpeed(game.setup, vehicle);
  for (const speed of sortFew([...speeds], fasterFirst)) {
    const switches = switchesAt(game.setup, vehicle, speed);
    options.push(
      switches.length === 0
        ? new SpeedOption(game, vehicle, speed, coasting)
        : new SwitchedSpeed(game, vehicle, speed, coasting, switches),
    );
  }
  return options;
}

function fasterFirst(a: number, b: number): number {
  return b - a;
}

/** To keep a speed is to keep everything. */
function keeping(setup: Setup, vehicle: Vehicle, speed: number): Answer {
  const switches = switchesAt(setup, vehicle, speed);
  const params =
    switches.length === 0 ? NO_PARAMS : Object.fromEntries(switches.map(({ name, start = 0 }) => [name, start]));
  return answerOf(`speed:${speed}`, params);
}

/** What it does if nobody changes anything. */
export function keptSpeed(setup: Setup, vehicle: Vehicle): number {
  const speeds = legalSpeeds(setup, vehicle);
  return speeds.includes(vehicle.speed) ? vehicle.speed : (speeds[0] ?? 0);
}

/** Where an arena's rules hold one may give up: the floor is no place to die for nothing. */
export const SURRENDER = 'surrender';

const SURRENDERING: Option = {
  id: SURRENDER,
  label: 'Give up',
  words: ['surrender', 'give', 'up'],
  preview: () => ({
    text: 'Out of the fight for good. Nobody has to accept it as long as it is on the floor.',
    warnings: ['ends the fight for this vehicle'],
  }),
};

const mayGiveUp = ({ setup }: World, { surrendered }: Vehicle): boolean => setup.event !== undefined && !surrendered;

/** What speed to set; what is only said of it is put into words when somebody reads it. */
class SpeedAsk implements Ask {
  readonly topic = 'speed';
  readonly rule = 'deluxe/IV.2/speed-setting';
  private readonly world: World;
  private readonly vehicle: Vehicle;

  constructor(world: World, vehicle: Vehicle) {
    this.world = world;
    this.vehicle = vehicle;
  }

  get seat(): Seat {
    return seatAtWheel(this.world, this.vehicle);
  }

  get about(): string {
    return this.vehicle.id;
  }

  get prompt(): string {
    return `${nameOf(this.world, this.vehicle)}: what speed this turn? Now ${speedWord(this.vehicle.speed)}.`;
  }

  get suggested(): Answer {
    const { setup } = this.world;
    return keeping(setup, this.vehicle, keptSpeed(setup, this.vehicle));
  }

  options(): readonly Option[] {
    const { world, vehicle } = this;
    const options = optionsFor(world, vehicle, legalSpeeds(world.setup, vehicle));
    return mayGiveUp(world, vehicle) ? [...options, SURRENDERING] : options;
  }
}

export function speedQuestion(game: World, vehicle: Vehicle): Ask {
  return new SpeedAsk(game, vehicle);
}
