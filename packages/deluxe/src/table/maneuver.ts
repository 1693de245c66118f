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
import { type ManeuverId, maneuver, REVERSE } from '../catalog/maneuvers.ts';
import { controlChance, controlTarget, difficultyModifiers, statusAfter, type Trouble } from './control.ts';
import { crashSpread } from './crash.ts';
import { difficultyExtras } from './crew.ts';
import { type Choice, DRIFT_STEP, type Hand, motionOf } from './maneuver-shape.ts';
import { inchesIn, SHORTER_BY, shortMoveIn } from './movement.ts';
import type { DeluxeGame, Vehicle } from './state.ts';
import { wouldHit } from './travel.ts';

const HANDS: readonly Hand[] = ['left', 'right'];

/** The maneuvers of a full move, mildest first. */
const STEERED = [
  'drift',
  'swerve',
  'bend',
  'steep-drift',
  'hard-swerve',
  'tight-bend',
] as const satisfies readonly ManeuverId[];

const STRAIGHT: Choice = { maneuver: null, side: null, amount: 0, distance: 1, straightFirst: false };

export function directionOf(vehicle: Vehicle): 1 | -1 {
  return vehicle.speed < 0 ? -1 : 1;
}

/** The difficulty of a choice, explained; null for plain driving. */
export function troubleOf(vehicle: Vehicle, choice: Choice): Trouble | null {
  if (choice.maneuver === null) return null;
  const { name, difficulty, rule } = maneuver(choice.maneuver);
  const extras: Modifier[] = [...difficultyExtras(vehicle)];
  if (vehicle.speed < 0)
    extras.push({ value: REVERSE.addsDifficulty, label: 'In reverse', rule: 'deluxe/IV.4/reverse' });
  // A maneuver of no difficulty stays one whatever is added to others.
  return difficulty === 0 ? null : { label: name, difficulty, rule, extras };
}

interface Move {
  readonly inches: number;
  readonly mayShorten: boolean;
  readonly mustShorten: boolean;
}

function moveOf(vehicle: Vehicle, phase: number): Move {
  const { may, must } = shortMoveIn(vehicle, phase);
  return { inches: inchesIn(vehicle.speed, phase), mayShorten: may, mustShorten: must };
}

/** Parameters of a long move: which inch the maneuver takes, and whether this is the short one. */
function longMoveParams(move: Move): Param[] {
  if (move.inches < 2) return [];
  const params: Param[] = [{ name: 'inch', label: 'Which inch', min: 1, max: 2, step: 1 }];
  if (move.mayShorten && !move.mustShorten)
    params.push({ name: 'short', label: 'One-and-a-half move', min: 0, max: 1, step: 1 });
  return params;
}

function amountParam(id: ManeuverId): Param[] {
  const { shape } = maneuver(id);
  if (shape.kind === 'drift') {
    const { over, upTo } = shape.sideways;
    const min = Math.floor(over / DRIFT_STEP) + 1;
    return [
      {
        name: 'sixteenths',
        label: 'Sideways',
        min,
        max: upTo / DRIFT_STEP,
        step: 1,
        unit: '1/16 in',
        start: upTo / DRIFT_STEP,
      },
    ];
  }
  if (shape.kind === 'swerve') {
    const { over, upTo } = shape.degrees;
    return [{ name: 'degrees', label: 'Turn', min: over + 1, max: upTo, step: 1, unit: '°', start: upTo }];
  }
  if (shape.kind === 'pivot')
    return [{ name: 'degrees', label: 'Turn to the right', min: -180, max: 180, step: 1, unit: '°', start: 0 }];
  return [];
}

/** What an answer means on the board. */
export function choiceOf(vehicle: Vehicle, phase: number, answer: Answer): Choice {
  const move = moveOf(vehicle, phase);
  const long = move.inches >= 2;
  const short = answer.option === 'half' || answer.params.short === 1 || (long && move.mustShorten);
  const distance = move.inches - (short || move.mustShorten ? SHORTER_BY : 0);
  if (answer.option === 'straight' || answer.option === 'half') return { ...STRAIGHT, distance };
  const cut = answer.option.lastIndexOf('-');
  const id = answer.option.slice(0, cut) as ManeuverId;
  const amount = answer.params.sixteenths ?? answer.params.degrees ?? 0;
  const side: Hand = answer.option.endsWith('right') ? 'right' : 'left';
  return { maneuver: id, side, amount, distance, straightFirst: answer.params.inch === 2 };
}

/** A choice thought through: the way, the difficulty, the odds. */
interface Plan {
  readonly choice: Choice;
  readonly motion: Motion;
  readonly pose: Pose;
  readonly hits: string | null;
  readonly modifiers: readonly Modifier[];
  readonly status: number;
  readonly chance: number;
  readonly steered: boolean;
}

function planOf(game: DeluxeGame, vehicle: Vehicle, id: string, params: Params): Plan {
  const choice = choiceOf(vehicle, game.state.phase, { option: id, params });
  const motion = motionOf(vehicle.pose, choice, directionOf(vehicle));
  const trouble = troubleOf(vehicle, choice);
  const modifiers = trouble === null ? [] : difficultyModifiers(game.setup, trouble);
  const status = trouble === null ? vehicle.status : statusAfter(vehicle, modifiers);
  const chance = trouble === null ? 1 : controlChance(status, vehicle.speed);
  const hits = wouldHit(game.setup, game.state, vehicle, motion);
  return {
    choice,
    motion,
    pose: endOf(vehicle.pose, motion),
    hits,
    modifiers,
    status,
    chance,
    steered: trouble !== null,
  };
}

function factsOf({ pose, chance, status, hits }: Plan): Facts {
  return { keepControl: chance, status, x: pose.x, y: pose.y, h: pose.h, collides: hits === null ? 0 : 1 };
}

function previewOf(game: DeluxeGame, vehicle: Vehicle, id: string, params: Params): Preview {
  const plan = planOf(game, vehicle, id, params);
  const { choice, motion, pose, hits, modifiers, status, chance, steered } = plan;
  return {
    text: describe(choice, status, vehicle.status),
    ghosts: [{ piece: vehicle.id, pose, path: pathOf(vehicle.pose, motion, 3), danger: chance < 1 || hits !== null }],
    chances: [{ label: 'keeps control', chance }],
    target: controlTarget(status, steered ? vehicle.speed : 0),
    modifiers,
    facts: factsOf(plan),
    ...(chance < 1 ? { spread: crashSpread(1, vehicle.speed) } : {}),
    ...(hits === null ? {} : { warnings: [`runs into ${nameOf(game, hits)}`] }),
  };
}

function nameOf(game: DeluxeGame, id: string): string {
  return (
    game.state.vehicles.find((vehicle) => vehicle.id === id)?.name ??
    game.setup.fixtures.find((fixture) => fixture.id === id)?.label ??
    id
  );
}

function describe(choice: Choice, after: number, before: number): string {
  const name = choice.maneuver === null ? 'Straight' : `${maneuver(choice.maneuver).name} ${choice.side ?? ''}`;
  const inches = choice.distance === 1 ? '' : ` (${choice.distance} in)`;
  return after === before ? `${name}${inches}.` : `${name}${inches}; handling ${before} → ${after}.`;
}

function optionOf(game: DeluxeGame, vehicle: Vehicle, id: string, label: string, params: readonly Param[]): Option {
  const words = id === 'half' ? ['half', 'move'] : id.split('-');
  const preview = (given: Params) => previewOf(game, vehicle, id, given);
  const facts = (given: Params) => factsOf(planOf(game, vehicle, id, given));
  return params.length === 0 ? { id, label, words, preview, facts } : { id, label, words, params, preview, facts };
}

/** Every legal way to make this move. */
export function legalManeuvers(game: DeluxeGame, vehicle: Vehicle): readonly Option[] {
  const move = moveOf(vehicle, game.state.phase);
  const long = longMoveParams(move);
  if (move.inches < 2 && move.mustShorten) return [...halfMove(game, vehicle)];
  const short = long.find((param) => param.name === 'short');
  const options = [optionOf(game, vehicle, 'straight', 'Straight on', short === undefined ? [] : [short])];
  for (const id of STEERED) {
    for (const side of HANDS) {
      const { name, difficulty } = maneuver(id);
      options.push(
        optionOf(game, vehicle, `${id}-${side}`, `${name} ${side} (D${difficulty})`, [...amountParam(id), ...long]),
      );
    }
  }
  if (move.inches < 2 && move.mayShorten) options.push(...halfMove(game, vehicle));
  return options;
}

/** Half an inch straight, or at the lowest speed a pivot instead. */
function halfMove(game: DeluxeGame, vehicle: Vehicle): readonly Option[] {
  const half = optionOf(game, vehicle, 'half', 'Half-move, straight', []);
  const { shape } = maneuver('pivot');
  if (shape.kind !== 'pivot' || Math.abs(vehicle.speed) !== shape.speed) return [half];
  return [
    half,
    ...HANDS.map((side) =>
      optionOf(game, vehicle, `pivot-${side}`, `Pivot on the ${side} rear corner (D0)`, amountParam('pivot')),
    ),
  ];
}

export function maneuverQuestion(game: DeluxeGame, vehicle: Vehicle): Ask {
  const move = moveOf(vehicle, game.state.phase);
  const forcedHalf = move.inches < 2 && move.mustShorten;
  const inches = move.mustShorten ? move.inches - SHORTER_BY : move.inches;
  return {
    seat: vehicle.seat,
    topic: 'maneuver',
    rule: 'deluxe/IV.4/maneuvers',
    about: vehicle.id,
    prompt: `${vehicle.name} moves ${inches} in at ${Math.abs(vehicle.speed)} mph${vehicle.speed < 0 ? ' in reverse' : ''}. Handling ${vehicle.status}.`,
    options: () => legalManeuvers(game, vehicle),
    suggested: forcedHalf ? answerOf('half') : suggestedStraight(move),
  };
}

function suggestedStraight(move: Move): Answer {
  const shortens = move.inches >= 2 && move.mayShorten && !move.mustShorten;
  return answerOf('straight', shortens ? { short: 0 } : {});
}
