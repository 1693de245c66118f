import { endOf, type Motion, type Pose, pathOf } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  type Facts,
  type Modifier,
  type Option,
  type Param,
  type Params,
  type Preview,
} from '@hardtop/kernel';
import { type ManeuverId, maneuver, REVERSE } from '../../catalog/maneuvers.ts';
import { wouldHit } from '../queries/contact.ts';
import { controlTarget, maneuverChance, maneuverModifiers, statusAfter } from '../queries/control-table.ts';
import { crashSpread } from '../queries/crash-tables.ts';
import { difficultyExtras } from '../queries/crew.ts';
import { seatAtWheel } from '../queries/deciding.ts';
import { ditchWall } from '../queries/ditches.ts';
import { groundWarnings } from '../queries/ground-ahead.ts';
import { type MenuItem, type Move, menuOf, moveOf } from '../queries/maneuver-menu.ts';
import { bootleggerEnd, type Choice, type Hand, motionOf } from '../queries/maneuver-shape.ts';
import { SHORTER_BY } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { walkerOf } from '../queries/people.ts';
import { slickModifiers } from '../queries/slicks.ts';
import { isInWater } from '../queries/water.ts';
import type { Trouble } from '../state/effects.ts';
import { sizeOf, type Vehicle, type World } from '../state/state.ts';

export function directionOf(vehicle: Vehicle): 1 | -1 {
  return vehicle.speed < 0 ? -1 : 1;
}

/** The difficulty of a choice, explained; null for plain driving. */
export function troubleOf(vehicle: Vehicle, choice: Choice): Trouble | null {
  if (choice.maneuver === null) return null;
  const { name, difficulty, rule } = maneuver(choice.maneuver);
  const extras = difficultyExtras(vehicle);
  if (vehicle.speed >= 0) return { label: name, difficulty, rule, extras };
  const reverse: Modifier = { value: REVERSE.addsDifficulty, label: 'In reverse', rule: 'deluxe/IV.4/reverse' };
  return { label: name, difficulty, rule, extras: [...extras, reverse] };
}

/** What an answer means on the board. */
export function choiceOf(vehicle: Vehicle, phase: number, { option, params }: Answer): Choice {
  return choiceIn(moveOf(vehicle, phase), option, params);
}

function choiceIn({ inches, mustShorten }: Move, option: string, params: Params): Choice {
  const short = option === 'half' || mustShorten || params.short === 1;
  const distance = inches - (short ? SHORTER_BY : 0);
  if (option === 'straight' || option === 'half')
    return { maneuver: null, side: null, amount: 0, distance, straightFirst: false };
  const { maneuver, side } = steeringOf(option);
  const amount = params.sixteenths ?? params.degrees ?? 0;
  return { maneuver, side, amount, distance, straightFirst: params.inch === 2 };
}

interface Steering {
  readonly maneuver: ManeuverId;
  readonly side: Hand;
}

// There are few options to steer by, and each is read for every move that is weighed.
const steerings = new Map<string, Steering>();

function steeringOf(option: string): Steering {
  const known = steerings.get(option);
  if (known !== undefined) return known;
  const id = option.slice(0, option.lastIndexOf('-')) as ManeuverId;
  const steering: Steering = { maneuver: id, side: option.endsWith('right') ? 'right' : 'left' };
  steerings.set(option, steering);
  return steering;
}

/** A choice thought through: the way, the difficulty, the odds. */
interface Plan {
  readonly choice: Choice;
  readonly motion: Motion;
  readonly pose: Pose;
  readonly modifiers: readonly Modifier[];
  readonly status: number;
  readonly chance: number;
  readonly steered: boolean;
}

const NO_MODIFIERS: readonly Modifier[] = [];

function planOf(game: World, vehicle: Vehicle, choice: Choice): Plan {
  const motion = wholeMotion(vehicle, choice);
  const trouble = troubleOf(vehicle, choice);
  const modifiers =
    trouble === null
      ? NO_MODIFIERS
      : maneuverModifiers(game.setup, vehicle, trouble, slickModifiers(game.state, vehicle, motion), vehicle.speed);
  const status = trouble === null ? vehicle.status : statusAfter(vehicle, modifiers);
  const chance = trouble === null ? 1 : maneuverChance(modifiers, status, vehicle.speed);
  const pose = endOf(vehicle.pose, motion);
  return { choice, motion, pose, modifiers, status, chance, steered: trouble !== null };
}

/** The way of a choice to its end: a bootlegger's is two moves long. */
function wholeMotion(vehicle: Vehicle, choice: Choice): Motion {
  const motion = motionOf(vehicle.pose, choice, directionOf(vehicle), sizeOf(vehicle));
  if (choice.maneuver !== 'bootlegger') return motion;
  const { pose } = vehicle;
  return [...motion, ...bootleggerEnd(endOf(pose, motion), pose.h, choice.side ?? 'left')];
}

/** What it would run into on the way. */
function hitOf({ setup, state }: World, vehicle: Vehicle, { motion }: Plan): string | null {
  return wouldHit(setup, state, vehicle, motion);
}

function roughFactsOf({ choice, pose, chance, status }: Plan): Facts {
  const facts = { keepControl: chance, status, x: pose.x, y: pose.y, h: pose.h };
  return choice.maneuver === 'bootlegger' ? { ...facts, speed: 0 } : facts;
}

function factsOf({ choice, pose, chance, status }: Plan, hit: string | null): Facts {
  const facts = { keepControl: chance, status, x: pose.x, y: pose.y, h: pose.h, collides: hit === null ? 0 : 1 };
  return choice.maneuver === 'bootlegger' ? { ...facts, speed: 0 } : facts;
}

function previewOf(game: World, vehicle: Vehicle, plan: Plan): Preview {
  const { choice, motion, pose, modifiers, status, chance, steered } = plan;
  const hit = hitOf(game, vehicle, plan);
  const ground = groundWarnings(game.setup, vehicle, motion);
  const warnings = hit === null ? ground : [warningOf(game, hit), ...ground];
  return {
    text: describe(choice, status, vehicle.status),
    ghosts: [{ piece: vehicle.id, pose, path: pathOf(vehicle.pose, motion, 3), danger: chance < 1 || hit !== null }],
    chances: [{ label: 'keeps control', chance }],
    modifiers,
    facts: factsOf(plan, hit),
    ...(steered ? { target: controlTarget(status, vehicle.speed) } : {}),
    ...(chance < 1 ? { spread: crashSpread(1, vehicle.speed, 1 - chance) } : {}),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

function warningOf(game: World, id: string): string {
  const walker = walkerOf(game.setup, id);
  return walker === null ? `runs into ${obstacleName(game, id)}` : `runs down ${walker.name}`;
}

function obstacleName({ setup }: World, id: string): string {
  const vehicle = setup.starts.find(({ model }) => model.id === id)?.model.name;
  return (
    vehicle ?? ditchWall(setup, id)?.label ?? setup.structures.find((structure) => structure.id === id)?.label ?? id
  );
}

function describe(choice: Choice, after: number, before: number): string {
  const name = choice.maneuver === null ? 'Straight' : `${maneuver(choice.maneuver).name} ${choice.side ?? ''}`;
  if (choice.maneuver === 'bootlegger')
    return `${name}, in two moves, to a stop facing back; handling ${before} → ${after}. A point off every tire, and no aimed fire till then.`;
  const inches = choice.distance === 1 ? '' : ` (${choice.distance} in)`;
  return after === before ? `${name}${inches}.` : `${name}${inches}; handling ${before} → ${after}.`;
}

/** One way to move as a choice: a class, so that all are of one shape and carry no closures. */
class ManeuverOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly world: World;
  private readonly vehicle: Vehicle;
  private readonly move: Move;

  constructor(world: World, vehicle: Vehicle, move: Move, { id, label, words }: MenuItem) {
    this.id = id;
    this.label = label;
    this.words = words;
    this.world = world;
    this.vehicle = vehicle;
    this.move = move;
  }

  preview(params: Params): Preview {
    return previewOf(this.world, this.vehicle, this.planned(params));
  }

  facts(params: Params): Facts {
    const plan = this.planned(params);
    return factsOf(plan, hitOf(this.world, this.vehicle, plan));
  }

  roughFacts(params: Params): Facts {
    return roughFactsOf(this.planned(params));
  }

  private planned(params: Params): Plan {
    return planOf(this.world, this.vehicle, choiceIn(this.move, this.id, params));
  }
}

/** The same with something to set. */
class AdjustableManeuver extends ManeuverOption {
  readonly params: readonly Param[];

  constructor(world: World, vehicle: Vehicle, move: Move, item: MenuItem) {
    super(world, vehicle, move, item);
    this.params = item.params;
  }
}

function optionOf(world: World, vehicle: Vehicle, move: Move, item: MenuItem): Option {
  const Kind = item.params.length === 0 ? ManeuverOption : AdjustableManeuver;
  return new Kind(world, vehicle, move, item);
}

/** Every legal way to make this move. */
export function legalManeuvers(game: World, vehicle: Vehicle): readonly Option[] {
  const move = moveOf(vehicle, game.state.phase, isInWater(game.setup, vehicle));
  const options: Option[] = [];
  for (const item of menuOf(move)) options.push(optionOf(game, vehicle, move, item));
  return options;
}

export function maneuverQuestion(game: World, vehicle: Vehicle): Ask {
  const move = moveOf(vehicle, game.state.phase);
  const forcedHalf = move.inches < 2 && move.mustShorten;
  const inches = move.mustShorten ? move.inches - SHORTER_BY : move.inches;
  return {
    seat: seatAtWheel(game, vehicle),
    topic: 'maneuver',
    rule: forcedHalf
      ? 'deluxe/IV.1/half-move'
      : move.inches < 2
        ? 'deluxe/IV.4/maneuvers'
        : 'deluxe/IV.1/two-inch-phase',
    about: vehicle.id,
    prompt: `${nameOf(game, vehicle)} moves ${inches} in at ${Math.abs(vehicle.speed)} mph${vehicle.speed < 0 ? ' in reverse' : ''}. Handling ${vehicle.status}.`,
    options: () => legalManeuvers(game, vehicle),
    suggested: forcedHalf ? answerOf('half') : suggestedStraight(move),
  };
}

function suggestedStraight(move: Move): Answer {
  const shortens = move.inches >= 2 && move.mayShorten && !move.mustShorten;
  return answerOf('straight', shortens ? { short: 0 } : {});
}
