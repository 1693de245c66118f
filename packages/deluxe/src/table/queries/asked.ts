import type { Pose } from '@hardtop/geometry';
import type { AskData } from '@hardtop/kernel';
import type { Side } from '../../catalog/units.ts';
import type { PersonId, VehicleId } from '../state/ids.ts';
import type { Blow, Deed, FirstAid, HandShot, Shot, Stunt, Throw } from '../state/target.ts';
import type { CollisionKind } from './collision-type.ts';

/** What was announced, and who does it. */
export type Attack =
  | { readonly kind: 'shot'; readonly shot: Shot; readonly person: PersonId }
  | { readonly kind: 'hand'; readonly shot: HandShot; readonly person: PersonId }
  | { readonly kind: 'deed'; readonly deed: Deed; readonly person: PersonId }
  | { readonly kind: 'blow'; readonly blow: Blow; readonly person: PersonId }
  | { readonly kind: 'aid'; readonly aid: FirstAid; readonly person: PersonId }
  | { readonly kind: 'stunt'; readonly stunt: Stunt; readonly person: PersonId }
  | { readonly kind: 'throw'; readonly thrown: Throw; readonly person: PersonId }
  | {
      readonly kind: 'set';
      readonly firer: VehicleId | PersonId;
      readonly grenade: string;
      readonly delay: number;
      readonly person: PersonId;
    };

/** Whether somebody has announced what he does. */
export function hasAnnounced(attacks: readonly Attack[], person: PersonId): boolean {
  for (const attack of attacks) if (attack.person === person) return true;
  return false;
}

/** A place a pushed vehicle may go to. */
export interface Aside {
  readonly id: string;
  readonly pose: Pose;
  readonly path: readonly Pose[];
  readonly text: string;
}

/** One way to read a contact that lies on the line between two types of collision. */
export interface Reading {
  readonly kind: CollisionKind;
  readonly mph: number;
}

interface AboutVehicle extends AskData {
  readonly vehicle: VehicleId;
}

/** Every question of the table, as data. */
export type DeluxeAsked =
  | (AboutVehicle & { readonly topic: 'speed' | 'maneuver' | 'short-move' | 'even-out' })
  | (AboutVehicle & { readonly topic: 'order'; readonly others: readonly VehicleId[] })
  | (AboutVehicle & { readonly topic: 'collision-type'; readonly readings: readonly Reading[] })
  | (AboutVehicle & { readonly topic: 'conform'; readonly pusher: VehicleId; readonly ways: readonly Aside[] })
  | (AboutVehicle & { readonly topic: 'blast'; readonly source: VehicleId; readonly sides: readonly Side[] })
  | (AskData & { readonly topic: 'walk'; readonly person: PersonId })
  | (AskData & { readonly topic: 'victims'; readonly people: readonly PersonId[]; readonly count: number })
  | (AskData & { readonly topic: 'throw'; readonly person: PersonId; readonly grenade: string })
  | (AskData & { readonly topic: 'vote' })
  | (AskData & { readonly topic: 'fire'; readonly declared: readonly Attack[] });
