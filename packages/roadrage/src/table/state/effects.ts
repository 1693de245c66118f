import type { Heading } from '@hardtop/geometry';
import { type Chapter, setOff as setOffAny } from '@hardtop/kernel';
import type { RoadGame, VehicleId } from './state.ts';

// What one chapter sets off in another that builds on it: plain data, worked off before the next line.

export interface ControlResult {
  readonly passed: boolean;
  /** Chance less roll; negative by how much it failed. Where no roll was needed, chance less 2. */
  readonly margin: number;
  readonly sd: number;
  /** A natural 12 was rolled. */
  readonly fatal: boolean;
}

export interface LossOfControl {
  /** The way it goes; the direction of travel if absent. */
  readonly heading?: Heading;
  /** What the final facing turns from; where it faces if absent. */
  readonly facing?: Heading;
  /** Whether the skid uses up this turn's movement: as far as it goes, or `inFull` though more is skidded than is left. */
  readonly charged: boolean;
  readonly inFull?: boolean;
  /** At least so many squares (sideswipes). */
  readonly least?: number;
  /** No facing is rolled for. */
  readonly keepsFacing?: boolean;
}

type Effect =
  /** A roll was lost: it skids and spins, or turns over. */
  | {
      readonly kind: 'lose-control';
      readonly vehicle: VehicleId;
      readonly result: ControlResult;
      readonly loss: LossOfControl;
    }
  /** A collision at this speed throws everybody off a bike, which slides on along the heading. */
  | {
      readonly kind: 'throw-riders';
      readonly vehicle: VehicleId;
      readonly speed: number;
      readonly heading: Heading;
    }
  /** A slope has thrown it into the air. */
  | { readonly kind: 'fly'; readonly vehicle: VehicleId };

/** An effect and who tells of it: on a stretch of movement a game that first tells of the way so far. */
export interface Consequence {
  readonly game: RoadGame;
  readonly effect: Effect;
}

/** A piece of a chapter: it asks, rolls, and sets things off in chapters it does not know. */
export type RoadPlay<R = void> = Chapter<Consequence, R>;

/** Has it carried out, with all that it sets off in its turn, before the next line. */
export function setOff(game: RoadGame, effect: Effect): RoadPlay {
  return setOffAny<Consequence>({ game, effect });
}
