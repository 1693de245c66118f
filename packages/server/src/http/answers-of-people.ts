import * as z from 'zod';
import type { NoticeBook, OpenedChannel } from '../wire/notices.ts';
import type { Away, Deleted, Entered, Kept, Me, NewRecovery, PersonCard } from '../wire/people.ts';
import { answerOf } from './answer-schema.ts';

const time = z.string();
const seatKey = z.object({ seat: z.int(), key: z.string() });

const personCard = answerOf<PersonCard>()(
  z.object({
    name: z.string(),
    created: time,
    hasPassword: z.boolean(),
    hasRecovery: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), label: z.string(), created: time, used: time.nullable() })),
    sessions: z.array(z.object({ id: z.string(), device: z.string(), created: time, seen: time, here: z.boolean() })),
    isFresh: z.boolean(),
  }),
);

export const me = answerOf<Me>()(z.object({ person: personCard.nullable() }));

export const entered = answerOf<Entered>()(z.object({ person: personCard, recovery: z.string().nullable() }));

export const newRecovery = answerOf<NewRecovery>()(z.object({ recovery: z.string() }));

export const deletedPerson = answerOf<Deleted>()(z.object({ games: z.int(), left: z.array(z.string()) }));

/** What a browser's authenticator is asked, as WebAuthn has it. */
export const passkeyOptions = z.object({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) });

export const kept = answerOf<Kept>()(
  z.object({
    library: z.string().nullable(),
    games: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        over: z.boolean(),
        keys: z.array(seatKey),
        invites: z.array(seatKey),
        referee: z.string().optional(),
        host: z.string().optional(),
        invite: z.string().optional(),
        watch: z.string().optional(),
      }),
    ),
    campaigns: z.array(z.object({ id: z.string(), secret: z.string() })),
  }),
);

export const away = answerOf<Away>()(
  z.object({ until: z.iso.date().nullable(), left: z.int().min(0), latest: z.iso.date() }),
);

export const forgotten = z.object({});

export const personExport = z.object({
  format: z.literal('hardtop-person'),
  version: z.literal(1),
  made: time,
  person: personCard.nullable(),
  away,
  library: z.string().nullable(),
  designs: z.array(z.unknown()),
  campaigns: z.array(z.unknown()),
  notices: z.looseObject({ channels: z.array(z.unknown()), seats: z.array(z.unknown()) }),
  games: z.array(z.unknown()),
});

export const noticeBook = answerOf<NoticeBook>()(
  z.object({
    channels: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['push', 'mail', 'feed', 'hook']),
        label: z.string(),
        confirmed: z.boolean(),
      }),
    ),
    seats: z.array(z.object({ game: z.string(), seat: z.int() })),
    offers: z.object({ push: z.string().nullable(), mail: z.boolean(), hook: z.boolean() }),
    latest: z.array(z.object({ game: z.string(), title: z.string(), text: z.string(), at: z.string() })),
  }),
);

export const openedChannel = answerOf<OpenedChannel>()(
  z.object({ id: z.string(), feed: z.string().optional(), secret: z.string().optional() }),
);
