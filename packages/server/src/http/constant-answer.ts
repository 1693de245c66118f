import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

interface Written {
  readonly plain: Buffer;
  readonly zipped: Buffer;
  readonly brotlied: Buffer;
}

/** An answer that stays the same as long as the server runs: written once, and once more for those who take it compressed. */
export class ConstantAnswer {
  private readonly make: () => unknown;
  private written: Written | null = null;

  constructor(make: () => unknown) {
    this.make = make;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.written ??= await this.write();
    const { plain, zipped, brotlied } = this.written;
    const accepted = request.headers['accept-encoding'];
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (takes('br', accepted)) return reply.header('content-encoding', 'br').send(brotlied);
    if (!takesGzip(accepted)) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(zipped);
  }

  private async write(): Promise<Written> {
    const plain = Buffer.from(JSON.stringify(await this.make()));
    return { plain, zipped: await zip(plain), brotlied: await brotli(plain) };
  }
}

export function takesGzip(accepted: string | string[] | undefined): boolean {
  return takes('gzip', accepted);
}

/** Named, and not with the weight that means "not that". */
function takes(encoding: 'br' | 'gzip', accepted: string | string[] | undefined): boolean {
  const pattern = new RegExp(`^\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*$)|$)`, 'i');
  return String(accepted ?? '')
    .split(',')
    .some((name) => pattern.test(name));
}
