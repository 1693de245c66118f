import type { Point } from '@hardtop/geometry';
import { type Ask, answerOf, type Facts, type Option, type Preview } from '@hardtop/kernel';
import { TURNS_TO_RIGHT_A_CYCLE } from '../../catalog/cycle-hits.ts';
import { PHASES } from '../../catalog/movement-chart.ts';
import { SQUARE } from '../../catalog/units.ts';
import { type ArmTask, armTasksOf } from '../queries/arm-tasks.ts';
import { bedUnder } from '../queries/bed.ts';
import { isCycle } from '../queries/build.ts';
import { armName } from '../queries/hands.ts';
import { canEnter, canRight } from '../queries/leaving.ts';
import { type Actor, canSprint, restFor, sprintingSpeed, squaresFrom, walkingSpeed } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { type Reached, reachOf, type Square, stepTo } from '../queries/reach.ts';
import type { VehicleId } from '../state/ids.ts';
import { modelOf } from '../state/setup.ts';
import type { Vehicle, World } from '../state/state.ts';
import { loadOptions } from './carrying.ts';
import { bedQuestion } from './in-the-bed.ts';

const RULE = 'deluxe/VI.1/movement';
const STAY = 'stay';

/** Where somebody on foot goes in what is left of the turn: a square on the board, near or as far as a sprint takes him. */
export function walkQuestion(world: World, actor: Actor): Ask {
  const bed = bedUnder(world, actor);
  if (bed !== null) return bedQuestion(world, actor, bed, STAY_OPTION);
  const { person } = actor;
  return {
    seat: person.seat,
    topic: 'walk',
    rule: RULE,
    prompt: `Where does ${personName(world.setup, person)} go?${actor.acts.carries === undefined ? '' : ' Farther than a square he leaves his load behind.'}`,
    about: person.id,
    options: () => optionsFor(world, actor),
    suggested: answerOf(STAY),
  };
}

/** Squares left at his pace, and at a sprint. */
function squaresOf({ setup, state }: World, actor: Actor): { readonly usual: number; readonly most: number } {
  const { person, acts } = actor;
  const usual = squaresFrom(actor, walkingSpeed(setup, person.id), state.phase);
  // Whoever has begun a turn at his pace does not break into a sprint.
  const sprints = state.at === 'speeds' ? canSprint(actor) : acts.sprints;
  return { usual, most: sprints ? squaresFrom(actor, sprintingSpeed(setup, person.id), state.phase) : usual };
}

function optionsFor(world: World, actor: Actor): readonly Option[] {
  const options: Option[] = [STAY_OPTION];
  addTasks(world, actor, options);
  const { usual, most } = squaresOf(world, actor);
  for (const reached of reachOf(world, actor, most))
    options.push(new PlaceOption(actor, reached, reached.steps > usual));
  return options;
}

/** Vehicles beside him that he can get into or pick up, weapons to set up or load; as a turn begins, for it takes all of it. */
function addTasks(world: World, actor: Actor, options: Option[]): void {
  const { state } = world;
  if (state.at !== 'speeds') return;
  // With his arms full he can do nothing else.
  if (actor.acts.carries === undefined) {
    for (const vehicle of state.vehicles) {
      if (canEnter(world, actor, vehicle)) options.push(new TaskOption(world, vehicle, 'enter'));
      else if (canRight(world, actor, vehicle)) options.push(new TaskOption(world, vehicle, 'right'));
    }
    for (const task of armTasksOf(world.setup, actor)) options.push(new ArmTaskOption(actor, task));
  }
  for (const option of loadOptions(world, actor)) options.push(option);
}

/** What an option begins, if it is no way to go. */
export function taskOf(option: string): TaskBegun | null {
  const [kind, about, ...more] = option.split(':');
  if (about === undefined || more.length > 0) return null;
  if (kind === 'enter' || kind === 'right') return { kind, vehicle: about };
  if (kind === 'lift') return { kind, counter: about };
  return kind === 'set-up' || kind === 'reload' ? { kind, arm: about } : null;
}

export type TaskBegun =
  | { readonly kind: 'enter' | 'right'; readonly vehicle: VehicleId }
  | { readonly kind: 'set-up' | 'reload'; readonly arm: string }
  | { readonly kind: 'lift'; readonly counter: string };

/** Something to do about a weapon. */
class ArmTaskOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly at: NonNullable<Option['at']>;
  private readonly task: ArmTask;

  constructor({ person }: Actor, task: ArmTask) {
    const { kind, arm } = task;
    const name = armName(arm.model);
    this.id = `${kind}:${arm.model.id}`;
    this.label = kind === 'set-up' ? `Set up the ${name}` : `Load the ${name}`;
    this.words = [kind === 'set-up' ? 'set' : 'load', ...name.toLowerCase().split(' ')];
    this.at = { piece: person.id };
    this.task = task;
  }

  preview(): Preview {
    const { kind, turns } = this.task;
    const time = `${turns} turn${turns === 1 ? '' : 's'} on the spot`;
    return { text: kind === 'set-up' ? `${time}; then he may fire it until he moves.` : `${time}.` };
  }

  facts(): Facts {
    return { [this.task.kind === 'set-up' ? 'setsUp' : 'reloads']: 1 };
  }
}

/** Something to do at a vehicle. */
class TaskOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly at: NonNullable<Option['at']>;
  private readonly vehicle: Vehicle;
  private readonly kind: 'enter' | 'right';

  constructor({ setup }: World, vehicle: Vehicle, kind: 'enter' | 'right') {
    const { name, tag } = modelOf(setup, vehicle.id);
    this.id = `${kind}:${vehicle.id}`;
    this.label = kind === 'enter' ? `Get ${isCycle(vehicle) ? 'on' : 'into'} ${name}` : `Pick up ${name}`;
    this.words = [kind === 'enter' ? 'enter' : 'lift', tag];
    this.at = { piece: vehicle.id };
    this.vehicle = vehicle;
    this.kind = kind;
  }

  preview(): Preview {
    if (this.kind === 'right') return { text: `It stands and runs after ${TURNS_TO_RIGHT_A_CYCLE} turns.` };
    const wait = this.vehicle.starting ?? 0;
    const start = wait === 0 ? 'It is running' : `It takes ${wait} more to start it`;
    return { text: `A turn beside it, and he is aboard as the next one begins. ${start}; its weapons work at once.` };
  }

  facts(): Facts {
    return { enters: this.kind === 'enter' ? 1 : 0, rights: this.kind === 'right' ? 1 : 0 };
  }
}

const STAY_OPTION: Option = {
  id: STAY,
  label: 'Stay',
  words: ['stay'],
  preview: () => ({ text: 'Stands where he is, and gets his breath back if he does nothing else.' }),
  facts: () => ({ steps: 0 }),
};

/** What an option says: a square to go to, counted from where he stands, and whether at a sprint; null stays. */
export function walkOf(option: string): (Square & { readonly sprints: boolean }) | null {
  const found = /^(go|sprint):(-?\d+),(-?\d+)$/.exec(option);
  if (found === null) return null;
  return { sprints: found[1] === 'sprint', east: Number(found[2]), north: Number(found[3]) };
}

/** Nobody takes more steps in a turn than it has phases. */
const FARTHEST = PHASES.length;
const FIELD = 2 * FARTHEST + 1;
/** Squares are counted from the walker, so the same few ids come up at every question: each is written once. */
const placeIds: (string | undefined)[] = Array.from({ length: 2 * FIELD * FIELD });

function placeId({ east, north }: Square, sprints: boolean): string {
  const index = ((sprints ? FIELD : 0) + north + FARTHEST) * FIELD + east + FARTHEST;
  const known = placeIds[index];
  if (known !== undefined) return known;
  const id = `${sprints ? 'sprint' : 'go'}:${east},${north}`;
  placeIds[index] = id;
  return id;
}

/** A square to go to. A class with getters: most of its texts are never read. */
class PlaceOption implements Option {
  readonly id: string;
  private readonly actor: Actor;
  private readonly reached: Reached;
  private readonly sprints: boolean;

  constructor(actor: Actor, reached: Reached, sprints: boolean) {
    this.id = placeId(reached, sprints);
    this.actor = actor;
    this.reached = reached;
    this.sprints = sprints;
  }

  get place(): Point {
    const { x, y } = stepTo(this.actor.pose, this.reached);
    return { x, y };
  }

  get label(): string {
    const { east, north } = this.reached;
    return `${this.sprints ? 'Sprint' : 'Go'} ${compass(east, north)}`;
  }

  get words(): readonly string[] {
    return this.label.toLowerCase().replaceAll(',', '').split(' ');
  }

  preview(): Preview {
    const { person, pose, acts } = this.actor;
    const { steps } = this.reached;
    const ghosts = [{ piece: person.id, pose: stepTo(pose, this.reached) }];
    // Short, for there are many of them.
    const way = `${steps * SQUARE}″`;
    if (!this.sprints) return { text: way, ghosts };
    const rest = restFor({ sprinted: (acts.breath?.sprinted ?? 0) + 1 });
    return {
      text: `${way}, rest ${rest}`,
      ghosts,
    };
  }

  facts(): Facts {
    const { east, north, steps } = this.reached;
    return { east, north, steps, sprints: this.sprints ? 1 : 0 };
  }
}

/** `3 east, 2 north`. */
function compass(east: number, north: number): string {
  const ways: string[] = [];
  if (east !== 0) ways.push(`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`);
  if (north !== 0) ways.push(`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`);
  return ways.join(', ');
}
