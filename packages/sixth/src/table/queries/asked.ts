import type { AskData } from '@hardtop/kernel';
import type { DamageItem } from '../../catalog/damage-decks.ts';
import type { Side } from '../../catalog/dashboard.ts';
import type { CarId } from '../state/state.ts';
import type { RolledDie } from './rolled.ts';

interface AboutCar extends AskData {
  readonly car: CarId;
}

/** Every question of the table, as data: what its options come from besides the state. */
export type SixthAsked =
  | (AboutCar & {
      readonly topic: 'build' | 'place' | 'extinguish' | 'speed' | 'move' | 'attack' | 'ace-for-control' | 'away';
    })
  /** What goes on a car that is built at the table; these have been put on. */
  | (AboutCar & { readonly topic: 'fit'; readonly fitted: readonly string[] })
  /** Wrenches of a driving roll that are not yet paid off. */
  | (AboutCar & { readonly topic: 'ignore-wrench'; readonly wrenches: number })
  /** Which of several obstacles that are nobody's is settled first. */
  | (AboutCar & { readonly topic: 'collide-first'; readonly among: readonly string[] })
  /** Which fire does its damage next; these have. */
  | (AboutCar & { readonly topic: 'burn'; readonly done: readonly Side[] })
  /** Which of several cards, or members of the crew, takes the next point of internal damage. */
  | (AboutCar & { readonly topic: 'internal'; readonly item: DamageItem; readonly side: Side })
  /** Which die of an attack or a defense is thrown again, if any. */
  | (AboutCar & {
      readonly topic: 'reroll';
      readonly roll: 'attack' | 'defense';
      readonly dice: readonly RolledDie[];
      /** Re-rolls that cost nothing. */
      readonly free: number;
      /** The result counts wrenches too. */
      readonly wrenches: boolean;
      /** Points that shields can still take off. */
      readonly open: number;
    });
