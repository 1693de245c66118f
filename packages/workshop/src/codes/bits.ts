// Bits in and out of the sixty-four characters that are safe in a link.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

export class BitWriter {
  private bits = '';

  /** The lowest `width` bits, highest first. */
  put(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.bits += Math.floor(value / 2 ** bit) % 2;
  }

  finish(): string {
    const sixes = this.bits.match(/.{1,6}/g) ?? [];
    return sixes.map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(BITS_PER_CHARACTER, '0'), 2))).join('');
  }
}

/** Reads on with zeros past the end and remembers that it did, so that no reader need stop half-way. */
export class BitReader {
  private at = 0;
  failed = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  take(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i += 1) value = value * 2 + this.bit();
    return value;
  }

  private bit(): number {
    const character = this.text.charAt(Math.floor(this.at / BITS_PER_CHARACTER));
    const digit = character === '' ? -1 : ALPHABET.indexOf(character);
    const place = BITS_PER_CHARACTER - 1 - (this.at % BITS_PER_CHARACTER);
    this.at += 1;
    this.failed ||= digit < 0;
    return digit < 0 ? 0 : Math.floor(digit / 2 ** place) % 2;
  }
}

export const isCodeText = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text);

/** Two characters that change with any one that is mistyped (FNV-1a, folded to twelve bits). */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return ALPHABET.charAt(folded >>> BITS_PER_CHARACTER) + ALPHABET.charAt(folded & 63);
}
