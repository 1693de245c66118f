import { CRITICAL_FROM, FUEL, ROWS } from '../catalog/damage.ts';
import { fieldOf } from '../table/queries/field-of.ts';
import { armorSaveOf, bodyOf, crewOf, soundFigures } from '../table/queries/figures.ts';
import { whiplashPoints } from '../table/queries/ram-dice.ts';
import { strapSave } from '../table/queries/saves.ts';
import { type RoadGame, type Vehicle, WHEEL } from '../table/state/state.ts';

const MEAN = 3.5;
const FACES = 6;
/** Points may fall out half as high again as their mean. */
const AT_MOST = 1.5;
/** What it is worth to lose a driver, one who is alone, another of the crew; to be crippled; to have parts struck. */
const DRIVER = 25;
const ALONE = 35;
const MATE = 12;
const CRIPPLED = 20;
const PARTS = 8;
/** One's own hide counts a little more. */
const OWN = 1.1;

/** What armor lets through. */
function through(save: number | null): number {
  return save === null ? 1 : (save - 1) / FACES;
}

/** What comes of a blow: in points, and the chance that the tank goes up. */
interface Harm {
  readonly worth: number;
  readonly boom: number;
}

/** What dice do to a vehicle and its crew; a ram also jerks their necks. */
function harmOf(game: RoadGame, vehicle: Vehicle, dice: number, jerks: boolean): Harm {
  const { row, hitPoints } = soundFigures(game, vehicle);
  const points = dice * MEAN * through(armorSaveOf(game, vehicle));
  const spread = Math.max(1, points);
  let struck = 0;
  for (let rows = vehicle.rowsChecked + 1; rows * row <= vehicle.damage + AT_MOST * points; rows++) {
    const from = CRITICAL_FROM[Math.min(rows, ROWS) - 1] ?? CRITICAL_FROM[0];
    struck += (likely((vehicle.damage + AT_MOST * points - rows * row) / spread) * (FACES + 1 - from)) / FACES;
  }
  const boom = vehicle.fuelLost ? 0 : Math.min(1, struck);
  const crippled = vehicle.crippled ? 0 : likely((vehicle.damage + AT_MOST * points - hitPoints) / spread);
  const whiplash = jerks ? whiplashPoints(dice) : 0;
  const necks = crewHarm(game, vehicle, whiplash, struck);
  return { worth: points + struck * PARTS + necks + crippled * CRIPPLED, boom };
}

function likely(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** What it is worth that somebody of the crew is likely to die, by whiplash or by what the damage strikes. */
function crewHarm(game: RoadGame, vehicle: Vehicle, whiplash: number, struck: number): number {
  const passes = (strapSave(game, vehicle) - 1) / FACES;
  const crew = crewOf(game, vehicle);
  let worth = 0;
  for (const { id, hp } of crew) {
    const left = Math.max(1, hp - whiplash * passes);
    const shot = Math.min(1, struck) * likely((FACES + 1 - left) / FACES);
    const dies = 1 - (1 - atLeast(hp, whiplash, passes)) * (1 - shot);
    worth += dies * (id === vehicle.crew[WHEEL] ? (crew.length === 1 ? ALONE : DRIVER) : MATE);
  }
  return worth;
}

/** What a ram does to the other side less what it does to one's own, with a tank that may go up between them. */
export function ramBalance(game: RoadGame, own: Vehicle, other: Vehicle, given: number, taken: number): number {
  const his = harmOf(game, other, given, true);
  const mine = harmOf(game, own, taken, true);
  const hisBlast = his.boom === 0 ? 0 : his.boom * (blastOn(game, other, other) - blastOn(game, other, own) * OWN);
  const myBlast = mine.boom === 0 ? 0 : mine.boom * (blastOn(game, own, other) - blastOn(game, own, own) * OWN);
  return his.worth - mine.worth * OWN + hisBlast + myBlast;
}

/** What the tank of one does to another beside it, or to itself. */
function blastOn(game: RoadGame, tank: Vehicle, struck: Vehicle): number {
  const { size } = bodyOf(game, tank);
  const isNear = tank === struck || fieldOf(game).kind === 'open';
  const dice = isNear ? Math.max(FUEL.diceOfSizeZero, FUEL.dicePerSize * size) : (FUEL.rings[0]?.dice ?? 0);
  return harmOf(game, struck, dice, false).worth;
}

/** The chance of at least so many of so many, each with its chance. */
function atLeast(least: number, of: number, each: number): number {
  let sum = 0;
  for (let n = least; n <= of; n++) sum += choose(of, n) * each ** n * (1 - each) ** (of - n);
  return sum;
}

function choose(of: number, n: number): number {
  let ways = 1;
  for (let i = 1; i <= n; i++) ways = (ways * (of - n + i)) / i;
  return ways;
}
