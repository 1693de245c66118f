import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@hardtop/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemCode } from '../settings/start-problem.ts';
import { PIECE_CHARACTERS, parseInPieces } from '../tasks/large-json.ts';
import type { ErrorBody } from '../wire/errors.ts';
import { refuse } from './errors.ts';
import { addressProblem, bodyProblem, longBodyProblem, unfitProblem } from './request-text.ts';
import { SECURITY_HEADERS } from './security.ts';

/** Addresses and bodies that nobody can read are refused before anybody looks at them. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const problem = addressProblem(request.url);
    if (problem === null) done();
    else refuse(reply, [problem], 400);
  });
  const parser = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const read = async (request: FastifyRequest, text: string) => {
    const isLong = text.length > PIECE_CHARACTERS;
    const problem = isLong ? await longBodyProblem(text) : bodyProblem(text);
    if (problem !== null) throw new UnreadableBody(problem);
    const parse = (part: string) => parsed(parser, request, part);
    if (isLong) longTexts.set(request, text);
    return isLong ? parseInPieces(text, (piece) => checked(piece, parse)) : checked(text, parse);
  };
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, read);
}

const longTexts = new WeakMap<FastifyRequest, string>();

/** The body as it came where it is long: to send a text on to a worker costs next to nothing, what was read of it far more. */
export function longText(request: FastifyRequest): string | undefined {
  return longTexts.get(request);
}

type JsonParser = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** What the parser makes of a text; it answers at once. */
function parsed(parser: JsonParser, request: FastifyRequest, text: string): unknown {
  const answers: { readonly error: Error | null; readonly value?: unknown }[] = [];
  parser(request, text, (error, value) => void answers.push({ error, value }));
  const [answer] = answers;
  if (answer === undefined || answer.error !== null) throw answer?.error ?? new Error('a body was not read');
  return answer.value;
}

function checked(text: string, parse: (text: string) => unknown): unknown {
  const value = parse(text);
  const problem = unfitProblem(text, value);
  if (problem !== null) throw new UnreadableBody(problem);
  return value;
}

/** A body that is refused for what it is made of. */
class UnreadableBody extends Error {
  readonly statusCode: number;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.statusCode = problem.code === 'json' ? 400 : 422;
    this.problem = problem;
  }
}

/** An address that the router could not take apart comes before all hooks. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const fallback: Problem = { code: 'address', field: '(address)', message: 'A part of the address is too long.' };
  refuse(reply.headers(SECURITY_HEADERS), [addressProblem(request.url) ?? fallback], status);
}

/** What did not even come to be a request: the wrong protocol, too many headers, or nothing at all for too long. */
export function refuseConnection(error: Error, socket: Socket): void {
  const code = systemCode(error);
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawAnswer(...(CONNECTION_PROBLEMS[code ?? ''] ?? NO_HTTP)));
  socket.destroy(error);
}

type RawProblem = readonly [status: number, message: string];

const NO_HTTP: RawProblem = [400, 'This is not HTTP as it is spoken here.'];

const CONNECTION_PROBLEMS: Readonly<Record<string, RawProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

function rawAnswer(status: number, message: string): string {
  const body: ErrorBody = { problems: [{ code: 'request', message }] };
  const text = JSON.stringify(body);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}
