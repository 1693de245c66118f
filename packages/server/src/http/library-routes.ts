import { readBy } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Owner, parseOwner } from '../keys/owner.ts';
import { loadBuilders } from '../library/builders.ts';
import { parseDraft } from '../library/draft.ts';
import { fileProblem, makeBackups, readDesigns } from '../library/file.ts';
import { LIMITS } from '../library/limits.ts';
import { LIBRARY_AWAY, noSuchPart } from '../library/problems.ts';
import type { Refusal } from '../library/store.ts';
import { StorageFailure } from '../storage/failures.ts';
import {
  askBackup,
  askDelete,
  askLibrary,
  designId,
  MERGE_OUTCOMES,
  type MergedLibrary,
  type MergeOutcome,
  type MergeResult,
  mergeLibrary,
  putDesign,
  type StaleDesign,
} from '../wire/library.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';

/** A request to the library of its token. */
interface Call {
  readonly context: Context;
  readonly owner: Owner;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answering = (call: Call) => Promise<FastifyReply>;

export function libraryRoutes(app: FastifyInstance, context: Context): void {
  const by = (answering: Answering) => (request: FastifyRequest, reply: FastifyReply) =>
    answer(context, request, reply, answering);
  app.get('/api/library', by(getPage));
  app.get('/api/library/backup', by(getBackup));
  app.post('/api/library/merge', { bodyLimit: LIMITS.mergeBytes }, by(postMerge));
  app.put('/api/library/:id', by(putOne));
  app.delete('/api/library/:id', by(deleteOne));
  app.post('/api/library/:id/restore', by(restoreOne));
}

async function answer(context: Context, request: FastifyRequest, reply: FastifyReply, answering: Answering) {
  const owner = parseOwner(request.headers.authorization);
  if (!owner.ok) return refuse(reply, [owner.error]);
  try {
    return await answering({ context, owner: owner.value, request, reply });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    request.log.error({ err: error }, 'the library failed');
    return refuse(reply, [LIBRARY_AWAY]);
  }
}

async function getPage({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const asked = readBy(askLibrary, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const { since = 0, limit = 500 } = asked.value;
  return reply.send(await context.library.page(owner, since, limit));
}

async function getBackup({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const asked = readBy(askBackup, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const { part = 1 } = asked.value;
  const backups = makeBackups(await context.library.all(owner), new Date());
  const backup = backups[part - 1];
  if (backup === undefined) return refuse(reply, [noSuchPart(backups.length)], 404);
  const number = backups.length === 1 ? '' : `-${part}-of-${backups.length}`;
  return reply
    .header('content-disposition', `attachment; filename="hardtop-library-${backup.made.slice(0, 10)}${number}.json"`)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(backup));
}

async function postMerge({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const problem = fileProblem(request.body);
  if (problem !== null) return refuse(reply, [problem], 422);
  const file = parseBody(mergeLibrary, request);
  if (!file.ok) return refuse(reply, file.error, 400);
  const designs = Array.isArray(file.value) ? file.value : file.value.designs;
  const { incoming, refused } = await readDesigns(await loadBuilders(context.house), designs, bugLog(request));
  const merged = await context.library.merge(owner, incoming);
  return reply.send(summaryOf([...merged, ...refused]));
}

function summaryOf(results: readonly MergeResult[]): MergedLibrary {
  const count = (outcome: MergeOutcome) => results.filter((result) => result.outcome === outcome).length;
  const counts = Object.fromEntries(MERGE_OUTCOMES.map((outcome) => [outcome, count(outcome)]));
  return {
    counts: counts as Record<MergeOutcome, number>,
    results: results.toSorted((a, b) => a.index - b.index),
  };
}

async function putOne({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const id = readId(request);
  if (!id.ok) return refuse(reply, id.error, 400);
  const body = parseBody(putDesign, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { version, ...given } = body.value;
  const draft = parseDraft(await loadBuilders(context.house), given, bugLog(request));
  if (!draft.ok) return refuse(reply, draft.error);
  const saved = await context.library.put(owner, id.value, version, draft.value);
  if (!saved.ok) return refuseChange(reply, saved.error);
  return reply.code(saved.value.isNew ? 201 : 200).send(saved.value.entry);
}

async function deleteOne({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const id = readId(request);
  if (!id.ok) return refuse(reply, id.error, 400);
  const asked = readBy(askDelete, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const removed = await context.library.remove(owner, id.value, asked.value.version);
  return removed.ok ? reply.send(removed.value) : refuseChange(reply, removed.error);
}

async function restoreOne({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const id = readId(request);
  if (!id.ok) return refuse(reply, id.error, 400);
  const restored = await context.library.restore(owner, id.value);
  return restored.ok ? reply.send(restored.value) : refuseChange(reply, restored.error);
}

function readId(request: FastifyRequest) {
  const { id } = request.params as { readonly id?: unknown };
  const read = readBy(designId, id);
  return read.ok ? read : { ok: false as const, error: read.error.map((problem) => ({ ...problem, field: 'id' })) };
}

function refuseChange(reply: FastifyReply, { problem, entry }: Refusal): FastifyReply {
  if (problem.code === 'unknown-design') return refuse(reply, [problem], 404);
  if (entry === undefined) return refuse(reply, [problem]);
  const body: StaleDesign = { problems: [problem], entry };
  return reply.code(409).send(body);
}

function bugLog(request: FastifyRequest) {
  return (error: unknown) => request.log.error({ err: error }, 'the garage stumbled over a design');
}
