import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makePersonId } from '../people/accounts.ts';
import { keyOf, parseName } from '../people/names.ts';
import { hashPassword, isFitPassword, isPassword } from '../people/passwords.ts';
import { BAD_PASSWORD, NO_SUCH_CODE, NOT_IN, OLD_TICKET, PASSKEY_REFUSED, TAKEN } from '../people/problems.ts';
import { parseRecoveryCode } from '../people/recovery-code.ts';
import { madePasskey, nameAlone, nameAndPassword, recoveryCode, usedPasskey } from '../wire/people.ts';
import type { Context } from './context.ts';
import { deviceOf } from './device.ts';
import { parseBody, refuse } from './errors.ts';
import { counted, enter, patient, refuseName } from './people-calls.ts';
import { siteOf } from './site.ts';

type Answering = (context: Context, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Ways to keep a name, and ways to come in. */
export function entryRoutes(app: FastifyInstance, context: Context): void {
  const by = (job: Answering) => patient((request, reply) => job(context, request, reply));
  app.post('/api/people', counted(context, 'people'), by(keepByPassword));
  app.post('/api/people/passkey/options', counted(context, 'people'), by(askForNewPasskey));
  app.post('/api/people/passkey', counted(context, 'signins'), by(keepByPasskey));
  app.post('/api/sessions', counted(context, 'signins'), by(enterByPassword));
  app.post('/api/sessions/passkey/options', counted(context, 'signins'), by(askForPasskey));
  app.post('/api/sessions/passkey', counted(context, 'signins'), by(enterByPasskey));
  app.post('/api/sessions/recovery', counted(context, 'signins'), by(enterByCode));
}

async function keepByPassword(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const body = parseBody(nameAndPassword, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const name = parseName(body.value.name);
  if (!name.ok) return refuse(reply, [name.error]);
  if (!isFitPassword(body.value.password, name.value.name)) return refuse(reply, [BAD_PASSWORD]);
  const { accounts } = context.people;
  if ((await accounts.byName(name.value.key)) !== null) return refuse(reply, [TAKEN], 409);
  const made = await accounts.create(makePersonId(), name.value, await hashPassword(body.value.password));
  if (!made.ok) return refuse(reply, [made.error], 409);
  return enter(context, request, reply, made.value.person, made.value.recovery);
}

async function askForNewPasskey({ people }: Context, request: FastifyRequest, reply: FastifyReply) {
  const body = parseBody(nameAlone, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  const name = parseName(body.value.name);
  if (!name.ok) return refuse(reply, [name.error]);
  if ((await people.accounts.byName(name.value.key)) !== null) return refuse(reply, [TAKEN], 409);
  const person = { id: makePersonId(), name: name.value.name };
  const about = { use: 'keep', site: site.value.host, person: person.id, name: person.name } as const;
  const { text, challenge } = await people.tickets.write(about);
  return reply.send({ ticket: text, options: await people.passkeys.askNew(site.value, challenge, person) });
}

async function keepByPasskey(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { accounts, passkeys, tickets } = context.people;
  const body = parseBody(madePasskey, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  const ticket = await tickets.read(body.value.ticket, 'keep', site.value.host);
  const name = parseName(ticket?.name ?? '');
  if (ticket === null || !name.ok) return refuse(reply, [OLD_TICKET]);
  const passkey = await passkeys.checkNew(site.value, ticket.challenge, body.value.response);
  if (passkey === null || (await passkeys.isKnown(passkey.id))) return refuse(reply, [PASSKEY_REFUSED]);
  if (!(await tickets.spend(ticket))) return refuse(reply, [OLD_TICKET]);
  const label = deviceOf(request.headers['user-agent']);
  const add = (trx: Parameters<typeof passkeys.add>[3]) => passkeys.add(ticket.person, passkey, label, trx);
  const made = await accounts.create(ticket.person, name.value, null, add);
  if (!made.ok) return refuse(reply, [made.error], 409);
  return enter(context, request, reply, made.value.person, made.value.recovery);
}

/** An unknown name, one without a password and a wrong password take as long and are answered alike. */
async function enterByPassword(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { accounts, guard } = context.people;
  const body = parseBody(nameAndPassword, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const key = keyOf(body.value.name);
  const seconds = await guard.try(key);
  if (seconds !== null) return refuseName(reply, seconds);
  const account = await accounts.byName(key);
  const isRight = await isPassword(body.value.password, account?.password ?? null);
  if (account === null || !isRight) return refuse(reply, [NOT_IN], 401);
  return enter(context, request, reply, account);
}

async function askForPasskey({ people }: Context, request: FastifyRequest, reply: FastifyReply) {
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  const about = { use: 'enter', site: site.value.host, person: '', name: '' } as const;
  const { text, challenge } = await people.tickets.write(about);
  return reply.send({ ticket: text, options: await people.passkeys.askKnown(site.value, challenge) });
}

async function enterByPasskey(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { accounts, passkeys, tickets } = context.people;
  const body = parseBody(usedPasskey, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  const ticket = await tickets.read(body.value.ticket, 'enter', site.value.host);
  if (ticket === null) return refuse(reply, [OLD_TICKET]);
  const person = await passkeys.checkKnown(site.value, ticket.challenge, body.value.response);
  const account = person === null ? null : await accounts.byId(person);
  if (account === null) return refuse(reply, [PASSKEY_REFUSED], 401);
  if (!(await tickets.spend(ticket))) return refuse(reply, [OLD_TICKET]);
  return enter(context, request, reply, account);
}

async function enterByCode(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const body = parseBody(recoveryCode, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const code = parseRecoveryCode(body.value.code);
  const found = code === null ? null : await context.people.accounts.recover(code);
  if (found === null) return refuse(reply, [NO_SUCH_CODE], 401);
  return enter(context, request, reply, found.person, found.recovery);
}
