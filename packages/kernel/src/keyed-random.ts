import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Words of 32 bits in a key, and in each block that it gives. */
const WORDS = 8;
const KEY_BYTES = 32;
const WORD = 2 ** 32;

/** Key, block and word: what `position` writes down. */
export const KEYED_POSITION = WORDS + 2;

/**
 * Numbers that nobody can tell from those before them: digests of a secret key and a count, one block after another. As fast as the
 * rules need it, and the same wherever they run.
 */
export class KeyedRandom {
  private readonly input = new Uint8Array(KEY_BYTES + 8);
  private readonly view = new DataView(this.input.buffer);
  private block: DataView | null = null;
  private count: number;
  private used: number;

  private constructor(key: Uint8Array, count: number, used: number) {
    this.input.set(key);
    this.count = count;
    this.used = used;
  }

  /** The stream that belongs to a path of a secret seed. */
  static of(seed: string, path: string): KeyedRandom {
    return new KeyedRandom(sha256(utf8ToBytes(`${seed}/${path}`)), 0, 0);
  }

  static at(position: readonly number[]): KeyedRandom {
    const key = new DataView(new ArrayBuffer(KEY_BYTES));
    for (let i = 0; i < WORDS; i++) key.setUint32(i * 4, position[i] ?? 0);
    return new KeyedRandom(new Uint8Array(key.buffer), position[WORDS] ?? 0, position[WORDS + 1] ?? 0);
  }

  int(low: number, high: number): number {
    const faces = high - low + 1;
    // What lies beyond the last whole set of faces is thrown away, or the first faces would come too often.
    const fair = WORD - (WORD % faces);
    let word = this.word();
    while (word >= fair) word = this.word();
    return low + (word % faces);
  }

  pick<T>(list: readonly T[]): T {
    // In range by construction; the list is not empty.
    return list[this.int(0, list.length - 1)] as T;
  }

  position(): readonly number[] {
    const position: number[] = [];
    for (let i = 0; i < WORDS; i++) position.push(this.view.getUint32(i * 4));
    position.push(this.count, this.used);
    return position;
  }

  private word(): number {
    if (this.used === WORDS) {
      this.used = 0;
      this.count++;
      this.block = null;
    }
    this.block ??= this.digest();
    const word = this.block.getUint32(this.used * 4);
    this.used++;
    return word;
  }

  private digest(): DataView {
    this.view.setUint32(KEY_BYTES, Math.floor(this.count / WORD));
    this.view.setUint32(KEY_BYTES + 4, this.count % WORD);
    const { buffer, byteOffset, byteLength } = sha256(this.input);
    return new DataView(buffer, byteOffset, byteLength);
  }
}
