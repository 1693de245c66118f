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
  type RuleId,
  type Seat,
  sumOf,
} from '@hardtop/kernel';
import { type ManeuverId, maneuver, REVERSE } from '../../catalog/maneuvers.ts';
import { wouldHit } from '../queries/contact.ts';
import { controlTarget, maneuverChance, maneuverModifiers, statusAfter } from '../queries/control-table.ts';
import { crashSpread } from '../queries/crash-tables.ts';
import { difficultyExtras } from '../queries/crew.ts';
import { seatAtWheel } from '../queries/deciding.ts';
import { ditchWall } from '../queries/ditches.ts';
import { groundWarnings } from '../queries/ground-ahead.ts';
import { type MenuItem, type Move, menuOf, moveOf, type Steering } from '../queries/maneuver-menu.ts';
import { bootleggerEnd, type Choice, endOfChoice, motionOf } from '../queries/maneuver-shape.ts';
import { SHORTER_BY } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { walkerOf } from '../queries/people.ts';
import { hasSlicks, slickModifiers } from '../queries/slicks.ts';
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
  return choiceIn(moveOf(vehicle, phase), option === 'half', steeringOf(option), params);
}

function choiceIn({ inches, mustShorten }: Move, half: boolean, steering: Steering | null, params: Params): Choice {
  const short = half || mustShorten || params.short === 1;
  const distance = inches - (short ? SHORTER_BY : 0);
  if (steering === null) return { maneuver: null, side: null, amount: 0, distance, straightFirst: false };
  const { maneuver, side } = steering;
  const amount = params.sixteenths ?? params.degrees ?? 0;
  return { maneuver, side, amount, distance, straightFirst: params.inch === 2 };
}

function steeringOf(option: string): Steering | null {
  if (option === 'straight' || option === 'half') return null;
  const id = option.slice(0, option.lastIndexOf('-')) as ManeuverId;
  return { maneuver: id, side: option.endsWith('right') ? 'right' : 'left' };
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
  const difficulty = sumOf(modifiers);
  const status = trouble === null ? vehicle.status : statusAfter(vehicle, difficulty);
  const chance = trouble === null ? 1 : maneuverChance(difficulty, status, vehicle.speed);
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

function factsOf({ choice, pose, chance, status }: Plan, hit: string | null): Facts {
  const facts = { keepControl: chance, status, x: pose.x, y: pose.y, h: pose.h, collides: hit === null ? 0 : 1 };
  return choice.maneuver === 'bootlegger' ? { ...facts, speed: 0 } : facts;
}

function previewOf(game: World, vehicle: Vehicle, plan: Plan): Preview {
  const { choice, motion, pose, modifiers, status, chance, steered } = plan;
  const hit = wouldHit(game.setup, game.state, vehicle, motion);
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

/** What all ways to make one move have in common, found when the first of them is weighed. */
class Outset {
  readonly world: World;
  readonly vehicle: Vehicle;
  readonly move: Move;
  private handicap: number | null = null;
  private readonly isSlippery: boolean;

  constructor(world: World, vehicle: Vehicle, move: Move) {
    this.world = world;
    this.vehicle = vehicle;
    this.move = move;
    this.isSlippery = hasSlicks(world.state);
  }

  /** The sum of what makes a maneuver difficult. */
  difficultyOf(choice: Choice): number {
    if (choice.maneuver === null) return 0;
    const { world, vehicle } = this;
    this.handicap ??= handicapOf(world, vehicle, choice);
    const slick = this.isSlippery ? sumOf(slickModifiers(world.state, vehicle, wholeMotion(vehicle, choice))) : 0;
    return maneuver(choice.maneuver).difficulty + this.handicap + slick;
  }
}

/** What every maneuver costs beside its own difficulty, oil aside. */
function handicapOf({ setup }: World, vehicle: Vehicle, choice: Choice): number {
  const trouble = troubleOf(vehicle, choice);
  if (trouble === null) return 0;
  return sumOf(maneuverModifiers(setup, vehicle, trouble, NO_MODIFIERS, vehicle.speed)) - trouble.difficulty;
}

/** One way to move as a choice: a class, so that all are of one shape and carry no closures. */
class ManeuverOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly outset: Outset;
  private readonly steering: Steering | null;

  constructor(outset: Outset, { id, label, words, steering }: MenuItem) {
    this.id = id;
    this.label = label;
    this.words = words;
    this.outset = outset;
    this.steering = steering;
  }

  preview(params: Params): Preview {
    const { world, vehicle } = this.outset;
    return previewOf(world, vehicle, this.planned(params));
  }

  facts(params: Params): Facts {
    const { world, vehicle } = this.outset;
    const { setup, state } = world;
    const hit = wouldHit(setup, state, vehicle, wholeMotion(vehicle, this.choiceBy(params)));
    const collides = hit === null ? 0 : 1;
    const { keepControl = 1, status = 0, x = 0, y = 0, h = 0, speed } = this.roughFacts(params);
    if (speed === undefined) return { keepControl, status, x, y, h, collides };
    return { keepControl, status, x, y, h, collides, speed };
  }

  /** Without the way there, which most moves that a driver thinks of are not worth. */
  roughFacts(params: Params): Facts {
    const { outset } = this;
    const { vehicle } = outset;
    const choice = this.choiceBy(params);
    const difficulty = outset.difficultyOf(choice);
    const steered = choice.maneuver !== null;
    const status = steered ? statusAfter(vehicle, difficulty) : vehicle.status;
    const keepControl = steered ? maneuverChance(difficulty, status, vehicle.speed) : 1;
    const { x, y, h } = endOfChoice(vehicle.pose, choice, directionOf(vehicle), sizeOf(vehicle));
    if (choice.maneuver === 'bootlegger') return { keepControl, status, x, y, h, speed: 0 };
    return { keepControl, status, x, y, h };
  }

  private choiceBy(params: Params): Choice {
    return choiceIn(this.outset.move, this.id === 'half', this.steering, params);
  }

  private planned(params: Params): Plan {
    const { world, vehicle } = this.outset;
    return planOf(world, vehicle, this.choiceBy(params));
  }
}

/** The same with something to set. */
class AdjustableManeuver extends ManeuverOption {
  readonly params: readonly Param[];

  constructor(outset: Outset, item: MenuItem) {
    super(outset, item);
    this.params = item.params;
  }
}

function optionOf(outset: Outset, item: MenuItem): Option {
  return item.params.length === 0 ? new ManeuverOption(outset, item) : new AdjustableManeuver(outset, item);
}

/** Every legal way to make this move. */
export function legalManeuvers(game: World, vehicle: Vehicle): readonly Option[] {
  const move = moveOf(vehicle, game.state.phase, isInWater(game.setup, vehicle));
  const outset = new Outset(game, vehicle, move);
  const options: Option[] = [];
  for (const item of menuOf(move)) options.push(optionOf(outset, item));
  return options;
}

/** How to make a move; what is only said of it is put into words when somebody reads it. */
class ManeuverAsk implements Ask {
  readonly topic = 'maneuver';
  private readonly world: World;
  private readonly vehicle: Vehicle;

  constructor(world: World, vehicle: Vehicle) {
    this.world = world;
    this.vehicle = vehicle;
  }

  private get move(): Move {
    return moveOf(this.vehicle, this.world.state.phase);
  }

  get seat(): Seat {
    return seatAtWheel(this.world, this.vehicle);
  }

  get about(): string {
    return this.vehicle.id;
  }

  get rule(): RuleId {
    const { inches, mustShorten } = this.move;
    if (inches >= 2) return 'deluxe/IV.1/two-inch-phase';
    return mustShorten ? 'deluxe/IV.1/half-move' : 'deluxe/IV.4/maneuvers';
  }

  get prompt(): string {
    const { speed, status } = this.vehicle;
    const { inches, mustShorten } = this.move;
    const far = mustShorten ? inches - SHORTER_BY : inches;
    const way = speed < 0 ? ' in reverse' : '';
    return `${nameOf(this.world, this.vehicle)} moves ${far} in at ${Math.abs(speed)} mph${way}. Handling ${status}.`;
  }

  get suggested(): Answer {
    const { move } = this;
    return move.inches < 2 && move.mustShorten ? answerOf('half') : suggestedStraight(move);
  }

  options(): readonly Option[] {
    return legalManeuvers(this.world, this.vehicle);
  }
}

export function maneuverQuestion(game: World, vehicle: Vehicle): Ask {
  return new ManeuverAsk(game, vehicle);
}

function suggestedStraight(move: Move): Answer {
  const shortens = move.inches >= 2 && move.mayShorten && !move.mustShorten;
  return answerOf('straight', shortens ? { short: 0 } : {});
}
