import { Readable } from 'node:stream';
import { readBy } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadBuilders } from '../library/builders.ts';
import { parseDraft } from '../library/draft.ts';
import { backupPart, fileProblem, readDesigns } from '../library/file.ts';
import { LIMITS } from '../library/limits.ts';
import { noSuchPart } from '../library/problems.ts';
import {
  askBackup,
  askLibrary,
  MERGE_OUTCOMES,
  type MergedLibrary,
  type MergeOutcome,
  type MergeResult,
  mergeLibrary,
  putDesign,
} from '../wire/library.ts';
import type { Context } from './context.ts';
import { answering, type Call, refuseChange, removalRoutes } from './document-calls.ts';
import { parseBody, refuse } from './errors.ts';

export function libraryRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/library', answering(context, getPage));
  app.get('/api/library/backup', answering(context, getBackup));
  app.post('/api/library/merge', { bodyLimit: LIMITS.mergeBytes }, answering(context, postMerge));
  app.put('/api/library/:id', answering(context, putOne));
  removalRoutes(app, context, '/api/library', context.library);
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
  const made = new Date();
  const { parts, pieces } = await backupPart(context.library.lots(owner), part, made);
  if (pieces === null) return refuse(reply, [noSuchPart(parts)], 404);
  const name = `hardtop-library-${made.toISOString().slice(0, 10)}${parts === 1 ? '' : `-${part}-of-${parts}`}`;
  return reply
    .header('content-disposition', `attachment; filename="${name}.json"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(pieces));
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
  const counts = new Map<MergeOutcome, number>(MERGE_OUTCOMES.map((outcome) => [outcome, 0]));
  for (const { outcome } of results) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return {
    counts: Object.fromEntries(counts) as Record<MergeOutcome, number>,
    results: results.toSorted((a, b) => a.index - b.index),
  };
}

async function putOne({ context, owner, id, request, reply }: Call): Promise<FastifyReply> {
  const body = parseBody(putDesign, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { version, ...given } = body.value;
  const draft = parseDraft(await loadBuilders(context.house), given, bugLog(request));
  if (!draft.ok) return refuse(reply, draft.error);
  const saved = await context.library.put(owner, id, version, draft.value);
  if (!saved.ok) return refuseChange(reply, saved.error);
  return reply.code(saved.value.isNew ? 201 : 200).send(saved.value.entry);
}

function bugLog(request: FastifyRequest) {
  return (error: unknown) => request.log.error({ err: error }, 'the garage stumbled over a design');
}
