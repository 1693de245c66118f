import { roll } from '@hardtop/kernel';
import { OFF_ROAD_WEAR } from '../../catalog/terrain.ts';
import { isCycle, isTrike } from '../queries/build.ts';
import { ownerOf } from '../queries/deciding.ts';
import { isOffRoad } from '../queries/ground.ts';
import { nameOf } from '../queries/names.ts';
import { markerCeiling, offRoadChange } from '../queries/off-road.ts';
import { armorOn } from '../queries/parts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, isUpright, type TireState, type Vehicle } from '../state/state.ts';
import { shortOut } from './ground.ts';
import { tellAboard } from './showing.ts';
import { damageTire } from './tires.ts';

const PENALTIES = 'deluxe/XIV.5/penalties';
const WEAR = 'deluxe/XIV.5/wear';

/** As a turn begins: on which ground it stands, and what that leaves of its handling. */
export function settleGround(game: DeluxeGame, vehicle: Vehicle): void {
  const { setup } = game;
  shortOut(game, vehicle);
  if (vehicle.flight === null) changeGround(game, vehicle, isOffRoad(setup, vehicle));
  if (vehicle.offRoad) vehicle.status = Math.min(vehicle.status, markerCeiling(setup, vehicle));
}

function changeGround(game: DeluxeGame, vehicle: Vehicle, offRoad: boolean): void {
  if (offRoad === vehicle.offRoad) return;
  vehicle.offRoad = offRoad;
  const change = offRoad ? offRoadChange(game.setup, vehicle) : 0;
  const by = change === 0 ? 'keeps its handling class' : `handling class ${change > 0 ? '+' : ''}${change}`;
  const text = offRoad
    ? `${nameOf(game, vehicle)} is off the road: ${by}.`
    : `${nameOf(game, vehicle)} is on the road.`;
  const marks = [offRoad ? 'terrain/off-road' : 'terrain/road'];
  game.emit({ kind: 'ground', rule: PENALTIES, about: vehicle.id, outcome: 'neutral', text, marks });
}

/** As a turn ends: stones and stumps take their toll of whoever is quick off the road. */
export function* wearOffRoad(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { setup } = game;
  const mph = Math.abs(vehicle.speed);
  if (mph <= OFF_ROAD_WEAR.over || vehicle.flight !== null || !isUpright(vehicle)) return;
  if (!isOffRoad(setup, vehicle)) return;
  const exposed = { underbody: isLow(game, vehicle), tires: softTires(game, vehicle) };
  if (!exposed.underbody && exposed.tires.length === 0) return;
  for (let rolls = mph > OFF_ROAD_WEAR.twiceOver ? 2 : 1; rolls > 0; rolls--) yield* wearOnce(game, vehicle, exposed);
}

/** Cycles, trikes and off-road suspensions stand high (deluxe/XIV.5/off-road-suspension). */
function isLow({ setup }: DeluxeGame, vehicle: Vehicle): boolean {
  return !isCycle(vehicle) && !isTrike(vehicle) && !modelOf(setup, vehicle.id).offRoadSuspension;
}

function softTires({ setup }: DeluxeGame, { id, tires }: Vehicle): readonly TireState[] {
  const { wheels } = modelOf(setup, id);
  const isSolid = (tire: TireState): boolean =>
    wheels.some(({ corner, spikeProof }) => corner === tire.corner && spikeProof);
  return tires.filter((tire) => tire.dp > 0 && !isSolid(tire));
}

interface Exposed {
  readonly underbody: boolean;
  readonly tires: readonly TireState[];
}

function* wearOnce(game: DeluxeGame, vehicle: Vehicle, { underbody, tires }: Exposed): DeluxePlay {
  const rolled = yield* roll(game, OFF_ROAD_WEAR.dice, {
    seat: ownerOf(game, vehicle),
    rule: WEAR,
    purpose: `wear on ${nameOf(game, vehicle)} off the road`,
  });
  const { underbodyTo, tireTo } = OFF_ROAD_WEAR;
  const about = vehicle.id;
  const told = { kind: 'wear', rule: WEAR, about, roll: rolled } as const;
  if (rolled.total <= underbodyTo && underbody) {
    game.emit({ ...told, outcome: 'bad', text: `${nameOf(game, vehicle)} scrapes its underbody.` });
    return scrape(game, vehicle);
  }
  const isTire = rolled.total > underbodyTo && rolled.total <= tireTo && tires.some(({ dp }) => dp > 0);
  const text = isTire
    ? `${nameOf(game, vehicle)} wears a tire.`
    : `${nameOf(game, vehicle)} takes no harm off the road.`;
  game.emit({ ...told, outcome: isTire ? 'bad' : 'good', text });
  if (isTire) yield* wearTire(game, vehicle, tires);
}

/** Behind the armor nothing suffers. */
function scrape(game: DeluxeGame, vehicle: Vehicle): void {
  const before = armorOn(vehicle, 'underbody');
  const points = Math.min(before, OFF_ROAD_WEAR.points);
  if (points === 0) return;
  vehicle.armor.underbody = before - points;
  const text = `${nameOf(game, vehicle)}: underbody armor ${before} → ${before - points} (off the road).`;
  tellAboard(game, vehicle, { kind: 'damage', rule: WEAR, about: vehicle.id, outcome: 'bad', text });
}

function* wearTire(game: DeluxeGame, vehicle: Vehicle, tires: readonly TireState[]): DeluxePlay {
  const left = tires.filter(({ dp }) => dp > 0);
  const rolled = yield* roll(game, `1d${left.length}`, {
    seat: ownerOf(game, vehicle),
    rule: WEAR,
    purpose: `which tire of ${nameOf(game, vehicle)} suffers`,
  });
  const tire = left[rolled.total - 1];
  if (tire !== undefined)
    yield* damageTire(game, vehicle, tire, OFF_ROAD_WEAR.points, { label: 'Off the road', rule: WEAR, wheels: 'kept' });
}
