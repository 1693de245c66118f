import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { errorBody } from './answers-of-games.ts';
import { OPERATIONS, type Operation } from './openapi-operations.ts';

/** A route as it was registered. */
interface Registered {
  readonly method: string;
  readonly url: string;
}

/** Describes all routes that are registered after this call, by OpenAPI 3.1. */
export function openApiRoute(app: FastifyInstance, version: string): void {
  const routes: Registered[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && url.startsWith('/api/')) routes.push({ method: one, url });
  });
  let text: string | null = null;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(descriptionOf(routes, version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function descriptionOf(routes: readonly Registered[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, url } of routes.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
    const address = url.replaceAll(/:(\w+)/g, '{$1}');
    const there = paths[address] ?? {};
    paths[address] = there;
    there[method.toLowerCase()] = operationOf(method, url, OPERATIONS[`${method} ${url}`] ?? { summary: url });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hardtop',
      version,
      description: 'Tables for games of armed cars that know the rules. In words: docs/wire.md.',
    },
    paths,
    components: {
      schemas: { Problems: schemaOf(errorBody) },
      responses: refusedResponses(),
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: "The key of a seat, or the referee's." },
        token: { type: 'http', scheme: 'bearer', description: 'The secret token of a library and its campaigns.' },
        players: { type: 'http', scheme: 'bearer', description: "The secret that a campaign's players have." },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret that a server leaves in its data folder.',
        },
        person: {
          ...{ type: 'apiKey', in: 'cookie', name: 'hardtop-session' },
          description: 'Set by coming in; `__Host-hardtop` where the page came over TLS.',
        },
      },
    },
  };
}

function operationOf(method: string, url: string, told: Operation) {
  const { summary, body, query, status = 200, key } = told;
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const asked = Object.entries(query === undefined ? {} : propertiesOf(query)).map(([name, schema]) => ({
    ...{ name, in: 'query', required: false, schema },
  }));
  return {
    operationId: `${method.toLowerCase()}${url.replaceAll(/[^a-z]+(.)/gi, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(named.length + asked.length === 0 ? {} : { parameters: [...named, ...asked] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    // Whoever only looks may do so without a key, and sees less.
    ...(key === undefined ? {} : { security: key === 'seat' ? [{ seat: [] }, {}] : [{ [key]: [] }] }),
    responses: {
      ...Object.fromEntries([status].flat().map((one) => [one, { description: summary, ...contentOf(told) }])),
      ...refusalsOf(url, told),
    },
  };
}

/** By status: when it is refused so. */
const REFUSALS = {
  400: 'It is not JSON, or not of the right shape',
  401: 'No key, or a wrong one; nobody has come in',
  403: 'The key of another seat; a page of another site; not fresh',
  404: 'There is no such thing',
  409: 'Not as things stand: it is answered, taken, over, paused, or was changed elsewhere meanwhile',
  413: 'It is too large',
  415: 'It is not said to be JSON',
  426: 'This address speaks WebSocket',
  422: 'The shape is right, but it is not legal',
  429: 'Too many from this address',
  500: 'A mistake of ours',
  503: 'The database does not answer',
} as const;

type RefusedBy = keyof typeof REFUSALS;

const ALL: readonly RefusedBy[] = [429, 500, 503];
const OF_BODIES: readonly RefusedBy[] = [400, 404, 413, 415, 422];
const OF_KEYS: Readonly<Record<NonNullable<Operation['key']>, readonly RefusedBy[]>> = {
  seat: [401, 403, 409],
  token: [400, 401, 422],
  players: [404, 422],
  operator: [404],
  person: [401, 403, 409, 422],
};

function refusalsOf(url: string, { body, query, status, key, refusals = {} }: Operation) {
  const listed = new Set<RefusedBy>([
    ...ALL,
    // A site may be refused, whoever it is that asks.
    ...(status === 101 ? ([403, 426] as const) : []),
    ...(body === undefined ? [] : ([403] as const)),
    ...(url.includes(':') ? ([404, 409] as const) : []),
    ...(query === undefined ? [] : ([400, 404] as const)),
    ...(body === undefined ? [] : ([...OF_BODIES, 401, 409] as const)),
    ...(key === undefined ? [] : OF_KEYS[key]),
  ]);
  return Object.fromEntries([
    ...[...listed].map((one) => [one, { $ref: `#/components/responses/Refused${one}` }]),
    ...Object.entries(refusals).map(([one, answer]) => [one, refusedBy(schemaOf(answer), Number(one) as RefusedBy)]),
  ]);
}

const refusedBy = (schema: object, status: RefusedBy) => ({
  description: REFUSALS[status],
  content: { 'application/json': { schema } },
});

const refusedResponses = () =>
  Object.fromEntries(
    Object.keys(REFUSALS).map((status) => [
      `Refused${status}`,
      refusedBy({ $ref: '#/components/schemas/Problems' }, Number(status) as RefusedBy),
    ]),
  );

/** Nothing where nothing is sent. */
function contentOf({ answer, type, otherTypes = [] }: Operation) {
  const types = [type ?? [], otherTypes].flat().map((one) => [one, { schema: { type: 'string' } }]);
  const json = answer === undefined ? [] : [['application/json', { schema: schemaOf(answer) }]];
  return types.length + json.length === 0 ? {} : { content: Object.fromEntries([...json, ...types]) };
}

/** The form in which it is sent: what is made of it is nobody else's business. */
function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...told } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return told;
}

function propertiesOf(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const { properties } = schemaOf(schema);
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, unknown>) : {};
}
