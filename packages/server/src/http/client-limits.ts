import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../clients/address.ts';
import type { ClientLedger, TooMuch } from '../clients/ledger.ts';
import { refuse } from './errors.ts';

const MEGABYTE = 1024 * 1024;

/** For whom another node asks, which has shown that it is one. */
const forwarded = new WeakMap<FastifyRequest['raw'], string>();

export function noteForwarded({ raw }: FastifyRequest, client: string): void {
  forwarded.set(raw, client);
}

export function isForwarded({ raw }: FastifyRequest): boolean {
  return forwarded.has(raw);
}

export function clientBehind(request: FastifyRequest): string {
  return forwarded.get(request.raw) ?? clientOf(request.ip);
}

export function refuseTooMuch(reply: FastifyReply, { problem, retrySeconds }: TooMuch): FastifyReply {
  return refuse(reply.header('retry-after', String(retrySeconds)), [problem], 429);
}

/** What a body or a message takes of a client's share. */
export function spendBytes(ledger: ClientLedger, client: string, bytes: number): TooMuch | null {
  return ledger.spend(client, 'megabytes', bytes / MEGABYTE);
}

/** Requests and what they bring along are counted before anybody looks at them. */
export function limitClients(app: FastifyInstance, ledger: ClientLedger): void {
  app.addHook('onRequest', (request, reply, done) => {
    const client = clientBehind(request);
    const tooMuch = ledger.spend(client, 'requests') ?? spendBytes(ledger, client, announcedBytes(request));
    if (tooMuch === null) done();
    else refuseTooMuch(reply, tooMuch);
  });
}

/** Whoever does not say how much is coming is counted a whole megabyte. */
function announcedBytes({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length']);
  if (Number.isFinite(length)) return length;
  return headers['transfer-encoding'] === undefined ? 0 : MEGABYTE;
}
