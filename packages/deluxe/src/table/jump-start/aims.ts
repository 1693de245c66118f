import type { Seat } from '@hardtop/kernel';
import type { Mount } from '../../catalog/damage-location.ts';
import { JUMP_START_TO_HIT } from '../../catalog/jump-start.ts';
import type { Attack } from '../queries/asked.ts';
import { type Aim, type Battery, batteriesOf } from '../queries/batteries.ts';
import { vehiclesWith } from '../queries/deciding.ts';
import { type Gun, gunsAboard } from '../queries/guns.ts';
import type { Sighting } from '../queries/line-of-fire.ts';
import { isTarget } from '../queries/shots.ts';
import { placeId } from '../queries/target-names.ts';
import { hitChance } from '../queries/targeting.ts';
import { modelOf } from '../state/setup.ts';
import { isUpright, type Person, type Vehicle, type World } from '../state/state.ts';
import type { Deed, FireTarget, Shot } from '../state/target.ts';
import { firersAwake } from './aboard.ts';
import { computerModifier, jumpStartNeed, seenBy } from './to-hit.ts';

/** A cloud to be fired, and who does it. */
export interface Smoking {
  readonly deed: Extract<Deed, { readonly weapons: readonly string[] }>;
  readonly person: Person;
}

/** Whatever a seat's people can fire, the best first. */
export interface JumpStartChances {
  readonly aims: readonly Aim[];
  readonly smokes: readonly Smoking[];
}

/** Who of a seat's is still free aboard, and what has not fired. */
interface Crewed {
  readonly vehicle: Vehicle;
  readonly firers: readonly Person[];
  readonly ready: readonly Gun[];
}

function isTaken(attacks: readonly Attack[], vehicle: Vehicle, id: string): boolean {
  return attacks.some((attack) => {
    if (attack.kind === 'shot') return attack.shot.firer === vehicle.id && attack.shot.weapons.includes(id);
    return attack.kind === 'deed' && attack.deed.vehicle === vehicle.id && isOf(attack.deed, id);
  });
}

function isOf(deed: Deed, id: string): boolean {
  return 'weapons' in deed && deed.weapons.includes(id);
}

/** A weapon and a person fire once in a turn (deluxe/II.8/combat). */
function crewedOf({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): readonly Crewed[] {
  const crewed: Crewed[] = [];
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || vehicle.surrendered || !isUpright(vehicle)) continue;
    const firers = firersAwake(vehicle, state.turn, seat).filter(
      ({ id }) => !attacks.some(({ person }) => person === id),
    );
    if (firers.length === 0) continue;
    const ready = gunsAboard(modelOf(setup, vehicle.id), vehicle).filter(
      ({ state: gun }) =>
        gun.dp > 0 && gun.shots !== 0 && gun.firedTurn !== state.turn && !isTaken(attacks, vehicle, gun.id),
    );
    if (ready.length > 0) crewed.push({ vehicle, firers, ready });
  }
  return crewed;
}

/** Whose computer is best; of equals the first, a gunner. */
function marksman({ setup }: World, firers: readonly Person[]): Person | null {
  const bonus = (person: Person): number => computerModifier(setup, person)?.value ?? 0;
  return firers.reduce<Person | null>((best, one) => (best === null || bonus(one) > bonus(best) ? one : best), null);
}

export function jumpStartChances(world: World, seat: Seat, attacks: readonly Attack[]): JumpStartChances {
  const aims: Aim[] = [];
  const smokes: Smoking[] = [];
  for (const crewed of crewedOf(world, seat, attacks)) {
    const person = marksman(world, crewed.firers);
    if (person === null) continue;
    addShots(world, seat, crewed, person, aims);
    addSmokes(crewed, person, smokes);
  }
  return { aims: aims.sort((a, b) => b.expected - a.expected || b.hit - a.hit), smokes };
}

function addShots(world: World, seat: Seat, crewed: Crewed, person: Person, aims: Aim[]): void {
  const { setup, state } = world;
  const { vehicle, ready } = crewed;
  // Put together when the first target is in sight: mostly there is none.
  let batteries: readonly Battery[] | null = null;
  for (const target of state.vehicles) {
    if (!isTarget(setup, vehicle, target)) continue;
    const seen = sightingsOf(world, crewed, target);
    if (seen === null) continue;
    const prefix = vehiclesWith(state, seat) > 1 ? `${vehicle.id}/` : '';
    batteries ??= batteriesOf(prefix, ready, false, () => ({ person, bonus: 0 }));
    for (const battery of batteries)
      for (const sighting of seen.get(battery.mounts[0]) ?? []) addAim(world, vehicle, battery, target, sighting, aims);
  }
}

/** What is seen of a target from where there are guns, by mount; null if nothing is. */
function sightingsOf(
  world: World,
  { vehicle, ready }: Crewed,
  target: Vehicle,
): ReadonlyMap<Mount, readonly Sighting[]> | null {
  const seen = new Map<Mount, readonly Sighting[]>();
  let isSeen = false;
  for (const { model, state } of ready) {
    if (!state.aimed || seen.has(model.at)) continue;
    const sightings = seenBy(world, vehicle, model.at, target);
    seen.set(model.at, sightings);
    isSeen ||= sightings.length > 0;
  }
  return isSeen ? seen : null;
}

/** No beam passes a cloud; what cannot hit is not offered. */
function addAim(
  world: World,
  firer: Vehicle,
  battery: Battery,
  target: Vehicle,
  sighting: Sighting,
  aims: Aim[],
): void {
  const { guns, ids, name, damage, by, traits } = battery;
  if (traits.isLaser && sighting.clouds > 0) return;
  const { need } = jumpStartNeed(world, firer, guns[0], target, sighting, by.person);
  if (need >= JUMP_START_TO_HIT.impossibleFrom) return;
  const at: FireTarget = { kind: 'vehicle', vehicle: target.id, at: sighting.place };
  const id = `${name}>${target.id}:${placeId(sighting.place)}`;
  const shot: Shot = { id, firer: firer.id, weapons: ids, target: at, beside: [] };
  const hit = hitChance(need);
  aims.push({ shot, person: by.person, guns, need, hit, expected: hit * damage * guns.length });
}

function addSmokes({ vehicle, ready }: Crewed, person: Person, smokes: Smoking[]): void {
  for (const { state, model } of ready) {
    if (state.aimed) continue;
    const deed = {
      kind: 'drop',
      id: `drop:${vehicle.id}/${model.id}`,
      vehicle: vehicle.id,
      weapons: [model.id],
    } as const;
    smokes.push({ deed, person });
  }
}

const MOUNTS: readonly Mount[] = ['front', 'right', 'left', 'back'];

/** Whether an enemy is in sight of any side of it: all that others can tell of its shots. */
export function seesEnemy(world: World, vehicle: Vehicle): boolean {
  return world.state.vehicles.some(
    (target) =>
      isTarget(world.setup, vehicle, target) &&
      MOUNTS.some((mount) => seenBy(world, vehicle, mount, target).length > 0),
  );
}
