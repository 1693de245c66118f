import type { FastifyInstance, FastifyReply } from 'fastify';
import { LIMITS } from '../people/limits.ts';
import { hashPassword, isFitPassword } from '../people/passwords.ts';
import {
  BAD_PASSWORD,
  LAST_WAY,
  NO_SUCH_PASSKEY,
  NO_SUCH_SESSION,
  OLD_TICKET,
  PASSKEY_REFUSED,
  TOO_MANY_PASSKEYS,
} from '../people/problems.ts';
import { type Me, madePasskey, type NewRecovery, newPassword } from '../wire/people.ts';
import type { Context } from './context.ts';
import { deviceOf } from './device.ts';
import { parseBody, refuse } from './errors.ts';
import { cardOf, counted, FROM_HERE, forPerson, type PersonCall } from './people-calls.ts';
import { signedInBy } from './person-of.ts';
import { clearSession, renewSession } from './session-cookie.ts';
import { siteOf } from './site.ts';

/** What whoever keeps a name sees and changes of himself. */
export function meRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/me', async (request, reply) => {
    const me = await signedInBy(context, request);
    const person = me && (await cardOf(context.people, me));
    // Whoever comes back stays in.
    if (person !== null) renewSession(request, reply);
    const answer: Me = { person };
    return reply.send(answer);
  });
  app.delete('/api/me/session', FROM_HERE, forPerson(context, leave));
  app.delete('/api/me/sessions', FROM_HERE, forPerson(context, endOthers));
  app.delete('/api/me/sessions/:id', FROM_HERE, forPerson(context, endOne));
  app.put('/api/me/password', counted(context, 'signins'), forPerson(context, setPassword, 'fresh'));
  app.post('/api/me/recovery', FROM_HERE, forPerson(context, renewRecovery, 'fresh'));
  app.post('/api/me/passkeys/options', FROM_HERE, forPerson(context, askForPasskey, 'fresh'));
  app.post('/api/me/passkeys', counted(context, 'signins'), forPerson(context, addPasskey, 'fresh'));
  app.delete('/api/me/passkeys/:id', FROM_HERE, forPerson(context, removePasskey, 'fresh'));
}

/** What has changed, as the person sees it. */
async function shown({ context, me, reply }: PersonCall): Promise<FastifyReply> {
  const answer: Me = { person: await cardOf(context.people, me) };
  return reply.send(answer);
}

const idOf = ({ request }: PersonCall) => (request.params as { readonly id: string }).id;

async function leave({ context, reply, me }: PersonCall): Promise<FastifyReply> {
  await context.people.sessions.end(me.person.id, me.session);
  clearSession(reply);
  const answer: Me = { person: null };
  return reply.send(answer);
}

async function endOthers(call: PersonCall): Promise<FastifyReply> {
  const { context, me } = call;
  await context.people.sessions.endOthers(me.person.id, me.session);
  return shown(call);
}

async function endOne(call: PersonCall): Promise<FastifyReply> {
  const { context, me, reply } = call;
  if (idOf(call) === me.session) return leave(call);
  const isEnded = await context.people.sessions.end(me.person.id, idOf(call));
  return isEnded ? shown(call) : refuse(reply, [NO_SUCH_SESSION], 404);
}

/** A new password ends all other sessions: whoever changes it may have a reason. */
async function setPassword(call: PersonCall): Promise<FastifyReply> {
  const { context, request, reply, me } = call;
  const { accounts, passkeys, sessions } = context.people;
  const body = parseBody(newPassword, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { password } = body.value;
  if (password === null && (await passkeys.list(me.person.id)).length === 0) return refuse(reply, [LAST_WAY], 409);
  if (password !== null && !isFitPassword(password, me.person.name)) return refuse(reply, [BAD_PASSWORD]);
  await accounts.setPassword(me.person.id, password === null ? null : await hashPassword(password));
  await sessions.endOthers(me.person.id, me.session);
  return shown(call);
}

async function renewRecovery({ context, me, reply }: PersonCall): Promise<FastifyReply> {
  const answer: NewRecovery = { recovery: await context.people.accounts.renewRecovery(me.person.id) };
  return reply.send(answer);
}

async function askForPasskey({ context, request, reply, me }: PersonCall): Promise<FastifyReply> {
  const { passkeys, tickets } = context.people;
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  if ((await passkeys.list(me.person.id)).length >= LIMITS.passkeys) return refuse(reply, [TOO_MANY_PASSKEYS]);
  const { id: person, name } = me.person;
  const { text, challenge } = await tickets.write({ use: 'add', site: site.value.host, person, name });
  return reply.send({ ticket: text, options: await passkeys.askNew(site.value, challenge, me.person) });
}

async function addPasskey(call: PersonCall): Promise<FastifyReply> {
  const { context, request, reply, me } = call;
  const { passkeys, tickets } = context.people;
  const body = parseBody(madePasskey, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const site = siteOf(request);
  if (!site.ok) return refuse(reply, [site.error]);
  const ticket = await tickets.read(body.value.ticket, 'add', site.value.host);
  if (ticket === null || ticket.person !== me.person.id) return refuse(reply, [OLD_TICKET]);
  const passkey = await passkeys.checkNew(site.value, ticket.challenge, body.value.response);
  if (passkey === null || (await passkeys.isKnown(passkey.id))) return refuse(reply, [PASSKEY_REFUSED]);
  if (!(await tickets.spend(ticket))) return refuse(reply, [OLD_TICKET]);
  if ((await passkeys.list(me.person.id)).length >= LIMITS.passkeys) return refuse(reply, [TOO_MANY_PASSKEYS]);
  await passkeys.add(me.person.id, passkey, deviceOf(request.headers['user-agent']));
  return shown(call);
}

async function removePasskey(call: PersonCall): Promise<FastifyReply> {
  const { context, reply, me } = call;
  const { accounts, passkeys } = context.people;
  const others = (await passkeys.list(me.person.id)).filter(({ id }) => id !== idOf(call));
  const hasPassword = (await accounts.byId(me.person.id))?.password != null;
  if (others.length === 0 && !hasPassword) return refuse(reply, [LAST_WAY], 409);
  const isGone = await passkeys.remove(me.person.id, idOf(call));
  return isGone ? shown(call) : refuse(reply, [NO_SUCH_PASSKEY], 404);
}
