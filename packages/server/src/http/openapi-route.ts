import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anything, errorBody } from './openapi-answers.ts';
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
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: "The key of a seat, or the referee's." },
        token: { type: 'http', scheme: 'bearer', description: 'The secret token of a library, or of a campaign.' },
      },
    },
  };
}

function operationOf(method: string, url: string, told: Operation) {
  const { summary, body, query, status = 200, answer = anything, type = 'application/json', key } = told;
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
    ...(key === undefined ? {} : { security: key === 'seat' ? [{ seat: [] }, {}] : [{ token: [] }] }),
    responses: {
      [status]: {
        description: summary,
        content: { [type]: type.endsWith('json') ? { schema: schemaOf(answer) } : {} },
      },
      default: {
        description: 'Refused: what is wrong, where, and what would be legal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problems' } } },
      },
    },
  };
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
