import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

interface Written {
  readonly plain: Buffer;
  readonly zipped: Buffer;
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
    const { plain, zipped } = this.written;
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(zipped);
  }

  private async write(): Promise<Written> {
    const plain = Buffer.from(JSON.stringify(await this.make()));
    return { plain, zipped: await zip(plain) };
  }
}

/** Named, and not with the weight that means "not that". */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  const names = String(accepted ?? '').split(',');
  return names.some((name) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(name));
}
