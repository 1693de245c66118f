import type { Death } from '../../catalog/prestige.ts';
import type { PersonId, VehicleId } from './ids.ts';

/** Whose attack it was. */
interface Attacker {
  /** The vehicle it came from; null for somebody on foot. */
  readonly vehicle: VehicleId | null;
  /** Who pulled the trigger, if anybody did. */
  readonly person: PersonId | null;
}

/** What somebody did in the fight that counts after it; absent is no. */
export interface Exploits {
  /** Fired a weapon of a vehicle at an enemy. */
  guns?: true;
  /** Used a hand weapon from aboard. */
  arms?: true;
  /** Attacked with a hand weapon while outside a vehicle. */
  onFoot?: true;
  /** Fought hand to hand; how many he killed or knocked out that way. */
  fists?: number;
  /** Brought somebody round, or back from the dead. */
  healed?: number;
  /** Left a vehicle that could both move and fire. */
  leftVehicle?: true;
  /** Points that players and onlookers voted him. */
  voted?: number;
  /** What the referee calls his death. */
  death?: Death;
}

/** What happened in a fight, as far as fame and experience ask for it. The rules of play do not. */
export interface Story {
  /** By vehicle or person: the enemy who last attacked it while it could still fight. */
  attackers: Record<VehicleId | PersonId, Attacker>;
  people: Record<PersonId, Exploits>;
  /** Vehicles that got away to safety, and whether they could both move and fire as they did. */
  escaped: Record<VehicleId, boolean>;
  /** Whether a camera was there; null in an arena, where one always is. */
  filmed: boolean | null;
  /** Players and onlookers have voted on who has earned more prestige. */
  voteHeld: boolean;
}

export function noStory(): Story {
  return { attackers: {}, people: {}, escaped: {}, filmed: null, voteHeld: false };
}
