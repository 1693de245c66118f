import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../people/limits.ts';

/** Over TLS a name that no other host, and no page without TLS, can set; without TLS a browser refuses that name. */
const SAFE = '__Host-hardtop';
const PLAIN = 'hardtop-session';

/** A browser says by `Origin` whether its page came over TLS, also where the proxy before us does not tell. */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers.origin?.toLowerCase().startsWith('https://') === true;
}

const cookieOf = (name: string, value: string, seconds: number): string =>
  [
    ...[`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'],
    ...(name === SAFE ? ['Secure'] : []),
  ].join('; ');

export function setSession(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.header('set-cookie', cookieOf(isSecure(request) ? SAFE : PLAIN, value, LIMITS.sessionSeconds));
}

/** The same again for whoever comes back, by the name it came by: what went over TLS alone goes on so. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  const found = cookieIn(request);
  if (found !== null) reply.header('set-cookie', cookieOf(found.name, found.value, LIMITS.sessionSeconds));
}

export function clearSession(reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    [SAFE, PLAIN].map((name) => cookieOf(name, '', 0)),
  );
}

/** What the browser brought back; null where there is nothing of ours. */
export function sessionIn(request: FastifyRequest): string | null {
  return cookieIn(request)?.value ?? null;
}

function cookieIn(request: FastifyRequest): { readonly name: string; readonly value: string } | null {
  const found = new Map<string, string>();
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (!found.has(name)) found.set(name, value);
  }
  // Behind TLS only the name that no other host can set counts.
  const names = request.protocol === 'https' ? [SAFE] : [SAFE, PLAIN];
  const name = names.find((one) => found.has(one));
  return name === undefined ? null : { name, value: found.get(name) ?? '' };
}
