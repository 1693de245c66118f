import type { KeyHolder } from '@hardtop/host';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownGame } from '../games/problems.ts';
import { holderOf } from '../keys/seat-keys.ts';
import { makeSecret, type OpenChannel, openChannel } from '../notices/channels.ts';
import { atomOf } from '../notices/feed.ts';
import { readTarget } from '../notices/guarded-post.ts';
import type { ChannelTarget } from '../storage/notice-target.ts';
import { followGame, type NoticeBook, type OpenedChannel } from '../wire/notices.ts';
import type { Context } from './context.ts';
import { answering, type Call } from './document-calls.ts';
import { parseBody, refuse } from './errors.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

export function noticeRoutes(app: FastifyInstance, context: Context): void {
  app.get('/api/notices', answering(context, getBook));
  app.post('/api/notices/channels', answering(context, postChannel));
  app.delete('/api/notices/channels/:id', answering(context, deleteChannel));
  app.put('/api/notices/games/:id', answering(context, putGame));
  app.delete('/api/notices/games/:id', answering(context, deleteGame));
  app.get('/api/feeds/:token', (request: TokenRequest, reply) => getFeed(context, request, reply));
  mailRoutes(app, context);
}

async function getBook({ context, owner, reply }: Call): Promise<FastifyReply> {
  const { notices, noticeSettings } = context;
  const [channels, seats, latest] = await Promise.all([
    notices.channels(owner),
    notices.followed(owner),
    notices.latest(owner),
  ]);
  const book: NoticeBook = {
    channels,
    seats,
    offers: {
      push: noticeSettings.vapid?.publicKey ?? null,
      mail: noticeSettings.smtp !== null,
      hook: noticeSettings.hooks !== 'off',
    },
    latest: latest.map(({ game, title, text, at }) => ({ game, title, text, at: at.toISOString() })),
  };
  return reply.send(book);
}

const NOT_OFFERED: Problem = { code: 'off', field: 'kind', message: 'This server is not set up for that.' };

/** What is to be kept, if it may be; and the secret that its owner is told once. */
async function targetOf(
  { notices, noticeSettings }: Context,
  asked: OpenChannel,
): Promise<Result<{ readonly target: ChannelTarget; readonly secret: string | null }, Problem>> {
  switch (asked.kind) {
    case 'feed':
      return ok({ target: { kind: 'feed' }, secret: makeSecret() });
    case 'hook': {
      const url = readTarget(asked.url, noticeSettings.hooks);
      if (noticeSettings.hooks === 'off') return err(NOT_OFFERED);
      return url.ok ? ok({ target: { kind: 'hook', url: url.value.href, secret: makeSecret() }, secret: null }) : url;
    }
    case 'push': {
      if (noticeSettings.vapid === null) return err(NOT_OFFERED);
      const { endpoint, keys } = asked.subscription;
      const url = readTarget(endpoint, noticeSettings.pushReach);
      if (!url.ok) return err({ ...url.error, field: 'subscription.endpoint' });
      return ok({ target: { kind: 'push', endpoint: url.value.href, ...keys }, secret: null });
    }
    case 'mail': {
      if (noticeSettings.smtp === null) return err(NOT_OFFERED);
      if (await notices.wasAsked(asked.address)) return err(ASKED_ALREADY);
      const token = makeSecret();
      return ok({ target: { kind: 'mail', address: asked.address, token }, secret: token });
    }
  }
}

const ASKED_ALREADY: Problem = {
  code: 'too-many',
  field: 'address',
  message: 'A mail to confirm has gone to this address within the hour: look there, or try again later.',
};

const TOO_MANY: Problem = { code: 'full', field: 'kind', message: 'There are ten ways already: close one first.' };

async function postChannel({ context, owner, request, reply }: Call): Promise<FastifyReply> {
  const asked = parseBody(openChannel, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const made = await targetOf(context, asked.value);
  if (!made.ok) return refuse(reply, [made.error]);
  const { target, secret } = made.value;
  const id = await context.notices.open(owner, target, secret);
  if (id === null) return refuse(reply, [TOO_MANY]);
  if (target.kind === 'mail') await context.postman.askToConfirm(target.address, target.token);
  const opened: OpenedChannel = {
    id,
    ...(target.kind === 'feed' ? { feed: `/api/feeds/${secret}` } : {}),
    ...(target.kind === 'hook' ? { secret: target.secret } : {}),
  };
  return reply.code(201).send(opened);
}

const NO_CHANNEL: Problem = { code: 'unknown-channel', field: 'id', message: 'There is no such way.' };

async function deleteChannel({ context, owner, id, reply }: Call): Promise<FastifyReply> {
  return (await context.notices.close(owner, id)) ? reply.code(204).send() : refuse(reply, [NO_CHANNEL], 404);
}

/** Whoever has the key of a seat may be told of it. */
async function putGame({ context, owner, id, request, reply }: Call): Promise<FastifyReply> {
  const asked = parseBody(followGame, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const record = await context.store.find(id);
  if (record === null) return refuse(reply, [unknownGame(id)]);
  const holder: Result<KeyHolder, Problem> = holderOf(record, asked.value.keys);
  if (!holder.ok) return refuse(reply, [holder.error]);
  const held = holder.value.held.map(({ seat }) => seat);
  const seats = record.seats.filter(({ seat }) => held.includes(seat));
  if (seats.length === 0) return refuse(reply, [NO_SEAT]);
  return (await context.notices.follow(owner, id, seats)) ? reply.code(204).send() : refuse(reply, [FOLLOWS_ENOUGH]);
}

const NO_SEAT: Problem = { code: 'key', field: 'keys', message: 'This needs the key of a seat.' };
const FOLLOWS_ENOUGH: Problem = { code: 'full', field: 'game', message: 'That is more games than one is told of.' };

async function deleteGame({ context, owner, id, reply }: Call): Promise<FastifyReply> {
  await context.notices.unfollow(owner, id);
  return reply.code(204).send();
}

const NO_FEED: Problem = { code: 'unknown-feed', message: 'There is no such feed, or it was closed.' };

async function getFeed(context: Context, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const notices = await context.notices.feed(request.params.token);
  if (notices === null) return refuse(reply, [NO_FEED], 404);
  const address = context.noticeSettings.publicUrl ?? `${request.protocol}://${request.host}`;
  return reply
    .header('cache-control', 'private, no-cache')
    .type('application/atom+xml; charset=utf-8')
    .send(atomOf(notices, address));
}

/** A page that asks once more: programs that look through mails follow links, and must not settle anything by that. */
function askingPage(question: string, button: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hardtop</title>
<h1>${question}</h1><form method="post"><button>${button}</button></form></html>`;
}

function mailRoutes(app: FastifyInstance, { notices }: Context): void {
  const say = (reply: FastifyReply, html: string) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  const done = (reply: FastifyReply, isDone: boolean, words: string) =>
    isDone
      ? say(reply, `<!doctype html><html lang="en"><title>Hardtop</title><h1>${words}</h1></html>`)
      : refuse(reply, [NO_CHANNEL], 404);
  // The one that a mail program sends has a body of its own, which says nothing.
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1_024, parseAs: 'string' },
      (_r, _b, ok) => ok(null),
    );
    forms.get('/api/notices/mail/:token', (_request, reply) =>
      say(reply, askingPage('News of your games by mail?', 'Yes, send them')),
    );
    forms.get('/api/notices/mail/:token/stop', (_request, reply) =>
      say(reply, askingPage('No more news by mail?', 'Stop them')),
    );
    forms.post('/api/notices/mail/:token', async (request: TokenRequest, reply) =>
      done(reply, await notices.confirm(request.params.token), 'You will be told when it is your turn.'),
    );
    forms.post('/api/notices/mail/:token/stop', async (request: TokenRequest, reply) =>
      done(reply, await notices.stop(request.params.token), 'No more mails will come.'),
    );
  });
}
