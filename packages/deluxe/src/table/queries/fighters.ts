import type { Seat } from '@hardtop/kernel';
import { PERSON_DP } from '../../catalog/people.ts';
import type { Death } from '../../catalog/prestige.ts';
import type { Character } from '../state/character.ts';
import type { PersonId, VehicleId } from '../state/ids.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { type Person, type State, vehicleOf, type World } from '../state/state.ts';
import type { Exploits } from '../state/story.ts';
import { isOut } from './out.ts';

const NOBODY_SPECIAL: Character = { name: null, skills: {}, saved: {}, prestige: 0, kills: 0 };

/** An enemy vehicle that can fight no more, and whose it is. */
export interface Kill {
  readonly victim: VehicleId;
  /** The highest prestige of those who came in it. */
  readonly prestige: number;
  /** Who pulled the trigger, if anybody did. */
  readonly person: PersonId | null;
  /** It still stands there to be stripped. */
  readonly salvage: boolean;
}

/** What one character did and suffered in a fight: all that fame and experience are reckoned from. */
export interface Fighter {
  readonly person: PersonId;
  readonly seat: Seat;
  readonly character: Character;
  /** The vehicle he came in; null for one who came on foot. */
  readonly vehicle: VehicleId | null;
  readonly drives: boolean;
  /** Took part: in an arena whoever is there, on the road whose vehicle or person attacked or was attacked. */
  readonly entered: boolean;
  /** His vehicle was fired on by enemies and fired back. */
  readonly inCombat: boolean;
  /** Those of his vehicle, or his own on foot. */
  readonly kills: readonly Kill[];
  /** Enemies on foot whom he killed while on foot himself. */
  readonly peopleKilled: number;
  /** Whether his vehicle was killed, not escaped. */
  readonly isVehicleLost: boolean;
  /** Left the fight in a vehicle that could both move and fire. */
  readonly escapedFit: boolean;
  readonly hurt: boolean;
  /** How he died, or null. */
  readonly death: Death | null;
  readonly did: Exploits;
}

interface Hurt {
  readonly hits: number;
  readonly isOnFoot: boolean;
}

/** Whom a medic has saved is not dead. */
function hitsLeft({ hits, care }: Pick<Person, 'hits' | 'care'>): number {
  return care === 'saved' ? PERSON_DP - 1 : hits;
}

/** Wherever he is now; whoever is nowhere went with what he was in. */
function hurtOf(state: State, person: PersonId): Hurt {
  for (const { crew } of state.vehicles)
    for (const one of crew) if (one.id === person) return { hits: hitsLeft(one), isOnFoot: false };
  for (const { person: walker } of state.pedestrians)
    if (walker.id === person) return { hits: hitsLeft(walker), isOnFoot: true };
  return { hits: PERSON_DP, isOnFoot: true };
}

/** Every vehicle that was killed, with the vehicle or person on foot that it counts for (H-290). */
export function killsOf({ setup, state }: World): readonly (Kill & { readonly by: VehicleId | PersonId })[] {
  const { attackers, escaped } = state.story;
  return state.vehicles.flatMap((vehicle) => {
    const attacker = attackers[vehicle.id];
    if (attacker === undefined || escaped[vehicle.id] !== undefined || !isOut(vehicle)) return [];
    const by = attacker.vehicle ?? attacker.person;
    if (by === null) return [];
    const { crew } = modelOf(setup, vehicle.id);
    const prestige = Math.max(0, ...crew.map(({ character }) => character?.prestige ?? 0));
    const salvage = !vehicle.gone && !vehicle.burning;
    return [{ victim: vehicle.id, by, person: attacker.person, prestige, salvage }];
  });
}

/** How the fans will call it, if the referee does not say (H-291). */
function deathOf(state: State, person: PersonId, vehicle: VehicleId | null, kills: number): Death | null {
  const { hits, isOnFoot } = hurtOf(state, person);
  if (hits < PERSON_DP) return null;
  const { attackers, people } = state.story;
  const did = people[person] ?? {};
  if (did.death !== undefined) return did.death;
  if (did.onFoot === true || kills > 0) return 'heroic';
  if (isOnFoot && did.leftVehicle === true) return 'cowardly';
  const isAttacked = attackers[person] !== undefined || (vehicle !== null && attackers[vehicle] !== undefined);
  return isAttacked ? 'ordinary' : 'mundane';
}

/** People on foot who fell to him while he was on foot. */
function peopleKilledBy({ setup, state }: World, person: PersonId, seat: Seat): number {
  return state.pedestrians.filter(({ person: { id, hits, seat: theirs } }) => {
    if (hits < PERSON_DP || theirs === null || areAllies(setup, theirs, seat)) return false;
    const attacker = state.story.attackers[id];
    return attacker?.person === person && attacker.vehicle === null;
  }).length;
}

/** Everybody on a side, each with what the fight has on him. */
export function fightersOf(world: World): readonly Fighter[] {
  const { setup, state } = world;
  const kills = killsOf(world);
  const aboard = setup.starts.flatMap(({ model }) =>
    model.crew
      .filter(({ place }) => place !== 'remote')
      .map(({ id, seat, post, character }) =>
        fighterOf(world, kills, { id, seat, character, vehicle: model.id, drives: post === 'driver' }),
      ),
  );
  const walkers = setup.walkers.flatMap(({ id, seat, character }) =>
    seat === null ? [] : [fighterOf(world, kills, { id, seat, character, vehicle: null, drives: false })],
  );
  return [...aboard, ...walkers].filter(({ person }) => isHere(state, setup, person));
}

/** A referee may have taken somebody off the map. */
function isHere({ pedestrians }: State, { walkers }: Setup, id: PersonId): boolean {
  return walkers.every((walker) => walker.id !== id) || pedestrians.some(({ person }) => person.id === id);
}

interface Someone {
  readonly id: PersonId;
  readonly seat: Seat;
  readonly character: Character | undefined;
  readonly vehicle: VehicleId | null;
  readonly drives: boolean;
}

function fighterOf(world: World, all: ReturnType<typeof killsOf>, someone: Someone): Fighter {
  const { setup, state } = world;
  const { id, seat, vehicle, drives } = someone;
  const { attackers, escaped, people } = state.story;
  const did = people[id] ?? {};
  const { hits } = hurtOf(state, id);
  const kills = all.filter(({ by }) => by === id || by === vehicle);
  const isAttacked = attackers[id] !== undefined || (vehicle !== null && attackers[vehicle] !== undefined);
  const hasAttacked = vehicle === null ? did.onFoot === true : firesBack(world, vehicle) || did.onFoot === true;
  return {
    person: id,
    seat,
    character: someone.character ?? NOBODY_SPECIAL,
    vehicle,
    drives,
    entered: setup.occasion.kind === 'arena' || isAttacked || hasAttacked,
    inCombat: vehicle !== null && attackers[vehicle] !== undefined && firesBack(world, vehicle),
    kills,
    peopleKilled: peopleKilledBy(world, id, seat),
    isVehicleLost: vehicle !== null && escaped[vehicle] === undefined && isOut(vehicleOf(state, vehicle)),
    escapedFit: vehicle !== null && escaped[vehicle] === true,
    hurt: hits > 0,
    death: deathOf(state, id, vehicle, kills.length),
    did,
  };
}

/** Somebody who came in it attacked, or it is the one who attacked another. */
function firesBack({ setup, state }: World, vehicle: VehicleId): boolean {
  const { attackers, people } = state.story;
  const isArmed = ({ guns, arms }: Exploits): boolean => guns === true || arms === true;
  if (modelOf(setup, vehicle).crew.some(({ id }) => isArmed(people[id] ?? {}))) return true;
  return Object.values(attackers).some((attacker) => attacker.vehicle === vehicle);
}
