import { type DieColor, FACE_RESULTS, type FaceId, type Results } from '../../catalog/dice.ts';

/** A die as it lies there. */
export interface RolledDie {
  readonly color: DieColor;
  readonly face: FaceId;
}

export function resultsOf(rolled: readonly RolledDie[]): Results {
  let [hit, skid, wrench] = [0, 0, 0];
  for (const { face } of rolled) {
    const results = FACE_RESULTS[face];
    hit += results.hit;
    skid += results.skid;
    wrench += results.wrench;
  }
  return { hit, skid, wrench };
}
