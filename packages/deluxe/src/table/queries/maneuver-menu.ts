import type { Param } from '@hardtop/kernel';
import { MANEUVERS, type ManeuverId, maneuver, REVERSE } from '../../catalog/maneuvers.ts';
import { WATER } from '../../catalog/terrain.ts';
import type { Vehicle } from '../state/state.ts';
import { DRIFT_STEP, type Hand } from './maneuver-shape.ts';
import { inchesIn, shortMoveIn } from './movement.ts';

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

/** How far a move goes, and what is to be said about the short one. */
export interface Move {
  readonly inches: number;
  readonly mayShorten: boolean;
  readonly mustShorten: boolean;
  /** Slow enough to pivot. */
  readonly pivots: boolean;
  readonly reverse: boolean;
  /** Fit for a bootlegger reverse: at the right speed as the turn began, and no cycle. */
  readonly bootlegs: boolean;
  /** In water: nothing radical (deluxe/XIV.5/water). */
  readonly gentle: boolean;
}

/** The speed before this turn's change is what counts. */
function canBootleg({ counter, speed, oldSpeed }: Vehicle): boolean {
  const { from, to } = MANEUVERS.bootlegger.shape.startSpeed;
  return speed > 0 && counter !== 'cycle' && oldSpeed >= from && oldSpeed <= to;
}

export function moveOf(vehicle: Vehicle, phase: number, gentle = false): Move {
  const { may, must } = shortMoveIn(vehicle, phase);
  const { shape } = maneuver('pivot');
  const pivots = shape.kind === 'pivot' && Math.abs(vehicle.speed) === shape.speed;
  return {
    inches: inchesIn(vehicle.speed, phase),
    mayShorten: may,
    mustShorten: must,
    pivots,
    reverse: vehicle.speed < 0,
    bootlegs: !gentle && canBootleg(vehicle),
    gentle,
  };
}

/** An option without the vehicle it is for: the same for every car that moves so. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params: readonly Param[];
  /** Null is straight on. */
  readonly steering: Steering | null;
}

/** A maneuver and the way it goes. */
export interface Steering {
  readonly maneuver: ManeuverId;
  readonly side: Hand;
}

const menus = new Map<number, readonly MenuItem[]>();

/** Every way to make a move. */
export function menuOf(move: Move): readonly MenuItem[] {
  const { inches, mayShorten, mustShorten, pivots, reverse, bootlegs, gentle } = move;
  const key =
    inches * 64 +
    (gentle ? 32 : 0) +
    (bootlegs ? 16 : 0) +
    (mayShorten ? 8 : 0) +
    (mustShorten ? 4 : 0) +
    (pivots ? 2 : 0) +
    (reverse ? 1 : 0);
  const known = menus.get(key);
  if (known !== undefined) return known;
  const menu = makeMenu(move);
  menus.set(key, menu);
  return menu;
}

function straight(id: 'straight' | 'half', label: string, params: readonly Param[]): MenuItem {
  return { id, label, words: id === 'half' ? ['half', 'move'] : [id], params, steering: null };
}

function steered(maneuver: ManeuverId, side: Hand, label: string, params: readonly Param[]): MenuItem {
  const id = `${maneuver}-${side}`;
  return { id, label, words: id.split('-'), params, steering: { maneuver, side } };
}

const BOOTLEGGERS = HANDS.map((side) => {
  const { name, difficulty } = MANEUVERS.bootlegger;
  return steered('bootlegger', side, `${name} ${side} (D${difficulty})`, []);
});

function makeMenu(move: Move): readonly MenuItem[] {
  const half = move.inches < 2 && move.mayShorten ? halfMoves(move) : [];
  if (move.inches < 2 && move.mustShorten) return half;
  const short = shortParam(move);
  const long: readonly Param[] = move.inches < 2 ? [] : [INCH, ...short];
  const turns = STEERED.filter((id) => !move.gentle || maneuver(id).difficulty <= WATER.hardestManeuver).flatMap((id) =>
    HANDS.map((side) => {
      const { name, difficulty } = maneuver(id);
      const harder = move.reverse ? REVERSE.addsDifficulty : 0;
      return steered(id, side, `${name} ${side} (D${difficulty + harder})`, [...amountParam(id), ...long]);
    }),
  );
  return [straight('straight', 'Straight on', short), ...turns, ...(move.bootlegs ? BOOTLEGGERS : []), ...half];
}

/** In a move of two inches: which of them the maneuver takes (S-03). */
const INCH: Param = { name: 'inch', label: 'Which inch', min: 1, max: 2, step: 1 };

function shortParam({ inches, mayShorten, mustShorten }: Move): readonly Param[] {
  if (inches < 2 || !mayShorten || mustShorten) return [];
  return [{ name: 'short', label: 'One-and-a-half move', min: 0, max: 1, step: 1 }];
}

/** Half an inch straight, or at the lowest speed a pivot instead. */
function halfMoves({ pivots, reverse }: Move): readonly MenuItem[] {
  const half = straight('half', 'Half-move, straight', []);
  if (!pivots) return [half];
  const difficulty = maneuver('pivot').difficulty + (reverse ? REVERSE.addsDifficulty : 0);
  const corner = `${reverse ? 'front' : 'rear'} corner (D${difficulty})`;
  const pivot = (side: Hand) => steered('pivot', side, `Pivot on the ${side} ${corner}`, amountParam('pivot'));
  return [half, ...HANDS.map(pivot)];
}

function amountParam(id: ManeuverId): readonly Param[] {
  const { shape } = maneuver(id);
  switch (shape.kind) {
    case 'drift': {
      const min = Math.floor(shape.sideways.over / DRIFT_STEP) + 1;
      const max = shape.sideways.upTo / DRIFT_STEP;
      return [{ name: 'sixteenths', label: 'Sideways', min, max, step: 1, unit: '1/16 in', start: max }];
    }
    case 'swerve': {
      const { over, upTo } = shape.degrees;
      return [{ name: 'degrees', label: 'Turn', min: over + 1, max: upTo, step: 1, unit: '°', start: upTo }];
    }
    case 'pivot':
      return [{ name: 'degrees', label: 'Turn to the right', min: -180, max: 180, step: 1, unit: '°', start: 0 }];
    default:
      return [];
  }
}
