import type { Heading } from '@hardtop/geometry';
import type { AskData } from '@hardtop/kernel';
import type { PersonId, VehicleId } from '../state/state.ts';
import type { TakenByOthers } from './arms.ts';

interface AboutVehicle extends AskData {
  readonly vehicle: VehicleId;
}

interface AboutPerson extends AskData {
  readonly person: PersonId;
}

/** Every question of the table, as data: what its options come from besides the state. */
export type RoadAsked =
  | (AboutVehicle & { readonly topic: 'top' | 'tail' | 'push' })
  /** `leaving`: it is said already that somebody gets out. */
  | (AboutVehicle & { readonly topic: 'speed'; readonly leaving: boolean })
  /** Squares it may go at once: in phased play not all that are left. */
  | (AboutVehicle & { readonly topic: 'move'; readonly squares: number })
  | (AboutVehicle & { readonly topic: 'ram-side'; readonly target: VehicleId; readonly heading: Heading })
  /** The margin of the drift's own control roll helps those who leap. */
  | (AboutVehicle & { readonly topic: 'sideswipe'; readonly target: VehicleId; readonly margin: number })
  | (AboutPerson & { readonly topic: 'people'; readonly where: 'on-foot' })
  | (AboutPerson & AboutVehicle & { readonly topic: 'people'; readonly where: 'inside' | 'aboard' })
  | (AboutPerson & { readonly topic: 'fire'; readonly taken: TakenByOthers });
