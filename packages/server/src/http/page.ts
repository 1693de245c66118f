import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

/** The built page, found from here whether this runs from `src` or from `dist`. */
export const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the page. Any other address that is not of the API opens the page too, which knows its own routes. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        reply.header('cache-control', isHashed(folder, file) ? YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return built ? reply.sendFile('index.html') : pageMissing(reply);
    const message = `There is nothing at ${request.method} ${request.url.split('?')[0]}.`;
    return refuse(reply, [{ code: 'unknown-address', message }], 404);
  });
}

/** Names under `assets/` carry a digest of their contents, so they never change. */
function isHashed(folder: string, file: string): boolean {
  return path.relative(folder, file).startsWith(`assets${path.sep}`);
}

function isPageAddress(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const address = request.url.split('?')[0] ?? '';
  if (address === '/api' || address.startsWith('/api/') || address.startsWith('/assets/')) return false;
  return path.extname(address) === '' || isVisit(request);
}

/** Addresses of the page may have a dot in them; who comes by one wants a document, who misses a file does not. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

function pageMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The page has not been built. Run `npm run build` and start the server again.\n');
}
