import { distance, type Point } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type Facts,
  type Option,
  type Preview,
  type Seat,
} from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { THROWING } from '../../catalog/grenade-deviation.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { reachOfArm } from '../../catalog/hand-weapons.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { Attack, DeluxeAsked } from '../queries/asked.ts';
import { crewLabel } from '../queries/crew.ts';
import { personName } from '../queries/people.ts';
import {
  type Held,
  heldBy,
  isLaidDown,
  marksFor,
  preyOf,
  type Thrower,
  type Throwing,
  throwerOf,
  throwNeed,
} from '../queries/throwing.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, World } from '../state/state.ts';

const RULE = 'deluxe/V.6/grenades';
const KEEP = 'keep';

const idOf = ({ thrower, held }: Throwing): string => `${thrower.person.id}:${held.id}`;

/** The vehicle that it is thrown from, or himself on foot. */
export function throwsFrom({ thrower }: Throwing): string {
  return thrower.vehicle?.id ?? thrower.person.id;
}

/** `grenade`, `smoke grenade in 2`. */
function heldName({ grenade, delay }: Held): string {
  const { name } = grenadeRow(grenade);
  return `${name.toLowerCase()}${delay === 0 ? '' : ` set to ${delay}`}`;
}

function whoIs({ setup }: World, { person, vehicle }: Thrower): string {
  const aboard = vehicle?.crew.find(({ id }) => id === person.id);
  if (vehicle === null || aboard === undefined) return personName(setup, person);
  return `${modelOf(setup, vehicle.id).name}, ${crewLabel(vehicle, aboard)}`;
}

/** Where it goes is asked next, on the board. */
export class ThrowOption implements Option {
  readonly id: string;
  private readonly world: World;
  private readonly throwing: Throwing;

  constructor(world: World, throwing: Throwing) {
    this.id = `throw:${idOf(throwing)}`;
    this.world = world;
    this.throwing = throwing;
  }

  get label(): string {
    return `${whoIs(this.world, this.throwing.thrower)}: ${this.verb} a ${heldName(this.throwing.held)}`;
  }

  get words(): readonly string[] {
    const { held, thrower } = this.throwing;
    return [this.verb, ...heldName(held).split(' '), 'by', thrower.person.id];
  }

  private get verb(): string {
    return this.throwing.held.launcher === undefined ? 'throw' : 'launch';
  }

  get group(): string {
    return 'Grenades by hand';
  }

  preview(): Preview {
    const { launcher } = this.throwing.held;
    const reach = launcher === undefined ? THROWING.range : reachOfArm(launcher.row);
    return { text: `Up to ${reach} inches; the square is chosen next.`, facts: this.facts() };
  }

  facts(): Facts {
    const { thrower, held } = this.throwing;
    const prey = preyOf(this.world, thrower).length;
    return { hit: 0, damage: 0, expected: prey > 0 && held.grenade === 'grenade' ? 1 : prey > 0 ? 0.5 : 0 };
  }
}

/** Sets its timer, which is all that he does in this turn. */
export class TimerOption implements Option {
  readonly id: string;
  readonly params: NonNullable<Option['params']>;
  private readonly world: World;
  private readonly throwing: Throwing;

  constructor(world: World, throwing: Throwing) {
    this.id = `timer:${idOf(throwing)}`;
    this.world = world;
    this.throwing = throwing;
    const { delay } = throwing.held;
    this.params = [
      { name: 'delay', label: 'Turns', min: 0, max: THROWING.longestDelay, step: 1, start: delay === 0 ? 1 : 0 },
    ];
  }

  get label(): string {
    return `${whoIs(this.world, this.throwing.thrower)}: set the timer of a ${heldName(this.throwing.held)}`;
  }

  get words(): readonly string[] {
    const { held, thrower } = this.throwing;
    return ['timer', ...heldName(held).split(' '), 'by', thrower.person.id];
  }

  get group(): string {
    return 'Grenades by hand';
  }

  preview(): Preview {
    return { text: 'Takes a second: it is his action of this turn.', facts: NOTHING };
  }

  facts(): Facts {
    return NOTHING;
  }
}

const NOTHING: Facts = { hit: 0, damage: 0, expected: 0 };

/** What is in a launcher was set as it was loaded. */
export const isInHand = ({ held }: Throwing): boolean => held.launcher === undefined;

export const isThrow = ({ option }: Answer): boolean => option.startsWith('throw:');

/** What is announced when the square is chosen; null where he keeps it after all. */
export function* askMark(
  game: DeluxeGame,
  seat: Seat,
  throws: readonly Throwing[],
  { option }: Answer,
): Dialogue<Attack | null> {
  const throwing = throws.find((one) => `throw:${idOf(one)}` === option);
  if (throwing === undefined) return null;
  const { thrower, held } = throwing;
  const person = thrower.person.id;
  const asked: DeluxeAsked = { topic: 'throw', seat, person, grenade: held.id };
  const mark = markOf((yield* askPrivately(game, asked)).option);
  if (mark === null) return null;
  const firer = throwsFrom(throwing);
  return { kind: 'throw', thrown: { id: option, firer, grenade: held.id, mark }, person };
}

/** What is announced to set a timer; null for an answer that does not. */
export function timerOf(throws: readonly Throwing[], { option, params }: Answer): Attack | null {
  const throwing = throws.filter(isInHand).find((one) => `timer:${idOf(one)}` === option);
  if (throwing === undefined) return null;
  const { thrower, held } = throwing;
  const person = thrower.person.id;
  return { kind: 'set', firer: throwsFrom(throwing), grenade: held.id, delay: params.delay ?? 0, person };
}

/** The square that a grenade is thrown at, chosen on the board. */
export function throwQuestion(world: World, seat: Seat, person: string, grenade: string): Ask {
  const thrower = throwerOf(world, person);
  const held = thrower === null ? null : heldBy(world.setup, thrower.person, grenade);
  if (thrower === null || held === null) throw new Error(`${person} has no ${grenade}`);
  return {
    seat,
    topic: 'throw',
    rule: RULE,
    prompt: `Where does the ${heldName(held)} go?`,
    about: thrower.vehicle?.id ?? person,
    options: () => markOptions(world, { thrower, held }),
    suggested: answerOf(KEEP),
  };
}

function markOptions(world: World, throwing: Throwing): readonly Option[] {
  const options: Option[] = [KEEP_OPTION];
  for (const mark of marksFor(world, throwing.thrower, throwing.held))
    options.push(new MarkOption(world, throwing, mark));
  return options;
}

const KEEP_OPTION: Option = {
  id: KEEP,
  label: 'Keep it',
  words: ['keep'],
  preview: () => ({ text: 'Keeps it in his hand after all.' }),
  facts: () => ({ worth: 0 }),
};

/** The middle of the square that an answer names; null keeps the grenade. */
function markOf(option: string): Point | null {
  const found = /^sq:(-?\d+),(-?\d+)$/.exec(option);
  if (found === null) return null;
  return { x: (Number(found[1]) + 1 / 2) * SQUARE, y: (Number(found[2]) + 1 / 2) * SQUARE };
}

/** A square to throw at. A class with getters: most of its texts are never read. */
class MarkOption implements Option {
  readonly id: string;
  private readonly world: World;
  private readonly throwing: Throwing;
  private readonly mark: Point;

  constructor(world: World, throwing: Throwing, mark: Point) {
    this.id = `sq:${Math.floor(mark.x / SQUARE)},${Math.floor(mark.y / SQUARE)}`;
    this.world = world;
    this.throwing = throwing;
    this.mark = mark;
  }

  get place(): Point {
    return { x: this.mark.x, y: this.mark.y };
  }

  get label(): string {
    const { x, y } = this.mark;
    const there = this.world.state.pedestrians.find(({ pose }) => pose.x === x && pose.y === y);
    if (there !== undefined) return `At ${personName(this.world.setup, there.person)}`;
    const { from } = this.throwing.thrower;
    const ways = [...inches(x - from.x, 'east', 'west'), ...inches(y - from.y, 'north', 'south')];
    return ways.length === 0 ? 'Right here' : ways.join(', ');
  }

  get words(): readonly string[] {
    return ['at', this.id.slice('sq:'.length).replace(',', ' ')].flatMap((word) => word.split(' '));
  }

  preview(): Preview {
    const { thrower, held } = this.throwing;
    const { x, y } = this.mark;
    const ghosts = [{ piece: SHADOW, pose: { x, y, h: 0 } }];
    const lines = [{ from: { x: thrower.from.x, y: thrower.from.y }, to: { x, y } }];
    if (isLaidDown(thrower, held, this.mark)) return { text: 'Laid down right there, without a roll.', ghosts, lines };
    const need = throwNeed(this.world, thrower, held, this.mark);
    if (need.kind !== 'need') return { text: 'Cannot be thrown.', ghosts, lines };
    const text = `${distance(thrower.from, this.mark).toFixed(1)} inches: needs ${need.need} or more to land near; only a 12 lands exactly.`;
    return { text, ghosts, lines, target: need, modifiers: need.modifiers };
  }

  facts(): Facts {
    return { x: this.mark.x, y: this.mark.y };
  }
}

/** `2.5″ west`, counted from whoever throws; nothing for nothing. */
function inches(by: number, ahead: string, behind: string): readonly string[] {
  const far = Math.abs(by).toFixed(1);
  return far === '0.0' ? [] : [`${far}″ ${by > 0 ? ahead : behind}`];
}

/** No piece of the board: a square by itself. */
const SHADOW = `square ${COUNTERS.pedestrian.width}`;
