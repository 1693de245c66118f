import {
  agreeToOffer,
  agreeToRules,
  askFilm,
  askLobby,
  askRematch,
  askWatch,
  changeReplay,
  changeTable,
  createGame,
  forkGame,
  makeChoice,
  offerSeat,
  planTable,
  takeSeat,
  uploadJournal,
  watchLobby,
} from '@hardtop/host/wire';
import type * as z from 'zod';
import { openChannel } from '../notices/channels.ts';
import { askExport, putCampaign, putRows } from '../wire/campaigns.ts';
import { askRemoval } from '../wire/documents.ts';
import { startLab } from '../wire/lab.ts';
import { askBackup, askLibrary, mergeLibrary, putDesign } from '../wire/library.ts';
import { followGame } from '../wire/notices.ts';
import {
  goAway,
  keepThese,
  madePasskey,
  nameAlone,
  nameAndPassword,
  newPassword,
  recoveryCode,
  usedPasskey,
} from '../wire/people.ts';
import {
  away,
  createdGame,
  gameInfo,
  health,
  journal,
  labCard,
  readiness,
  replayAccess,
  rulesetCards,
  snapshot,
  storedChoice,
} from './openapi-answers.ts';

/** What is told of an operation beside its address. */
export interface Operation {
  readonly summary: string;
  /** What the route checks the body by. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly status?: number;
  readonly answer?: z.ZodType;
  /** Of an answer that is no JSON. */
  readonly type?: string;
  /** Whose secret it takes, in the Authorization header. */
  readonly key?: 'seat' | 'token';
}

/** By method and address. What is not listed is described by its address alone. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /api/health': { summary: 'Whether the process lives', answer: health },
  'GET /api/ready': { summary: 'Whether it can serve just now', answer: readiness },
  'GET /api/rulesets': { summary: 'What can be played here', answer: rulesetCards },
  'GET /api/rulesets/:id/rules': { summary: 'The rule index of a ruleset' },
  'GET /api/rulesets/:id/scenarios/:scenario': { summary: 'A scenario as a file' },
  'POST /api/games': { summary: 'Open a game', body: createGame, status: 201, answer: createdGame },
  'GET /api/games/:id': { summary: 'What everybody may know of a game', answer: gameInfo },
  'GET /api/games/:id/snapshot': { summary: 'What one sees of it now', key: 'seat', answer: snapshot },
  'POST /api/games/:id/choices': { summary: 'Answer a question', key: 'seat', body: makeChoice, answer: storedChoice },
  'POST /api/games/:id/agree': { summary: 'Agree to go on under later rules', key: 'seat', body: agreeToRules },
  'GET /api/games/:id/journal': { summary: 'The journal, as one may have it', key: 'seat', answer: journal },
  'GET /api/games/:id/film': { summary: 'What was seen of it', key: 'seat', query: askFilm },
  'GET /api/games/:id/report': { summary: 'What it left behind', key: 'seat' },
  'GET /api/games/:id/socket': { summary: 'The table itself, by WebSocket' },
  'POST /api/games/:id/rematch': {
    summary: 'The same once more',
    key: 'seat',
    body: askRematch,
    status: 201,
    answer: createdGame,
  },
  'POST /api/games/:id/fork': {
    summary: 'A new game from a row of this one',
    key: 'seat',
    body: forkGame,
    status: 201,
    answer: createdGame,
  },
  'GET /api/games/:id/replay': { summary: 'Who may watch it again', key: 'seat', answer: replayAccess },
  'PUT /api/games/:id/replay': {
    summary: 'Say who may watch it again',
    key: 'seat',
    body: changeReplay,
    answer: replayAccess,
  },
  'POST /api/journals': { summary: 'Go on with a journal', body: uploadJournal, status: 201, answer: createdGame },
  'POST /api/tables/plan': { summary: 'What a table would be, before it is laid', body: planTable },
  'POST /api/games/:id/watch': { summary: 'Ask to watch', body: askWatch },
  'PATCH /api/games/:id/table': { summary: 'Change who finds it and who may sit down', key: 'seat', body: changeTable },
  'POST /api/games/:id/seats/:seat/take': { summary: 'Take a free seat', body: takeSeat },
  'POST /api/games/:id/seats/:seat/leave': { summary: 'Leave a seat', key: 'seat' },
  'POST /api/games/:id/seats/:seat/key': { summary: 'A new key for a seat', key: 'seat' },
  'POST /api/games/:id/seats/:seat/offer': { summary: 'Offer a seat to somebody else', key: 'seat', body: offerSeat },
  'POST /api/games/:id/seats/:seat/agree': { summary: 'Answer such an offer', key: 'seat', body: agreeToOffer },
  'GET /api/lobby': { summary: 'Tables with a free seat', query: askLobby },
  'GET /api/lobby/socket': { summary: 'The same as they come and go, by WebSocket', query: watchLobby },
  'POST /api/lab': { summary: 'Have cars fight by the hundred', body: startLab, status: 201, answer: labCard },
  'GET /api/lab/:id': { summary: 'How a batch of duels stands', answer: labCard },
  'DELETE /api/lab/:id': { summary: 'Cancel a batch of duels', answer: labCard },
  'GET /api/lab/:id/csv': { summary: 'A batch of duels as CSV', type: 'text/csv' },
  'GET /api/library': { summary: 'Designs of a library', key: 'token', query: askLibrary },
  'GET /api/library/backup': { summary: 'A library as a file', key: 'token', query: askBackup },
  'POST /api/library/merge': { summary: 'Join a library with a file', key: 'token', body: mergeLibrary },
  'PUT /api/library/:id': { summary: 'Save a design', key: 'token', body: putDesign },
  'DELETE /api/library/:id': { summary: 'Remove a design', key: 'token', query: askRemoval },
  'POST /api/library/:id/restore': { summary: 'Bring a design back', key: 'token' },
  'GET /api/notices': { summary: 'By which ways one is told, and of which seats', key: 'token' },
  'POST /api/notices/channels': { summary: 'Open a way to be told', key: 'token', body: openChannel },
  'DELETE /api/notices/channels/:id': { summary: 'Close a way', key: 'token' },
  'PUT /api/notices/games/:id': { summary: 'Be told of seats of a game', key: 'token', body: followGame },
  'DELETE /api/notices/games/:id': { summary: 'Be told of a game no more', key: 'token' },
  'GET /api/campaigns': { summary: 'Campaigns of a referee', key: 'token' },
  'PUT /api/campaigns/:id': { summary: 'Save a campaign', key: 'token', body: putCampaign },
  'GET /api/campaigns/:id': { summary: 'A campaign', key: 'token' },
  'POST /api/campaigns/:id/rows': { summary: 'Add rows to a campaign', key: 'token', body: putRows },
  'GET /api/campaigns/:id/export': { summary: 'A campaign as a file', key: 'token', query: askExport },
  'DELETE /api/campaigns/:id': { summary: 'Remove a campaign', key: 'token', query: askRemoval },
  'POST /api/campaigns/:id/restore': { summary: 'Bring a campaign back', key: 'token' },
  'POST /api/campaigns/:id/share': { summary: "A new secret for the campaign's players", key: 'token' },
  'DELETE /api/campaigns/:id/share': { summary: 'Take that secret back', key: 'token' },
  'GET /api/shared-campaign': { summary: 'A campaign as its players see it', key: 'token' },
  'POST /api/people': { summary: 'Keep a name by a password', body: nameAndPassword },
  'POST /api/people/passkey/options': { summary: 'Ask to keep a name by a passkey', body: nameAlone },
  'POST /api/people/passkey': { summary: 'Keep a name by a passkey', body: madePasskey },
  'POST /api/sessions': { summary: 'Come in by a password', body: nameAndPassword },
  'POST /api/sessions/passkey/options': { summary: 'Ask to come in by a passkey' },
  'POST /api/sessions/passkey': { summary: 'Come in by a passkey', body: usedPasskey },
  'POST /api/sessions/recovery': { summary: 'Come in by a recovery code', body: recoveryCode },
  'GET /api/me': { summary: 'Who one is here' },
  'DELETE /api/me': { summary: 'Delete all of mine' },
  'GET /api/me/export': { summary: 'All of mine as a file' },
  'PUT /api/me/password': { summary: 'Set a password, or none', body: newPassword },
  'POST /api/me/passkeys': { summary: 'Add a passkey', body: madePasskey },
  'GET /api/me/away': { summary: 'Whether one is away from all tables, and for how long one may be', answer: away },
  'PUT /api/me/away': { summary: 'Be away from all tables until a day is over, or back', body: goAway, answer: away },
  'POST /api/me/kept': { summary: 'Keep seats, tokens and campaigns', body: keepThese },
  'GET /api/openapi.json': { summary: 'This description' },
};
