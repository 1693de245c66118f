import type { Problem, Result } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_SUCH_LAB } from '../lab/lab.ts';
import { labCsv } from '../lab/lab-card.ts';
import { type LabCard, startLab } from '../wire/lab.ts';
import { clientBehind, refuseTooMuch } from './client-limits.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';

type LabRequest = FastifyRequest<{ Params: { id: string } }>;

export function labRoutes(app: FastifyInstance, { lab, ledger }: Context): void {
  app.post('/api/lab', async (request, reply) => {
    const asked = parseBody(startLab, request);
    if (!asked.ok) return refuse(reply, asked.error, 400);
    const tooMuch = ledger.spend(clientBehind(request), 'labs');
    if (tooMuch !== null) return refuseTooMuch(reply, tooMuch);
    return answer(reply.code(201), await lab.start(asked.value));
  });
  app.get('/api/lab/:id', async (request: LabRequest, reply) => answer(reply, await lab.look(request.params.id)));
  app.delete('/api/lab/:id', async (request: LabRequest, reply) => answer(reply, await lab.cancel(request.params.id)));
  app.get('/api/lab/:id/csv', async (request: LabRequest, reply) => {
    const card = await lab.look(request.params.id);
    if (!card.ok) return answer(reply, card);
    const name = `attachment; filename="hardtop-duels-${card.value.ruleset}.csv"`;
    return reply.header('content-disposition', name).type('text/csv; charset=utf-8').send(labCsv(card.value));
  });
}

function answer(reply: FastifyReply, card: Result<LabCard, readonly Problem[]>): FastifyReply {
  if (card.ok) return reply.send(card.value);
  const [problem] = card.error;
  if (problem?.code === NO_SUCH_LAB.code) return refuse(reply, card.error, 404);
  // More than a lab may have is no matter of time.
  return problem?.code === 'too-many' ? refuse(reply, card.error, 422) : refuse(reply, card.error);
}
