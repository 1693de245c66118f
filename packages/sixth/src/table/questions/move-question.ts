import type { Pose } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  type Ghost,
  type Histogram,
  type Option,
  type Param,
  type Params,
  type Preview,
  type Seat,
} from '@hardtop/kernel';
import type { DiceCounts } from '../../catalog/dice.ts';
import type { HazardId } from '../../catalog/hazards.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { ANGLE_STEP, ZONE_IDS, ZONES, type ZoneId } from '../../catalog/turning-key.ts';
import { drivingRoll } from '../queries/driving-dice.ts';
import { type Danger, dangerOf } from '../queries/driving-odds.ts';
import { chancesOf, handful, inBrief } from '../queries/handfuls.ts';
import { drawnAt, zoneLaid } from '../queries/key-laid.ts';
import { layoutAround, touchingIn } from '../queries/layout.ts';
import { difficultyOf, legsOf, type Move, STRAIGHT, spinOf, WAYS, type Way } from '../queries/moves.ts';
import { crossingWords } from '../queries/number-cards.ts';
import { spreadOfDice } from '../queries/odds.ts';
import { type Travelled, travel } from '../queries/travel.ts';
import { pressedInto } from '../queries/turning-away.ts';
import { wallForesight } from '../queries/wall-foresight.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { diceWords } from './dice-words.ts';

const TENTHS = 10;

/** What would come of moves, as things lie now: nothing changes while a question is open. */
class Road {
  readonly game: SixthGame;
  readonly car: Car;
  private scene: Scene | null = null;

  constructor(game: SixthGame, car: Car) {
    this.game = game;
    this.car = car;
  }

  /** Where a move would lead. */
  foreseen(move: Move): Travelled {
    this.scene ??= sceneAround(this.game, this.car, this.car.pose);
    return travel(this.scene, this.car.pose, legsOf(this.car, move));
  }
}

type Scene = Parameters<typeof travel>[0];

function sceneAround({ setup, state }: SixthGame, car: Car, pose: Pose): Scene {
  const layout = layoutAround(setup, state, car);
  return { layout, touching: touchingIn(layout, pose), manner: { collides: true } };
}

const BLOCKS = {
  collision: 'Runs into something',
  'pile-up': 'Pushes things together',
  wall: 'Pushes against a wall',
} as const;

function previewOf(road: Road, move: Move): Preview {
  const { game, car } = road;
  const way = road.foreseen(move);
  const reached = difficultyOf(move, way);
  const { dice, adds, hazards } = drivingRoll(game, car, way.pose, reached);
  const danger = dangerOf(dice, adds, car.control, reached !== null);
  const wall = pressedInto(way);
  if (wall !== null) return { ...wallForesight(game, car, wall), facts: factsOf(danger, way) };
  const { block } = way;
  const words = Object.keys(dice).length === 0 ? 'No dice.' : `${diceWords(dice)} against ${car.control} control.`;
  return {
    text: [
      ...(block === null ? [] : [`${BLOCKS[block.kind]}.`]),
      ...crossingWords(game, car.seat, way.pose),
      words,
    ].join(' '),
    ghosts: [ghostOf(car, way), ...spunGhosts(game, car, move, way, danger)],
    chances: [
      { label: 'keeps control', chance: 1 - danger.lost },
      ...(reached !== null && danger.unpaid > 0 ? [{ label: 'spins', chance: danger.unpaid }] : []),
      ...(danger.flip > 0 ? [{ label: 'flips', chance: danger.flip }] : []),
    ],
    handfuls: handful('Driving', dice),
    histograms: histogramsOf(car, dice, adds),
    outlines: zoneLaid(car, move),
    caveats: caveatsOf(game, move, way, hazards),
    warnings: block === null ? [] : [BLOCKS[block.kind]],
    facts: factsOf(danger, way),
  };
}

const ghostOf = ({ id }: Car, { pose, path }: Travelled): Ghost => ({
  piece: id,
  pose: drawnAt(pose),
  path: path.map(drawnAt),
});

/** Less likely than this is not worth a second ghost. */
const SLIM = 0.02;

/** Where one skid more than there is control for would leave the car. */
function spunGhosts(game: SixthGame, car: Car, move: Move, way: Travelled, { unpaid }: Danger): readonly Ghost[] {
  if (move.kind === 'straight' || unpaid < SLIM) return [];
  return [{ ...ghostOf(car, foreseenSpin(game, car, way, move.way)), label: 'spins', danger: true }];
}

function foreseenSpin(game: SixthGame, car: Car, { pose }: Travelled, way: Way): Travelled {
  return travel(sceneAround(game, car, pose), pose, [spinOf({ pose, reverse: car.reverse }, way, 1)]);
}

function caveatsOf(
  { state }: SixthGame,
  move: Move,
  { moved, pushed }: Travelled,
  hazards: readonly HazardId[],
): readonly string[] {
  const pushes = state.tokens.some(({ id, kind }) => kind !== 'wreck' && (moved.has(id) || pushed.includes(id)));
  return [
    ...(move.kind === 'slide' ? [RECONSTRUCTED.slide] : []),
    ...(move.kind === 'turn' ? [RECONSTRUCTED.zones, RECONSTRUCTED.pivot] : []),
    ...(hazards.some((id) => id !== 'clay' && id !== 'mud') ? [RECONSTRUCTED.hazards] : []),
    ...(pushes ? [RECONSTRUCTED.obstacles] : []),
  ];
}

function factsOf(danger: Danger, { block, turned }: Travelled): NonNullable<Preview['facts']> {
  const { skids, wrenches, lost, unpaid, flip } = danger;
  return { skids, wrenches, lost, unpaid, flip, blocked: block === null ? 0 : 1, turned };
}

type Adds = ReturnType<typeof drivingRoll>['adds'];

/** Each number of skids against the control in hand, and of wrenches, every one of them a tire. */
function histogramsOf({ control }: Car, dice: DiceCounts, adds: Adds): readonly Histogram[] {
  if (Object.keys(dice).length === 0) return [];
  const spread = spreadOfDice(dice);
  const skids = chancesOf(spread, ({ skid }) => skid + adds.skid);
  const wrenches = chancesOf(spread, ({ wrench }) => wrench + adds.wrench);
  const title = `Skids, ${control} control in hand`;
  return [
    { title, icon: 'skid', ...skids, ...(control > 0 && { badFrom: control }) },
    ...(wrenches.from + wrenches.chances.length > 1
      ? [{ title: 'Wrenches, a tire each', icon: 'wrench', ...wrenches, badFrom: 1 }]
      : []),
  ];
}

/** Counted in steps of the key, half a degree each, for parameters are whole numbers. */
const degrees = (from: number, to: number, start: number): Param => ({
  name: 'angle',
  label: 'Angle',
  min: from / ANGLE_STEP,
  max: to / ANGLE_STEP,
  step: 1,
  start: start / ANGLE_STEP,
  names: Array.from({ length: (to - from) / ANGLE_STEP + 1 }, (_, i) => `${(from + i * ANGLE_STEP) / TENTHS}°`),
});

const LABELS = { slight: 'Slight turn', slide: 'Slide', turn: 'Turn' } as const;

interface Steered {
  readonly kind: keyof typeof LABELS;
  /** After the way, in the id and in words. */
  readonly zone: ZoneId | null;
  readonly angle: Param | null;
}

const toBorder = (id: ZoneId): Param => degrees(ZONES[id].from + ANGLE_STEP, ZONES[id].to, ZONES[id].to);

/** The slight turn, the slide, and a turn into each zone of the key. */
const STEERED: readonly Steered[] = [
  { kind: 'slight', zone: null, angle: toBorder('SLIGHT') },
  { kind: 'slide', zone: null, angle: null },
  ...ZONE_IDS.filter((id) => ZONES[id].maneuver).map((zone) => ({
    kind: 'turn' as const,
    zone,
    angle: toBorder(zone),
  })),
];

/** A move that is offered, with all that is the same whoever drives. */
interface Offered {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params: readonly Param[] | null;
  readonly moveBy: (params: Params) => Move;
}

function offered({ kind, zone, angle }: Steered, way: Way): Offered {
  const slide: Move = { kind: 'slide', way };
  return {
    id: zone === null ? `${kind}-${way}` : `${kind}-${way}-${zone}`,
    label: `${LABELS[kind]} ${way}${zone === null ? '' : ` ${zone}`}`,
    words: [LABELS[kind].toLowerCase(), way, ...(zone === null ? [] : [zone.toLowerCase()])],
    params: angle === null ? null : [angle],
    moveBy: (params) => (kind === 'slide' ? slide : { kind: 'turn', way, angle: (params.angle ?? 0) * ANGLE_STEP }),
  };
}

const OFFERED: readonly Offered[] = [
  { id: 'straight', label: 'Straight', words: ['straight'], params: null, moveBy: () => STRAIGHT },
  ...STEERED.flatMap((move) => WAYS.map((way) => offered(move, way))),
];

const OFFERED_BY_ID = new Map(OFFERED.map((one) => [one.id, one]));

/** An answer as the move it means. */
export const moveOf = ({ option, params }: Answer): Move => OFFERED_BY_ID.get(option)?.moveBy(params) ?? STRAIGHT;

/** What comes of it is looked at when somebody asks. */
class MoveOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params?: readonly Param[];
  private readonly road: Road;
  private readonly offered: Offered;

  constructor(road: Road, one: Offered) {
    this.id = one.id;
    this.label = one.label;
    this.words = one.words;
    if (one.params !== null) this.params = one.params;
    this.road = road;
    this.offered = one;
  }

  preview(params: Params): Preview {
    return previewOf(this.road, this.offered.moveBy(params));
  }

  /** Where it ends and whether it goes well; the dice, their chances and the key come with the one that is looked at. */
  briefPreview(params: Params): Preview {
    const { text, ghosts = [], chances = [], warnings = [], facts = {} } = this.preview(params);
    return {
      text,
      brief: true,
      ghosts: ghosts.slice(0, 1).map(({ piece, pose }) => ({ piece, pose })),
      chances: chances.slice(0, 1).map(({ label, chance }) => ({ label, chance: inBrief(chance) })),
      ...(warnings.length > 0 && { warnings }),
      facts: Object.fromEntries(Object.entries(facts).flatMap(([name, n]) => (n === 0 ? [] : [[name, inBrief(n)]]))),
    };
  }

  facts(params: Params): NonNullable<Preview['facts']> {
    const { game, car } = this.road;
    const move = this.offered.moveBy(params);
    const way = this.road.foreseen(move);
    const reached = difficultyOf(move, way);
    const { dice, adds } = drivingRoll(game, car, way.pose, reached);
    return factsOf(dangerOf(dice, adds, car.control, reached !== null), way);
  }
}

const GO_STRAIGHT = answerOf('straight');

/** What the next movement point is spent on. */
class MoveQuestion implements Ask {
  readonly seat: Seat;
  readonly topic = 'move';
  readonly rule = 'sixth/round/drive';
  readonly about: string;
  readonly suggested = GO_STRAIGHT;
  private readonly road: Road;

  constructor(road: Road) {
    this.seat = road.car.seat;
    this.about = road.car.id;
    this.road = road;
  }

  get prompt(): string {
    const { name, reverse, points } = this.road.car;
    return `${name} drives${reverse ? ' backward' : ''}: ${points} movement ${points === 1 ? 'point' : 'points'} left.`;
  }

  options(): readonly Option[] {
    return OFFERED.map((one) => new MoveOption(this.road, one));
  }
}

export const moveQuestion = (game: SixthGame, car: Car): Ask => new MoveQuestion(new Road(game, car));
