import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** A public key as authenticators write it: CBOR, ES256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
}

/** What a question says of itself. */
interface Asked {
  readonly challenge: string;
}

/** A passkey of software, which does as it is told: also what no browser would let it. */
export class SoftPasskey {
  readonly id = randomBytes(20);
  site: string;
  origin: string;
  counter = 0;
  flags = PRESENT | VERIFIED;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string) {
    this.origin = origin;
    this.site = new URL(origin).hostname;
  }

  made({ challenge }: Asked) {
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseOf(this.pair.publicKey)]);
    const data = Buffer.concat([this.data(this.flags | WITH_KEY), credential]);
    const size = Buffer.from([0x58, data.length]);
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
    const clientDataJSON = text(this.client('webauthn.create', challenge));
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        attestationObject: text(Buffer.concat([head, size, data])),
        transports: ['internal'],
      },
    };
  }

  used({ challenge }: Asked) {
    this.counter++;
    const [data, client] = [this.data(this.flags), this.client('webauthn.get', challenge)];
    const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
    const signature = text(signed.sign(this.pair.privateKey));
    return {
      ...this.named(),
      response: { clientDataJSON: text(client), authenticatorData: text(data), signature },
    };
  }

  private named() {
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', clientExtensionResults: {} };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(this.site), tail]);
  }
}
