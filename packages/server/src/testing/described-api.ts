import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { OPERATIONS } from '../http/openapi-operations.ts';
import type { BrowserLike } from './browser.ts';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: unknown;
            readonly responses: Readonly<Record<string, Response>>;
          }
        >
      >
    >
  >;
}

/** How a route is called: what its address is filled with, and what goes along. */
interface Called {
  readonly at?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
  /** With its cookies. */
  readonly as?: BrowserLike;
}

/** An answer that was found to be as the description has it. */
interface Fitting<T> {
  readonly status: number;
  readonly body: T;
}

const inPointer = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Asks a server and holds every answer against what the server says of itself, by a validator that is none of ours. */
export class DescribedApi {
  readonly told: Described;
  /** Routes that have answered, and those that have refused. */
  readonly answered = new Set<string>();
  readonly refused = new Set<string>();
  private readonly address: string;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly whole = new Map<string, ValidateFunction>();

  constructor(address: string, told: Described) {
    this.address = address;
    this.told = told;
    formats.default(this.ajv);
    // Its parts are checked for being schemas when they are used.
    this.ajv.addSchema(told, 'api', false, false);
  }

  /** Every route that is described, as `GET /api/health`. */
  routes(): readonly string[] {
    return Object.entries(this.told.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
  }

  /** The answer, which must have this status and look as it is described. */
  async call<T = unknown>(status: number, route: string, called: Called = {}): Promise<Fitting<T>> {
    const { body, key, as } = called;
    const [method = '', url = ''] = route.split(' ');
    const address = url.replaceAll(/:(\w+)/g, (_, name: string) => String(called.at?.[name]));
    const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${as?.address ?? this.address}${address}${called.query ?? ''}`, {
      method,
      headers: {
        ...(as === undefined ? {} : { origin: as.address, cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    as?.take(response.headers);
    const text = await response.text();
    expect(response.status, `${route}: ${text.slice(0, 300)}`).toBe(status);
    return { status, body: this.fitting(route, response, text) as T };
  }

  /** Opens a socket and closes it. */
  async open(route: string, at: Called['at'] = {}): Promise<void> {
    const url = route.replace('GET ', '').replaceAll(/:(\w+)/g, (_, name: string) => String(at[name]));
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}${url}`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.close();
    expect(this.responseOf(route, 101)).toBeDefined();
    this.answered.add(route);
  }

  private responseOf(route: string, status: number): Response | undefined {
    const [method = '', url = ''] = route.split(' ');
    return this.told.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[status];
  }

  private fitting(route: string, { status, headers, ok }: globalThis.Response, text: string): unknown {
    const found = this.responseOf(route, status);
    expect(found, `${route} ${status} is not described`).toBeDefined();
    (ok ? this.answered : this.refused).add(route);
    const [method = '', url = ''] = route.split(' ');
    const place = `/paths/${inPointer(url.replaceAll(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}/responses/${status}`;
    const pointer = found?.$ref?.slice(1) ?? place;
    const content = found?.$ref === undefined ? found?.content : { 'application/json': {} };
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (content === undefined || type === '') {
      expect([content, text], route).toEqual([undefined, '']);
      return null;
    }
    expect(Object.keys(content), `${route} ${status}`).toContain(type);
    const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
    this.fits(`${route} ${status} ${type}`, { $ref: `api#${pointer}/content/${inPointer(type)}/schema` }, body);
    const { answer } = OPERATIONS[route] ?? {};
    if (ok && answer !== undefined && type === 'application/json')
      this.fits(`${route}, and nothing is untold`, z.toJSONSchema(answer, { unrepresentable: 'any' }), body);
    return body;
  }

  private fits(what: string, schema: object, body: unknown): void {
    const validate = this.whole.get(what) ?? this.ajv.compile(schema);
    this.whole.set(what, validate);
    validate(body);
    const errors = (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)].join(' '));
    expect(errors, what).toEqual([]);
  }
}
