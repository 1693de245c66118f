import fastifyWebsocket from '@fastify/websocket';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { awayRoutes } from './away-routes.ts';
import { refuseAddress, refuseConnection, refuseUnreadable } from './bad-requests.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { limitClients } from './client-limits.ts';
import type { Context } from './context.ts';
import { entryRoutes } from './entry-routes.ts';
import { handleErrors } from './errors.ts';
import { forkRoute } from './fork-route.ts';
import { forwardGames, knowNodes } from './forwarding.ts';
import { gameRoutes } from './game-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { keptRoutes } from './kept-routes.ts';
import { labRoutes } from './lab-routes.ts';
import { libraryRoutes } from './library-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { meRoutes } from './me-routes.ts';
import { metricsRoute } from './metrics-route.ts';
import { noticeRoutes } from './notice-routes.ts';
import { openApiRoute } from './openapi-route.ts';
import { type Operator, operatorRoutes } from './operator-routes.ts';
import { servePage } from './page.ts';
import { recordRoutes } from './record-routes.ts';
import { rematchRoute } from './rematch-route.ts';
import { replayRoute } from './replay-route.ts';
import { rulesetRoutes } from './ruleset-routes.ts';
import { secure } from './security.ts';
import { closeSockets, MESSAGE_BYTES, socketRoute, socketTrouble } from './socket.ts';
import { tableRoutes } from './table-routes.ts';

const BODY_BYTES = 1024 * 1024;
/** Headers are a few hundred bytes: whoever takes longer does not mean to send them. */
const HEADERS_SECONDS = 10;

interface AppOptions extends Pick<Settings, 'proxies' | 'origins' | 'metrics'> {
  readonly pageFolder: string;
  readonly logger: FastifyBaseLogger;
  /** Where whoever owns the data folder may come in. */
  readonly operator?: Operator | undefined;
  /** How long headers may take to come; a whole request has three times as long. */
  readonly headersSeconds?: number | undefined;
  /** Told of every route, as `GET /api/health`. */
  readonly onRoute?: ((route: string) => void) | undefined;
  /** What is measured, where it is more than what this server measures. */
  readonly measureAll?: ((own: string) => Promise<string>) | undefined;
}

/** All that is served, on no port yet. */
export async function buildApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_BYTES,
    trustProxy: options.proxies.length > 0 && [...options.proxies],
    // Browsers keep connections open; a stop does not wait for those that are idle.
    forceCloseConnections: 'idle',
    ...patience((options.headersSeconds ?? HEADERS_SECONDS) * 1_000),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 100 },
  });
  handleErrors(app);
  secure(app);
  knowNodes(app, context.peers);
  limitClients(app, context.ledger);
  refuseUnreadable(app);
  await app.register(fastifyWebsocket, {
    preClose: closeSockets,
    errorHandler: socketTrouble,
    // What is sent are changes of some hundred bytes: to compress them costs the server more than all the rest of a choice.
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false },
  });
  tellRoutes(app, options.onRoute);
  openApiRoute(app, context.version);
  if (context.peers !== null) forwardGames(app, context.peers);
  metricsRoute(app, context.metrics, options);
  healthRoutes(app, context);
  rulesetRoutes(app, context);
  gameRoutes(app, context);
  recordRoutes(app, context);
  rematchRoute(app, context);
  forkRoute(app, context);
  replayRoute(app, context);
  tableRoutes(app, context);
  lobbyRoutes(app, context, options.origins);
  libraryRoutes(app, context);
  labRoutes(app, context);
  campaignRoutes(app, context);
  entryRoutes(app, context);
  meRoutes(app, context);
  keptRoutes(app, context);
  awayRoutes(app, context);
  noticeRoutes(app, context);
  socketRoute(app, context, options.origins);
  if (options.operator !== undefined) operatorRoutes(app, options.operator);
  await servePage(app, options.pageFolder);
  return app;
}

function tellRoutes(app: FastifyInstance, tell: AppOptions['onRoute']): void {
  if (tell === undefined) return;
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && url.startsWith('/api/')) tell(`${one} ${url}`);
  });
}

/** A request that dribbles in is cut off, and so is whoever connects and says nothing, or asks and does not listen. */
function patience(headersTimeout: number) {
  const requestTimeout = 3 * headersTimeout;
  const http = { headersTimeout, requestTimeout, connectionsCheckingInterval: headersTimeout / 4 };
  return { requestTimeout, connectionTimeout: 2 * requestTimeout, http };
}
