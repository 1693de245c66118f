// What the rules look at all the time is of one shape in every scenario: what is absent stands there as undefined. Objects of many
// shapes make every look at them several times as dear.
import type { PartModel, VehicleModel, WeaponModel } from '../table/state/model.ts';
import type { Setup, Start, Structure } from '../table/state/setup.ts';

/** A literal of this type cannot forget a field. */
type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };

function evenWeapon(weapon: WeaponModel): WeaponModel {
  return {
    kind: weapon.kind,
    id: weapon.id,
    weapon: weapon.weapon,
    at: weapon.at,
    links: weapon.links,
    sidecar: weapon.sidecar,
    dp: weapon.dp,
    shots: weapon.shots,
    fuse: weapon.fuse,
    gas: weapon.gas,
    grenades: weapon.grenades,
  } satisfies Whole<WeaponModel>;
}

function evenPart(part: PartModel): PartModel {
  return part.kind === 'weapon' ? evenWeapon(part) : part;
}

function evenModel(model: VehicleModel): VehicleModel {
  return {
    id: model.id,
    seat: model.seat,
    name: model.name,
    tag: model.tag,
    counter: model.counter,
    body: model.body,
    sidecar: model.sidecar,
    dm: model.dm,
    acceleration: model.acceleration,
    topSpeed: model.topSpeed,
    second: model.second,
    handlingClass: model.handlingClass,
    radials: model.radials,
    offRoadClass: model.offRoadClass,
    offRoadSuspension: model.offRoadSuspension,
    armor: model.armor,
    armorType: model.armorType,
    sidecarArmor: model.sidecarArmor,
    parts: model.parts.map(evenPart),
    wheels: model.wheels,
    crew: model.crew,
    ramPlate: model.ramPlate,
    blades: model.blades,
    brushcutter: model.brushcutter,
    aids: model.aids,
    chains: model.chains,
    sensors: model.sensors,
    searchlight: model.searchlight,
    remoteControl: model.remoteControl,
    turret: model.turret,
    platform: model.platform,
    popUp: model.popUp,
    universal: model.universal,
    doors: model.doors,
    grenades: model.grenades,
    extinguisher: model.extinguisher,
  } satisfies Whole<VehicleModel>;
}

function evenStart(start: Start): Start {
  return {
    title: start.title,
    model: evenModel(start.model),
    pose: start.pose,
    speed: start.speed,
    status: start.status,
    damage: start.damage,
    burning: start.burning,
  } satisfies Whole<Start>;
}

function evenStructure(structure: Structure): Structure {
  return {
    id: structure.id,
    kind: structure.kind,
    pose: structure.pose,
    size: structure.size,
    height: structure.height,
    low: structure.low,
    dp: structure.dp,
    label: structure.label,
    opens: structure.opens,
    openings: structure.openings,
  } satisfies Whole<Structure>;
}

/** The same set-up, all of it in one shape. */
export function evenSetup(setup: Setup): Setup {
  return {
    id: setup.id,
    title: setup.title,
    turnLimit: setup.turnLimit,
    objective: setup.objective,
    occasion: setup.occasion,
    hidden: setup.hidden,
    onFoot: setup.onFoot,
    medics: setup.medics,
    throws: setup.throws,
    strayShots: setup.strayShots,
    dark: setup.dark,
    remote: setup.remote,
    murky: setup.murky,
    bounds: setup.bounds,
    highway: setup.highway,
    safe: setup.safe,
    event: setup.event,
    lone: setup.lone,
    structures: setup.structures.map(evenStructure),
    ground: setup.ground,
    terrain: setup.terrain,
    road: setup.road,
    visibility: setup.visibility,
    seats: setup.seats,
    sides: setup.sides,
    starts: setup.starts.map(evenStart),
    walkers: setup.walkers,
    counters: setup.counters,
    variants: setup.variants,
    jumpStart: setup.jumpStart,
    hints: setup.hints,
  } satisfies Whole<Setup>;
}
