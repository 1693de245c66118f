import type { Pose } from '@hardtop/geometry';
import type { RoadSectionId } from '../../catalog/road-sections.ts';

/** A piece of an endless road as it lies on the table. */
export interface Section {
  readonly kind: RoadSectionId;
  /** Where the middle of the road comes into it. */
  readonly pose: Pose;
  /** Inches of road before it. */
  readonly from: number;
}

/** An endless road as a scenario asks for it. */
export interface Highway {
  /** What comes first, in order; after that the dice say. */
  readonly sections: readonly RoadSectionId[];
  /** Whether the road goes straight on for ever after these. */
  readonly given: boolean;
  /** A die for every new section says whether debris lies there. */
  readonly debris: boolean;
  /** Inches of road from the start to the town; null is nowhere. */
  readonly town: number | null;
  /** Who leads, and by how much, is rolled for. */
  readonly rolled: boolean;
  /** Inches of country on either side of the middle; beyond it nobody is followed. */
  readonly country: number;
}

/** How a vehicle has left the map, if it was not destroyed: fallen back too far, lost in the country, come to town, out by a gate. */
export type Leaving = 'behind' | 'country' | 'town' | 'gate';
