import type { Vehicle } from '../table/state/state.ts';
import type { Way } from './way.ts';

/** What a driver wants of this turn. */
export interface Goal {
  /** In words, for the log. */
  readonly words: string;
  readonly foe: Vehicle | null;
  /** The speed to aim at, in mph, and what a mile an hour beside it costs. */
  readonly speed: number;
  readonly speedCare: number;
  /** Where to go: down this way, or nowhere in particular. */
  readonly way: Way | null;
  /** Follow the road in its direction. */
  readonly keepsRoad: boolean;
  /** What a square along the road is worth. */
  readonly hurry: number;
  /** Squares to keep from the foe, from and to; null does not care. */
  readonly range: readonly [number, number] | null;
  /** Where to be about him. */
  readonly place: 'anywhere' | 'ahead' | 'behind' | 'beside';
  /** How much one's own guns that bear are worth, and how much his are feared. */
  readonly guns: number;
  readonly fear: number;
  /** What contact is sought. */
  readonly contact: 'none' | 'shunt' | 'sideswipe' | 'ram';
  readonly drops: boolean;
  /** Whether a push may be tried. */
  readonly pushes: boolean;
  /** Wants to face the other way, by a bootlegger turn if need be. */
  readonly turnsBack: boolean;
}

// Whole, so that goals spread from it add nothing new: V8 gives every object that does a hidden class of its own.
const CRUISING: Goal = {
  words: '',
  foe: null,
  speed: 0,
  speedCare: 0.3,
  way: null,
  keepsRoad: true,
  hurry: 0.5,
  range: null,
  place: 'anywhere',
  guns: 0,
  fear: 0,
  contact: 'none',
  drops: false,
  pushes: false,
  turnsBack: false,
};

/** Follows the road and leaves everybody alone; in which words and how fast, each goal says itself. */
export const CRUISE: Omit<Goal, 'words' | 'speed'> = CRUISING;

/** How much a driver dreads losing control, how slim a chance he takes, and how well he reads his enemy. */
export interface Temper {
  readonly dread: number;
  readonly leastKeep: number;
  /** Speeds that he thinks through. */
  readonly speeds: number;
  /** Reckons with the turns his enemy may make, not only with his going straight on. */
  readonly foresight: boolean;
  /** Knows what a ram does to necks and where his own nose should point, and thinks his enemy's answer through. */
  readonly sharp: boolean;
}
