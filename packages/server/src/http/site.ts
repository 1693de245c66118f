import { isIP } from 'node:net';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../people/passkeys.ts';

const NO_SITE: Problem = {
  code: 'passkey',
  field: 'origin',
  message: 'Passkeys belong to a site with a name, and are asked for by its page.',
  legal: ['a page of this server by its name: not by its number, and with an Origin header'],
};

/** The site whose passkeys are asked for. That the page is of this host was checked before; where a request lies about the host, a browser's passkey has signed another. */
export function siteOf(request: FastifyRequest): Result<Site, Problem> {
  const { origin } = request.headers;
  const host = request.hostname.toLowerCase();
  if (origin === undefined || host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return err(NO_SITE);
  return ok({ host, origin: origin.toLowerCase() });
}
