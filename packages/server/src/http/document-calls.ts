import { type Problem, type Result, readBy } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../documents/documents.ts';
import { type Owner, parseOwner } from '../keys/owner.ts';
import { StorageFailure } from '../storage/failures.ts';
import { bytesOf, JsonText, joined } from '../tasks/json-text.ts';
import { askRemoval, documentId } from '../wire/documents.ts';
import { clientBehind, refuseTooMuch } from './client-limits.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';

/** A request to the documents of its token, or to one of them. */
export interface Call {
  readonly context: Context;
  readonly owner: Owner;
  /** Of the one; empty where it is about all. */
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answering = (call: Call) => Promise<FastifyReply>;

/** What every kind of document can do. */
interface Removable {
  remove(owner: Owner, id: string, version?: number): Promise<Result<unknown, Refusal<unknown>>>;
  restore(owner: Owner, id: string): Promise<Result<unknown, Refusal<unknown>>>;
}

const AWAY: Problem = {
  code: 'storage',
  message: 'The database does not answer, so nothing was saved; try again.',
};

/** Asking for it again tells; the same change a second time does no harm, for its version is stale by then. */
const IN_DOUBT: Problem = {
  code: 'storage',
  message: 'The database went away while it saved. Whether it was saved shows when the database is back; look again.',
};

/** Turns what answers a call into what answers a request. */
export const answering = (context: Context, job: Answering) => async (request: FastifyRequest, reply: FastifyReply) => {
  const owner = parseOwner(request.headers.authorization);
  if (!owner.ok) return refuse(reply, [owner.error]);
  const { id } = request.params as { readonly id?: unknown };
  const read = id === undefined ? ({ ok: true, value: '' } as const) : readBy(documentId, id);
  if (!read.ok) return refuse(reply, read.error.map(inId), 400);
  const tooMuch = SAVING.has(request.method) ? context.ledger.spendToken(clientBehind(request), owner.value) : null;
  if (tooMuch !== null) return refuseTooMuch(reply, tooMuch);
  try {
    return await job({ context, owner: owner.value, id: read.value, request, reply });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    request.log.error({ err: error }, 'the documents are out of reach');
    return refuse(reply, [error.inDoubt ? IN_DOUBT : AWAY]);
  }
};

const SAVING: ReadonlySet<string> = new Set(['PUT', 'POST']);

const inId = (problem: Problem): Problem => ({ ...problem, field: 'id' });

/** Deleting and restoring, which is the same for every kind. */
export function removalRoutes(app: FastifyInstance, context: Context, path: string, store: Removable): void {
  const remove: Answering = async ({ owner, id, request, reply }) => {
    const asked = readBy(askRemoval, request.query);
    if (!asked.ok) return refuse(reply, asked.error, 400);
    return answerChange(reply, await store.remove(owner, id, asked.value.version));
  };
  const restore: Answering = async ({ owner, id, reply }) => answerChange(reply, await store.restore(owner, id));
  app.delete(`${path}/:id`, answering(context, remove));
  app.post(`${path}/:id/restore`, answering(context, restore));
}

export async function answerChange(
  reply: FastifyReply,
  changed: Result<unknown, Refusal<unknown>>,
): Promise<FastifyReply> {
  return changed.ok ? reply.send(changed.value) : refuseChange(reply, changed.error);
}

const UNKNOWN: readonly string[] = ['unknown-design', 'unknown-campaign'];

/** Where a version was stale, with what is there instead. */
export async function refuseChange(reply: FastifyReply, { problem, entry }: Refusal<unknown>): Promise<FastifyReply> {
  if (UNKNOWN.includes(problem.code)) return refuse(reply, [problem], 404);
  if (entry === undefined) return refuse(reply, [problem]);
  const problems = [problem];
  return entry instanceof JsonText
    ? sendText(reply.code(409), joined({ problems, entry }))
    : reply.code(409).send({ problems, entry });
}

/** JSON that is a text already, however long. */
export async function sendText(reply: FastifyReply, text: JsonText): Promise<FastifyReply> {
  return reply.type('application/json; charset=utf-8').send(await bytesOf(text));
}
