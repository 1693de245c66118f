import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { KEYED_POSITION, KeyedRandom } from './keyed-random.ts';

/** A stream of random numbers whose position can be written down as JSON. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  position(): readonly number[];
}

/** The kinds of streams that dice may come from; whoever has seen enough of the first can foretell the rest. */
export const STREAMS = ['xoroshiro', 'sha256'] as const;
export type StreamKind = (typeof STREAMS)[number];

/** The stream of a path, of the kind that a game names. */
export function streamOfKind(kind: StreamKind, seed: string, path: string): Random {
  return kind === 'sha256' ? KeyedRandom.of(seed, path) : streamOf(seed, path);
}

/** The stream that belongs to a path such as `17/dice` or `17/leg-3/leader`: rerolling one leaves the others alone. */
export function streamOf(seed: string, path: string): Random {
  const bytes = sha256(bytesOf(`${seed}/${path}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return streamAt([view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)]);
}

// Seeds and paths are plain ASCII as a rule, and a call into the encoder of the platform costs more than the digest.
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[i] = code;
  }
  return bytes;
}

export function streamAt(position: readonly number[]): Random {
  if (position.length === KEYED_POSITION) return KeyedRandom.at(position);
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
