import type { Point } from '@hardtop/geometry';
import type { Side } from '../../catalog/units.ts';
import type { PersonId, StructureId, VehicleId } from './ids.ts';
import type { MissileId } from './missiles.ts';
import type { MovingPartId } from './moving-parts.ts';
import type { WheelCorner } from './wheels.ts';

/** The sides of a sidecar that can be aimed at: the fourth is turned to the cycle. */
type SidecarSide = 'front' | 'back' | 'left' | 'right';

/** A part of a vehicle that can be aimed at, and takes the hits first. */
export type AimPoint =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'tire'; readonly corner: WheelCorner; readonly index: number }
  | { readonly kind: 'turret' }
  | { readonly kind: 'searchlight' }
  | { readonly kind: 'platform' }
  /** Somebody on a cycle's saddle, the rider himself first. */
  | { readonly kind: 'rider'; readonly index: number }
  | { readonly kind: 'sidecar'; readonly side: SidecarSide };

/** A part of a vehicle. */
export interface VehicleTarget {
  readonly kind: 'vehicle';
  readonly vehicle: VehicleId;
  readonly at: AimPoint;
}

/** Whatever can be fired at. Shots at parts of vehicles are the ones on offer. */
export type FireTarget =
  | VehicleTarget
  | { readonly kind: 'person'; readonly person: PersonId }
  /** Several on foot next to each other, from one end to the other. */
  | { readonly kind: 'crowd'; readonly people: readonly PersonId[] }
  /** Of a wall the spot that is struck. */
  | { readonly kind: 'structure'; readonly structure: StructureId; readonly spot?: Point }
  | { readonly kind: 'missile'; readonly missile: MissileId }
  | {
      readonly kind: 'ground';
      readonly point: Point;
      /** Whose way it lies in, and how far ahead of its middle. */
      readonly ahead?: { readonly vehicle: VehicleId; readonly inches: number };
    };

/** Turn a searchlight on somebody: to follow him, or into his eyes. */
export interface BeamDeed {
  readonly kind: 'track' | 'blind';
  /** `track:v2`. */
  readonly id: string;
  readonly vehicle: VehicleId;
  readonly target: VehicleId;
}

/** Get out of a vehicle, or jump off it. */
export interface LeaveDeed {
  readonly kind: 'leave';
  /** `leave:v1.2:left`. */
  readonly id: string;
  readonly vehicle: VehicleId;
  /** Behind is for who jumps. */
  readonly side: 'left' | 'right' | 'behind';
}

/** What somebody does on the outside of vehicles, or with a mine at a wall. */
export type Stunt = VehicleStunt | WallStunt;

/** A limpet mine on something built. */
export interface WallStunt {
  readonly kind: 'mine-wall';
  /** `plant:p1>wall-2`. */
  readonly id: string;
  readonly person: PersonId;
  readonly structure: StructureId;
  readonly at: Point;
  /** The turns it is set to. */
  readonly delay?: number;
}

/** He gets on, off or across, or goes for what is mounted there. */
export interface VehicleStunt {
  readonly kind: 'board' | 'swing' | 'jump' | 'cross' | 'pry' | 'plant';
  /** `board:p1>v2`, `pry:p1>v2:front`. */
  readonly id: string;
  readonly person: PersonId;
  readonly vehicle: VehicleId;
  readonly side?: Side;
  /** The weapon before whose port a mine goes, and the turns it is set to. */
  readonly port?: string;
  readonly delay?: number;
}

/** A firing action without a weapon's aim. */
export type Deed =
  | {
      /** Lay something behind or beside; switch weapons to firing by themselves, or back; send up a starshell. */
      readonly kind: 'drop' | 'automatic' | 'manual' | 'light';
      /** `drop:md-back`, `automatic:md-back+ss-back`. */
      readonly id: string;
      readonly vehicle: VehicleId;
      readonly weapons: readonly string[];
    }
  | {
      /** Set off mines by a signal. */
      readonly kind: 'spring';
      /** `spring:laid-3`. */
      readonly id: string;
      readonly vehicle: VehicleId;
      readonly counter: string;
    }
  | BeamDeed
  | LeaveDeed
  | {
      /** Set off a grenade on the outside. */
      readonly kind: 'grenade';
      /** `grenade:left`. */
      readonly id: string;
      readonly vehicle: VehicleId;
      readonly side: Side;
    }
  | {
      /** Raise or lower, open or shut what moves. */
      readonly kind: 'move-part';
      /** `raise:turret`. */
      readonly id: string;
      readonly vehicle: VehicleId;
      readonly part: MovingPartId;
      readonly out: boolean;
    };

/** One firing action: a weapon, or linked weapons together, at one target. */
export interface Shot {
  /** `mg-front>v2:left`, `mg-front+mg-front-2>v2:tire-front-left`. */
  readonly id: string;
  readonly firer: VehicleId;
  readonly weapons: readonly string[];
  readonly target: FireTarget;
  /** Others on the same link: what is dropped falls with it, and what is of another kind fires straight out. */
  readonly beside: readonly string[];
}

/** A firing action with a hand weapon, by whoever has it. */
export interface HandShot {
  /** `v1.2:SMG>v2:tire-front-left`. */
  readonly id: string;
  /** The vehicle he is in, or he himself on foot. */
  readonly firer: VehicleId | PersonId;
  readonly arm: string;
  readonly target: HandTarget;
}

/** A grenade thrown by hand, at the middle of a square. */
export interface Throw {
  /** `throw:v1.1:SG`. */
  readonly id: string;
  /** The vehicle he is in, or he himself on foot. */
  readonly firer: VehicleId | PersonId;
  readonly grenade: string;
  readonly mark: Point;
}

/** Help for somebody beside him who is down. */
export interface FirstAid {
  /** `treat:v1.2>v1.1`. */
  readonly id: string;
  /** The vehicle they are in, or the medic himself on foot. */
  readonly firer: VehicleId | PersonId;
  readonly medic: PersonId;
  readonly patient: PersonId;
}

/** What somebody strikes with. */
export type Club = { readonly kind: 'stone' | 'grenade' } | { readonly kind: 'arm'; readonly id: string };

/** A blow at somebody next to him, or at a vehicle; null is by his fists. */
export interface Blow {
  /** `strike:p1>v2`. */
  readonly id: string;
  readonly firer: PersonId;
  readonly target:
    | { readonly kind: 'person'; readonly person: PersonId }
    | { readonly kind: 'vehicle'; readonly vehicle: VehicleId };
  readonly club: Club | null;
}

/** What a hand weapon is fired at: a part of a vehicle, somebody on foot, or several at once. */
export type HandTarget = Extract<FireTarget, { readonly kind: 'vehicle' | 'person' | 'crowd' }>;
