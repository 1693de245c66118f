import type { Gauge, Sheet, SheetTrack, Spot } from '@hardtop/board';
import { armorType as armorRow } from '../catalog/armor.ts';
import { type Plate, SIDECAR_PLATES } from '../catalog/armor-locations.ts';
import { TURNS_TO_RIGHT_A_CYCLE } from '../catalog/cycle-hits.ts';
import { isFixed } from '../catalog/damage-location.ts';
import { grenade as grenadeRow } from '../catalog/grenades.ts';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../catalog/handling.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { INJURIES, PERSON_DP } from '../catalog/people.ts';
import { FULL_CHARGE } from '../catalog/power-range.ts';
import { SIDES } from '../catalog/units.ts';
import { vehicleBody } from '../catalog/vehicle-bodies.ts';
import { hasBlades } from '../table/queries/blades.ts';
import { isCycle } from '../table/queries/build.ts';
import { controlCell } from '../table/queries/control-table.ts';
import { crewLabel, isConscious } from '../table/queries/crew.ts';
import { dazeNotes } from '../table/queries/daze.ts';
import { type Gun, gunsAboard } from '../table/queries/guns.ts';
import { armMount, armName } from '../table/queries/hands.ts';
import { partModelOf, plateLabel } from '../table/queries/parts.ts';
import { paceOn, unitsLeft } from '../table/queries/power.ts';
import { cornersOf, tiresAt } from '../table/queries/tires.ts';
import type { VehicleModel } from '../table/state/model.ts';
import { areGuardsDown, isOpenAt } from '../table/state/moving-parts.ts';
import type { Leaving } from '../table/state/road.ts';
import type { PartState, Person, Vehicle } from '../table/state/state.ts';
import type { WheelCorner } from '../table/state/wheels.ts';
import { characterLines, pocketGauges } from './characters.ts';
import { movingNote } from './moving-parts.ts';

const PLATES = [...SIDES, ...SIDECAR_PLATES] as const satisfies readonly Plate[];

const SPOTS = {
  front: 'front',
  right: 'right',
  left: 'left',
  back: 'back',
  top: 'top',
  underbody: 'under',
  sidecarFront: 'front',
  sidecarRight: 'right',
  sidecarLeft: 'left',
  sidecarBack: 'back',
  sidecarUnderbody: 'under',
} as const satisfies Record<(typeof PLATES)[number], Spot>;

export function armorGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return PLATES.filter((side) => model.armor[side] !== undefined).map((side) => ({
    id: `armor-${side}`,
    label: capital(plateLabel(side)),
    group: 'armor',
    spot: SPOTS[side],
    now: vehicle.armor[side] ?? 0,
    full: model.armor[side] ?? 0,
    ...(isOpenAt(vehicle, side) && { note: 'the door is open' }),
  }));
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
}

function weaponGauge({ state, model }: Gun): Gauge {
  const ammo = model.shots === null || state.shots === null ? {} : { ammo: { now: state.shots, full: model.shots } };
  const notes = [
    ...model.links.map((link) => `link ${link}`),
    ...(state.automatic ? ['on automatic'] : []),
    ...fuseOf(model),
    ...(model.gas === true ? ['tear gas'] : []),
    ...grenadesOf(state, model),
  ];
  const note = notes.length === 0 ? {} : { note: notes.join(', ') };
  return {
    id: model.id,
    label: `${model.weapon} ${model.sidecar === true ? 'sidecar ' : ''}${model.at}`,
    group: 'weapon',
    spot: isFixed(model.at) ? model.at : 'top',
    now: state.dp,
    full: model.dp,
    ...ammo,
    ...note,
  };
}

/** What is still in a launcher, the next one first. */
function grenadesOf({ shots }: Gun['state'], { grenades = [] }: Gun['model']): readonly string[] {
  const left = grenades.slice(grenades.length - (shots ?? 0));
  return left.map(({ grenade, delay }) => grenadeRow(grenade).name.toLowerCase() + (delay > 0 ? ` in ${delay}` : ''));
}

const FUSE_WORDS = { touch: [], remote: ['set off by signal'], dual: ['set off by signal or touch'] } as const;

function fuseOf({ fuse }: Gun['model']): readonly string[] {
  return FUSE_WORDS[fuse];
}

function plantGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return vehicle.parts.flatMap((part) => {
    const built = partModelOf(model, part.id);
    if (built.kind !== 'plant') return [];
    return [
      {
        id: part.id,
        label: built.id === 'plant' ? 'Power plant' : 'Second power plant',
        group: 'plant',
        spot: built.at === 'cargo' ? 'inside' : built.at,
        now: part.dp,
        full: built.dp,
        ...powerNote(part),
      },
    ];
  });
}

function powerNote(part: PartState): { readonly note: string } | null {
  return part.kind === 'plant' ? { note: `power ${unitsLeft(part)} of ${FULL_CHARGE}` } : null;
}

function grenadeGauges({ grenades = {} }: VehicleModel, vehicle: Vehicle): Gauge[] {
  return SIDES.filter((side) => grenades[side] !== undefined).map((side) => ({
    id: `grenades-${side}`,
    label: `AP grenades ${side}`,
    group: 'gear',
    spot: SPOTS[side],
    now: vehicle.grenades?.[side] ?? 0,
    full: grenades[side] ?? 0,
  }));
}

/** Whatever else inside has points to lose. */
function loadGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return vehicle.parts.flatMap((part) => {
    const built = partModelOf(model, part.id);
    if (built.kind !== 'cargo') return [];
    return [
      {
        id: part.id,
        label: capital(built.label),
        group: 'gear',
        spot: built.onRoof === true ? 'top' : 'inside',
        now: part.dp,
        full: built.dp,
      },
    ];
  });
}

/** `driver`, `sidecar passenger`. */
function personLabel({ post, place }: Person): string {
  return place === undefined || place === 'saddle' ? post : `${place} ${post}`;
}

export function crewGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return vehicle.crew.map((person, i) => {
    const worn = model.crew.some(({ id, armorKind }) => id === person.id && armorKind !== 'none');
    const armor = worn ? `, body armor ${person.armor}` : '';
    return {
      id: `crew-${i}`,
      label: capital(personLabel(person)),
      group: 'crew',
      spot: 'inside',
      now: Math.max(0, PERSON_DP - person.hits),
      full: PERSON_DP,
      note: `${INJURIES[Math.min(person.hits, PERSON_DP)]}${armor}${dazeNotes(person)
        .map((note) => `, ${note}`)
        .join('')}`,
    };
  });
}

/** What each of them fires by hand, with the shots left in it. */
function handGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  const gauges: Gauge[] = [];
  for (const person of vehicle.crew) {
    for (const { id, shots } of person.arms ?? []) {
      const arm = model.crew.find((one) => one.id === person.id)?.hands?.arms.find((one) => one.id === id);
      if (arm === undefined) continue;
      const note = `${crewLabel(vehicle, person)}${arm.scope ? ', laser scope' : ''}`;
      const label = capital(armName(arm));
      gauges.push({
        id: armMount(person, arm),
        label,
        group: 'weapon',
        spot: 'inside',
        now: 1,
        full: 1,
        ammo: { now: shots, full: arm.shots },
        note,
      });
    }
  }
  return gauges;
}

const TIRE_SPOTS = {
  'front-left': 'front-left',
  'front-right': 'front-right',
  'back-left': 'back-left',
  'back-right': 'back-right',
  'middle-left': 'left',
  'middle-right': 'right',
  front: 'front',
  back: 'back',
  'sidecar-left': 'left',
  'sidecar-right': 'right',
} as const satisfies Record<WheelCorner, Spot>;

function tireGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return cornersOf(vehicle).flatMap((corner) =>
    tiresAt(vehicle, corner).map((tire, i): Gauge => {
      const { dp, wheelLost, guard } = tire;
      const isIn = model.wheels[vehicle.tires.indexOf(tire)]?.guardRetracts === true && !areGuardsDown(vehicle);
      const guarded = guard === undefined ? {} : { note: `wheelguard ${guard}${isIn ? ', drawn in' : ''}` };
      const lost = wheelLost ? { note: 'wheel lost' } : guarded;
      return {
        id: `tire-${corner}-${i}`,
        label: `${corner.replace('-', ' ')} tire`,
        group: 'tire',
        spot: TIRE_SPOTS[corner],
        now: Math.max(0, dp),
        full: model.wheels.find((wheel) => wheel.corner === corner)?.dp ?? 0,
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

function speedTrack(model: VehicleModel, vehicle: Vehicle): SheetTrack {
  const { topSpeed } = paceOn(model, vehicle);
  const top = Math.max(topSpeed, vehicle.speed);
  // A collision may drive a reversing car beyond the limit of its own gears.
  const back = Math.max(isCycle(vehicle) ? 0 : REVERSE.topSpeed, 0 - vehicle.speed);
  const cells = Array.from({ length: (top + back) / SPEED_STEP + 1 }, (_, i) => i * SPEED_STEP - back);
  const beyond = cells.findIndex((speed) => speed > topSpeed);
  const track = { id: 'speed', label: 'Speed', cells: cells.map(String), at: cells.indexOf(vehicle.speed) };
  return beyond < 0 ? track : { ...track, dangerFrom: beyond };
}

function notesOf(vehicle: Vehicle): readonly string[] {
  const notes: string[] = [];
  if (vehicle.burning) notes.push('On fire');
  if (vehicle.paintedUntil > 0)
    notes.push(`Paint on its windows to the end of turn ${vehicle.paintedUntil}: -2 to hit`);
  if (vehicle.pending !== null) notes.push('Out of control: the crash result comes with the next move');
  if (vehicle.rolling !== null) notes.push('Rolling over');
  if (vehicle.bootlegger !== null) notes.push('In a bootlegger: no aimed fire till it stands');
  if (vehicle.aimedFire !== 0)
    notes.push(
      vehicle.aimedFire === 'none' ? 'No aimed fire this turn' : `Aimed fire at ${vehicle.aimedFire} this turn`,
    );
  if (vehicle.owesShort) notes.push('Owes a short move this turn');
  if (vehicle.righting > 0) notes.push(`Being picked up: ${TURNS_TO_RIGHT_A_CYCLE - vehicle.righting} more turns`);
  for (const part of vehicle.moving ?? []) notes.push(capital(movingNote(part)));
  if (vehicle.lights === 'off') notes.push('Without lights: unseen by whoever has no infrared');
  if (vehicle.quiet) notes.push('In stealth mode: half its speed, and not heard');
  if (vehicle.shortedOut) notes.push('Its plant is under water and dead for the duel');
  if (vehicle.flight !== null) notes.push('In the air: no steering, no brakes till it lands');
  if (vehicle.blades?.fake !== true && vehicle.blades !== undefined && !hasBlades(vehicle) && vehicle.veiled !== true)
    notes.push('Blades gone');
  if (vehicle.beam?.blinds === true) notes.push('Blinded by a searchlight: maneuvers 3 harder, fire at -10');
  if (vehicle.searchlight !== undefined) notes.push(vehicle.searchlight > 0 ? 'Searchlight' : 'Searchlight shot out');
  if (vehicle.gone) notes.push(goneNote(vehicle));
  if (vehicle.left === 'gate' && !vehicle.gone) notes.push('Past the safe line: out of the fight');
  if (vehicle.surrendered) notes.push(vehicle.conduct?.includes('barred') ? 'Disqualified' : 'Surrendered');
  if (vehicle.conduct?.includes('merciless')) notes.push('Known for refusing surrenders');
  return notes;
}

const LEFT = {
  behind: 'Left behind on the road',
  country: 'Lost in the open country',
  town: 'Safe in town',
  gate: 'Out by a gate',
} as const satisfies Record<Leaving, string>;

function goneNote({ unseen, left }: Vehicle): string {
  if (unseen === true) return 'Out of sight in the dark';
  return left === undefined ? 'Destroyed' : LEFT[left];
}

/** What others have seen at work. */
function shownGauges({ shown }: Vehicle): Gauge[] {
  return shown.map(({ id, label, gun, gone }) => ({
    id,
    label,
    group: gun === null ? 'gear' : 'weapon',
    spot: gun === null ? 'inside' : isFixed(gun.at) ? gun.at : 'top',
    now: 0,
    full: 0,
    ...(gone ? { note: 'destroyed' } : { unknown: true }),
  }));
}

/** What a stranger makes of a vehicle: the plates, what has been seen of it, who is up, the tires. */
export function veiledGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  const people = vehicle.crew.map((person, i): Gauge => {
    const note = isConscious(person) ? {} : { note: 'out' };
    return { id: `crew-${i}`, label: capital(personLabel(person)), group: 'crew', spot: 'inside', ...UNKNOWN, ...note };
  });
  return [
    ...armorGauges(model, vehicle).map((gauge) => ({ ...gauge, ...UNKNOWN })),
    ...shownGauges(vehicle),
    { id: 'plant', label: 'Power plant', group: 'plant', spot: 'inside', ...UNKNOWN },
    ...people,
    ...tireGauges(model, vehicle),
  ];
}

const UNKNOWN = { now: 0, full: 0, unknown: true } as const;

function gaugesOf(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  if (vehicle.veiled === true) return veiledGauges(model, vehicle);
  return [
    ...armorGauges(model, vehicle),
    ...gunsAboard(model, vehicle).map(weaponGauge),
    ...handGauges(model, vehicle),
    ...pocketGauges(model, vehicle),
    ...plantGauges(model, vehicle),
    ...loadGauges(model, vehicle),
    ...grenadeGauges(model, vehicle),
    ...crewGauges(model, vehicle),
    ...tireGauges(model, vehicle),
  ];
}

/** `Heavy cycle with heavy sidecar`. */
function bodyName({ body, sidecar }: VehicleModel): string {
  const { name } = vehicleBody(body);
  return sidecar === null ? name : `${name} with ${vehicleBody(sidecar).name.toLowerCase()}`;
}

function fittedTo({
  extinguisher,
  aids,
  chains,
  armorType,
  blades,
  sensors,
  brushcutter,
  offRoadSuspension,
}: VehicleModel): readonly string[] {
  const fitted: string[] = [...aids, ...sensors];
  if (extinguisher !== 'none')
    fitted.unshift(extinguisher === 'fireextinguisher' ? 'fire extinguisher' : 'improved fire extinguisher');
  if (blades !== undefined) fitted.push(`${blades.fake === true ? 'fake ' : ''}blades ${blades.at}`);
  if (armorType !== 'normal') fitted.unshift(`${armorRow(armorType).name.toLowerCase()} armor`);
  if (chains) fitted.push('tire chains');
  if (brushcutter) fitted.push('brushcutter');
  if (offRoadSuspension) fitted.push('off-road suspension');
  return fitted.length === 0 ? [] : [fitted.join(', ')];
}

/** With what the open country leaves of it, while it is out there. */
function handlingLine({ handlingClass: built, offRoadClass }: VehicleModel, vehicle: Vehicle): string {
  const { handlingClass, startingClass, reflexes, offRoad } = vehicle;
  const change = offRoadClass - built;
  const away = offRoad && change !== 0 ? ` (off the road ${change > 0 ? '+' : ''}${change})` : '';
  return `Handling class ${handlingClass}${away}, starts at ${startingClass}; reflexes ${reflexes}`;
}

/** The record sheet of one vehicle with its present damage: all that its line in a list says of it (deluxe/III.2/specifications). */
export function sheetOf(model: VehicleModel, vehicle: Vehicle): Sheet {
  const { acceleration, topSpeed } = paceOn(model, vehicle);
  // What stands in for a hidden car must not pass for the car.
  const isVeiled = vehicle.veiled === true;
  const power = isVeiled ? '' : `, acceleration ${acceleration}, top speed ${topSpeed}`;
  return {
    piece: vehicle.id,
    title: model.name,
    seat: model.seat,
    lines: [
      `${bodyName(model)}${power}`,
      handlingLine(model, vehicle),
      ...(isVeiled ? [] : [...fittedTo(model), ...characterLines(model)]),
    ],
    gauges: gaugesOf(model, vehicle),
    tracks: [handlingTrack(vehicle), speedTrack(model, vehicle)],
    notes: isVeiled ? ['Record sheet hidden', ...notesOf(vehicle)] : notesOf(vehicle),
  };
}
