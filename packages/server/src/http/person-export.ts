import { canonicalJson, hashOf } from '@hardtop/kernel';
import type { Owner } from '../keys/owner.ts';
import { holderOf } from '../keys/seat-keys.ts';
import { ChatLog } from '../live/chat-log.ts';
import { jsonPieces } from '../tasks/json-pieces.ts';
import type { MyKeptGame } from '../wire/people.ts';
import { clientBehind } from './client-limits.ts';
import { cardOf, type PersonCall } from './people-calls.ts';
import { shownJournal } from './record-routes.ts';

/** Everything of one person's, as one JSON text, piece by piece: others are answered in between. */
export async function* exportOf(call: PersonCall): AsyncGenerator<string | Buffer> {
  const { context, me } = call;
  const { keepsakes } = context.people;
  const head = { format: 'hardtop-person', version: 1, made: new Date().toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"person":`;
  yield JSON.stringify(await cardOf(context.people, me));
  yield `,"away":${JSON.stringify(await context.live.absences.of(me.person.id))}`;
  yield `,"library":${JSON.stringify(await keepsakes.library(me.person.id))},"designs":`;
  const owners = await keepsakes.owners(me.person.id);
  yield* listed(designsOf(call, owners));
  yield ',"campaigns":';
  yield* listed(campaignsOf(call, owners));
  yield `,"notices":${JSON.stringify(await noticesOf(call, owners))},"games":`;
  yield* listed(gamesOf(call));
  yield '}\n';
}

async function* listed(items: AsyncIterable<string | readonly Buffer[]>): AsyncGenerator<string | Buffer> {
  let before = '[';
  for await (const item of items) {
    yield before;
    if (typeof item === 'string') yield item;
    else yield* item;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Also what was on a browser before it came to be the person's; what came along from there stands here once. */
async function* designsOf({ context }: PersonCall, owners: readonly Owner[]): AsyncGenerator<string> {
  const given = new Set<string>();
  for (const owner of owners)
    for await (const lot of context.library.lots(owner))
      for (const entry of lot) {
        const sign = hashOf(canonicalJson([entry.id, entry.design]));
        if (!given.has(sign)) yield JSON.stringify(entry);
        given.add(sign);
      }
}

async function* campaignsOf({ context, me }: PersonCall, owners: readonly Owner[]): AsyncGenerator<string> {
  const secrets = await context.people.keepsakes.secrets(me.person.id);
  for (const owner of owners)
    for (const { id, deleted } of await context.campaigns.list(owner)) {
      const entry = deleted === null ? await context.campaigns.read(owner, id) : null;
      if (entry === null) continue;
      const secret = secrets.find((one) => one.id === id)?.secret ?? null;
      yield `{"campaign":${entry.text},"secret":${JSON.stringify(secret)}}`;
    }
}

/** By which ways the person is told, and of which seats. */
async function noticesOf({ context: { notices } }: PersonCall, owners: readonly Owner[]) {
  const channels = await Promise.all(owners.map((owner) => notices.channels(owner)));
  const seats = await Promise.all(owners.map((owner) => notices.followed(owner)));
  return { channels: channels.flat(), seats: seats.flat() };
}

async function* gamesOf(call: PersonCall): AsyncGenerator<readonly Buffer[]> {
  const games = await call.context.people.keepsakes.games(call.me.person.id);
  for (const game of games)
    yield await jsonPieces({ ...game, journal: await journalOf(call, game), talk: await talkOf(call, game) });
}

/** As the person's own seats may have it; null where it cannot be had just now. */
async function journalOf({ context, request }: PersonCall, { id, keys, referee }: MyKeptGame) {
  const record = await context.store.find(id);
  if (record === null) return null;
  const own = [...keys.map(({ key }) => key), ...(referee === undefined ? [] : [referee])];
  const holder = holderOf(record, own);
  if (!holder.ok) return null;
  const journal = await shownJournal(context, record, holder.value, clientBehind(request));
  return journal.ok ? journal.value : null;
}

/** What was said there to the person's seats and by them. */
async function talkOf({ context }: PersonCall, { id, keys, referee }: MyKeptGame) {
  const reader = { seats: keys.map(({ seat }) => seat), isReferee: referee !== undefined };
  if (reader.seats.length === 0 && !reader.isReferee) return [];
  return new ChatLog((await context.live.store.load(id)).lines).linesFor(reader);
}
