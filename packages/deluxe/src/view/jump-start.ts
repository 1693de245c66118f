import type { Gauge, Goal, Sheet, SheetTrack } from '@hardtop/board';
import { isFixed } from '../catalog/damage-location.ts';
import { jumpStartWeapon, JUMP_START_SPEED as SPEED } from '../catalog/jump-start.ts';
import { vehicleBody } from '../catalog/vehicle-bodies.ts';
import { isCycle } from '../table/queries/build.ts';
import { type Gun, gunsAboard } from '../table/queries/guns.ts';
import type { JumpStartTerms } from '../table/state/jump-start.ts';
import type { VehicleModel } from '../table/state/model.ts';
import type { Vehicle } from '../table/state/state.ts';
import { armorGauges, crewGauges, veiledGauges } from './sheet.ts';

/** A weapon works until its side is gone; only a rocket that fires once is counted. */
function weaponGauge({ state, model }: Gun): Gauge {
  const { shots } = jumpStartWeapon(model.weapon);
  return {
    id: model.id,
    label: `${model.weapon} ${model.at}`,
    group: 'weapon',
    spot: isFixed(model.at) ? model.at : 'top',
    now: state.dp > 0 ? 1 : 0,
    full: 1,
    ...(shots !== undefined && { ammo: { now: state.shots ?? 0, full: shots } }),
    ...(model.links.length > 0 && { note: `link ${model.links.join(', ')}` }),
  };
}

function plantGauge({ parts }: VehicleModel, vehicle: Vehicle): readonly Gauge[] {
  const plant = vehicle.parts.find(({ kind }) => kind === 'plant');
  const full = parts.find(({ kind }) => kind === 'plant')?.dp ?? 0;
  if (plant === undefined) return [];
  return [{ id: 'plant', label: 'Power plant', group: 'plant', spot: 'inside', now: plant.dp, full }];
}

/** No tires, and nothing below. */
function isOnSheet({ group, id }: Gauge): boolean {
  return group !== 'tire' && id !== 'armor-underbody';
}

function gaugesOf(model: VehicleModel, vehicle: Vehicle): readonly Gauge[] {
  if (vehicle.veiled === true) return veiledGauges(model, vehicle).filter(isOnSheet);
  return [
    ...armorGauges(model, vehicle).filter(isOnSheet),
    ...gunsAboard(model, vehicle).map(weaponGauge),
    ...plantGauge(model, vehicle),
    ...crewGauges(model, vehicle),
  ];
}

function speedTrack(vehicle: Vehicle): SheetTrack {
  const back = isCycle(vehicle) ? 0 : SPEED.reverseTop;
  const cells = Array.from({ length: (SPEED.top + back) / SPEED.step + 1 }, (_, i) => i * SPEED.step - back);
  return { id: 'speed', label: 'Speed', cells: cells.map(String), at: cells.indexOf(vehicle.speed) };
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const notes: string[] = [];
  const made = vehicle.jumpStart?.maneuvers ?? 0;
  if (vehicle.veiled === true) notes.push('Record sheet hidden');
  notes.push(made === 0 ? 'The first maneuver of this turn is free' : 'A further maneuver this turn needs a roll');
  if (vehicle.jumpStart?.losesMove === true) notes.push('Its next move is spent skidding');
  if (vehicle.down !== 'underbody') notes.push('On its roof');
  if (vehicle.burning) notes.push('On fire');
  if (vehicle.surrendered) notes.push('Surrendered');
  return notes;
}

/** The book's small record sheet: five sides, plant, crew, guns and the speed track (deluxe/II.3/vehicle-selection). */
export function jumpStartSheet(model: VehicleModel, vehicle: Vehicle): Sheet {
  return {
    piece: vehicle.id,
    title: model.name,
    seat: model.seat,
    lines: [vehicleBody(model.body).name],
    gauges: gaugesOf(model, vehicle),
    tracks: [speedTrack(vehicle)],
    notes: notesOf(vehicle),
  };
}

/** What is played for. */
export function jumpStartGoal({ chase, gate }: JumpStartTerms): Goal {
  if (gate !== null)
    return { text: 'Drive through the gate.', limit: 'nobody has won', to: { ...gate.at, label: 'gate' } };
  if (chase !== null)
    return { text: `The hunted: get ${chase.away} inches ahead. The pack: stop it.`, limit: 'a draw' };
  return { text: 'Be the last that can move or fire.', limit: 'a draw' };
}
