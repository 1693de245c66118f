import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers whose position can be written down as JSON. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  position(): readonly number[];
}

/** The stream that belongs to a path such as `17/dice` or `17/leg-3/leader`: rerolling one leaves the others alone. */
export function streamOf(seed: string, path: string): Random {
  const bytes = sha256(utf8ToBytes(`${seed}/${path}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return streamAt([0, 4, 8, 12].map((offset) => view.getInt32(offset)));
}

export function streamAt(position: readonly number[]): Random {
  const generator = xoroshiro128plusFromState(position);
  return {
    int: (low, high) => uniformInt(generator, low, high),
    pick<T>(list: readonly T[]): T {
      const index = uniformInt(generator, 0, list.length - 1);
      // In range by construction; the list is not empty.
      return list[index] as T;
    },
    position: () => generator.getState(),
  };
}
