import type { FastifyInstance } from 'fastify';
import type { Me } from '../wire/people.ts';
import type { Context } from './context.ts';
import { personOf } from './person-of.ts';

/** What whoever keeps a name has here. */
export function meRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/me', async (request, reply) => {
    const person = await personOf(context, request);
    const me: Me = { person: person && { name: person.name } };
    return reply.send(me);
  });
}
