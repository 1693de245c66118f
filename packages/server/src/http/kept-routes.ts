import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deleted, type Kept, type KeptSecret, keepThese } from '../wire/people.ts';
import { coverAbsence } from './away-routes.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { counted, FROM_HERE, forPerson, type PersonCall } from './people-calls.ts';
import { exportOf } from './person-export.ts';
import { clearSession } from './session-cookie.ts';

/** Some hundred games with the keys to their seats. */
const KEPT_BYTES = 512 * 1024;

/** What is kept with a name; a copy of everything; and the end of it. */
export function keptRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/me/kept', forPerson(context, getKept));
  app.post('/api/me/kept', { ...FROM_HERE, bodyLimit: KEPT_BYTES }, forPerson(context, postKept));
  app.delete('/api/me/kept/games/:id', FROM_HERE, forPerson(context, forgetGame));
  app.get('/api/me/export', counted(context, 'people'), forPerson(context, getExport, 'fresh'));
  app.delete('/api/me', FROM_HERE, forPerson(context, deleteAll, 'fresh'));
}

async function getKept({ context, me, reply }: PersonCall): Promise<FastifyReply> {
  const { keepsakes } = context.people;
  const { id } = me.person;
  const kept: Kept = {
    library: await keepsakes.library(id),
    games: await keepsakes.games(id),
    campaigns: await fitSecrets(context, id, await keepsakes.secrets(id)),
  };
  return reply.send(kept);
}

/** What a guest had on this browser is the person's from now on; what opens nothing is left out. */
async function postKept(call: PersonCall): Promise<FastifyReply> {
  const { context, request, reply, me } = call;
  const { keepsakes } = context.people;
  const body = parseBody(keepThese, request);
  if (!body.ok) return refuse(reply, body.error, 400);
  const { library, games = [], campaigns = [] } = body.value;
  if (library !== undefined) await keepsakes.keepLibrary(me.person.id, library);
  if (games.length > 0) {
    await keepsakes.keepGames(me.person.id, games);
    await coverAbsence(context, me.person.id);
  }
  const fit = await fitSecrets(context, me.person.id, campaigns);
  if (fit.length > 0) await keepsakes.keepSecrets(me.person.id, fit);
  return getKept(call);
}

/** Secrets for the players of the person's own campaigns, as far as they open them. */
async function fitSecrets({ people, campaigns }: Context, person: string, secrets: readonly KeptSecret[]) {
  if (secrets.length === 0) return [];
  const owners = await people.keepsakes.owners(person);
  const opened = await campaigns.openedBy(
    owners,
    secrets.map(({ secret }) => secret),
  );
  return secrets.filter(({ id, secret }) => opened.get(secret) === id);
}

async function forgetGame({ context, request, reply, me }: PersonCall): Promise<FastifyReply> {
  await context.people.keepsakes.forgetGame(me.person.id, (request.params as { readonly id: string }).id);
  return reply.send({});
}

async function getExport(call: PersonCall): Promise<FastifyReply> {
  const name = `hardtop-everything-${new Date().toISOString().slice(0, 10)}.json`;
  return call.reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(exportOf(call)));
}

/** Games of nobody else, designs, campaigns, then the name with all that hangs on it: whoever is interrupted may begin again. */
async function deleteAll({ context, reply, me }: PersonCall): Promise<FastifyReply> {
  const { people, rooms, library, campaigns, notices, live } = context;
  await rooms.tellAbsences(await live.absences.end(me.person.id));
  const { own, shared } = await people.keepsakes.gamesOfNobodyElse(me.person.id);
  const left = [...shared];
  for (const id of own) if (!(await rooms.remove(id))) left.push(id);
  await leaveGames(context, me.person.id, left);
  for (const owner of await people.keepsakes.owners(me.person.id)) {
    await library.forget(owner);
    await campaigns.forget(owner);
    await notices.forget(owner);
  }
  await people.accounts.remove(me.person.id);
  clearSession(reply);
  const answer: Deleted = { games: own.length - (left.length - shared.length), left };
  return reply.send(answer);
}

/** What is for several people stays, without the name and the words of who goes, on whichever node it is played. */
async function leaveGames({ people, live, tables }: Context, person: string, ids: readonly string[]): Promise<void> {
  const games = (await people.keepsakes.games(person)).filter(({ id }) => ids.includes(id));
  for (const { id, keys, referee } of games) {
    const seats = keys.map(({ seat }) => seat);
    await live.store.takeBack(id, referee === undefined ? seats : [...seats, 'referee']);
  }
  await people.keepsakes.unsign(person, ids);
  for (const id of ids) await tables.changed(id);
}
