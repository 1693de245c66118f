import type { CreatedGame } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, startToyServer } from '../testing/servers.ts';
import { errorBody } from './openapi-answers.ts';
import { OPERATIONS } from './openapi-operations.ts';

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly requestBody?: unknown }>>>
  >;
}

let server: RunningServer;
let described: Described;
const routes: string[] = [];

beforeAll(async () => {
  server = await startToyServer({}, { onRoute: (route) => routes.push(route) });
  described = (await get<Described>(`${server.address}/api/openapi.json`)).body;
});
afterAll(cleanUp);

const known = () =>
  Object.entries(described.paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );

describe('the description of the interface', () => {
  it('has every route there is, and none that is not', () => {
    expect(described.openapi).toBe('3.1.0');
    expect(known().sort()).toEqual(routes.sort());
    expect(Object.keys(OPERATIONS).filter((operation) => !routes.includes(operation))).toEqual([]);
    const ids = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes bodies by the schemas that the routes check them with', () => {
    expect(described.paths['/api/games/{id}/choices']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { type: 'object', required: ['ask', 'option'], additionalProperties: false } },
      },
    });
  });

  it('fits what is really answered', async () => {
    const { address } = server;
    const fits = (operation: string, body: unknown) => {
      const answer: z.ZodType | undefined = OPERATIONS[operation]?.answer;
      expect(answer?.safeParse(body).error, operation).toBeUndefined();
      expect(answer, operation).toBeDefined();
    };
    const created = await createToyGame(address);
    const game = `${address}/api/games/${created.game}`;
    fits('POST /api/games', created);
    for (const path of ['health', 'ready', 'rulesets'])
      fits(`GET /api/${path}`, (await get(`${address}/api/${path}`)).body);
    fits('GET /api/games/:id', (await get(game)).body);
    const seen = await get<{ questions: { id: string }[] }>(`${game}/snapshot`, keyOf(created, 0));
    fits('GET /api/games/:id/snapshot', seen.body);
    const choice = { ask: seen.body.questions[0]?.id, option: 'speed', params: { mph: 10 } };
    fits('POST /api/games/:id/choices', (await post(`${game}/choices`, choice, keyOf(created, 0))).body);
    fits('GET /api/games/:id/journal', (await get(`${game}/journal`)).body);
    const alone = await createToyGame(address, ['human', 'bot']);
    const fork = await post<CreatedGame>(`${address}/api/games/${alone.game}/fork`, { row: 0 }, keyOf(alone, 0));
    fits('POST /api/games/:id/fork', fork.body);
    fits('GET /api/games/:id', (await get(`${address}/api/games/${fork.body.game}`)).body);
    for (const path of ['games/nothing', 'lab/nothing', 'nowhere'])
      expect(errorBody.safeParse((await get(`${address}/api/${path}`)).body).success, path).toBe(true);
  });
});
