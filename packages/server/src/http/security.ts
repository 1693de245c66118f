import type { FastifyInstance } from 'fastify';

/** Styles may stand inline: component libraries place popups by style attributes. Scripts may not. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  // A link to a seat may hold its key: other sites are not told where a visitor came from.
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What only something that opens as a page of its own obeys. */
const FOR_PAGES = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

/** Scripts, styles and fonts of the page: two dozen of them, to each of which the page's headers would add 350 bytes. */
const PARTS = /^\/assets\/[^/?]*\.(js|css|woff2)$/;

export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(EVERYWHERE);
    if (!PARTS.test(request.url)) reply.headers(FOR_PAGES);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
