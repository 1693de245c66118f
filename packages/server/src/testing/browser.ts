import type { ErrorBody } from '../wire/errors.ts';
import type { Entered, Me } from '../wire/people.ts';

interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

type Body<T> = T & Partial<ErrorBody>;

/** As a browser does it: sends back the cookies that it was given, and says which page asks. */
export class BrowserLike {
  readonly address: string;
  readonly cookies = new Map<string, string>();
  headers: Readonly<Record<string, string>> = {};

  constructor(address: string) {
    this.address = address.replace('127.0.0.1', 'localhost');
  }

  async send<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body<T>>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.address }),
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.take(response.headers);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body<T> };
  }

  keep(name: string, password: string) {
    return this.send<Entered>('POST', '/api/people', { name, password });
  }

  enter(name: string, password: string) {
    return this.send<Entered>('POST', '/api/sessions', { name, password });
  }

  /** Null for a guest. */
  async who(): Promise<string | null> {
    return (await this.send<Me>('GET', '/api/me')).body.person?.name ?? null;
  }

  /** Keeps the cookies that came with an answer. */
  take(headers: Headers): void {
    for (const set of headers.getSetCookie()) this.takeOne(set);
  }

  private takeOne(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/; Max-Age=0(;|$)/.test(set)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
