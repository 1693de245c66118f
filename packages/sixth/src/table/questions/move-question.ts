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
} from '@hardtop/kernel';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { ANGLE_STEP, ZONE_IDS, ZONES, type ZoneId } from '../../catalog/turning-key.ts';
import { drivingRoll } from '../queries/driving-dice.ts';
import { chancesOf, handful } from '../queries/handfuls.ts';
import { zoneLaid } from '../queries/key-laid.ts';
import { layoutAround, touchingIn } from '../queries/layout.ts';
import { difficultyOf, legsOf, type Move, STRAIGHT, spinOf, WAYS, type Way } from '../queries/moves.ts';
import { crossingWords } from '../queries/number-cards.ts';
import { spreadOfDice } from '../queries/odds.ts';
import { type Travelled, travel } from '../queries/travel.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { diceWords } from './dice-words.ts';

const TENTHS = 10;

/** An answer as the move it means. */
export function moveOf({ option, params }: Answer): Move {
  const [kind, side] = option.split('-');
  const way: Way = side === 'left' ? 'left' : 'right';
  if (kind === 'slide') return { kind, way };
  if (kind === 'slight' || kind === 'turn') return { kind: 'turn', way, angle: (params.angle ?? 0) * ANGLE_STEP };
  return STRAIGHT;
}

/** Where a move would lead, as things lie now. */
function foreseen({ setup, state }: SixthGame, car: Car, move: Move): Travelled {
  const layout = layoutAround(setup, state, car);
  const touching = touchingIn(layout, car.pose);
  return travel({ layout, touching, manner: { collides: true } }, car.pose, legsOf(car, move));
}

const BLOCKS = {
  collision: 'Runs into something',
  'pile-up': 'Pushes things together',
  wall: 'Pushes against a wall',
} as const;

/** Skids beyond the control in hand swing the car round; so many more flip it. */
const FLIP = 5;

interface Danger {
  readonly skids: number;
  readonly wrenches: number;
  /** Chances: of having no control left, of skids that cannot be paid, of a flip. */
  readonly lost: number;
  readonly unpaid: number;
  readonly flip: number;
}

function dangerOf(game: SixthGame, car: Car, way: Travelled, reached: ZoneId | 'slide' | null): Danger {
  const { dice, adds } = drivingRoll(game, car, way.pose, reached);
  let [skids, wrenches, lost, unpaid, flip] = [0, 0, 0, 0, 0];
  for (const one of spreadOfDice(dice)) {
    const skid = one.skid + adds.skid;
    skids += skid * one.chance;
    wrenches += (one.wrench + adds.wrench) * one.chance;
    if (skid >= car.control) lost += one.chance;
    if (skid > car.control) unpaid += one.chance;
    if (reached !== null && skid >= car.control + FLIP) flip += one.chance;
  }
  return { skids, wrenches, lost, unpaid, flip };
}

function previewOf(game: SixthGame, car: Car, move: Move): Preview {
  const way = foreseen(game, car, move);
  const reached = difficultyOf(move, way);
  const { dice } = drivingRoll(game, car, way.pose, reached);
  const danger = dangerOf(game, car, way, reached);
  const { block } = way;
  const roll = Object.keys(dice).length === 0 ? 'No dice.' : `${diceWords(dice)} against ${car.control} control.`;
  return {
    text: [
      ...(block === null ? [] : [`${BLOCKS[block.kind]}.`]),
      ...crossingWords(game, car.seat, way.pose),
      roll,
    ].join(' '),
    ghosts: [{ piece: car.id, pose: way.pose, path: way.path }, ...spunGhosts(game, car, move, way, danger)],
    chances: [
      { label: 'keeps control', chance: 1 - danger.lost },
      ...(reached !== null && danger.unpaid > 0 ? [{ label: 'spins', chance: danger.unpaid }] : []),
      ...(danger.flip > 0 ? [{ label: 'flips', chance: danger.flip }] : []),
    ],
    handfuls: handful('Driving', dice),
    histograms: histogramsOf(game, car, way, reached),
    outlines: zoneLaid(car, move),
    caveats: caveatsOf(move),
    warnings: block === null ? [] : [BLOCKS[block.kind]],
    facts: factsOf(danger, way),
  };
}

/** Less likely than this is not worth a second ghost. */
const SLIM = 0.02;

/** Where one skid more than there is control for would leave the car. */
function spunGhosts(game: SixthGame, car: Car, move: Move, way: Travelled, { unpaid }: Danger): readonly Ghost[] {
  if (move.kind === 'straight' || unpaid < SLIM) return [];
  const { pose, path } = foreseenSpin(game, car, way, move.way);
  return [{ piece: car.id, pose, path, label: 'spins', danger: true }];
}

function foreseenSpin({ setup, state }: SixthGame, car: Car, { pose }: Travelled, way: Way): Travelled {
  const turned = { ...car, pose };
  const layout = layoutAround(setup, state, turned);
  const touching = touchingIn(layout, pose);
  return travel({ layout, touching, manner: { collides: true } }, pose, [spinOf(turned, way, 1)]);
}

function caveatsOf(move: Move): readonly string[] {
  if (move.kind === 'straight') return [];
  return move.kind === 'slide' ? [RECONSTRUCTED.slide] : [RECONSTRUCTED.zones, RECONSTRUCTED.pivot];
}

function factsOf(danger: Danger, { block, turned }: Travelled): NonNullable<Preview['facts']> {
  return { ...danger, blocked: block === null ? 0 : 1, turned };
}

/** Each number of skids against the control in hand, and of wrenches, every one of them a tire. */
function histogramsOf(
  game: SixthGame,
  car: Car,
  way: Travelled,
  reached: ZoneId | 'slide' | null,
): readonly Histogram[] {
  const { dice, adds } = drivingRoll(game, car, way.pose, reached);
  if (Object.keys(dice).length === 0) return [];
  const spread = spreadOfDice(dice);
  const { control } = car;
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

function steered(game: SixthGame, car: Car, { kind, zone, angle }: Steered, way: Way): Option {
  const id = zone === null ? `${kind}-${way}` : `${kind}-${way}-${zone}`;
  const of = (params: Params): Move => moveOf({ option: id, params });
  return {
    id,
    label: `${LABELS[kind]} ${way}${zone === null ? '' : ` ${zone}`}`,
    words: [LABELS[kind].toLowerCase(), way, ...(zone === null ? [] : [zone.toLowerCase()])],
    ...(angle !== null && { params: [angle] }),
    preview: (params) => previewOf(game, car, of(params)),
    facts: (params) => {
      const found = foreseen(game, car, of(params));
      return factsOf(dangerOf(game, car, found, difficultyOf(of(params), found)), found);
    },
  };
}

/** What the next movement point is spent on. */
export function moveQuestion(game: SixthGame, car: Car): Ask {
  const straight: Option = {
    id: 'straight',
    label: 'Straight',
    words: ['straight'],
    preview: () => previewOf(game, car, STRAIGHT),
  };
  return {
    seat: car.seat,
    topic: 'move',
    rule: 'sixth/round/drive',
    about: car.id,
    prompt: `${car.name} drives${car.reverse ? ' backward' : ''}: ${car.points} movement ${car.points === 1 ? 'point' : 'points'} left.`,
    options: () => [straight, ...STEERED.flatMap((move) => WAYS.map((way) => steered(game, car, move, way)))],
    suggested: answerOf('straight'),
  };
}
