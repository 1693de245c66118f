import type { Problem } from '@hardtop/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWait } from '../people/passwords.ts';
import type { People } from '../people/people.ts';
import { BUSY, FOREIGN, GUEST, NOT_FRESH } from '../people/problems.ts';
import type { Person, SignedIn } from '../people/sessions.ts';
import type { Entered, PersonCard } from '../wire/people.ts';
import { clientBehind, refuseTooMuch } from './client-limits.ts';
import type { Context } from './context.ts';
import { deviceOf } from './device.ts';
import { refuse } from './errors.ts';
import { originProblem } from './origin.ts';
import { signedInBy } from './person-of.ts';
import { setSession } from './session-cookie.ts';

/** A request of whoever has come in. */
export interface PersonCall {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly me: SignedIn;
}

type Job = (call: PersonCall) => Promise<FastifyReply>;

/** Names, passwords and what a passkey says are short. */
const SMALL_BYTES = 64 * 1024;

/** The cookie goes out with whatever a browser sends: a page of another site may not make it send anything. */
function fromHere(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = originProblem(origin, request.host, []) !== null || site === 'cross-site' || site === 'same-site';
  if (isForeign) refuse(reply, [FOREIGN]);
  else done();
}

/** For every route that changes something of a person's. */
export const FROM_HERE = { bodyLimit: SMALL_BYTES, onRequest: fromHere } as const;

/** The same, counted for the client. */
export function counted({ ledger }: Context, what: 'signins' | 'people') {
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const tooMuch = ledger.spend(clientBehind(request), what);
    if (tooMuch === null) done();
    else refuseTooMuch(reply, tooMuch);
  };
  return { ...FROM_HERE, preHandler };
}

/** For whoever has come in; `fresh`: lately. */
export const forPerson = (context: Context, job: Job, needs: 'fresh' | 'any' = 'any') =>
  patient(async (request, reply) => {
    const me = await signedInBy(context, request);
    if (me === null) return refuse(reply, [GUEST], 401);
    if (needs === 'fresh' && !me.isFresh) return refuse(reply, [NOT_FRESH], 403);
    return job({ context, request, reply, me });
  });

/** Where many passwords are tried at once, whoever comes last is sent away. */
export const patient =
  (job: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await job(request, reply);
    } catch (error) {
      if (error instanceof TooManyWait) return refuse(reply, [BUSY]);
      throw error;
    }
  };

/** Somebody has proven who he is: a session begins, and the one that this browser had is over. */
export async function enter(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  recovery: string | null = null,
): Promise<FastifyReply> {
  const { people } = context;
  const before = await signedInBy(context, request);
  if (before !== null) await people.sessions.end(before.person.id, before.session);
  const cookie = await people.sessions.begin(person.id, deviceOf(request.headers['user-agent']));
  setSession(request, reply, cookie);
  const now = await people.sessions.find(cookie);
  const card = now && (await cardOf(people, now));
  if (card === null) return refuse(reply, [GUEST], 401);
  const answer: Entered = { person: card, recovery };
  return reply.code(201).send(answer);
}

/** All that a person is shown of himself; null where he is gone meanwhile. */
export async function cardOf(people: People, { person, session, isFresh }: SignedIn): Promise<PersonCard | null> {
  const account = await people.accounts.byId(person.id);
  if (account === null) return null;
  const passkeys = await people.passkeys.list(person.id);
  const sessions = await people.sessions.list(person.id);
  return {
    name: account.name,
    created: account.created.toISOString(),
    hasPassword: account.password !== null,
    hasRecovery: account.hasRecovery,
    passkeys: passkeys.map(({ id, label, created, used }) => ({
      ...{ id, label, created: created.toISOString(), used: used?.toISOString() ?? null },
    })),
    sessions: sessions.map(({ id, device, created, seen }) => ({
      ...{ id, device, created: created.toISOString(), seen: seen.toISOString(), here: id === session },
    })),
    isFresh,
  };
}

/** A name is tried too often, from wherever. */
export function refuseName(reply: FastifyReply, seconds: number): FastifyReply {
  const message = `That name was tried too often: try again in ${seconds} s, or come in by a passkey or a recovery code.`;
  const problem: Problem = { code: 'too-many', field: 'name', message };
  return refuseTooMuch(reply, { problem, retrySeconds: seconds });
}
