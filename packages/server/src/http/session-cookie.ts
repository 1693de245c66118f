import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../people/limits.ts';

/** Over TLS a name that no other host, and no page without TLS, can set; without TLS a browser refuses that name. */
const SAFE = '__Host-hardtop';
const PLAIN = 'hardtop-session';

/** A browser says by `Origin` whether its page came over TLS, also where the proxy before us does not tell. */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers.origin?.toLowerCase().startsWith('https://') === true;
}

function cookieOf(request: FastifyRequest, value: string, seconds: number): string {
  const secure = isSecure(request);
  const parts = [`${secure ? SAFE : PLAIN}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

export function setSession(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.header('set-cookie', cookieOf(request, value, LIMITS.sessionSeconds));
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookieOf(request, '', 0));
}

/** What the browser brought back; null where there is nothing of ours. */
export function sessionIn(request: FastifyRequest): string | null {
  const found = new Map<string, string>();
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (!found.has(name)) found.set(name, value);
  }
  const safe = found.get(SAFE);
  // Behind TLS only the name that no other host can set counts.
  return safe ?? (request.protocol === 'https' ? null : (found.get(PLAIN) ?? null));
}
