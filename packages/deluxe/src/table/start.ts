import { makePose } from '@hardtop/geometry';
import { ACCESSORIES } from '../catalog/accessories.ts';
import type { Plate } from '../catalog/armor-locations.ts';
import { handWeapon } from '../catalog/hand-weapons.ts';
import { CORNER_LOSS, HANDLING_CLASS_LIMITS } from '../catalog/handling.ts';
import { GRAINS_PER_UNIT } from '../catalog/power-range.ts';
import { SECTION } from '../catalog/road-sections.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import { noteGrounds } from './chapters/ground.ts';
import { freshActs, onGround } from './queries/on-foot.ts';
import { pointsBrought } from './queries/parts.ts';
import { sectionAfter } from './queries/road.ts';
import { changeClass, withoutSkill } from './queries/skill.ts';
import { cornersLost } from './queries/tires.ts';
import type { ArmModel, PartModel, PersonModel, VehicleModel } from './state/model.ts';

import type { MovingPart, MovingPartId } from './state/moving-parts.ts';
import type { Section } from './state/road.ts';
import type { Setup, Start, StartingDamage, Walker } from './state/setup.ts';
import type { ArmorPoints, ArmState, PartState, Pedestrian, Person, State, TireState, Vehicle } from './state/state.ts';
import { noStory } from './state/story.ts';

function partState(model: PartModel, damage: StartingDamage): PartState {
  const { id } = model;
  const dp = pointsBrought(model, damage);
  const { power = 0 } = damage;
  switch (model.kind) {
    case 'weapon': {
      const hurt = damage.weapons?.[id];
      const shots = model.shots === null ? null : Math.min(model.shots, hurt?.shots ?? model.shots);
      const aimed = weaponRow(model.weapon).toHit !== null;
      return { kind: 'weapon', id, aimed, dp, shots, firedTurn: 0, lastTarget: null, row: 0, automatic: false };
    }
    case 'plant':
      return {
        kind: 'plant',
        id,
        dp,
        drained: power > 0 && id === 'plant' ? power * GRAINS_PER_UNIT : undefined,
        blows: undefined,
      };
    case 'cargo':
      return { kind: 'cargo', id, dp };
  }
}

/** What few people have, and what befalls few, is named for all: see `fittedState`. */
function personState(model: PersonModel, hits: number): Person {
  const { id, seat, post, place, operates, armor, hands } = model;
  return {
    id,
    seat,
    post,
    place,
    operates,
    armor,
    hits,
    actedTurn: 0,
    droveTurn: 0,
    arms: hands?.arms.map(armState),
    grenades: model.throws?.grenades.map((held) => ({ ...held })),
    daze: undefined,
    slain: undefined,
    care: undefined,
  };
}

function armState({ id, weapon, shots, clips }: ArmModel): ArmState {
  const { special } = handWeapon(weapon);
  return {
    id,
    shots,
    ...(clips !== undefined && { clips }),
    ...((special.kind === 'tripod' || special.kind === 'flame') && { dp: special.dp }),
    firedTurn: 0,
    lastTarget: null,
    row: 0,
  };
}

function armorState({ armor }: VehicleModel, damage: StartingDamage): ArmorPoints {
  const lost: ArmorPoints = damage.armor ?? {};
  const points: ArmorPoints = {};
  for (const [facing, full] of Object.entries(armor) as [Plate, number][])
    points[facing] = Math.max(0, full - (lost[facing] ?? 0));
  return points;
}

function tireStates({ wheels }: VehicleModel, damage: StartingDamage): TireState[] {
  return wheels.map(({ corner, dp, guard }): TireState => {
    const tire = { corner, dp: Math.max(0, dp - (damage.tires?.[corner] ?? 0)), wheelLost: false };
    return guard === undefined ? tire : { ...tire, guard };
  });
}

/** A fight begins with turrets and guards inside, and with doors shut (H-200). */
function movingParts({ popUp, wheels, doors }: VehicleModel): MovingPart[] {
  const ids: MovingPartId[] = [];
  if (popUp) ids.push('turret');
  if (wheels.some(({ guardRetracts }) => guardRetracts === true)) ids.push('guards');
  for (const side of doors) ids.push(side === 'left' ? 'left-door' : 'right-door');
  return ids.map((id) => ({ id, out: false, due: null }));
}

/** What few vehicles have, and what becomes of few: named for all, so that all are of one build for the machine. */
function fittedState(model: VehicleModel): Partial<Vehicle> {
  const { armor, blades, grenades, searchlight } = model;
  const moving = movingParts(model);
  return {
    blades: blades === undefined ? undefined : { ...blades, welded: (armor[blades.at] ?? 0) === 0, lost: false },
    grenades: grenades === undefined ? undefined : { ...grenades },
    starting: undefined,
    searchlight: searchlight ? ACCESSORIES.searchlight.dp : undefined,
    beam: undefined,
    left: undefined,
    conduct: undefined,
    moving: moving.length > 0 ? moving : undefined,
    jumpStart: undefined,
  };
}

/** A vehicle as it drives up, with the damage it brings along. */
export function vehicleFrom(start: Start, index: number): Vehicle {
  const { model, damage, speed } = start;
  return {
    id: model.id,
    counter: model.counter,
    pose: start.pose,
    level: 0,
    speed,
    oldSpeed: speed,
    setSpeed: speed,
    rested: speed === 0,
    direction: speed < 0 ? -1 : 1,
    phaseHeading: start.pose.h,
    owesShort: false,
    handlingClass: model.handlingClass,
    classLoss: 0,
    startingClass: model.handlingClass,
    status: start.status ?? model.handlingClass,
    offRoad: false,
    grounds: [],
    shortedOut: false,
    flight: null,
    reflexes: 0,
    quickness: index,
    armor: armorState(model, damage),
    parts: model.parts.map((part) => partState(part, damage)),
    tires: tireStates(model, damage),
    crew: model.crew.map((person, i) => personState(person, damage.crew?.[i] ?? 0)),
    pending: null,
    rolling: null,
    bootlegger: null,
    down: 'underbody',
    burning: start.burning,
    aimedFire: 0,
    plantBlows: false,
    changingSeats: 0,
    righting: 0,
    phaseHits: 0,
    phaseSide: null,
    wheelsShed: 0,
    flameHits: 0,
    scorched: [],
    fuelHit: 'no',
    touching: [],
    over: [],
    paintedUntil: 0,
    lights: 'on',
    quiet: false,
    glimpsed: 0,
    gone: false,
    surrendered: false,
    shown: [],
    ...fittedState(model),
  };
}

/** Somebody as the scenario puts him there. */
export function pedestrianFrom({ id, seat, armor, hits, pose, model }: Walker): Pedestrian {
  if (model !== undefined) return onGround({ ...personState(model, hits), post: null }, pose, 0, freshActs());
  const person = { id, seat, post: null, armor, hits, actedTurn: 0, droveTurn: 0 };
  return onGround(person, pose, 0, undefined);
}

export function begin(setup: Setup): State {
  const vehicles = setup.starts.map(vehicleFrom);
  const road = setup.highway === undefined ? undefined : firstRoad(setup.bounds);
  for (const vehicle of vehicles) {
    changeClass(vehicle, withoutSkill(setup, vehicle));
    settleCorners(vehicle);
    noteGrounds({ setup, state: { road } }, vehicle);
    if (setup.jumpStart !== undefined) vehicle.jumpStart = { maneuvers: 0, losesMove: false };
  }
  return {
    at: 'start',
    turn: 0,
    phase: 1,
    vehicles,
    pedestrians: setup.walkers.map(pedestrianFrom),
    counters: setup.counters.map((counter) => ({ ...counter })),
    countersMade: setup.counters.length,
    structures: {},
    breaches: openingsOf(setup),
    joints: [],
    flareUntil: 0,
    missiles: [],
    missilesMade: 0,
    limpets: [],
    limpetsMade: 0,
    queue: [],
    waiting: [],
    passedAt: setup.seats.map(() => null),
    resigned: setup.seats.map(() => false),
    lastSeen: {},
    blips: [],
    story: noStory(),
    road,
  };
}

/** Straight on to the north, from the southern edge of what is laid first. */
function firstRoad({ minX, minY, maxX, maxY }: Setup['bounds']): readonly Section[] {
  const sections: Section[] = [{ kind: 'straight', pose: makePose((minX + maxX) / 2, minY, 0), from: minY }];
  for (let last = sections[0]; last !== undefined && last.from + SECTION.length < maxY; last = sections.at(-1))
    sections.push(sectionAfter(last, 'straight'));
  return sections;
}

/** The doors and windows that walls begin with. */
export function openingsOf({ structures }: Setup): State['breaches'] {
  return Object.fromEntries(
    structures.flatMap(({ id, openings = [] }) => (openings.length === 0 ? [] : [[id, openings]])),
  );
}

/** A corner that starts without a tire starts without its handling class too. */
function settleCorners(vehicle: Vehicle): void {
  vehicle.handlingClass = Math.max(
    HANDLING_CLASS_LIMITS.startMin,
    vehicle.handlingClass + CORNER_LOSS.tires * cornersLost(vehicle),
  );
  vehicle.startingClass = vehicle.handlingClass;
}
