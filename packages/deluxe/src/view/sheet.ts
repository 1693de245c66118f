import type { Gauge, Sheet, SheetTrack, Spot } from '@hardtop/board';
import { body } from '../catalog/bodies.ts';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../catalog/handling.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { INJURIES, PERSON_DP } from '../catalog/people.ts';
import { SIDES, type Side } from '../catalog/units.ts';
import type { DeluxeRule } from '../rules.ts';
import { controlCell } from '../table/queries/control-table.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import { WHEELS } from '../table/state/wheels.ts';

/** Drawn here though no event or question names it. */
export const SHEET_RULES = ['deluxe/III.2/record-sheet'] as const satisfies readonly DeluxeRule[];

const SPOTS = {
  front: 'front',
  right: 'right',
  left: 'left',
  back: 'back',
  top: 'top',
  underbody: 'under',
} as const satisfies Record<Side, Spot>;

function armorGauges(vehicle: Vehicle): Gauge[] {
  return SIDES.map((side) => ({
    id: `armor-${side}`,
    label: `${side === 'underbody' ? 'Underbody' : side[0]?.toUpperCase() + side.slice(1)} armor`,
    group: 'armor',
    spot: SPOTS[side],
    now: vehicle.armor[side],
    full: vehicle.fullArmor[side],
  }));
}

function weaponGauges(vehicle: Vehicle): Gauge[] {
  return vehicle.weapons.map((weapon) => {
    const ammo =
      weapon.fullShots === null || weapon.shots === null ? {} : { ammo: { now: weapon.shots, full: weapon.fullShots } };
    const link = weapon.link === null ? {} : { note: `link ${weapon.link}` };
    return {
      id: weapon.id,
      label: `${weapon.weapon} ${weapon.mount}`,
      group: 'weapon',
      spot: weapon.mount === 'turret' ? 'top' : weapon.mount,
      now: weapon.dp,
      full: weapon.fullDp,
      ...ammo,
      ...link,
    };
  });
}

function crewGauges(vehicle: Vehicle): Gauge[] {
  return vehicle.crew.map((crew, i) => {
    const role = `${crew.role[0]?.toUpperCase() ?? ''}${crew.role.slice(1)}`;
    const armor = crew.armorKind === 'none' ? '' : `, body armor ${crew.armor}`;
    return {
      id: `crew-${i}`,
      label: role,
      group: 'crew',
      spot: 'inside',
      now: Math.max(0, PERSON_DP - crew.hits),
      full: PERSON_DP,
      note: `${INJURIES[Math.min(crew.hits, PERSON_DP)]}${armor}`,
    };
  });
}

function tireGauges(vehicle: Vehicle): Gauge[] {
  return WHEELS.flatMap((corner) =>
    vehicle.corners[corner].tires.map((now, i): Gauge => {
      const lost = vehicle.corners[corner].wheelLost ? { note: 'wheel lost' } : {};
      return {
        id: `tire-${corner}-${i}`,
        label: `${corner.replace('-', ' ')} tire`,
        group: 'tire',
        spot: corner,
        now: Math.max(0, now),
        full: vehicle.fullTire,
        ...lost,
      };
    }),
  );
}

function handlingTrack(vehicle: Vehicle): SheetTrack {
  const top = HANDLING_CLASS_LIMITS.startMax;
  const cells = Array.from({ length: top - HANDLING_TRACK.floor + 1 }, (_, i) => top - i);
  const danger = cells.findIndex((status) => controlCell(status, vehicle.speed) !== 'safe');
  const track = { id: 'handling', label: 'Handling', cells: cells.map(String), at: cells.indexOf(vehicle.status) };
  return danger < 0 ? track : { ...track, dangerFrom: danger };
}

function speedTrack(vehicle: Vehicle): SheetTrack {
  const top = Math.max(vehicle.topSpeed, vehicle.speed);
  // A collision may drive a reversing car beyond the limit of its own gears.
  const back = Math.max(REVERSE.topSpeed, 0 - vehicle.speed);
  const cells = Array.from({ length: (top + back) / SPEED_STEP + 1 }, (_, i) => i * SPEED_STEP - back);
  const beyond = cells.findIndex((speed) => speed > vehicle.topSpeed);
  const track = { id: 'speed', label: 'Speed', cells: cells.map(String), at: cells.indexOf(vehicle.speed) };
  return beyond < 0 ? track : { ...track, dangerFrom: beyond };
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const notes: string[] = [];
  if (vehicle.burning) notes.push('On fire');
  if (vehicle.pending !== null) notes.push('Out of control: the crash result comes with the next move');
  if (vehicle.rolling !== null) notes.push('Rolling over');
  if (vehicle.aimedFire !== 0)
    notes.push(
      vehicle.aimedFire === 'none' ? 'No aimed fire this turn' : `Aimed fire at ${vehicle.aimedFire} this turn`,
    );
  if (vehicle.owesShort) notes.push('Owes a short move this turn');
  if (vehicle.gone) notes.push('Destroyed');
  if (vehicle.surrendered) notes.push('Surrendered');
  return notes;
}

/** The record sheet of one car with its present damage. */
export function sheetOf(_state: State, vehicle: Vehicle): Sheet {
  const plant: Gauge = {
    id: 'plant',
    label: 'Power plant',
    group: 'plant',
    spot: vehicle.plantAt,
    now: vehicle.plant,
    full: vehicle.fullPlant,
  };
  const extinguisher =
    vehicle.extinguisher === 'none'
      ? []
      : [vehicle.extinguisher === 'fireextinguisher' ? 'fire extinguisher' : 'improved fire extinguisher'];
  return {
    piece: vehicle.id,
    title: vehicle.name,
    seat: vehicle.seat,
    lines: [
      `${body(vehicle.body).name}, acceleration ${vehicle.acceleration}, top speed ${vehicle.topSpeed}`,
      `Handling class ${vehicle.handlingClass}, starts at ${vehicle.startingClass}; reflexes ${vehicle.reflexes}`,
      ...extinguisher,
    ],
    gauges: [...armorGauges(vehicle), ...weaponGauges(vehicle), plant, ...crewGauges(vehicle), ...tireGauges(vehicle)],
    tracks: [handlingTrack(vehicle), speedTrack(vehicle)],
    notes: notesOf(vehicle),
  };
}
