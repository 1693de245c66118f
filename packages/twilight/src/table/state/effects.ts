import { type Chapter, setOff as setOffAny } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import type { BurnAgent, Part, PersonId } from './person.ts';
import type { TwilightGame } from './state.ts';

// What one chapter sets off in another that builds on it: plain data, worked off before the next line.

/** A bullet, a blow, a fragment: what strikes a person. */
export interface PersonHit {
  readonly person: PersonId;
  /** Who did it; null: nobody's doing. */
  readonly by: PersonId | null;
  /** For people: `M16`, `fragment`, `knife`. */
  readonly with: string;
  /** Six-sided dice, and what is added to them. */
  readonly dice: number;
  readonly plus: number;
  /** Dice lost to each point of armor; null: any armor stops it. */
  readonly pen: number | null;
  /** Where it comes from, for the facing and for cover; null: from all round. */
  readonly from: Cell | null;
  /** Where he was when it was fired; absent: where he is. */
  readonly at?: Cell;
  /** The part, where it is not rolled. */
  readonly part: Part | null;
  /** Which chapter it is of: cover and trauma differ. */
  readonly how: 'shot' | 'fragment' | 'blow' | 'bite' | 'crew';
}

/** What strikes a vehicle or what is behind its plates. */
export interface VehicleHit {
  readonly vehicle: string;
  readonly by: PersonId | null;
  readonly with: string;
  /** Penetration before dice; dice that are rolled and added. */
  readonly penetration: number;
  readonly dice: number;
  readonly from: Cell | null;
  readonly how: 'small-arm' | 'kinetic' | 'exploding' | 'overhead' | 'mine' | 'charge';
  /** It goes off against it: whatever stands between is of no use. */
  readonly bare?: true;
  /** Hits of one burst at the same place; 1 unless told. */
  readonly times?: number;
}

export interface Explosion {
  readonly at: Cell;
  readonly by: PersonId | null;
  readonly with: string;
  readonly concussion: number;
  /** Primary radius in meters; null: no fragments. */
  readonly burst: number | null;
  /** Whom it touches. */
  readonly contact: string | null;
  /** Which way it came to what it touches; absent: it goes off beside it. */
  readonly from?: Cell;
  /** What it strews about besides. */
  readonly agent: BurnAgent | 'smoke' | 'gas' | null;
  /** Penetration against what it touches, before its dice; null: none. */
  readonly penetration: number | null;
}

export type Effect =
  | { readonly kind: 'hit'; readonly hit: PersonHit }
  | { readonly kind: 'vehicle-hit'; readonly hit: VehicleHit }
  | { readonly kind: 'explosion'; readonly explosion: Explosion }
  /** Somebody catches fire. */
  | {
      readonly kind: 'burn';
      readonly person: PersonId;
      readonly agent: BurnAgent;
      readonly parts: readonly Part[] | 'all' | 'roll';
    }
  | {
      readonly kind: 'panic';
      readonly person: PersonId;
      readonly why: 'knocked-down' | 'surprised' | 'ambushed' | 'charged' | 'bail-out';
    }
  /** Condition has changed to worse: crews, riders, captives, scripts care. */
  | { readonly kind: 'down'; readonly person: PersonId }
  /** A square was entered: mines, hazard dice, opportunity fire, triggers. */
  | { readonly kind: 'entered'; readonly person: PersonId; readonly from: Cell; readonly wasSeen: number }
  | { readonly kind: 'vehicle-entered'; readonly vehicle: string; readonly from: Cell; readonly wasSeen: number }
  /** A mine or a trap goes off under somebody. */
  | { readonly kind: 'mine'; readonly what: string; readonly victim: string; readonly at: Cell }
  /** Fuel aboard has caught fire. */
  | { readonly kind: 'vehicle-burns'; readonly vehicle: string }
  | { readonly kind: 'bail-out'; readonly vehicle: string }
  /** A boat has taken too much water. */
  | { readonly kind: 'sinks'; readonly vehicle: string }
  /** People of a vehicle are struck inside it: so many of them, of which places. */
  | {
      readonly kind: 'crew-hit';
      readonly vehicle: string;
      readonly who: 'one-crewman' | 'two-crewmen' | 'two-passengers' | 'loader';
      readonly turret: boolean;
    }
  /** Somebody was heard or seen doing what gives the alarm. */
  | { readonly kind: 'noise'; readonly at: Cell; readonly by: string; readonly loud: boolean };

export interface Consequence {
  readonly game: TwilightGame;
  readonly effect: Effect;
}

/** A piece of a chapter: it asks, rolls, and sets things off in chapters it does not know. */
export type TwilightPlay<R = void> = Chapter<Consequence, R>;

/** Has it carried out, with all that it sets off in its turn, before the next line. */
export function setOff(game: TwilightGame, effect: Effect): TwilightPlay {
  return setOffAny<Consequence>({ game, effect });
}
