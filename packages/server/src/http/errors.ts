import { err, type Problem, type Result, readBy } from '@hardtop/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { NOT_READ, statusOf } from '../games/problems.ts';
import { StorageFailure } from '../storage/failures.ts';
import type { ErrorBody } from '../wire/errors.ts';

/** Answers with problems; the status follows from the first unless it is given. */
export function refuse(
  reply: FastifyReply,
  problems: readonly Problem[],
  status = statusOf(problems[0]),
): FastifyReply {
  if (status === 409 && problems[0]?.code === 'elsewhere') reply.header('retry-after', '5');
  if (status === 503) reply.header('retry-after', '2');
  const body: ErrorBody = { problems };
  return reply.code(status).send(body);
}

/** A request's body, checked field by field. */
export function parseBody<T>(schema: z.ZodType<T>, request: FastifyRequest): Result<T, readonly Problem[]> {
  const read = readBy(schema, request.body ?? {});
  return read.ok ? read : err(read.error.map(inBody));
}

function inBody(problem: Problem): Problem {
  return problem.field === '(file)' ? { ...problem, field: '(body)' } : problem;
}

/** Nothing leaves the server but words meant for people: never a stack, a query or a path. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | StorageFailure, request, reply) => {
    const away = error instanceof StorageFailure;
    const status = away ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return refuse(reply, [away ? NOT_READ : problemOf(error, status, request)], status);
  });
}

/** An error that brings the problem along. */
interface Explained {
  readonly problem?: Problem;
}

function problemOf(error: FastifyError & Explained, status: number, request: FastifyRequest): Problem {
  if (error.problem !== undefined) return error.problem;
  if (status >= 500) return { code: 'bug', message: 'The server made a mistake. It is in the log.' };
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        code: 'too-large',
        field: '(body)',
        message: 'The body is too large.',
        legal: [legalSize(request.routeOptions.bodyLimit)],
      };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return {
        code: 'media-type',
        field: 'content-type',
        message: 'The body must be JSON.',
        legal: ['application/json'],
      };
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return { code: 'json', field: '(body)', message: 'The body is not JSON.' };
    default:
      return { code: 'request', message: error.message };
  }
}

const MEGABYTE = 1024 * 1024;

function legalSize(most: number): string {
  if (most < MEGABYTE) return `up to ${most / 1024} kB`;
  return 'up to 1 MB; journals up to 4 MB, libraries and campaigns up to 8 MB';
}
