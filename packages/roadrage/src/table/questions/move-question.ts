import { type Ask, answerOf, type Facts, type Option, type Param, type Params, type Preview } from '@hardtop/kernel';
import { ENGINE } from '../../catalog/damage.ts';
import { BOOTLEGGER } from '../../catalog/maneuvers.ts';
import { fieldOf } from '../queries/field-of.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { BOOTLEGGER_TEST, mayBootleg, mayStop, stoppingDistance, stopTest } from '../queries/maneuvers.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { type MenuItem, maneuverMenu, mayManeuver } from './maneuver-menu.ts';
import {
  donutPreview,
  maneuverFacts,
  maneuverPreview,
  stayFacts,
  stayPreview,
  stopPreview,
  straightFacts,
  straightPreview,
} from './move-preview.ts';

const STRAIGHT_RULES = {
  none: 'roadrage/move/movement',
  rounds: 'roadrage/phased/rounds',
  countdown: 'roadrage/phased/countdown',
} as const;

// The parameter of going straight on is the same for every vehicle with so much movement left.
const straightParams: (readonly Param[])[] = [];

function straightParam(squares: number): readonly Param[] {
  const known = straightParams[squares];
  if (known !== undefined) return known;
  const param: Param = { name: 'squares', label: 'Squares', min: 1, max: squares, step: 1, start: squares };
  const params = squares > 1 ? [param] : [];
  straightParams[squares] = params;
  return params;
}

/** Drives as far as there is movement, and is asked for a last maneuver there. */
export const STRAIGHT_THEN = 'straight-then';
const STRAIGHT_WORDS = ['straight'];
const THEN_WORDS = ['straight', 'then', 'maneuver'];
const DONUT_WORDS = ['donut'];
const STOP_WORDS = ['emergency', 'stop'];
const END_WORDS = ['end'];
const STAY_WORDS = ['stay'];
const BOOTLEGGER_WORDS = { left: ['bootlegger', 'left'], right: ['bootlegger', 'right'] } as const;

function straight(game: RoadGame, vehicle: Vehicle, squares: number): Option {
  return {
    id: 'straight',
    label: 'Straight on',
    words: STRAIGHT_WORDS,
    params: straightParam(squares),
    preview: (params) => straightPreview(game, vehicle, params.squares ?? 1),
    facts: (params) => straightFacts(game, vehicle, params.squares ?? 1),
  };
}

/** Whether there is a choice before the end; a lone last square is driven unasked, and the maneuver after it asked for. */
export function mayPlanAhead(vehicle: Vehicle, squares: number): boolean {
  return squares > 1 || vehicle.sinceManeuver > 0 || mayStop(vehicle);
}

/** All that is left in one go, with a say at its end; whoever only drives on is not asked again. */
function straightThen(game: RoadGame, vehicle: Vehicle, squares: number): Option {
  return {
    id: STRAIGHT_THEN,
    label: 'Straight to the end, then a maneuver',
    words: THEN_WORDS,
    preview: () => straightPreview(game, vehicle, squares),
    facts: () => straightFacts(game, vehicle, squares),
  };
}

function rest(vehicle: Vehicle, id: 'end' | 'stay'): Option {
  return {
    id,
    label: id === 'end' ? 'No maneuver' : 'Stay as it stands',
    words: id === 'end' ? END_WORDS : STAY_WORDS,
    preview: () => stayPreview(vehicle),
    facts: () => stayFacts(vehicle),
  };
}

function stopOption(game: RoadGame, vehicle: Vehicle): Option {
  return {
    id: 'emergencyStop',
    label: 'Emergency stop',
    words: STOP_WORDS,
    preview: () => stopPreview(game, vehicle, stoppingDistance(vehicle), stopTest(vehicle)),
  };
}

const GRID_SPIN: readonly Param[] = [
  { name: 'degrees', label: 'Turn to the right', min: -135, max: 180, step: 45, unit: '°', start: 180 },
];
const OPEN_SPIN: readonly Param[] = [
  { name: 'degrees', label: 'Turn to the right', min: -175, max: 180, step: 5, unit: '°', start: 180 },
];

function donut(game: RoadGame, vehicle: Vehicle): Option {
  return {
    id: 'donut',
    label: 'Donut: spin to any facing',
    words: DONUT_WORDS,
    params: fieldOf(game).kind === 'grid' ? GRID_SPIN : OPEN_SPIN,
    preview: (params) => donutPreview(game, vehicle, params.degrees ?? 0),
  };
}

/** A class: a question has up to a dozen, and few are looked at. */
class ManeuverOption implements Option {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params: readonly Param[];
  private readonly game: RoadGame;
  private readonly vehicle: Vehicle;
  private readonly item: MenuItem;

  constructor(game: RoadGame, vehicle: Vehicle, item: MenuItem) {
    this.id = item.id;
    this.label = item.label;
    this.words = item.words;
    this.params = item.params;
    this.game = game;
    this.vehicle = vehicle;
    this.item = item;
  }

  preview({ degrees = this.item.row.turn?.[1] ?? 0 }: Params): Preview {
    return maneuverPreview(this.game, this.vehicle, this.item, degrees);
  }

  facts({ degrees = this.item.row.turn?.[1] ?? 0 }: Params): Facts {
    return maneuverFacts(this.game, this.vehicle, this.item, degrees);
  }
}

/** The two swings of a bootlegger are right angles; its preview is that of the first. */
function bootleggerItem(side: 'left' | 'right'): MenuItem {
  const { turn, safe, minSpeed } = BOOTLEGGER;
  return {
    id: `bootlegger-${side}`,
    label: `Bootlegger turn ${side}`,
    words: BOOTLEGGER_WORDS[side],
    params: [],
    row: { id: 'bootlegger', name: BOOTLEGGER_TEST.reason, safe, minSpeed, turn: [2 * turn, 2 * turn] },
    side,
  };
}
const BOOTLEGGERS = [bootleggerItem('left'), bootleggerItem('right')] as const;

function maneuvers(game: RoadGame, vehicle: Vehicle, options: Option[]): void {
  for (const item of maneuverMenu(game))
    if (mayManeuver(vehicle, item.row)) options.push(new ManeuverOption(game, vehicle, item));
  if (mayBootleg(vehicle)) for (const item of BOOTLEGGERS) options.push(new ManeuverOption(game, vehicle, item));
}

/** A maneuver needs a square of movement before it; phased play asks for it after each square and not again before. */
function optionsOf(game: RoadGame, vehicle: Vehicle, squares: number, phased: boolean): readonly Option[] {
  const options: Option[] = [];
  if (squares > 0) {
    options.push(straight(game, vehicle, squares));
    if (!phased && mayPlanAhead(vehicle, squares)) options.push(straightThen(game, vehicle, squares));
    if (mayStop(vehicle)) options.push(stopOption(game, vehicle));
  } else {
    options.push(rest(vehicle, 'end'));
  }
  if (vehicle.sinceManeuver > 0 && !(phased && squares > 0)) maneuvers(game, vehicle, options);
  return options;
}

function standing(game: RoadGame, vehicle: Vehicle): Ask {
  return {
    seat: deciderOf(game, vehicle),
    topic: 'move',
    rule: 'roadrage/maneuver/donuts',
    about: vehicle.id,
    prompt: `${vehicle.name} stands. Which way shall it face?`,
    options: () => [rest(vehicle, 'stay'), donut(game, vehicle)],
    suggested: answerOf('stay'),
  };
}

/** A standing vehicle with a live engine may spin; one that goes moves on, or takes a maneuver after a square. */
export function hasChoice(vehicle: Vehicle, squares: number): boolean {
  if (vehicle.speed > 0) return squares > 0 || vehicle.sinceManeuver > 0;
  return vehicle.orderSpeed === 0 && vehicle.moved === 0 && vehicle.engineHits < ENGINE.lives;
}

/** What next in a move with so many squares to go at once; null if there is nothing to choose. */
export function moveQuestion(game: RoadGame, vehicle: Vehicle, squares: number, phased: boolean): Ask | null {
  if (!hasChoice(vehicle, squares)) return null;
  if (vehicle.speed === 0) return standing(game, vehicle);
  const now =
    squares > 0 ? `${squaresOf(vehicle.left)} left. What now` : vehicle.left > 0 ? 'a maneuver now' : 'a last maneuver';
  return {
    seat: deciderOf(game, vehicle),
    topic: 'move',
    rule: squares > 0 ? STRAIGHT_RULES[game.setup.variants.phases] : 'roadrage/maneuver/when',
    about: vehicle.id,
    prompt: `${vehicle.name} at ${vehicle.speed} mph: ${now}?`,
    options: () => optionsOf(game, vehicle, squares, phased),
    suggested: squares > 0 ? answerOf('straight', squares > 1 ? { squares } : {}) : answerOf('end'),
  };
}
