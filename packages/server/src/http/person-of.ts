import type { FastifyRequest } from 'fastify';
import type { Person, Sessions, SignedIn } from '../people/sessions.ts';
import { sessionIn } from './session-cookie.ts';

interface WithPeople {
  readonly people: { readonly sessions: Pick<Sessions, 'find'> };
}

const known = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

/** Who sends a request, and by which session; null for a guest. Asked of the database once a request. */
export function signedInBy({ people: { sessions } }: WithPeople, request: FastifyRequest): Promise<SignedIn | null> {
  const before = known.get(request);
  if (before !== undefined) return before;
  const cookie = sessionIn(request);
  const found = cookie === null ? Promise.resolve(null) : sessions.find(cookie);
  known.set(request, found);
  return found;
}

/** Who sends a request; null for a guest. For upgrades to sockets as well. */
export async function personOf(context: WithPeople, request: FastifyRequest): Promise<Person | null> {
  return (await signedInBy(context, request))?.person ?? null;
}

/** Whoever keeps a name sits down under it; a guest is called what he says. */
export async function underOwnName<T extends { readonly name?: string | undefined }>(
  context: WithPeople,
  request: FastifyRequest,
  asked: T,
): Promise<T> {
  const person = await personOf(context, request);
  return person === null ? asked : { ...asked, name: person.name };
}
