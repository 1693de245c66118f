import { endOf, type Motion, type Pose, pathOf } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  type Facts,
  type Option,
  type Param,
  type Params,
  type Preview,
} from '@hardtop/kernel';
import { FREE_MANEUVERS, JUMP_START_MANEUVERS as MANEUVERS } from '../../catalog/jump-start.ts';
import { wouldHit } from '../queries/contact.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { sizeOf, type Vehicle, type World } from '../state/state.ts';
import { driverAwake } from './aboard.ts';
import { controlNeed, controlSpread, keepsControl, RECONSTRUCTED } from './control-table.ts';
import { DRIFT_STEP, type Hand, motionOf, STRAIGHT, type Turning } from './steering.ts';

const HANDS: readonly Hand[] = ['left', 'right'];

const SIDEWAYS = MANEUVERS.drift.sideways / DRIFT_STEP;

const PARAMS = {
  drift: [{ name: 'sixteenths', label: 'Sideways', min: 1, max: SIDEWAYS, step: 1, unit: '1/16 in', start: SIDEWAYS }],
  swerve: [
    {
      name: 'squares',
      label: 'Corner moves',
      min: 1,
      max: MANEUVERS.swerve.squares,
      step: 1,
      unit: 'squares',
      start: 2,
    },
    {
      name: 'outer',
      label: 'Held',
      min: 0,
      max: 1,
      step: 1,
      start: 0,
      names: ['inner rear corner', 'outer rear corner'],
    },
  ],
  pivot: [{ name: 'degrees', label: 'Turn to the right', min: -180, max: 180, step: 1, unit: '°', start: 0 }],
} as const satisfies Record<string, readonly Param[]>;

export function directionOf({ speed }: Vehicle): 1 | -1 {
  return speed < 0 ? -1 : 1;
}

/** What an answer means on the board. */
export function turningOf({ option, params }: Answer): Turning {
  if (option === 'straight') return STRAIGHT;
  const side = option.endsWith('right') ? 'right' : 'left';
  const amount = params.sixteenths ?? params.squares ?? params.degrees ?? 0;
  const outer = params.outer === 1;
  if (option.startsWith('drift')) return { maneuver: 'drift', side, amount, outer };
  return { maneuver: option.startsWith('pivot') ? 'pivot' : 'swerve', side, amount, outer };
}

/** Whether the next maneuver of the turn asks for a roll. */
export function asksForRoll({ jumpStart, speed }: Vehicle): boolean {
  return speed !== 0 && (jumpStart?.maneuvers ?? 0) >= FREE_MANEUVERS;
}

/** A choice thought through. */
interface Plan {
  readonly motion: Motion;
  readonly pose: Pose;
  readonly rolls: boolean;
  readonly chance: number;
}

function planOf(vehicle: Vehicle, turning: Turning): Plan {
  const motion = motionOf(vehicle.pose, turning, directionOf(vehicle), sizeOf(vehicle));
  const rolls = turning.maneuver !== null && asksForRoll(vehicle);
  return { motion, pose: endOf(vehicle.pose, motion), rolls, chance: rolls ? keepsControl(vehicle.speed) : 1 };
}

/** An option without the vehicle it is for. */
interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params: readonly Param[];
}

function itemsOf(name: keyof typeof PARAMS, labelOf: (side: string) => string): readonly MenuItem[] {
  return HANDS.map((side) => ({
    id: `${name}-${side}`,
    label: labelOf(side),
    words: [name, side],
    params: PARAMS[name],
  }));
}

const STRAIGHT_ON: MenuItem = { id: 'straight', label: 'Straight on', words: ['straight'], params: [] };

const STEERED: readonly MenuItem[] = [
  ...itemsOf('drift', (side) => `${MANEUVERS.drift.name} ${side}`),
  ...itemsOf('swerve', (side) => `${MANEUVERS.swerve.name} ${side}`),
];

const PIVOTS = itemsOf('pivot', (side) => `Pivot on the ${side} rear corner`);

/** One way to move as a choice. */
class ManeuverOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  private readonly world: World;
  private readonly vehicle: Vehicle;

  constructor(world: World, vehicle: Vehicle, { id, label, words }: MenuItem) {
    this.id = id;
    this.label = label;
    this.words = words;
    this.world = world;
    this.vehicle = vehicle;
  }

  preview(params: Params): Preview {
    const { id: piece, speed } = this.vehicle;
    const plan = this.planned(params);
    const { motion, pose, rolls, chance } = plan;
    const hit = this.hitOf(plan);
    const free =
      this.id === 'straight'
        ? ''
        : rolls
          ? `. A roll for control (${RECONSTRUCTED})`
          : '. Free: the first of this turn';
    return {
      text: `${this.label}${free}.`,
      ghosts: [{ piece, pose, path: pathOf(this.vehicle.pose, motion, 3), danger: chance < 1 || hit !== null }],
      chances: [{ label: 'keeps control', chance }],
      facts: this.factsOf(plan, hit),
      ...(rolls && { target: controlNeed(speed), spread: controlSpread(speed) }),
      ...(hit !== null && { warnings: [`runs into ${hit}`] }),
    };
  }

  facts(params: Params): Facts {
    const plan = this.planned(params);
    return this.factsOf(plan, this.hitOf(plan));
  }

  private factsOf({ pose, chance }: Plan, hit: string | null): Facts {
    const { x, y, h } = pose;
    return { keepControl: chance, status: this.vehicle.status, x, y, h, collides: hit === null ? 0 : 1 };
  }

  /** What it would run into, by name. */
  private hitOf({ motion }: Plan): string | null {
    const { setup, state } = this.world;
    const id = wouldHit(setup, state, this.vehicle, motion);
    if (id === null) return null;
    const other = setup.starts.find(({ model }) => model.id === id)?.model.name;
    return other ?? setup.structures.find((structure) => structure.id === id)?.label ?? id;
  }

  private planned(params: Params): Plan {
    return planOf(this.vehicle, turningOf({ option: this.id, params }));
  }
}

/** The same with something to set. */
class AdjustableManeuver extends ManeuverOption {
  readonly params: readonly Param[];

  constructor(world: World, vehicle: Vehicle, item: MenuItem) {
    super(world, vehicle, item);
    this.params = item.params;
  }
}

function legalManeuvers(world: World, vehicle: Vehicle): readonly Option[] {
  const options: Option[] = [new ManeuverOption(world, vehicle, STRAIGHT_ON)];
  for (const item of STEERED) options.push(new AdjustableManeuver(world, vehicle, item));
  if (Math.abs(vehicle.speed) === MANEUVERS.pivot.mph)
    for (const item of PIVOTS) options.push(new AdjustableManeuver(world, vehicle, item));
  return options;
}

export function jumpStartManeuverQuestion(game: World, vehicle: Vehicle): Ask {
  const made = vehicle.jumpStart?.maneuvers ?? 0;
  const next =
    made < FREE_MANEUVERS ? 'The first maneuver of the turn is free.' : 'Another maneuver needs a control roll.';
  const back = vehicle.speed < 0 ? ' in reverse' : '';
  return {
    seat: driverAwake(vehicle)?.seat ?? ownerOf(game, vehicle),
    topic: 'maneuver',
    rule: 'deluxe/II.6/maneuvers',
    about: vehicle.id,
    prompt: `${nameOf(game, vehicle)} moves at ${Math.abs(vehicle.speed)} mph${back}. ${next}`,
    options: () => legalManeuvers(game, vehicle),
    suggested: answerOf('straight'),
  };
}
