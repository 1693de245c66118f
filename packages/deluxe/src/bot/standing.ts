// How two vehicles stand against each other, by what is left of them.
import { isConscious } from '../table/queries/crew.ts';
import { hasFireLeft, isOut } from '../table/queries/out.ts';
import { plantPoints, weaponModelOf } from '../table/queries/parts.ts';
import { expectedDamage } from '../table/queries/targeting.ts';
import { cornersLost } from '../table/queries/tires.ts';
import type { VehicleModel } from '../table/state/model.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import { type Vehicle, vehicleOf, type World } from '../table/state/state.ts';

/** Whole and unhurt. */
const WHOLE = 100;
/** What a win is worth beside what is left of the winner. */
const WON = 50;

/** In hundredths of a kill, as for the harm of a shot. */
const LOSS = {
  armorPoint: 1,
  bareSide: 30,
  plant: 30,
  guns: 60,
  corner: 10,
  oneOfTwo: 55,
  wound: 12,
  fire: 75,
  fireFought: 25,
  /** Not on its wheels. */
  down: 60,
  skidding: 10,
} as const;

/** How thick armor is before its last points count for more: a share of what the vehicle has in the mean. */
const THICK = { share: 0.3, least: 8 } as const;

const PLATES = ['front', 'right', 'left', 'back'] as const;

/** From the loss of everything to a win without a scratch. */
export function standingOf({ setup, state }: World, own: string, foe: string): number {
  const mine = healthOf(setup, vehicleOf(state, own));
  const theirs = healthOf(setup, vehicleOf(state, foe));
  return mine - theirs + (theirs === 0 ? WON : 0) - (mine === 0 ? WON : 0);
}

/** What is left of one, 0 to 100. */
function healthOf(setup: Setup, vehicle: Vehicle): number {
  if (isOut(vehicle)) return 0;
  const model = modelOf(setup, vehicle.id);
  const loss = armorLoss(model, vehicle) + crewLoss(vehicle) + gunLoss(model, vehicle) + plightOf(model, vehicle);
  return WHOLE * Math.exp(-loss / WHOLE);
}

function armorLoss({ armor: whole }: VehicleModel, { armor }: Vehicle): number {
  let mean = 0;
  for (const plate of PLATES) mean += (whole[plate] ?? 0) / PLATES.length;
  const thickness = Math.max(THICK.least, mean * THICK.share);
  let loss = 0;
  for (const plate of PLATES) {
    const left = armor[plate] ?? 0;
    loss += LOSS.armorPoint * ((whole[plate] ?? 0) - left) + LOSS.bareSide * Math.exp(-left / thickness);
  }
  return loss;
}

function crewLoss({ crew }: Vehicle): number {
  let loss = 0;
  for (const person of crew) {
    if (person.post === 'passenger' || person.hits === 0) continue;
    loss += isConscious(person) ? LOSS.wound : LOSS.oneOfTwo;
  }
  return loss;
}

function gunLoss(model: VehicleModel, vehicle: Vehicle): number {
  let all = 0;
  let left = 0;
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || !part.aimed) continue;
    const damage = expectedDamage(weaponModelOf(model, part.id).weapon);
    all += damage;
    if (hasFireLeft(vehicle, part)) left += damage;
  }
  return all === 0 ? 0 : LOSS.guns * (1 - left / all);
}

/** What is the matter with it besides. */
function plightOf({ extinguisher }: VehicleModel, vehicle: Vehicle): number {
  let loss = cornersLost(vehicle) * LOSS.corner;
  if (plantPoints(vehicle) <= 0) loss += LOSS.plant;
  if (vehicle.burning) loss += extinguisher === 'none' ? LOSS.fire : LOSS.fireFought;
  if (vehicle.down !== 'underbody') loss += LOSS.down;
  return vehicle.pending === null ? loss : loss + LOSS.skidding;
}
