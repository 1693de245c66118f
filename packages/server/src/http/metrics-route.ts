import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { MetricsAudience } from '../settings/settings.ts';
import { refuse } from './errors.ts';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

interface Shown {
  readonly metrics: MetricsAudience;
  readonly measureAll?: ((own: string) => Promise<string>) | undefined;
}

/** What the server measures of itself, for those whom the settings name; to others there is nothing here. */
export function metricsRoute(app: FastifyInstance, metrics: ServerMetrics, shown: Shown): void {
  const { metrics: audience, measureAll = async (own) => own } = shown;
  metrics.watch('hardtop_sockets', 'Sockets that are open.', () => [[{}, app.websocketServer.clients.size]]);
  app.addHook('onResponse', (_request, reply, done) => {
    metrics.requests.add({ status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestSeconds.add(reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFor(audience, request)) return refuse(reply, [{ code: 'unknown', message: 'There is nothing here.' }], 404);
    return reply
      .header('cache-control', 'no-store')
      .type(TEXT)
      .send(await measureAll(metrics.text()));
  });
}

function isFor(audience: MetricsAudience, request: FastifyRequest): boolean {
  if (audience !== 'loopback') return audience === 'everyone';
  // Through a proxy on the same machine the whole world comes from here.
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
