import type { FastifyRequest } from 'fastify';

/** Over TLS a name that no other host, and no page without TLS, can set; without TLS a browser refuses that name. */
const SAFE = '__Host-hardtop';
const PLAIN = 'hardtop-session';

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
