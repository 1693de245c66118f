import type { Campaigns } from '@hardtop/campaign';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIMITS } from '../campaigns/limits.ts';
import { full, unknownCampaign } from '../campaigns/problems.ts';
import { SeenMemory } from '../campaigns/seen-memory.ts';
import { campaignsOf } from '../clerks/desk-work.ts';
import { Breather } from '../tasks/breather.ts';
import { askExport, type CampaignList, putCampaign, putRows } from '../wire/campaigns.ts';
import { longText } from './bad-requests.ts';
import { clientBehind } from './client-limits.ts';
import type { Context } from './context.ts';
import { answerChange, answering, type Call, refuseChange, removalRoutes, sendText } from './document-calls.ts';
import { parseBody, refuse } from './errors.ts';

export function campaignRoutes(app: FastifyInstance, context: Context): void {
  const large = { bodyLimit: LIMITS.bytes };
  app.get('/api/campaigns', answering(context, getList));
  app.put('/api/campaigns/:id', large, answering(context, putOne));
  app.get('/api/campaigns/:id', answering(context, getOne));
  app.post('/api/campaigns/:id/rows', large, answering(context, postRows));
  removalRoutes(app, context, '/api/campaigns', context.campaigns);
  app.get('/api/campaigns/:id/export', answering(context, getExport));
  app.post('/api/campaigns/:id/share', answering(context, postShare));
  app.delete('/api/campaigns/:id/share', answering(context, deleteShare));
  sharedRoute(app, context);
}

async function getList({ context, owner, reply }: Call): Promise<FastifyReply> {
  const list: CampaignList = { campaigns: await context.campaigns.list(owner) };
  return reply.send(list);
}

async function putOne({ context, owner, id, request, reply }: Call): Promise<FastifyReply> {
  const body = parseBody(putCampaign, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { journal } = body.value;
  const known = await campaignsOf(context.house, journal.ruleset);
  if (!known.ok) return refuse(reply, [known.error], 422);
  const { rows } = journal;
  if (Array.isArray(rows) && rows.length > LIMITS.rows) return refuse(reply, [full(LIMITS)]);
  const text = longText(request);
  const given = text === undefined ? { journal } : { body: text };
  const opened = await context.clerk.do('openCampaign', given, clientBehind(request));
  if (!opened.ok) return refuse(reply, opened.error.map(inJournal), 422);
  const made = await context.campaigns.create(owner, id, opened.value);
  if (!made.ok) return refuseChange(reply, made.error);
  return sendText(reply.code(made.value.version === 1 ? 201 : 200), made.value.entry);
}

async function getOne({ context, owner, id, reply }: Call): Promise<FastifyReply> {
  const entry = await context.campaigns.read(owner, id);
  if (entry === null) return refuse(reply, [unknownCampaign(id)], 404);
  return sendText(reply, entry);
}

/** Whether the rows agree with the others is for the page to say: what contradicts is explained there, and kept. */
async function postRows({ context, owner, id, request, reply }: Call): Promise<FastifyReply> {
  const body = parseBody(putRows, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const entry = await context.campaigns.find(owner, id);
  if (entry === null) return refuse(reply, [unknownCampaign(id)], 404);
  const campaigns = await campaignsOf(context.house, entry.ruleset);
  if (!campaigns.ok) return refuse(reply, [campaigns.error], 422);
  if (body.value.rows.length > LIMITS.rows) return refuse(reply, [full(LIMITS)]);
  const rows = await readInSteps(campaigns.value, body.value.rows);
  if (!rows.ok) return refuse(reply, rows.error.map(inRows), 422);
  return answerChange(reply, await context.campaigns.putRows(owner, id, { ...body.value, rows: rows.value }));
}

/** So many rows are read at once. */
const ROWS_AT_ONCE = 100;

/** Each as JSON. */
async function readInSteps(
  campaigns: Campaigns,
  rows: readonly unknown[],
): Promise<Result<string[], readonly Problem[]>> {
  const read: string[] = [];
  const breather = new Breather();
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    await breather.breathe();
    const some = campaigns.readRows(rows.slice(i, i + ROWS_AT_ONCE));
    if (!some.ok) return err(some.error.map((problem) => laterBy(i, problem)));
    for (const row of some.value) read.push(JSON.stringify(row));
  }
  return ok(read);
}

/** A problem's field begins with the number of its row. */
function laterBy(rows: number, problem: Problem): Problem {
  const field = problem.field?.replace(/^\d+/, (n) => String(Number(n) + rows));
  return field === undefined ? problem : { ...problem, field };
}

const TYPES = { text: 'text/plain', markdown: 'text/markdown', json: 'application/json' } as const;
const ENDINGS = { text: 'txt', markdown: 'md', json: 'json' } as const;

async function getExport({ context, owner, id, request, reply }: Call): Promise<FastifyReply> {
  const asked = readBy(askExport, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const found = await context.campaigns.find(owner, id);
  if (found === null) return refuse(reply, [unknownCampaign(id)], 404);
  const { form } = asked.value;
  const { text: journal } = await context.campaigns.journal(found);
  const made = await context.clerk.do('exportCampaign', { journal, form }, clientBehind(request));
  if (!made.ok) return refuse(reply, made.error, 422);
  return reply
    .header('content-disposition', `attachment; filename="hardtop-campaign.${ENDINGS[form]}"`)
    .type(`${TYPES[form]}; charset=utf-8`)
    .send(made.value);
}

async function postShare({ context, owner, id, reply }: Call): Promise<FastifyReply> {
  return answerChange(reply, await context.campaigns.share(owner, id));
}

async function deleteShare({ context, owner, id, reply }: Call): Promise<FastifyReply> {
  return answerChange(reply, await context.campaigns.unshare(owner, id));
}

const SECRET = /^Bearer\s+([\w-]{20,100})$/i;

/** For players: what they have seen, and nothing else leaves the server. */
function sharedRoute(app: FastifyInstance, context: Context): void {
  const memory = new SeenMemory();
  app.get('/api/shared-campaign', async (request, reply) => {
    const secret = SECRET.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const shared = await context.campaigns.shared(secret);
    if (!shared.ok) return refuse(reply, [shared.error], 404);
    const { key, found } = shared.value;
    const known = memory.get(key);
    if (known !== undefined) return sendSeen(reply, known);
    const { text: journal } = await context.campaigns.journal(found);
    const seen = await context.clerk.do('showCampaign', { journal }, clientBehind(request));
    return seen.ok ? sendSeen(reply, memory.keep(key, seen.value)) : refuse(reply, seen.error, 422);
  });
}

const sendSeen = (reply: FastifyReply, seen: Uint8Array): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(seen);

function inJournal(problem: Problem): Problem {
  const isWhole = problem.field === undefined || problem.field === '(file)';
  return { ...problem, field: isWhole ? 'journal' : `journal.${problem.field}` };
}

function inRows(problem: Problem): Problem {
  const isWhole = problem.field === undefined || problem.field === '(file)';
  return { ...problem, field: isWhole ? 'rows' : `rows.${problem.field}` };
}
