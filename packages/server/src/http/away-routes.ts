import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashSeatKey } from '../keys/seat-keys.ts';
import type { OwnSeat } from '../live/absences.ts';
import { type Away, goAway } from '../wire/people.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { FROM_HERE, forPerson, type PersonCall } from './people-calls.ts';

/** Away from all tables at once, said once. */
export function awayRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/me/away', forPerson(context, getAway));
  app.put('/api/me/away', FROM_HERE, forPerson(context, putAway));
}

async function getAway({ context, me, reply }: PersonCall): Promise<FastifyReply> {
  const answer: Away = await context.live.absences.of(me.person.id);
  return reply.send(answer);
}

async function putAway(call: PersonCall): Promise<FastifyReply> {
  const { context, request, reply, me } = call;
  const body = parseBody(goAway, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { absences } = context.live;
  const { until } = body.value;
  if (until === null) await context.rooms.tellAbsences(await absences.end(me.person.id));
  else {
    const begun = await absences.begin(me.person.id, until, await seatsOf(context, me.person.id));
    if (!begun.ok) return refuse(reply, [begun.error]);
    await context.rooms.tellAbsences(begun.value);
  }
  return getAway(call);
}

/** Seats that came to the person while away. */
export async function coverAbsence(context: Context, person: string): Promise<void> {
  const games = await context.live.absences.cover(person, () => seatsOf(context, person));
  await context.rooms.tellAbsences(games);
}

/** Seats of the person's own, in games that are not over. */
async function seatsOf({ people }: Context, person: string): Promise<readonly OwnSeat[]> {
  const games = await people.keepsakes.games(person);
  return games
    .filter(({ over }) => !over)
    .flatMap(({ id, keys }) => keys.map(({ seat, key }) => ({ game: id, seat, keyHash: hashSeatKey(key) })));
}
